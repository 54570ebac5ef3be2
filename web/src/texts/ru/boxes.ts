/** What the boxes say of themselves to whoever has taken one: of all games in one file. */

const files = import.meta.glob<object>('../../games/*/texts/ru/box.json', { eager: true, import: 'default' });

export default Object.assign({}, ...Object.values(files));
