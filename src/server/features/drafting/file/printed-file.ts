import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pagePicture } from '#server/pdf/page-picture.ts'

const dots = 144

/** A Word file as the LibreOffice of this machine prints it. */
export type PrintedFile = { readonly pdf: Uint8Array; readonly pages: readonly string[] }

/** A page of it as a PNG, counted from 1; undefined where no program of this machine draws it. */
export async function drawPage(file: PrintedFile, page: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return inFolder(async (folder) => {
    const path = join(folder, 'draft.pdf')
    await writeFile(path, file.pdf, { mode: 0o600 })
    return pagePicture(path, { page, dots, folder })
  })
}

/** Does something in a folder of its own, which is gone after it. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'printed-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
