"""The hunt for records of open solitaire (SM-90): the dearest single move and the greatest total.

`finder.py` finds plays when any tile of the bag may be taken, `lineup.py` is a game as a list of plays, `giant.py`
builds a game around one move over three triple squares, `improving.py` makes games better, `hunting.py` keeps what was
found and leads the processes, `recording.py` writes a game down as a record that anybody can verify.
"""
