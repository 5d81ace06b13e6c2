import type { Range } from '#domain/section-content/read.ts'
import { filingMarks } from '#domain/section-content/filing-mark.ts'
import { foldWithOffsets } from '#domain/language/folded-text.ts'

/** Stands for every hidden character, so that offsets stay; a private character that no text uses. */
const hidden = '\uE000'

const forms = /(?<![\p{L}\p{N}])(?:Form\s)?(?:I|G|N|EOIR|DS|AR|ETA|FS|OF|WH)-\d{1,4}[A-Z]{0,2}(?![\p{L}\p{N}])/gu
const references =
  /(?<![\p{L}\p{N}])(?:Exhs?\.?|Exhibits?|Exs?\.|Tabs?|Attachments?|Appendix|App\.|pages?|pp?\.|paragraphs?|paras?\.|¶{1,2}|Parts?|Items?|Questions?|Lines?|Box|Steps?|Sections?|Chapters?|Footnotes?|nn?\.|Tr\.|Decl\.|Nos?\.|Rm\.|Volume|Vol\.|Schedule|Annex|Rules?)\s?(?:at\s)?(?:[IVX]+(?:\.[A-Z](?:\.\d{1,2})?)?(?![\p{Ll}])|[A-Z]{1,2}(?:[-–]\d{1,3})?|\d{1,4}(?:\.\d+)?[A-Za-z]?)(?:[-–]\d{1,4})?(?:,?\s(?:at|p\.|pp\.|page|¶)\s?\d{1,4}(?:[-–]\d{1,4})?)?(?![\p{L}\p{N}])/gu
const lawsByYear =
  /(?<![\p{L}\p{N}])(?:(?:19|20)\d{2}\s(?:Convention|Protocol|rules?|amendments?|Acts?|regulations?|decision|Human Rights Report|Country Report)|(?:Act|Convention|Protocol|rule|amendments?|Code|regulations?)\sof\s(?:[A-Z][a-z]+\s\d{1,2},\s)?(?:19|20)\d{2}|(?:reinstated|vacated|overruled|restored|abrogated|superseded)\sin\s(?:19|20)\d{2})/gu
const laterYear = /(?<=(?<!\d)(?:19|20)\d{2}[-–])\d{2}(?![\d-])/g
const listNumbers = /(?<=^|\n)\s{0,6}(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)]\s/g

/** Form numbers, references to exhibits and pages, years of laws and decisions, numbers of a list: they state no facts. */
export function findFormalRanges(text: string): Range[] {
  return [forms, references, filingMarks, lawsByYear, laterYear, listNumbers].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length })),
  )
}

/** The text with every character in the ranges hidden; offsets stay as they are. */
export function maskRanges(text: string, ranges: readonly Range[]): string {
  let masked = ''
  let at = 0
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue
    masked += text.slice(at, Math.max(at, start)) + hidden.repeat(end - Math.max(at, start))
    at = end
  }
  return masked + text.slice(at)
}

/** Runs of this many words make a passage the template's own. */
const runLength = 6

/** The runs of words that templates print in every draft. Build once for the templates of a tool. */
export function indexBoilerplate(templates: readonly string[]): ReadonlySet<string> {
  const runs = new Set<string>()
  for (const template of templates) {
    const words = foldWithOffsets(template).text.trim().split(' ')
    for (let index = 0; index + runLength <= words.length; index += 1)
      runs.add(words.slice(index, index + runLength).join(' '))
  }
  return runs
}

/** The passages of a text that are boilerplate: unbroken runs of at least six of the templates' words. */
export function findBoilerplate(text: string, boilerplate: ReadonlySet<string>): Range[] {
  if (boilerplate.size === 0) return []
  const folded = foldWithOffsets(text)
  const ranges: { start: number; end: number }[] = []
  const words = [...folded.text.matchAll(/[^ ]+/g)]
  for (let index = 0; index + runLength <= words.length; index += 1) {
    const run = words.slice(index, index + runLength)
    if (!boilerplate.has(run.map(([word]) => word).join(' '))) continue
    const first = run[0]
    const last = run.at(-1)
    if (!first || !last) continue
    const start = folded.offsets[first.index] ?? 0
    const end = (folded.offsets[last.index + last[0].length - 1] ?? 0) + 1
    const previous = ranges.at(-1)
    if (previous && start <= previous.end) previous.end = end
    else ranges.push({ start, end })
  }
  return ranges
}
