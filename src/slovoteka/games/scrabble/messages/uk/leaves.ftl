# slovoteka bench train-leaves: чого варті фішки, які лишаються на підставці.
leaves-progress = залишки: партії
leaves-generation =
    Покоління { $generation }: партій { $games }, підставок { $racks }. { $generation ->
        [1] Проти гри без залишків
       *[other] Проти минулого покоління
    }: { $points } очка за партію (95 %: від { $points_low } до { $points_high }), { $share } % перемог (95 %: від { $share_low } % до { $share_high } %), пар партій { $pairs }. { $accepted ->
        [yes] Прийнято.
       *[no] Відхилено: партії кажуть, що воно слабше.
    }
leaves-written = Таблиця у файлі { $file }, { $kilobytes } КБ.
leaves-nothing = Таблиці немає: вже перше покоління слабше, ніж гра без залишків. Потрібно більше партій.
leaves-language = Мови «{ $language }» немає. Є: { $languages }.
leaves-other-plan = У теці { $folder } інше тренування: з іншими числами чи словами. Вкажіть іншу теку в --state або ті самі числа.
