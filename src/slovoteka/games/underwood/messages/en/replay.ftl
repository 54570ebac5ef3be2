picture-tape = Tape
