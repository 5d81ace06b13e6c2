import { letterOf } from '#domain/case-map/making/list-exhibits.ts'

type Grouped = { readonly id: string; readonly group?: string }

const most = 702
const places = Array.from({ length: most }, (_, index) => letterOf(index))
const groupOf = ({ id, group }: Grouped) => group ?? id

/** The place of the letter that follows the last one of earlier filings: `F` -> 6. A first filing starts at 0. */
export function firstTab(used: string | undefined): number {
  return used === undefined ? 0 : tabPlace(used.trim().toUpperCase())
}

/** The place of a tab among all letters, from 1; those of a group share one: `C-2` is 3, `AA` 27. 0 for what is no letter. */
export function tabPlace(letter: string): number {
  const base = letter.replace(/-.*/, '')
  return base === '' ? 0 : places.indexOf(base) + 1
}

/**
 * The exhibits by the tabs that they stand behind: one that `behind` puts with another has its letter and follows it, the
 * others are lettered on from the place `start`. Exhibits of one `group` share it (`C-1`, `C-2`).
 */
export function letterTabs<One extends Grouped>(
  own: readonly One[],
  behind: ReadonlyMap<string, string>,
  start: number,
): (One & { readonly letter: string; readonly parent: string | null })[] {
  const parentOf = (id: string) => {
    const parent = behind.get(id)
    const isThere = parent !== undefined && parent !== id && own.some((one) => one.id === parent)
    return isThere && !behind.has(parent) ? parent : null
  }
  const tops = own.filter(({ id }) => parentOf(id) === null)
  const groups = [...new Set(tops.map(groupOf))]
  return tops.flatMap((top) => {
    const group = tops.filter((one) => groupOf(one) === groupOf(top))
    const tab = letterOf(start + groups.indexOf(groupOf(top)))
    const letter = group.length > 1 ? `${tab}-${group.indexOf(top) + 1}` : tab
    const inside = own.filter(({ id }) => parentOf(id) === top.id)
    return [{ ...top, letter, parent: null }, ...inside.map((one) => ({ ...one, letter, parent: top.id }))]
  })
}
