import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type DocumentText, TextBuilder } from './document-text.ts'
import { fileKind } from './file-kind.ts'
import { readImage } from './read-image.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'

const run = promisify(execFile)

export type RecognitionLimits = {
  /** For one page. */
  readonly milliseconds: number
  readonly pages: number
  /** Stops the programs; the abort is then what is thrown. */
  readonly signal?: AbortSignal
}

const recognitionLimits: RecognitionLimits = { milliseconds: 60_000, pages: 100 }

/**
 * The text of a scan, recognised by the `tesseract` of this machine: of an image, or of the pages of a PDF, which
 * `pdftoppm` makes into images first. Slow: seconds a page, so it is work for a job. The programs run outside of this
 * process and one page at a time. Throws `UnreadableDocument`; `ocr-not-installed` where a program is missing.
 */
export async function recognizeText(
  bytes: Uint8Array,
  { language = 'eng', ...given }: Partial<RecognitionLimits> & { readonly language?: string } = {},
): Promise<DocumentText> {
  const limits = { ...recognitionLimits, ...given }
  const folder = await mkdtemp(join(tmpdir(), 'recognition-'))
  try {
    const images = await pageImages(bytes, folder, limits)
    const builder = new TextBuilder()
    for (const image of images) {
      const text = await recognize(image, language, limits)
      // An image of several pages comes back with a form feed after each.
      for (const page of text.replace(/\f$/, '').split('\f')) {
        builder.startPage()
        for (const line of page.split('\n')) builder.addLine(line)
      }
    }
    if (builder.text === '') throw new UnreadableDocument('ocr-failed')
    const kind = fileKind(bytes) === 'pdf' ? 'pdf' : 'image'
    const warnings = ['The text of this scan was recognized by a program; compare it with the original.']
    return { kind, text: builder.text, headings: [], pages: builder.pages, needsOcr: false, warnings }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function pageImages(bytes: Uint8Array, folder: string, limits: RecognitionLimits): Promise<string[]> {
  const file = join(folder, 'scan')
  await writeFile(file, bytes)
  const kind = fileKind(bytes)
  if (kind === 'image') {
    readImage(bytes)
    return [file]
  }
  if (kind !== 'pdf') throw new UnreadableDocument('unsupported')
  // 300 dots per inch of US Letter; a larger page is made smaller, so that no page can take all memory.
  const options = ['-gray', '-png', '-scale-to', '3300', '-l', String(limits.pages + 1), file, join(folder, 'page')]
  await runProgram('pdftoppm', options, { ...limits, milliseconds: limits.milliseconds * 5 })
  const images = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted()
  if (images.length > limits.pages) throw new UnreadableDocument('too-many-pages')
  return images.map((name) => join(folder, name))
}

async function recognize(image: string, language: string, limits: RecognitionLimits): Promise<string> {
  const base = `${image}-text`
  // One thread for a page: with more, pages on a small machine wait for each other.
  await runProgram('env', ['OMP_THREAD_LIMIT=1', 'tesseract', image, base, '-l', language], limits)
  return readFile(`${base}.txt`, 'utf8')
}

async function runProgram(
  program: string,
  options: readonly string[],
  { milliseconds: timeout, signal }: RecognitionLimits,
): Promise<void> {
  try {
    const limits = { timeout, killSignal: 'SIGKILL', maxBuffer: 1_000_000 } as const
    await run(program, options, { ...limits, ...(signal && { signal }) })
  } catch (cause) {
    signal?.throwIfAborted()
    const { code, killed } = cause as { code?: unknown; killed?: boolean }
    const isMissing = code === 'ENOENT' || code === 127
    const why = isMissing ? 'ocr-not-installed' : killed ? 'took-too-long' : 'ocr-failed'
    throw new UnreadableDocument(why, { cause })
  }
}
