import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes, houseStyle } from '#domain/prose/house-style.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { needsWording } from './needs-wording.ts'
import { isNotesPaper } from './notes-on-file.ts'
import type { Pen } from './pen.ts'
import type { SectionText } from './section-text.ts'
import { weightOf } from './weight-on-ground.ts'
import { possessing } from './what-units-tell.ts'
import { type Words, wordsOfAccount } from './words-of-account.ts'

/** So many words of the account carry a point; more would tell the story again. */
const mostOfPoint = 90

/**
 * The sentences of the account that decide a point: among those which bear on these sections by their paragraph, the ones
 * that show it themselves. Each is quoted for one point of the argument only.
 */
export function decisiveWords(pen: Pen, sections: readonly string[] | 'all', sign: RegExp, most = 3): readonly Words[] {
  const bearing = new Set(
    (sections === 'all' ? [...pen.bearing.keys()] : sections).flatMap((section) =>
      (pen.bearing.get(section) ?? []).flatMap((fact) => idsOf(fact, pen)),
    ),
  )
  return within(
    wordsOfAccount(pen).filter(
      ({ words, passage }) => bearing.has(passage.id) && sign.test(words) && !pen.argued.has(words),
    ),
    most,
  )
}

const idsOf = (fact: CaseFact, { map }: Pen): string[] => passagesOf(map, fact).map(({ id }) => id)

function within(found: readonly Words[], most: number): Words[] {
  let count = 0
  return found.slice(0, most).filter(({ words }, at) => {
    count += countWords(words)
    return at === 0 || count <= mostOfPoint
  })
}

/** `Her account of it is this: “…”; and “….” Ex. A.`: true where there was something to quote. */
export function quoteDecisive(text: SectionText, pen: Pen, lead: string, chosen: readonly Words[]): boolean {
  if (chosen.some(({ passage }) => isNotesPaper(passage.document, pen.map))) return recallNotes(text, pen, lead, chosen)
  if (chosen.length === 0) return false
  for (const { words } of chosen) pen.argued.add(words)
  text.cited(
    `${pen.narrator.say(lead)}: ${inQuotations(chosen, pen)}`,
    exhibitTokens(
      pen.map,
      chosen.map(({ passage }) => passage),
    ),
  )
  return true
}

/** What counsel noted is told in the third person, and only where it could be read for certain: it is quoted nowhere. */
function recallNotes(text: SectionText, pen: Pen, lead: string, chosen: readonly Words[]): boolean {
  const told = chosen.flatMap((one) =>
    pen.map.facts.filter(
      (fact) =>
        idsOf(fact, pen).includes(one.passage.id) &&
        one.words.includes((fact.asTold ?? '').slice(0, 12)) &&
        !needsWording(fact, pen),
    ),
  )
  const facts = [...new Set(told)].slice(0, 3)
  for (const { words } of chosen) pen.argued.add(words)
  if (facts.length === 0) return false
  const [first = '', ...rest] = facts.map((fact) => houseStyle(fact.wording).replace(/[.]$/u, ''))
  const clauses = [first, ...rest].map((one) => one.replace(opensSmall, (word) => word.toLowerCase()))
  text.rests(
    `${lead.replace(/ in these words$/u, '')}: ${clauses.join('; ')}.`,
    exhibitTokens(
      pen.map,
      facts.flatMap((fact) => passagesOf(pen.map, fact)),
    ),
  )
  return true
}

const opensSmall =
  /^(?:The|A|An|On|In|At|After|Before|When|They|Two|Three|Four|Five|Several|Police|Soldiers|Guards|Men|Women|Boys|Girls|People|Neighbors|Somebody|Nobody|Another|One|His|Her|Their)\b/u

/** Sentences that follow each other stand in one pair of marks, unless the Statement of Facts quotes them already. */
export function inQuotations(chosen: readonly Words[], pen: Pen): string {
  const all = wordsOfAccount(pen)
  const runs: Words[][] = []
  for (const one of chosen) {
    const open = runs.at(-1)
    const last = open?.at(-1)
    const isNext = last !== undefined && last.paragraph === one.paragraph && all.indexOf(one) === all.indexOf(last) + 1
    // What says `I` stands nowhere in ours with the same words.
    const isOwn = /\bI\b/u.test(one.words) && !/[“"‘]/u.test(one.words)
    const isFresh = isOwn && ![last, one].some((two) => two !== undefined && pen.quoted.has(two.passage.id))
    if (isNext && isFresh) open?.push(one)
    else runs.push([one])
  }
  const parts = runs.map((run) =>
    trimEndOf(run.map(({ words }) => inMarks(withOneSentenceOfSpeech(words, pen))).join(' '), '.;,:'),
  )
  const said =
    parts.length < 2
      ? `“${parts[0] ?? ''}”`
      : `${parts
          .slice(0, -1)
          .map((part) => `“${part}”`)
          .join('; ')}; and “${parts.at(-1) ?? ''}”`
  return /[.?!]’?”$/u.test(said) ? said : said.replace(/(’?)”$/u, '.$1”')
}

/**
 * Of what somebody says in several sentences the one that decides; the Statement of Facts has all of it. The first stands
 * without the rest, a later one behind the mark of an omission.
 */
function withOneSentenceOfSpeech(words: string, pen: Pen): string {
  const [, lead = '', said = '', end = ''] = /^([^“]*“)([^“”]+)(”[^“”]*)$/u.exec(curlyQuotes(words)) ?? []
  const sentences = sentencesOf(said)
  if (sentences.length < 2) return words
  const why = new Set(stemsOf(textOf(pen.frame.answers, 'why') ?? ''))
  const weight = (one: string) =>
    Math.max(0, ...pen.frame.grounds.map((ground) => weightOf(one, ground, pen))) +
    (possessing.test(one) ? 1 : 0) +
    (/\byour?\b/iu.test(one) ? 1.25 : 0) +
    new Set(stemsOf(one).filter((stem) => why.has(stem))).size / 2 +
    // What is refused says more than what is asked.
    (/\bno\b/iu.test(one) ? 0.5 : 0) -
    (one.endsWith('?') ? 0.5 : 0)
  const best = sentences.reduce((most, one) => (weight(one) > weight(most) ? one : most), sentences[0] ?? '')
  return `${lead}${best === sentences[0] ? '' : '… '}${best}${end}`
}

const inMarks = (words: string): string => curlyQuotes(words.trim()).replaceAll('“', '‘').replaceAll('”', '’')

/** A statement of the account as it stands there, with what its paragraph says next to explain it. */
export function sentencesAround(fact: CaseFact, pen: Pen): Words[] {
  const all = wordsOfAccount(pen)
  const ids = new Set(idsOf(fact, pen))
  const told = fact.asTold ?? ''
  const own = all.filter(
    ({ passage, words }) => ids.has(passage.id) && (told === '' || told.includes(words) || words.includes(told)),
  )
  const last = own.at(-1)
  if (last === undefined) return []
  const after = all.slice(all.indexOf(last) + 1, all.indexOf(last) + 3)
  const next = after.filter(
    ({ words, paragraph }, at) =>
      paragraph === last.paragraph && explains.test(words) && (at === 0 || explains.test(after[0]?.words ?? '')),
  )
  return [...own, ...next]
}

/** A sentence that goes on about the one before it: what it was, why it was so, how it ended. */
const explains =
  /^(?:It|That|This|He|She|They|The (?:judge|police|officers?|court|prosecutor))\b|^I (?:am|was|know|thought|believed|had to|could not|did not|wanted|stayed|hid|slept|went out|buried|never|only|went back|gave|paid|told|tell|had)\b|\bbecause\b/u
