# Names that nobody has typed: guests and bots. A key is kept, and everybody reads it in their own language.

## A guest: “Ginger Owl 42”. Adjectives have no gender here.
guest-name = { $adjective } { $animal } { $number }
guest-gender =
    { $animal ->
       *[other] none
    }
guest-adjective-brisk =
    { $gender ->
       *[none] Brisk
    }
guest-adjective-quick =
    { $gender ->
       *[none] Quick
    }
guest-adjective-stately =
    { $gender ->
       *[none] Stately
    }
guest-adjective-merry =
    { $gender ->
       *[none] Merry
    }
guest-adjective-kind =
    { $gender ->
       *[none] Kind
    }
guest-adjective-chiming =
    { $gender ->
       *[none] Chiming
    }
guest-adjective-nimble =
    { $gender ->
       *[none] Nimble
    }
guest-adjective-moonlit =
    { $gender ->
       *[none] Moonlit
    }
guest-adjective-wise =
    { $gender ->
       *[none] Wise
    }
guest-adjective-soft =
    { $gender ->
       *[none] Soft
    }
guest-adjective-gentle =
    { $gender ->
       *[none] Gentle
    }
guest-adjective-fluffy =
    { $gender ->
       *[none] Fluffy
    }
guest-adjective-ginger =
    { $gender ->
       *[none] Ginger
    }
guest-adjective-northern =
    { $gender ->
       *[none] Northern
    }
guest-adjective-blue =
    { $gender ->
       *[none] Blue
    }
guest-adjective-modest =
    { $gender ->
       *[none] Modest
    }
guest-adjective-bold =
    { $gender ->
       *[none] Bold
    }
guest-adjective-snowy =
    { $gender ->
       *[none] Snowy
    }
guest-adjective-quiet =
    { $gender ->
       *[none] Quiet
    }
guest-adjective-brave =
    { $gender ->
       *[none] Brave
    }
guest-adjective-keen =
    { $gender ->
       *[none] Keen
    }
guest-adjective-lively =
    { $gender ->
       *[none] Lively
    }
guest-animal-badger = Badger
guest-animal-squirrel = Squirrel
guest-animal-beaver = Beaver
guest-animal-otter = Otter
guest-animal-jackdaw = Jackdaw
guest-animal-dolphin = Dolphin
guest-animal-thrush = Thrush
guest-animal-hedgehog = Hedgehog
guest-animal-raccoon = Raccoon
guest-animal-crane = Crane
guest-animal-hare = Hare
guest-animal-oriole = Oriole
guest-animal-whale = Whale
guest-animal-cat = Cat
guest-animal-swallow = Swallow
guest-animal-fox = Fox
guest-animal-elk = Elk
guest-animal-walrus = Walrus
guest-animal-panda = Panda
guest-animal-lynx = Lynx
guest-animal-titmouse = Titmouse
guest-animal-bullfinch = Bullfinch
guest-animal-owl = Owl
guest-animal-jay = Jay
guest-animal-swift = Swift
guest-animal-seal = Seal
guest-animal-eagle-owl = Eagle Owl
guest-animal-heron = Heron
guest-animal-gull = Gull

## Bots. Those who are called alike are numbered.
name-again = { $name } { $number }
bot-name-vera = Vera
bot-name-gleb = Gleb
bot-name-zoya = Zoya
bot-name-ignat = Ignat
bot-name-klava = Klava
bot-name-lev = Lev
bot-name-marta = Marta
bot-name-nina = Nina
bot-name-oleg = Oleg
bot-name-rita = Rita

## Others
name-former-player = Former player
