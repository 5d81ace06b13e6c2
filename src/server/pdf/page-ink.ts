import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isInstalled, runProgram } from './programs.ts'

/** How much is printed on a page, and where a stamp goes: at the lower right, and at the lower left. */
export type StampRoom = {
  readonly right: Ink
  readonly left: Ink
  readonly isBlank: boolean
  /** The share of the page that is printed on: 0 to 1, to the hundred-thousandth. */
  readonly ink: number
}
export type Ink = 'none' | 'little' | 'much'

const dotsPerInch = 36
const dark = 128
/** A share of dark dots over which a stamp would stand on something. */
const much = 0.02
/** A page with fewer is empty: a single short line of type has more. */
const blank = 0.0001
const pagesAtOnce = 100

/**
 * Looks at every page of a PDF as it is printed: whether its stamps would stand on something, and whether it is blank.
 * Undefined where there is no program to print it with.
 */
export async function measureInk(
  path: string,
  pages: number,
  folder: string,
  signal?: AbortSignal,
): Promise<StampRoom[] | undefined> {
  if (!(await isInstalled('pdftoppm'))) return undefined
  const rooms: StampRoom[] = []
  for (let first = 1; first <= pages; first += pagesAtOnce) {
    const last = Math.min(pages, first + pagesAtOnce - 1)
    const images = await mkdtemp(join(folder, 'ink-'))
    try {
      const options = ['-r', String(dotsPerInch), '-gray', '-f', String(first), '-l', String(last)]
      await runProgram('pdftoppm', [...options, path, join(images, 'page')], { milliseconds: 120_000, signal })
      const names = (await readdir(images)).filter((name) => name.endsWith('.pgm')).toSorted()
      for (const name of names) rooms.push(roomOn(await readFile(join(images, name))))
    } finally {
      await rm(images, { recursive: true, force: true })
    }
  }
  return rooms
}

function roomOn(pgm: Buffer): StampRoom {
  const head = /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(pgm.subarray(0, 64).toString('latin1'))
  if (!head) return { right: 'much', left: 'much', isBlank: false, ink: 1 }
  const [width, height] = [Number(head[1]), Number(head[2])]
  const dots = pgm.subarray(head[0].length)
  const at = (points: number) => Math.round((points * dotsPerInch) / 72)
  const share = (fromX: number, toX: number, fromY: number, toY: number, limit: number) => {
    let count = 0
    for (let y = fromY; y < toY; y += 1)
      for (let x = fromX; x < toX; x += 1) if ((dots[y * width + x] ?? 255) < limit) count += 1
    return count / Math.max(1, (toX - fromX) * (toY - fromY))
  }
  const [top, bottom] = [height - at(38), height - at(18)]
  const inkOf = (from: number, to: number): Ink => {
    const found = share(from, to, top, bottom, dark)
    return found > much ? 'much' : found > 0 ? 'little' : 'none'
  }
  const all = share(0, width, 0, height, 200)
  return {
    right: inkOf(width - at(136), width - at(30)),
    left: inkOf(at(30), at(136)),
    isBlank: all < blank,
    ink: Math.round(all * 100_000) / 100_000,
  }
}
