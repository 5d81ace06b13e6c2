/** The list with one entry a place further up (-1) or down (1); at its ends nothing happens. */
export function step(list: readonly string[], id: string, by: number): string[] {
  const from = list.indexOf(id)
  const to = Math.max(0, Math.min(list.length - 1, from + by))
  return from < 0 ? [...list] : list.with(from, list[to] ?? id).with(to, id)
}

/** The list with one entry in the place of another, which makes room for it. */
export function moveBefore(list: readonly string[], id: string, target: string): string[] {
  const to = list.indexOf(target)
  const without = list.filter((one) => one !== id)
  return [...without.slice(0, to), id, ...without.slice(to)]
}
