# Обмін з іншими програмами: slovoteka export, таблиці CSV.

## Команда
export-progress = записи
export-format = Формату «{ $to }» немає. Є: { $formats }.
export-no-files =
    Назвіть файл: запис партії{ $readable ->
        [none] {""}
       *[other] {" "}або { $readable }
    }.
export-one-file = У форматі { $to } вивантажують одну партію: назвіть один файл.
export-move-only-position = Ключ --move – для формату { $formats }: позиція перед ходом із цим номером.
export-no-such-move = Ходу { NUMBER($move, useGrouping: 0) } у партії немає: номери від 1 до { NUMBER($most, useGrouping: 0) }, останній – позиція наприкінці.
export-from-foreign = З { $read } формат { $to } не зробити: там немає ні зерна, ні часу. Можна: { $formats }.
export-file = { $file }: { $why }
export-written = Записано: { $file }

## Записи
record-too-long = рядків більше ніж { NUMBER($most, useGrouping: 0) }: такої довгої партії не буває.
