import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isInstalled, runProgram } from './programs.ts'

/** One page of a PDF as a PNG of this many dots an inch; undefined where there is no program to print it with. */
export async function pagePicture(
  path: string,
  { page, dots, folder }: { readonly page: number; readonly dots: number; readonly folder: string },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!(await isInstalled('pdftoppm'))) return undefined
  const options = ['-r', String(dots), '-png', '-f', String(page), '-l', String(page)]
  await runProgram('pdftoppm', [...options, path, join(folder, 'picture')], { milliseconds: 30_000 })
  const name = (await readdir(folder)).find((one) => one.startsWith('picture') && one.endsWith('.png'))
  return name === undefined ? undefined : new Uint8Array(await readFile(join(folder, name)))
}
