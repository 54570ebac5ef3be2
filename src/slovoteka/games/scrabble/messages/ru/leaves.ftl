# slovoteka bench train-leaves: чего стоят фишки, которые остаются на подставке.
leaves-progress = остатки: партии
leaves-generation =
    Поколение { $generation }: партий { $games }, подставок { $racks }. { $generation ->
        [1] Против игры без остатков
       *[other] Против прошлого поколения
    }: { $points } очка за партию (95 %: от { $points_low } до { $points_high }), { $share } % побед (95 %: от { $share_low } % до { $share_high } %), пар партий { $pairs }. { $accepted ->
        [yes] Принято.
       *[no] Отвергнуто: партии говорят, что оно слабее.
    }
leaves-written = Таблица в файле { $file }, { $kilobytes } КБ.
leaves-nothing = Таблицы нет: уже первое поколение слабее, чем игра без остатков. Нужно больше партий.
leaves-language = Языка «{ $language }» нет. Есть: { $languages }.
leaves-other-plan = В папке { $folder } другая тренировка: с другими числами или словами. Укажите другую папку в --state или те же числа.
