import { foldWord } from '#domain/language/fold.ts'
import { monthNumber } from '#domain/language/months.ts'
import type { EvidenceIndex, EvidenceSentence } from './evidence.ts'

/** Who was at a place of work or study from when to when, in months counted from year 0; what goes on ends never. */
export type Tenure = {
  readonly id: string
  /** The words of the name of the firm or school, folded. */
  readonly at: ReadonlySet<string>
  readonly from: number
  readonly to: number
  readonly sentence: EvidenceSentence
}

const kept = new WeakMap<EvidenceIndex, readonly Tenure[]>()
const monthName = String.raw`(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?)?`
const span = new RegExp(
  String.raw`(?<![\p{L}\d])(?:since (${monthName}(?:19|20)\d\d)|(${monthName}(?:19|20)\d\d) (?:to|until|through|and|-|–) (${monthName}(?:19|20)\d\d|present|today|now)|(${monthName}(?:19|20)\d\d)[–-]((?:19|20)\d\d|present))(?![\p{L}\d])`,
  'giu',
)
const name = /\p{Lu}[\p{L}\p{M}’'&-]{3,}/gu
const monthNames = new Set(
  'january february march april june july august september october november december'.split(' '),
)
/** Words of many names. */
const ofMany = new Set(
  'university college institute school technology technical laboratory laboratories labs department center centre research engineer engineering professor assistant associate senior principal fellow postdoctoral national state doctor sciences science member'.split(
    ' ',
  ),
)
const working =
  /(?<!\p{L})(?:was|is|am|were|work\p{L}*|employed|joined|taught|served|scientist|engineer|professor|fellow|student|at)(?!\p{L})/iu

/** Every stay at a firm or a school that the sources date. */
export function tenuresOf(evidence: EvidenceIndex): readonly Tenure[] {
  const known = kept.get(evidence)
  if (known) return known
  const found = evidence.sentences.flatMap((sentence) => readTenures(sentence, evidence))
  kept.set(evidence, found)
  return found
}

function readTenures(sentence: EvidenceSentence, evidence: EvidenceIndex): Tenure[] {
  const own = sentence.start < 0 ? -sentence.start : 0
  const id = whoseIs(sentence, evidence)
  const isVitae = vitae.test(sentence.from.source.title)
  if (id === undefined || sentence.from.source.kind === 'record' || (!isVitae && !working.test(sentence.text)))
    return []
  let behind = own
  return [...sentence.text.matchAll(span)].flatMap((match): Tenure[] => {
    const lead = sentence.text.slice(behind, match.index)
    behind = match.index + match[0].length
    const at = new Set(
      [...lead.matchAll(name)]
        .map(([word]) => foldWord(word.replace(/['’]s$/, '')))
        .filter((word) => !monthNames.has(word) && !ofMany.has(word) && evidence.roster.byWord.get(word) === undefined),
    )
    const from = monthOf(match[1] ?? match[2] ?? match[4] ?? '', 'first')
    const end = match[3] ?? match[5]
    const isOpen = end === undefined || /^(?:present|today|now)$/iu.test(end)
    const to = isOpen ? Number.POSITIVE_INFINITY : monthOf(end, 'last')
    return at.size > 0 && from <= to ? [{ id, at, from, to, sentence }] : []
  })
}

const vitae = /^(?:curriculum vitae|cv|resume|résumé)(?!\p{L})/iu

/** The person named before, in a curriculum vitae its owner, in an answer about the client the client. */
function whoseIs({ mentions, from, text }: EvidenceSentence, evidence: EvidenceIndex): string | undefined {
  const first = mentions.find(
    ({ ids, text: written }) => ids.length === 1 && !/^(?:his|her|my)(?!\p{L})/iu.test(written),
  )
  if (first && !vitae.test(from.source.title)) return first.ids[0] === 'speaker' ? expertOf(evidence) : first.ids[0]
  if (vitae.test(from.source.title)) return ownerOf(from.source.title, evidence)
  return from.source.kind === 'answer' && !/(?<!\p{L})(?:he|she|they)(?!\p{L})/iu.test(text) ? 'client' : undefined
}

function ownerOf(title: string, { roster }: EvidenceIndex): string | undefined {
  const words = (title.match(/\p{L}+/gu) ?? []).map(foldWord)
  return words.flatMap((word) => roster.byWord.get(word) ?? []).at(-1)
}

/** Who writes `I` in a letter: the owner of the only curriculum vitae on file that is not the client's. */
export function expertOf(evidence: EvidenceIndex): string | undefined {
  const titles = new Set(evidence.sentences.map(({ from }) => from.source.title).filter((title) => vitae.test(title)))
  const owners = [...titles].flatMap((title) => ownerOf(title, evidence) ?? []).filter((id) => id !== 'client')
  return owners.length === 1 ? owners[0] : undefined
}

/** `March 2022` as a month; a year alone as its first or last one. */
function monthOf(written: string, side: 'first' | 'last'): number {
  const year = Number(/\d{4}/.exec(written)?.[0] ?? 0)
  const month = /^\p{L}+/u.exec(written)?.[0].toLowerCase()
  const number = month === undefined ? undefined : monthNumber(month)
  return year * 12 + (number ?? (side === 'first' ? 1 : 12))
}
