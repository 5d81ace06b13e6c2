import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords } from '#domain/language/sentences.ts'
import { isProseLine } from '../prose-lines.ts'
import type { Examined } from '../shorthand/examined.ts'
import { isVerb } from '../shorthand/subjectless.ts'
import { headings, type Kind, toldWithLabel } from './headings.data.ts'
import { toldScores } from './instruments.ts'

/** A line of the notes: what it is about by its heading or its own label, its number in a list, and its words. */
export type NotedLine = {
  readonly kind: Kind | undefined
  /** A label of its own that is no heading: `back: L4-L5 fusion`. */
  readonly label?: string
  /** A heading that names no kind, over the line: `SEIZURES`. */
  readonly over?: string
  /** `2, 3`, as a list of findings has it. */
  readonly number?: string
  readonly words: string
}

const bullet = /^[-–—*•·>]+\s+/u
const numbered = /^\(?(\d{1,2}(?:(?:, ?|[-–]| ?& ?| and )\d{1,2}){0,4})(?:[.)] ?| ?[-–—:] )\s*(?=\S)/u
const longestLabel = 6

/** So many kinds make notes a sheet, with so many headings on lines of their own, or so many kinds by labels alone. */
const fewest = 3
const fewestHeadings = 2
const fewestByLabel = 5

/**
 * A clinician's notes under headings of their own, line by line; undefined where they have too few of them to be read so.
 * The title over the first heading falls away.
 */
export function readSheet(typed: string, person?: Examined): NotedLine[] | undefined {
  const text = forReading(typed, person)
  const { lines, kinds, count } = linesRead(text, true)
  if (kinds >= fewest && count >= fewestHeadings) return lines
  // Where labels alone make the sheet a label speaks of its own line and of no other.
  return kinds >= fewestByLabel ? linesRead(text, false).lines : undefined
}

/** Labels with a day, and `If he goes` of whoever is not examined, as a sheet has them; what is left to a lawyer falls away. */
const forReading = (text: string, person: Examined | undefined): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^(\s*(?:PE|Exam|O\/E|Labs?|MSE|Physical)) (\d{1,2}\/\d{1,2}(?:\/\d{2,4})?) ?[:–-] /iu, '$1: on $2, ')
        .replaceAll(/(?:^|(?<=[.;] ))[^.;?]{0,60}\? ?ask (?:the )?(?:lawyer|attorney|counsel)\b\.?/giu, '')
        .replace(
          /^(\s*)if (he|she) (?:goes|leaves|moves|has to go|must go)(?= ?[:–-] )/iu,
          (whole, open: string, who: string) =>
            person !== undefined && who.toLowerCase() !== person.he ? `${open}Separation` : whole,
        ),
    )
    .join('\n')

type Read = { readonly lines: NotedLine[]; readonly kinds: number; readonly count: number }

/** `holds`: what has no label goes on under the label of the line before. */
function linesRead(text: string, holds: boolean): Read {
  const told: NotedLine[] = []
  const known: Kind[] = []
  let under: Under = { kind: undefined, isOpen: false }
  const headed: Kind[] = []
  for (const [at, line] of text.split('\n').flatMap(byLabels).entries()) {
    const bare = line.trim().replace(bullet, '')
    if (bare === '' || /^[-=_*]{3,}$/u.test(bare)) {
      // A heading holds to the next empty line, behind which a label opens something else.
      under = { ...under, isOpen: under.isOpen && bare !== '' }
      continue
    }
    const above = headedBy(bare, at, told)
    if (above !== undefined) {
      under = above
      headed.push(...(above.kind === undefined ? [] : [above.kind]))
      continue
    }
    if (told.length === 0 && at < 3) {
      told.push(...headOf(bare, at))
      if (told.length > 0 || isTitle(bare, at, told)) continue
    }
    const own = ofBody(ownLabel(bare), known)
    if (own?.kind !== undefined) {
      known.push(own.kind)
      under = under.isOpen || !holds ? under : { kind: own.kind, isOpen: false }
    }
    told.push(withRunOn(noted(bare, own, under), told.at(-1), text))
  }
  return { lines: told, kinds: new Set([...known, ...headed]).size, count: headed.length }
}

/** Below an examination `Arms:`, `L knee:`, `Neuro:` are parts of it. */
const ofBody = (own: OwnLabel | undefined, known: readonly Kind[]): OwnLabel | undefined =>
  own !== undefined && own.kind === undefined && known.includes('exam') && parts.test(own.label)
    ? { ...own, kind: 'exam', isPart: true }
    : own

