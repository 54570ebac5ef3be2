about-forbidden-word = «Заборонені слова»: слово, якого ніхто не побачив.
about-forbidden-letter = «Заборонені слова»: літера, з якою слова не вийде.
choose-letter = Виберіть літеру
