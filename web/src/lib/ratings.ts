/**
 * Addresses of leader tables. They have dashes instead of dots, because the server takes a name with a dot for a file.
 */

export function leadersPage(category: string): string {
  return `/ratings/${category.replaceAll('.', '-')}`;
}
export function categoryOf(page: string): string {
  return page.replaceAll('-', '.');
}
