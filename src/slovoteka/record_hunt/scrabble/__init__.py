"""The hunt for records of open solitaire (SM-90): the highest-scoring single move and the highest total.

`finder.py` finds plays when any tile of the bag may be taken, `play_sequence.py` is a game as a list of plays,
`giant_moves.py` builds a game around one move over three triple squares, `improving.py` improves games, `hunting.py`
stores the results and leads the processes, `recording.py` writes a game as a record that anybody can verify.
"""
