import { amendments, articles, type ConstitutionalPart } from '#law/constitution.ts'
import type { Citation } from './citation.ts'

const numeral = String.raw`([IVXLC]{1,9}|\d{1,3})(?![\w])`
const sections = String.raw`(?:,? ?(?:§ ?§?|[Ss]ec(?:tions?|s?\.)) ?(\d{1,2})(?!\d))?(?:,? ?(?:[Cc]ls?\.|[Cc]lauses?) ?(\d{1,2})(?!\d))?`
const kinds = String.raw`([Aa]mend(?:ment)?s?|AMENDS?|[Aa]rt(?:icle)?s?|ARTS?)\.?`
const land = String.raw`(?:United States|U\. ?S\.|US|[Ff]ederal|UNITED STATES)`
/** `U.S. Const. amend. XIV, § 1`; without the country only where nothing of a state can stand before it. */
const headed = new RegExp(
  String.raw`(?<![\w.])(?:${land} |(?<=[Ss]ee |[Tt]he |\())(?:Const(?:itution|\.)|CONST(?:ITUTION|\.)),? ?(?:${kinds} ?${numeral}${sections}|(?:pmbl\.|[Pp]reamble))`,
  'g',
)
/** A further one: `; art. III, § 2`, `, XIV`, ` and XIV`. */
const further = new RegExp(String.raw`^(?:,|;|,? and|,? ?&) (?:${kinds} ?)?${numeral}${sections}`)
/** A constitution without a country can be another one: Pakistan's has a Second Amendment too. */
const ofConstitution = String.raw`,? (?:of|to) the (?:${land} Constitution|Constitution of the (?:United States|U\. ?S\.))`
const called = new RegExp(String.raw`(?<![\w.])${kinds} ${numeral}${sections}${ofConstitution}`, 'g')
const ones = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')
const teens =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' ')
const tens = 'twenty thirty forty fifty'.split(' ')
const ordinals = [
  ...ones,
  ...teens,
  ...tens.flatMap((ten) => [`${ten.slice(0, -1)}ieth`, ...ones.map((one) => `${ten}-${one}`)]),
]
const inWords = new RegExp(
  String.raw`(?<![\p{L}-])([A-Z][a-z]{3,12}(?:-[A-Za-z][a-z]{3,7})?|\d{1,2}(?:st|nd|rd|th)) Amendment${ofConstitution}`,
  'gu',
)

/**
 * Provisions of the Constitution of the United States, each of a list by itself: `U.S. Const. amend. V`,
 * `art. I, § 9, cl. 2`, `the Fifth Amendment to the Constitution`. One that does not exist says so.
 */
export function recogniseConstitution(text: string): Citation[] {
  if (!/const/i.test(text)) return []
  return [
    ...[...text.matchAll(headed)].flatMap((match) => readListed(text, match)),
    ...[...text.matchAll(called)].flatMap((match) => provision(match, match.slice(1))),
    ...[...text.matchAll(inWords)].flatMap((match) => provision(match, ['amend', numberOf(match[1] ?? '')])),
  ]
}

/** The number of `Fifth`, `Twenty-Eighth`, `14th`; empty for other words. */
function numberOf(written: string): string {
  const number = /^\d/.test(written) ? Number.parseInt(written, 10) : ordinals.indexOf(written.toLowerCase()) + 1
  return number > 0 ? String(number) : ''
}

function readListed(text: string, match: RegExpExecArray): Citation[] {
  const [whole, kind] = match
  if (kind === undefined) return [{ ...placed(match.index, whole), kind: 'constitution', key: 'U.S. Const. pmbl.' }]
  const found = provision(match, match.slice(1))
  let [end, last] = [match.index + whole.length, kind]
  for (;;) {
    const next = further.exec(text.slice(end, end + 60))
    if (!next || (next[1] === undefined && !/s$/i.test(last))) return found
    last = next[1] ?? last
    const lead = /^(?:,|;|,? and|,? ?&) /.exec(next[0])?.[0].length ?? 0
    const start = end + lead
    end += next[0].length
    found.push(...provision({ index: start, 0: text.slice(start, end) }, [last, ...next.slice(2)]))
  }
}

const placed = (start: number, text: string) => ({ start, end: start + text.length, text })

function provision(
  { index, 0: text }: { readonly index: number; readonly 0: string },
  [kind = '', written = '', section, clause]: readonly (string | undefined)[],
): Citation[] {
  if (written === '') return []
  const isArticle = /^art/i.test(kind)
  const number = /^\d/.test(written) ? Number(written) : fromRoman(written)
  const behind = `${section === undefined ? '' : `, § ${section}`}${clause === undefined ? '' : `, cl. ${clause}`}`
  const key = `U.S. Const. ${isArticle ? 'art' : 'amend'}. ${number === undefined ? written : toRoman(number)}${behind}`
  const known = (isArticle ? articles : amendments).find((one) => one.number === number)
  const problem = problemOf(known, { isArticle, written, section, clause })
  return [{ ...placed(index, text), kind: 'constitution', key, ...(problem !== undefined && { malformed: problem }) }]
}

type Written = {
  readonly isArticle: boolean
  readonly written: string
  readonly section: string | undefined
  readonly clause: string | undefined
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** Why the provision cannot be, in one sentence. */
function problemOf(known: ConstitutionalPart | undefined, { isArticle, written, section, clause }: Written) {
  const [what, all] = isArticle ? ['article', articles] : ['amendment', amendments]
  if (!known) return `The Constitution has ${counted(all.length, what)}; there is no ${what} ${written}.`
  const own = `${isArticle ? 'Article' : 'Amendment'} ${toRoman(known.number)}`
  if (section === undefined) return undefined
  if (known.sections.length === 0) return `${own} has no sections.`
  const clauses = known.sections[Number(section) - 1]
  if (clauses === undefined) return `${own} has ${counted(known.sections.length, 'section')}; there is no § ${section}.`
  const isBeyond = isArticle && clause !== undefined && (Number(clause) > clauses || Number(clause) === 0)
  return isBeyond
    ? `Section ${section} of ${own} has ${counted(clauses, 'clause')}; there is no cl. ${clause}.`
    : undefined
}

/** The amendment by which this provision was repealed, as it is cited; undefined where it stands. */
export function repealOf(key: string | undefined): string | undefined {
  const repealed = amendments.find(
    ({ number, repealedBy }) =>
      repealedBy !== undefined && `${key},`.startsWith(`U.S. Const. amend. ${toRoman(number)},`),
  )
  return repealed?.repealedBy === undefined ? undefined : `amend. ${toRoman(repealed.repealedBy)}`
}

const steps: readonly (readonly [string, number])[] = [
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]

function toRoman(number: number): string {
  let [rest, text] = [number, '']
  for (const [sign, worth] of steps)
    while (rest >= worth) {
      text += sign
      rest -= worth
    }
  return text
}

/** Undefined for letters that are no number (`IIX`). */
function fromRoman(written: string): number | undefined {
  for (let number = 1; number < 400; number += 1) if (toRoman(number) === written) return number
  return undefined
}
