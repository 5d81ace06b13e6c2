import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from './system-programs.ts'

const run = promisify(execFile)
const soffice = findProgram('soffice', 'opening Word files in LibreOffice')
const pdftotext = findProgram('pdftotext', 'reading the pages that LibreOffice makes')

/** Whether Word files can be opened in a program of another maker here. */
export const canConvert = soffice !== undefined && pdftotext !== undefined

/** The text of each page that LibreOffice makes of a Word file, in the order of reading. */
export async function convertToPages(docx: Uint8Array): Promise<string[]> {
  return convert(docx, 'pdf', async (folder) => {
    await run(pdftotext ?? 'pdftotext', ['-layout', join(folder, 'file.pdf'), join(folder, 'file.txt')])
    const text = await readFile(join(folder, 'file.txt'), 'utf8')
    return text.split('\f').slice(0, -1)
  })
}

/** The same document as LibreOffice writes it: other parts, other names, other habits. */
export async function rewriteDocx(docx: Uint8Array): Promise<Uint8Array> {
  return convert(docx, 'docx', async (folder) => new Uint8Array(await readFile(join(folder, 'out', 'file.docx'))))
}

async function convert<Result>(
  docx: Uint8Array,
  to: string,
  read: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'word-pages-'))
  try {
    await writeFile(join(folder, 'file.docx'), docx)
    // A profile of its own: two conversions in one profile wait for each other or fail.
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const out = to === 'docx' ? join(folder, 'out') : folder
    const options = [profile, '--headless', '--convert-to', to, '--outdir', out, join(folder, 'file.docx')]
    await run(soffice ?? 'soffice', options, { timeout: 180_000 })
    return await read(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
