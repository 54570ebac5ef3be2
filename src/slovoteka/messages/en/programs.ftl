# Bots of others: programs that play by the open protocol, under a name of their own.
code-alone = With a code neither bot nor name is needed: you remain who asked for the code.
people-only = A person has opened this table, and rated games and halls are played by people and programs apart. Take another table, or open one of your own.
programs-only = A program has opened this table, and rated games and halls are played by people and programs apart. Take another table, or open one of your own.
programs-not-paired = Whoever looks for an opponent waits for a person: programs are not paired. Take a table that you were invited to, or open one of your own.
no-hints-for-programs = Programs play by their own wits: there are no hints for them.
