/** The texts of all games' boxes for the first page, in one catalogue, because that page shows all boxes. */

const files = import.meta.glob<string>('../../games/*/texts/en/shelf.ftl', {
  eager: true,
  import: 'default',
  query: '?raw',
});

export default Object.values(files).join('');
