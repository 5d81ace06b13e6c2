import { isInstalled } from '#server/pdf/programs.ts'
import type { Services } from '#server/services.ts'
import type { ReadyEntry } from './write-parts.ts'
import { shrinkExhibit } from './shrink-exhibit.ts'

/** Dots an inch of a scan that is made smaller: first the more, and never less than the last. */
const steps = [300, 200]
/**
 * Makes scanned pages smaller, the heaviest exhibit first, for as long as all of them together have more than `target` bytes.
 * What was uploaded stays as it is; each exhibit says what was done. Without a program that prints pages nothing changes.
 */
export async function shrinkExhibits(
  services: Services,
  {
    entries,
    target,
    folder,
  }: { readonly entries: readonly ReadyEntry[]; readonly target: number; readonly folder: string },
  signal: AbortSignal,
): Promise<ReadyEntry[]> {
  const shrunk = [...entries]
  const total = () => shrunk.reduce((sum, { pages }) => sum + pages.bytes, 0)
  if (total() <= target || !(await isInstalled('pdftoppm'))) return shrunk
  for (const dots of steps)
    for (const entry of entries.toSorted((one, other) => other.pages.bytes - one.pages.bytes)) {
      if (total() <= target) return shrunk
      signal.throwIfAborted()
      const at = shrunk.findIndex(({ record }) => record.id === entry.record.id)
      const smaller = await shrinkExhibit(services, entry, { dots, folder }, signal)
      if (smaller && smaller.bytes < (shrunk[at]?.pages.bytes ?? 0)) shrunk[at] = { ...entry, pages: smaller }
    }
  return shrunk
}
