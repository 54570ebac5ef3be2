/** What stands on the boxes: of all games in one file, as the first page shows them all. */

const files = import.meta.glob<object>('../../games/*/texts/uk/shelf.json', {
  eager: true,
  import: 'default',
});

export default Object.assign({}, ...Object.values(files));
