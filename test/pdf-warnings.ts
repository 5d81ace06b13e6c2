import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { getDocumentProxy } from 'unpdf'
import { findProgram } from './system-programs.ts'

const run = promisify(execFile)
const programs = [
  ['qpdf', ['--check'], []],
  ['pdftotext', [], ['-']],
  ['pdftoppm', ['-r', '20', '-gray'], []],
] as const

/** What qpdf, poppler and pdf.js complain of when they open and draw every page of a PDF; empty for a clean file. */
export async function pdfWarnings(file: string): Promise<string[]> {
  const found: string[] = []
  for (const [program, before, after] of programs) {
    if (!findProgram(program, 'opening PDF files')) continue
    const limits = { encoding: 'buffer', maxBuffer: 1_000_000_000 } as const
    const said = await run(program, [...before, file, ...after], limits).catch((error: { stderr: Buffer }) => error)
    const complaints = said.stderr.toString('utf8').trim()
    if (complaints !== '') found.push(`${program}: ${complaints}`)
  }
  return [...found, ...(await warningsOfPdfJs(file))]
}

/** pdf.js writes its warnings to the console, if anywhere. */
async function warningsOfPdfJs(file: string): Promise<string[]> {
  const said: string[] = []
  const { warn, log } = console
  const listen = (...words: readonly unknown[]) => {
    const text = words.join(' ')
    // Of the reader, not of the file: this build of pdf.js comes without the fonts that every reader has.
    if (!text.includes('standardFontDataUrl')) said.push(`pdf.js: ${text}`)
  }
  Object.assign(console, { warn: listen, log: listen })
  try {
    const pdf = await getDocumentProxy(Uint8Array.from(await readFile(file)), { verbosity: 1 })
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      await page.getOperatorList()
      await page.getTextContent()
      page.cleanup()
    }
    await pdf.loadingTask.destroy()
  } finally {
    Object.assign(console, { warn, log })
  }
  return said
}