const parts =
  /^(?:(?:[LR]\.?|left|right|both|upper|lower) )?(?:arms?|forearms?|legs?|back|shins?|face|head|neck|chest|abd(?:omen)?|hands?|fingers?|feet|foot|toes|soles?|knees?|wrists?|ankles?|elbows?|shoulders?|scalp|skin|neuro(?:logical)?|motor|sensory|reflexes|heart|lungs?|cardiac|resp(?:iratory)?|heent|ext(?:remities)?|msk|gait|spine|joints?|eyes?|ears?|nose|mouth|teeth|thighs?|calves|buttocks|genitalia?|trunk)(?: exam)?$/iu

/** A line without a label goes on with the history that the line before it tells, where no empty line divides them. */
function withRunOn(line: NotedLine, before: NotedLine | undefined, text: string): NotedLine {
  const isHistory = before?.kind === 'history' || before?.kind === 'account'
  const isNext = before !== undefined && text.includes(`${before.words}\n${line.words}`)
  return line.kind === undefined && line.label === undefined && line.over === undefined && isHistory && isNext
    ? { ...line, kind: before.kind }
    : line
}

/** `Meds: none. Soc: dishwasher, lives w/ cousin`: two labels that are known, in one line. */
function byLabels(line: string): string[] {
  const cut = [...line.matchAll(/(?<=[.;] )(\p{Lu}\p{L}{1,14}(?: \p{Ll}{2,12})?): (?=\S)/gu)]
    .filter(([, label = '']) => headingKind(label) !== undefined)
    .map(({ index }) => index)
  return [0, ...cut].map((from, at) => line.slice(from, cut[at]).trimEnd())
}

const initials = /^(?:(?:\p{Lu}\.){2,4}|\p{Lu}{2,4}(?= \d)),? ?/u

/** Before any label: `T.H. 7/22/26 clinic rm 4`, `Craig P., 47M. USC, born 1979`. */
function headOf(line: string, at: number): NotedLine[] {
  const isOfVisit =
    (isHeadOfVisit(line) && /\b(?:clinic|office|room|rm|video|home|jail|visit)\b/iu.test(line)) ||
    (/^\p{Lu}{2,4} \d{1,2}\/\d{1,2}\/\d{2,4} \p{Lu}/u.test(line) && !isProseLine(line))
  const isOfLife = /\bborn\b/u.test(line) && ownLabel(line) === undefined && !isProseLine(line)
  if (at > 1 || !(isOfVisit || isOfLife)) return []
  return [{ kind: isOfVisit ? 'sessions' : 'history', words: line.replace(initials, '') }]
}

const isHeadOfVisit = (line: string): boolean =>
  /^[^:]{0,30}\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b[^:]{0,40}$/u.test(line) && !isProseLine(line)

/** The heading under which a line stands, and whether it holds on. */
type Under = { readonly kind: Kind | undefined; readonly over?: string; readonly isOpen: boolean }

function headedBy(bare: string, at: number, told: readonly NotedLine[]): Under | undefined {
  const kind = headingIn(bare)
  if (kind !== undefined) return { kind, isOpen: true }
  if (isTitle(bare, at, told) || !isUnknownHeading(bare)) return undefined
  return { kind: undefined, over: bare.replace(/:$/u, '').trimEnd().toLowerCase(), isOpen: true }
}

function noted(bare: string, own: OwnLabel | undefined, { kind, over }: Under): NotedLine {
  const [, part, found = ''] = (own === undefined && kind === 'exam' && partOfBody.exec(bare)) || []
  if (part !== undefined) return { ...lineOf(found, kind), label: part }
  const known = own === undefined ? ofItself(bare, kind) : undefined
  if (known !== undefined) return known
  if (own !== undefined) return { ...lineOf(withoutNone(own), own.kind ?? kind), ...labelOf(own) }
  return { ...lineOf(bare, kind), ...(kind === undefined && over !== undefined && { over }) }
}

/** What a line without a label says by its look: how somebody was in a session, or scores. */
function ofItself(bare: string, kind: Kind | undefined): NotedLine | undefined {
  const session = sessionHead.exec(bare)?.[0]
  if (session !== undefined) return { kind: 'state', words: bare.slice(session.length) }
  return kind === undefined && toldScores(bare) !== undefined ? { kind: 'tests', words: bare } : undefined
}

