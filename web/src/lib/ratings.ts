/** Where tables of leaders are. Dashes for dots: what has a dot in its name is a file to the server, and no page. */

export function leadersPage(category: string): string {
  return `/ratings/${category.replaceAll('.', '-')}`;
}
export function categoryOf(page: string): string {
  return page.replaceAll('-', '.');
}
