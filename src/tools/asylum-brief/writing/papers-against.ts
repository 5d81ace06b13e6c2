import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { findDays } from '#domain/language/find-days.ts'
import { isCountry } from '../map/signs.ts'
import { dateInWords } from './date-in-words.ts'
import { isOfficialTitle, isWritTitle } from './kinds-of-paper.ts'
import type { Pen } from './pen.ts'
import { pinsOf } from './pins.ts'

/** A paper by which courts or offices at home hold the client, as a noun with its day. */
export type PaperAgainst = { readonly noun: string; readonly day: string; readonly exhibits: readonly string[] }

type Kind = { readonly noun: string; readonly says: RegExp }

/** What a sentence says of such a paper; the gravest first. */
const kinds: readonly Kind[] = [
  {
    noun: 'a judgment given in {applicant.his} absence',
    says: /\b(?:sentenced|convicted|condemned|judged)\b[^.;]{0,60}\b(?:in (?:my|his|her|\{[^{}]+\}) absence|in absentia)\b|\bin absentia\b[^.;]{0,60}\b(?:sentenced|convicted|condemned)\b/iu,
  },
  {
    noun: 'an order that declares {applicant.him} a fugitive',
    says: /\b(?:proclaimed offender|proclaimed absconder|declared (?:me |him |her |\{[^{}]+\} )?(?:an? )?(?:absconder|fugitive|wanted person))\b/iu,
  },
  {
    noun: 'a list of wanted persons that names {applicant.him}',
    says: /\blist of (?:[\p{L}-]+ ){0,4}wanted\b|\bwanted list\b|\b(?:following )?persons are wanted\b/iu,
  },
  {
    noun: 'a wanted poster with {applicant.his} face',
    says: /\bwanted poster\b|\b(?:police|precinct|station|gendarmes?|army)\b[^.;]{0,60}\bposter\b/iu,
  },
  {
    noun: 'warrants of arrest',
    says: /\b(?:perpetual|standing|open) warrants? of arrest\b|\bwarrants of arrest shall issue\b/iu,
  },
]

/** No longer in force, or said of somebody else, or of an office of this country. */
const isOver =
  /\b(?:withdrawn|cancell?ed|closed|acquitted|quashed|lifted|annulled|if |would|will be|might|United States|ICE|immigration)\b/iu

/**
 * Judgments in absence, orders, lists and posters by which the client is sought, as the account or a paper of an office tells
 * of them: each kind once, with the last day that is told of it.
 */
export function papersAgainst(pen: Pen): readonly PaperAgainst[] {
  const told = pen.map.facts.filter((fact) => !isCountry(fact) && isOfClient(fact, pen))
  return kinds.flatMap(({ noun, says }) => {
    const found = told.filter((fact) => {
      const words = fact.asTold ?? fact.statement
      const at = says.exec(words) ?? says.exec(fact.wording)
      return at !== null && !isOver.test(words)
    })
    const judged = noun.startsWith('a judgment') ? judgmentsInAbsence(pen) : []
    if (found.length + judged.length === 0) return []
    const days = [
      ...found.flatMap((fact) => dayOfPaper(fact, says, pen) ?? []),
      ...judged.flatMap(({ title }) => dayOfTitle(title) ?? []),
    ]
    const exhibits = [...pinsOf(pen, found.slice(0, 3)), ...judged.map(({ id }) => `[[ex:${id}]]`)]
    return [{ noun, day: days.toSorted().at(-1) ?? '', exhibits: [...new Set(exhibits)] }]
  })
}

/** Judgments that sentence the client, who by their own words was not there. */
const judgmentsInAbsence = (pen: Pen) =>
  pen.map.exhibits.filter(({ id, title }) => {
    const text = textOf(id, pen)
    return (
      isOfficialTitle(title) &&
      namesClient(`${title} ${text}`, pen) &&
      /\bsentence[sd]?\b/iu.test(text) &&
      /\b(?:did not appear|residing abroad|in absentia|in (?:his|her) absence|whereabouts unknown)\b/iu.test(text)
    )
  })

const textOf = (document: string, { frame }: Pen): string =>
  frame.input.sources.find(({ id }) => id === document)?.text ?? ''

function namesClient(text: string, { client }: Pen): boolean {
  const surname = client.full.split(' ').at(-1) ?? client.full
  return text.toLowerCase().includes(surname.toLowerCase())
}

/** `a judgment given in his absence (April 30, 2026)`. */
export const paperInWords = ({ noun, day }: PaperAgainst): string =>
  day === '' ? noun : `${noun} (${dateInWords(day)})`

/** The client tells it, or it stands in a paper of an office in which the client is named. */
function isOfClient(fact: CaseFact, pen: Pen): boolean {
  const { map } = pen
  const passages = passagesOf(map, fact)
  if (passages.length === 0) return false
  const { asTold, statement, wording } = fact
  if (passages.some(({ speaker }) => speaker === 'applicant'))
    return wording.includes('{applicant') || /\b(?:I|me|my)\b/u.test(asTold ?? statement)
  const [{ document } = { document: '' }] = passages
  const title = map.exhibits.find(({ id }) => id === document)?.title ?? ''
  if (!isOfficialTitle(title) && !isWritTitle(title) && !/\b(?:list|order|poster|notice)\b/iu.test(title)) return false
  return namesClient(`${title} ${textOf(document, pen)}`, pen)
}

/** The day that the sentence gives, else the one that the title of its paper gives. */
function dayOfPaper({ statement, date, ...fact }: CaseFact, says: RegExp, { map }: Pen): string | undefined {
  const own = findDays(statement).filter(({ from, to }) => from === to)
  if (own.length === 1) return own[0]?.from
  if (date !== undefined && own.length === 0 && says.test(statement)) return date.from
  const [document] = passagesOf(map, { statement, ...fact }).map((passage) => passage.document)
  return dayOfTitle(map.exhibits.find(({ id }) => id === document)?.title ?? '')
}

const dayOfTitle = (title: string): string | undefined => findDays(title).filter(({ from, to }) => from === to)[0]?.from
