# slovoteka bench train-leaves: what tiles that stay on a rack are worth.
leaves-progress = leaves: games
leaves-generation =
    Generation { $generation }: games { $games }, racks { $racks }. { $generation ->
        [1] Against a player without leaves
       *[other] Against the generation before
    }: { $points } points a game (95 %: { $points_low } to { $points_high }), { $share } % won (95 %: { $share_low } % to { $share_high } %), pairs of games { $pairs }. { $accepted ->
        [yes] Accepted.
       *[no] Refused: the games say that it is weaker.
    }
leaves-written = The table is in { $file }, { $kilobytes } KB.
leaves-nothing = There is no table: even the first generation is weaker than playing without leaves. More games are needed.
leaves-language = There is no language “{ $language }”. There are: { $languages }.
leaves-other-plan = The folder { $folder } has another training: with other numbers or words. Name another folder with --state, or the same numbers.
