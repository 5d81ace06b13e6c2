import { findQuantities } from '#domain/provenance/find-quantities.ts'
import { maskRanges } from '#domain/provenance/mask.ts'
import { findDates } from '#domain/language/find-dates.ts'
import type { Amount, CaseFact, FactDate, FactKind, LinkDirection } from '../case-map.ts'
import type { Person } from '#domain/persons/person.ts'
import { stemsOf } from '../reading/stems.ts'
import { personsIn, statementOf } from '../wording.ts'
import { kindOf, tellsOfLiving, type Told } from '../reading/classify.ts'
import { curlyQuotes } from '../reading/clean-wording.ts'
import { subjectOf } from '../reading/read-statements.ts'
import { dateOf } from './fact-date.ts'

/** How surely a fact serves what a model names: more than a likeness of words, less than an attorney. */
export const modelWeight = 0.85

/** `weight`: how surely; 1 when absent. */
export type Serving = { readonly element: string; readonly direction?: LinkDirection; readonly weight?: number }

/** A fact on its way into the map. */
export type MadeFact = {
  fact: CaseFact
  /** Elements that a question or the tool named. */
  readonly serves: readonly Serving[]
  readonly toldIn?: string
  /** What it says, without names. */
  readonly stems: readonly string[]
  /** What the heading above it says. */
  readonly headingStems?: readonly string[]
  /** Persons whose text it is: who speaks in the document, and whom it is about. */
  readonly about: readonly string[]
  /** Words that stand around it: under the same heading of its document. */
  readonly context?: ReadonlySet<string>
  readonly document?: string
  readonly isFromDocument: boolean
  /** From an answer typed in haste: what a paper says in whole sentences goes before it. */
  readonly isHasty?: true
  /** A row of a chronology that counsel made: no evidence of its own. */
  readonly isOfChronology?: true
  /** From the decision under review: it serves no element. */
  readonly isRuling?: true
  /** Made by the tool from structured answers: its words stand. */
  readonly isStated?: true
  /** Of a country, and of how people live there: wages, schools, hospitals. */
  readonly isOfLiving?: true
  /** What its kind will be weighed by: of a long file most statements are not kept (`withKind`). */
  readonly weighedBy?: Told | undefined
}

/** The fact with the kind that its words have. */
export function withKind(made: MadeFact): MadeFact {
  const { weighedBy, ...rest } = made
  if (weighedBy === undefined) return made
  const kind = kindOf(weighedBy)
  const isOfLiving = kind === 'country' && made.fact.persons.length === 0 && tellsOfLiving(weighedBy)
  return { ...rest, fact: { ...made.fact, kind }, ...(isOfLiving && { isOfLiving }) }
}

type Given = {
  /** From what the id is made: it must stay when only names or pronouns change. */
  readonly key: string
  readonly wording: string
  readonly persons: readonly Person[]
  readonly kind: FactKind
  readonly state: CaseFact['state']
  readonly sources: CaseFact['sources']
  readonly words?: string
  /** Quoted only: who says it, for `In Ms. Berg’s words`. */
  readonly quoted?: { readonly by?: string | undefined; readonly source?: string | undefined }
  readonly negated?: boolean
  readonly date?: FactDate | undefined
  readonly amounts?: readonly Amount[] | undefined
  readonly np?: string | undefined
  readonly asHardship?: string | undefined
}

