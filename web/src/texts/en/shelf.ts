/** What stands on the boxes: of all games in one file, as the first page shows them all. */

const files = import.meta.glob<string>('../../games/*/texts/en/shelf.ftl', {
  eager: true,
  import: 'default',
  query: '?raw',
});

export default Object.values(files).join('');
