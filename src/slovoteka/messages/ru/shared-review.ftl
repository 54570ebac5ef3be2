# Что о разборе говорят и терминал, и страницы.

review-mark-none = без оценки
review-cost-points = потеряно очков: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-cost-chance = шанс на победу ниже на { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-nothing = Решать в этой партии было нечего.