/** Puts a fact together: its statement, persons, date and amounts follow from the wording. */
export function makeFact(given: Given): CaseFact {
  const { persons, quoted, words } = given
  const wording = withoutOwnName(given.wording)
  const statement = quoted ? quotedStatement(words ?? wording, quoted, persons) : statementOf(wording, persons)
  const subject = quoted ? undefined : subjectOf(wording)
  const date = given.date ?? dateOf(statement)
  const asTold = words === undefined || `${words.replace(/\.$/, '')}.` === statement ? undefined : words
  return {
    id: `F${hashOf(given.key)}`,
    statement,
    wording,
    ...(subject !== undefined && { subject }),
    ...(quoted && { quoteOnly: true as const }),
    kind: given.kind,
    persons: personsIn(wording),
    ...(date && { date }),
    amounts: given.amounts ?? amountsOf(statement),
    ...(given.negated && { negated: true as const }),
    sources: given.sources,
    state: given.state,
    ...(asTold !== undefined && { asTold }),
    ...(given.np !== undefined && { np: given.np }),
    ...(given.asHardship !== undefined && { asHardship: given.asHardship }),
  }
}

/** `{x} is {x}, priest of Mar Girgis`: a writer who gives the name first says no more than the rest. */
function withoutOwnName(wording: string): string {
  return wording.replace(
    /^(\{([a-z0-9-]{1,60})(?:\.\w{1,12})?\} is )\{\2(?:\.\w{1,12})?\}, (?=(\p{L}+|\d))/u,
    (_, start: string, __, next: string) =>
      /^(?:\d|an?$|the$|his$|her$|their$|my$|our$|\p{Lu})/u.test(next)
        ? start
        : `${start}${/^[aeiou]/.test(next) ? 'an' : 'a'} `,
  )
}

function quotedStatement(
  words: string,
  { by, source }: NonNullable<Given['quoted']>,
  persons: readonly Person[],
): string {
  const inside = curlyQuotes(words.replaceAll(/\s+/g, ' ')).replaceAll('“', '‘').replaceAll('”', '’')
  const speaker = persons.find(({ id }) => id === by)
  const lead = speaker ? `In ${speaker.short}’s words` : (source ?? 'The document states')
  return `${lead}: “${inside}”`
}

/** Twelve letters and digits that follow from the text alone (two 32-bit FNV-1a sums). */
export function hashOf(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s“”"'’‘.,]+/g, ' ')
    .trim()
  let [one, other] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < folded.length; at += 1) {
    const code = folded.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x01000193)
  }
  return written(one) + written(other)
}

const written = (sum: number): string => (sum >>> 0).toString(36).padStart(7, '0').slice(-6)

/** Counted things of a text, with dates hidden; nothing for a text without numbers. */
export function quantitiesOf(text: string) {
  if (
    !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|dozen|twice|hundred)/i.test(
      text,
    )
  )
    return []
  return findQuantities(maskRanges(text, findDates(text)))
}

/** Of a long file most statements are not kept: what they count is read when they are (`withAmounts`). */
export const countedLater: readonly Amount[] = []

/** The fact with what it counts. */
export const withAmounts = (fact: CaseFact): CaseFact =>
  fact.amounts === countedLater ? { ...fact, amounts: amountsOf(fact.statement) } : fact

/** The sums, shares and counted things of a statement. */
export function amountsOf(statement: string): Amount[] {
  return quantitiesOf(statement).flatMap(({ value, start, end }): Amount[] => {
    // `level 2`, `grade 1`, `3:30 p.m.` count nothing.
    if (
      /\b(?:level|grade|phase|type|stage|step|class|page|no\.|number|room|unit|article|at|chapter)\s$/i.test(
        statement.slice(Math.max(0, start - 9), start),
      )
    )
      return []
    const per = /^ (?:an? |per )(hour|day|week|month|year)\b/.exec(statement.slice(end, end + 12))?.[1]
    const each = per === undefined ? '' : ` a ${per}`
    if (value.type === 'money') return [{ value: value.amount, noun: `dollars${each}` }]
    if (value.type === 'percent') return [{ value: value.share, noun: 'percent' }]
    if (value.type === 'quantity' && value.unit !== undefined)
      return [{ value: value.count, noun: `${value.unit}${each}` }]
    return []
  })
}

/** The stems of what a wording says, without the names of persons in it. */
export const stemsOfWording = (wording: string): string[] => stemsOf(wording.replaceAll(/\{[^{}]+\}/g, ' '))
