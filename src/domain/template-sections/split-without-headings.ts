import { countWords } from '#domain/language/sentences.ts'
import { sectionWithoutHeading, type TemplateSection } from './template-section.ts'
import type { TemplateParagraph } from './template-paragraph.ts'
import { frontZones, signatureZones } from './zones.ts'

/** Groups of prose hold at least this many words and, where paragraph borders allow, at most the second number. */
const groupWords = { least: 150, most: 400 }

/** A form: one section for each table, with the lines before it; what follows the last table belongs to it. */
export function splitForm(paragraphs: readonly TemplateParagraph[]): TemplateSection[] {
  const tables = [...new Set(paragraphs.flatMap(({ table }) => table?.table ?? []))]
  const ends = tables.map((number) => paragraphs.findLastIndex(({ table }) => table?.table === number) + 1)
  const borders = [0, ...ends.slice(0, -1), paragraphs.length]
  return tables.map((_, position) => {
    const indexes = range(borders[position] ?? 0, borders[position + 1] ?? paragraphs.length)
    const content = indexes.flatMap((index) => paragraphs[index] ?? [])
    const title = formTitle(content) || `Table ${position + 1}`
    return sectionWithoutHeading(indexes, { title, kind: 'form', reason: 'form made of tables' })
  })
}

/** Prose without headings: letterhead and signature as usual, the rest in groups that the attorney names. */
export function splitProse(paragraphs: readonly TemplateParagraph[]): TemplateSection[] {
  const front = frontZones(paragraphs, paragraphs.length)
  const body = front.find(({ kind }) => kind === 'text')?.index ?? paragraphs.length
  const signature = signatureZones(paragraphs, []).find(({ index }) => index > body)
  const end = signature?.index ?? paragraphs.length
  const zones = front.filter(({ index }) => index < body)
  const starts = [...zones.map(({ index }) => index), body]
  const head = zones.map((zone, position) =>
    sectionWithoutHeading(range(zone.index, starts[position + 1] ?? body), zone),
  )
  const parts = signature ? letterParts(paragraphs, body, end) : groupProse(paragraphs, body, end)
  const isLetter = signature !== undefined && parts.length > 1
  const groups = parts.map((indexes, position) =>
    sectionWithoutHeading(indexes, {
      title: isLetter ? letterTitle(position, parts.length) : `Part ${position + 1}`,
      kind: 'text',
      reason: isLetter ? 'no headings: a letter’s parts' : 'no headings: grouped by length',
    }),
  )
  const tail = signature
    ? [sectionWithoutHeading(range(end, paragraphs.length), { ...signature, kind: 'signature' })]
    : []
  return [...head, ...groups, ...tail]
}

function letterTitle(position: number, count: number): string {
  if (position === 0) return 'Opening'
  if (position === count - 1) return 'Closing'
  return count === 3 ? 'Body' : `Body (${position})`
}

/** A letter opens with a paragraph and closes with what asks, offers or thanks; what stands between is its body. */
function letterParts(paragraphs: readonly TemplateParagraph[], from: number, to: number): number[][] {
  const prose = range(from, to).filter(
    (index) => !paragraphs[index]?.table && countWords(paragraphs[index]?.text ?? '') >= 6,
  )
  if (prose.length < 3) return groupProse(paragraphs, from, to)
  const second = prose[1] ?? to
  const last = prose.at(-1) ?? to
  const closing = prose.slice(2).find((index) => closes.test(paragraphs[index]?.text ?? '')) ?? last
  const body = groupProse(paragraphs, second, closing)
  return [range(from, second), ...body, range(closing, to)]
}
const closes =
  /^(?:(?:for (?:these|all (?:of )?these|the (?:foregoing|above)) reasons|in (?:conclusion|closing|sum)|accordingly|therefore|thank you|we (?:thank|appreciate|look forward|respectfully (?:ask|request)|ask that|request that)|i (?:look forward|thank|ask that|respectfully (?:ask|request))|please (?:do not hesitate|contact|call|feel free|let|sign|return)|should you|if you (?:have|need|require|agree|would like)|kindly)\b)/iu

/** Puts blocks of prose together until a group is long enough. */
function groupProse(paragraphs: readonly TemplateParagraph[], from: number, to: number): number[][] {
  const groups: number[][] = []
  let words = 0
  for (const block of proseBlocks(paragraphs, from, to)) {
    const own = block.reduce((sum, index) => sum + countWords(paragraphs[index]?.text ?? ''), 0)
    const group = groups.at(-1)
    if (group && own > 0 && (words >= groupWords.least || words + own > groupWords.most)) {
      groups.push(block)
      words = own
    } else {
      if (group) group.push(...block)
      else groups.push(block)
      words += own
    }
  }
  return groups
}

/** Stretches between blank lines, or single paragraphs where there are none; a table is never cut. */
function proseBlocks(paragraphs: readonly TemplateParagraph[], from: number, to: number): number[][] {
  const isBlank = (index: number) => (paragraphs[index]?.text ?? '').trim() === ''
  const hasBlankLines = range(from, to).some((index) => !paragraphs[index]?.table && isBlank(index))
  const blocks: number[][] = []
  for (const index of range(from, to)) {
    const begins = isBorder(paragraphs, index) && (!hasBlankLines || (isBlank(index - 1) && !isBlank(index)))
    const block = blocks.at(-1)
    if (block && !begins) block.push(index)
    else blocks.push([index])
  }
  return blocks
}

/** True when a section may begin at this paragraph: not in the middle of a table. */
export function isBorder(paragraphs: readonly TemplateParagraph[], index: number): boolean {
  const table = paragraphs[index]?.table?.table
  return table === undefined || paragraphs[index - 1]?.table?.table !== table
}

/** The first line before the table or, failing that, its first cell with text. */
function formTitle(content: readonly TemplateParagraph[]): string {
  const before = content.find(({ text, table }) => !table && text.trim() !== '')
  const first = before ?? content.find(({ text }) => text.trim() !== '')
  return (first?.text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 90).trim()
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset)
}