/** `Session 1 (9/22): arrives early`: how somebody was in it. */
const sessionHead = /^(?:S|session |visit )#?\d{1,2}\b,? ?(?:\(?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\)?)? ?[:–-] ?/iu

/** `Left forearm, inner side: a scar of 4 cm` */
const partOfBody = /^(\p{Lu}[\p{Ll} ’'-]{2,20}, [\p{Ll} ’'-]{3,30}): (\S.*)$/u

const labelOf = (own: OwnLabel) =>
  own.kind === undefined || own.isPart === true || toldWithLabel.has(own.kind) || /^interp/iu.test(own.label)
    ? { label: own.label }
    : {}

/** `Meds: none` */
const withoutNone = ({ label, rest }: OwnLabel): string =>
  /^(?:none|nil)\.?$/iu.test(rest) && /^meds?$|^medications?$/iu.test(label) ? 'no medication' : rest

function lineOf(bare: string, kind: Kind | undefined): NotedLine {
  const number =
    kind === 'exam' || kind === 'assessment'
      ? (numbered.exec(bare) ?? (kind === 'assessment' ? /^(\d{1,2}) (?=(?:[LR] )?\p{Ll})/u.exec(bare) : null))
      : null
  const words = bare.slice(number?.[0].length ?? 0).replace(number === null ? numbered : /^(?!)/u, '')
  return number === null
    ? { kind, words: /^\d{1,2}[.)] /u.test(bare) ? words : bare }
    : { kind, number: number[1] ?? '', words }
}

/** What a label or a heading says that its notes are about; undefined for one that is not known. */
export const headingKind = (label: string): Kind | undefined =>
  headings.find(([pattern]) => pattern.test(label.toLowerCase().replaceAll('’', "'").trim()))?.[1]

/** `CURRENT COMPLAINTS`, `Tests`, `Opinion:`, `3. Mental status`: a line that says nothing else. */
function headingIn(line: string): Kind | undefined {
  const plain = line.replace(/^(?:\d{1,2}|[A-H]|[IVX]{1,4})[.)] /u, '').replace(/(?<![\s:.–-])[\s:.–-]+$/u, '')
  return countWords(plain) > longestLabel ? undefined : headingKind(plain)
}

/** `WHO I AM AND HOW I KNOW THE PATIENT`: what follows is of no kind that is known. */
const isUnknownHeading = (line: string): boolean => /^[\p{Lu} ,’'&/():-]{6,70}$/u.test(line) && /\p{Lu}{4}/u.test(line)

/** A line that is a heading of such notes and says nothing else. */
export const isSheetHeading = (line: string): boolean => headingIn(line.trim().replace(/\.$/u, '')) !== undefined

type OwnLabel = {
  readonly label: string
  readonly kind: Kind | undefined
  readonly rest: string
  /** A part of the body under an examination. */
  readonly isPart?: true
}

/** `Hx: dad left`, `PCL-5: 54` is none, `Marriage - good`. */
function ownLabel(line: string): OwnLabel | undefined {
  const [, label = '', rest = ''] = /^(\p{L}[\p{L} /’'-]{0,34}?)(?::| [-–—])\s+(\S.*)$/u.exec(line) ?? []
  if (label === '' || countWords(label) > longestLabel) return undefined
  const kind = headingKind(label)
  if (kind !== undefined) return { label, kind, rest }
  // `forgets - left the pills`: what the person does is no label.
  if (isVerb(label.split(' ')[0] ?? '') && !/^(?:work|works|back|sleep)$/iu.test(label)) return undefined
  // `She said: "..."` and `Scars - I saw two` are sentences, and `PCL-5` is an instrument.
  if (hasFiniteVerb(label) || /\p{Lu}{2}/u.test(label) || /^(?:he|she|they|i|we|it|says?|said)\b/iu.test(label))
    return undefined
  return countWords(label) > 3 ? undefined : { label, kind, rest }
}

/** `DK eval - notes`, `Exam notes D.G.`: the head of the paper, before anything is told. */
const isTitle = (line: string, at: number, told: readonly NotedLine[]): boolean =>
  told.length === 0 &&
  at < 3 &&
  countWords(line) <= 10 &&
  !isProseLine(line) &&
  (/\b(?:notes?|eval(?:uation)?|exam(?:ination)?|session|interview|report|assessment|form)\b/iu.test(line) ||
    at === 0) &&
  !/:\s+\S/u.test(line)
