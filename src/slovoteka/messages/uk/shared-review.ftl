# Що про розбір кажуть і термінал, і сторінки.

review-mark-none = без оцінки
review-cost-points = втрачено очок: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-cost-chance = шанс на перемогу нижчий на { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-nothing = Вирішувати в цій партії було нічого.
