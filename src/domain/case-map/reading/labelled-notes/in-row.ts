/** `a, b and c`: also where an item has a comma of its own, as a sum does. */
export const inRow = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
