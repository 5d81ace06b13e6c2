import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from './system-programs.ts'

const run = promisify(execFile)

export const pdftoppm = findProgram('pdftoppm', 'looking at printed pages')

/** A printed page: rows of dots from the top, one byte each in gray and three in color. */
export type PageDots = { readonly width: number; readonly height: number; readonly dots: Buffer }

/** Every page of a PDF as poppler prints it. */
export async function printPages(
  path: string,
  dotsPerInch: number,
  look: 'gray' | 'color' = 'gray',
): Promise<PageDots[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dots-'))
  try {
    const options = ['-r', String(dotsPerInch), ...(look === 'gray' ? ['-gray'] : [])]
    await run(pdftoppm ?? 'pdftoppm', [...options, path, join(folder, 'page')])
    const pages = await Promise.all((await readdir(folder)).toSorted().map((name) => readFile(join(folder, name))))
    return pages.map((page) => {
      const [head = '', width, height] = /^P[56]\s+(\d+)\s+(\d+)\s+\d+\s/.exec(page.toString('latin1', 0, 40)) ?? []
      return { width: Number(width), height: Number(height), dots: page.subarray(head.length) }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
