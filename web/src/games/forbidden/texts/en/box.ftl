forbidden-about = Everybody adds a letter to the conversation. Who makes a noun possible takes its letters as penalty.
forbidden-rules = Letters that must not make a word. A sample game, disputed cases.
