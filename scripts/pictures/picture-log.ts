import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Kept = { readonly barriers: readonly string[] }

/**
 * Which pictures stand in the folder and what was found on their pages, kept after each of them: a run that was broken off
 * goes on with `--resume` where it ended.
 */
export function openPictureLog(folder: string, goesOn: boolean) {
  const path = join(folder, 'taken.json')
  const known = goesOn && existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Kept>) : {}
  const taken = new Map(Object.entries(known))
  return {
    has: (file: string) => taken.has(file) && existsSync(join(folder, `${file}.png`)),
    add(file: string, barriers: readonly string[]) {
      taken.set(file, { barriers })
      // Whole or not at all, whenever the run ends.
      writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries(taken), undefined, 1))
      renameSync(`${path}.new`, path)
    },
    barriers: () => [...taken.values()].flatMap(({ barriers }) => barriers),
    pages: () => taken.size,
  }
}
