/** The texts of all games' boxes that are shown once a box is opened, in one catalogue. */

const files = import.meta.glob<string>('../../games/*/texts/uk/box.ftl', {
  eager: true,
  import: 'default',
  query: '?raw',
});

export default Object.values(files).join('');
