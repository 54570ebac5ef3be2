# Обмен с другими программами: slovoteka export, таблицы CSV.

## Команда
export-progress = записи
export-format = Формата «{ $to }» нет. Есть: { $formats }.
export-no-files =
    Назовите файл: запись партии{ $readable ->
        [none] {""}
       *[other] {" "}или { $readable }
    }.
export-one-file = В формате { $to } выгружается одна партия: назовите один файл.
export-move-only-position = Ключ --move – для формата { $formats }: позиция перед ходом с этим номером.
export-no-such-move = Хода { NUMBER($move, useGrouping: 0) } в партии нет: номера от 1 до { NUMBER($most, useGrouping: 0) }, последний – позиция в конце.
export-from-foreign = Из { $read } формат { $to } не сделать: там нет ни семени, ни времени. Можно: { $formats }.
export-file = { $file }: { $why }
export-written = Записано: { $file }

## Записи
record-too-long = строк больше { NUMBER($most, useGrouping: 0) }: такой длинной партии не бывает.
