import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { splitPacket } from '#domain/packet/split-parts.ts'
import { assemblePart } from '../assemble-part.ts'
import { normalizePdf } from '../normalize-pdf.ts'
import type { SheetPlan } from '../packet-plan.ts'
import { measureInk } from '../page-ink.ts'
import { readPageTexts } from '../page-texts.ts'
import { textPdf } from './sample-files.ts'

/**
 * Run in a process of its own: makes a packet of six exhibits with 520 pages and says how long that took and how much memory
 * the process had at most.
 */
const folder = await mkdtemp(join(tmpdir(), 'large-packet-'))
try {
  const lines = (from: number) =>
    Array.from({ length: 40 }, (_, line) => `Line ${from + line} of a long record that says what it says.`)
  const kinds = [{}, { size: [595, 842] }, { turned: 90 }, { size: [612, 1008] }, { isProtected: true }, {}] as const
  const counts = [140, 90, 60, 60, 80, 90]
  for (const [index, kind] of kinds.entries()) {
    const pages = Array.from({ length: counts[index] ?? 0 }, (_, page) => lines(page * 40))
    await writeFile(join(folder, `${index}.pdf`), await textPdf(pages, kind))
  }
  const start = performance.now()
  const sheets: SheetPlan[] = []
  for (const index of kinds.keys()) {
    const path = join(folder, `${index}.ready.pdf`)
    const { pages } = await normalizePdf(join(folder, `${index}.pdf`), path, 1000)
    const rooms = await measureInk(path, pages, folder)
    const letter = String.fromCodePoint(65 + index)
    add({ kind: 'tab', letter, title: `Record ${index}`, pages: '' }, letter, `Exhibit ${letter}`)
    for (let page = 1; page <= pages; page += 1) {
      const { right, left } = rooms?.[page - 1] ?? { right: 'much' as const, left: 'much' as const }
      add({ kind: 'page', path, page, right, left }, letter)
    }
  }
  const parts = splitPacket([{ sheetBytes: sheets.map(() => 4000) }], 1_000_000)
  let read = 0
  for (const [index, { from, to }] of parts.entries()) {
    const path = join(folder, `part-${index}.pdf`)
    await assemblePart({ to: path, title: 'Exhibits', sheets: sheets.slice(from, to) })
    read += (await readPageTexts(path, 2000)).filter((text) => /Ex\. [A-F]/.test(text)).length
  }
  const seconds = (performance.now() - start) / 1000
  const megabytes = process.resourceUsage().maxRSS / 1024
  process.stdout.write(JSON.stringify({ pages: sheets.length, read, parts: parts.length, seconds, megabytes }))

  function add(content: SheetPlan['content'], letter: string, title?: string): void {
    const label = String(sheets.length + 1)
    sheets.push({
      label,
      stamp: `Ex. ${letter}    ${label}`,
      content,
      ...(title !== undefined && { outline: { title, level: 1 } }),
    })
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
