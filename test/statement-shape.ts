/** A statement without what differs from call to call: how many values a list has, and how many rows are written at once. */
export function shapeOf(sql: string): string {
  return sql
    .replaceAll(/["`]/g, '')
    .replaceAll(/(?<!\s)\s+/g, ' ')
    .toLowerCase()
    .replaceAll(/\(\?(?:, ?\?)*\)/g, '(?)')
    .replaceAll(/\(\?\)(?:, ?\(\?\))+/g, '(?)')
    .trim()
}
