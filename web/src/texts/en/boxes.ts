/** What the boxes say of themselves to whoever has taken one: of all games in one file. */

const files = import.meta.glob<string>('../../games/*/texts/en/box.ftl', {
  eager: true,
  import: 'default',
  query: '?raw',
});

export default Object.values(files).join('');
