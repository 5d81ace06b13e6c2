import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { citeOf, exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { createFactGuard, type FactGuard } from '#domain/prose/fact-guard.ts'
import { curlyQuotes, houseStyle } from '#domain/prose/house-style.ts'
import { createPasteFinder } from '#domain/prose/guard.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { isSpanish } from '#domain/language/spanish.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import { createNarrator, type Narrator } from '#domain/prose/narrator.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import { chooseQuotation, quoted } from '#domain/prose/quoting.ts'
import { rebuilt } from '#domain/prose/rebuild.ts'
import { recast } from '#domain/prose/recast.ts'
import { connected, retold, withAlsoInTheMiddle, withClausesApart, withLastJoined } from '#domain/prose/retelling.ts'
import { sentence } from '#domain/prose/telling.ts'
import { escapeText, gap } from '#domain/section-content/write.ts'
import type { Referent } from '#domain/prose/referent.ts'
import type { WaiverCase } from '../case.ts'
import { isNoteOfRecord } from './notes-without-verb.ts'
import { type Place, placesOf } from './places.ts'
import type { Topic } from './topics.ts'

/**
 * Writes one brief from its case map, section after section in reading order: it remembers who was named, which facts are
 * told and which passages are quoted, so that nothing stands twice.
 */
export type Teller = {
  readonly waiver: WaiverCase
  readonly map: CaseMap
  readonly places: readonly Place[]
  readonly narrator: Narrator
  readonly guard: FactGuard
  /** Our own words with people and citations as tokens, as markup. */
  readonly say: (pattern: string) => string
  /** One fact as a sentence with its cite; empty when it was told before, or another fact says as much. */
  readonly tell: (fact: CaseFact) => string
  /** The best passage of these facts that was not quoted yet, in quotation marks, and its cite. */
  readonly quote: (
    facts: readonly CaseFact[],
    only: (passage: CasePassage) => boolean,
    kind: 'opinion' | 'own voice',
  ) => Quote | undefined
}

export type Quote = {
  readonly words: string
  readonly cite: string
  readonly fact: CaseFact
  readonly passage: CasePassage
}

export function createTeller(waiver: WaiverCase, map: CaseMap): Teller {
  const narrator = createNarrator(peopleOf(waiver, map))
  const answers = Object.values(waiver.input.answers).filter((answer) => typeof answer === 'string')
  const guard = createFactGuard(map)
  const findPasted = createPasteFinder(answers)
  const used = new Set<string>()
  let lastTold = ''
  return {
    waiver,
    map,
    narrator,
    guard,
    places: placesOf(waiver, map),
    say: (pattern) => markup(narrator.say(pattern)),
    tell: (fact) => {
      if (!guard.take(fact)) return ''
      const note = trimEndOf(fact.asTold ?? fact.wording, '.;,')
      if (fact.sources.every(({ type }) => type === 'answer') && isSpanish(note))
        return gap(`translate this note: “${curlyQuotes(note).replaceAll(/[“”]/gu, '')}”`)
      if (isOnlyQuotable(fact)) return tellQuoted(map, fact, narrator, used)
      const told = ownWords(
        plainWords(couple(houseStyle(readable(fact, waiver, map)))),
        narrator,
        { answers, findPasted },
        lastTold,
      )
      lastTold = `${lastTold} ${told}`.split(' ').slice(-40).join(' ')
      return `[[fact:${fact.id}]]${sentence(markup(told), citeOf(map, fact))}`
    },
    quote: (facts, only, kind) => {
      const candidates = facts.flatMap((fact) =>
        passagesOf(map, fact)
          .filter(only)
          .map((passage) => ({
            id: passage.id,
            words: passage.words,
            isOwnVoice: kind === 'own voice',
            isOpinion: kind === 'opinion',
            passage,
            fact,
          })),
      )
      const best = chooseQuotation(candidates, used)
      const words = best && quoted(best.words)
      if (best === undefined || words === undefined) return undefined
      used.add(best.id)
      guard.note(best.fact)
      return {
        words: escapeText(words),
        cite: `(${exhibitTokens(map, [best.passage]).join('; ')})`,
        fact: best.fact,
        passage: best.passage,
      }
    },
  }
}

/** The people of the map; one without a name is a gap wherever the brief names him or her. */
function peopleOf(waiver: WaiverCase, map: CaseMap): Referent[] {
  const named = referentsOf(map.persons).filter(({ full }) => full.trim() !== '')
  const wanted = ['applicant', ...waiver.relatives.map(({ role }) => role)].filter((id) =>
    named.every((one) => one.id !== id),
  )
  return [
    ...named,
    ...wanted.map((id) => ({ id, full: gap(`name of the ${id}`), short: `the ${id}`, roleWord: `the ${id}` })),
  ]
}

/** A source's words cannot be markup or tokens of ours. */
function plainWords(wording: string): string {
  return wording.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('[[', '[\u2060[')
}

/** The places of one section with these topics, in the order of the sources. */
export function placesIn({ places }: Teller, section: string, ...topics: readonly Topic[]): Place[] {
  return places.filter((place) => place.section === section && (topics.length === 0 || topics.includes(place.topic)))
}

export function factsIn(teller: Teller, section: string, ...topics: readonly Topic[]): CaseFact[] {
  return placesIn(teller, section, ...topics).flatMap(({ cluster }) => cluster.facts)
}

type Answers = { readonly answers: readonly string[]; readonly findPasted: (text: string) => string[] }

/**
 * A wording told so that no long run of an answer's words is left: as it stands, with its clauses apart, with names where
 * pronouns stood, with plain phrases said otherwise; the first that serves.
 */
function ownWords(wording: string, narrator: Narrator, { answers, findPasted }: Answers, before: string): string {
  const known = narrator.remember()
  const isOwn = (text: string) => findPasted(`${before} ${text}`).length === 0
  const ways: readonly (() => string)[] = [
    () => narrator.say(wording),
    ...recast(wording).flatMap((way) => [() => narrator.say(way), () => retold(narrator.say(way), answers)]),
    ...rebuilt(wording).flatMap((way) => [() => narrator.say(way), () => retold(narrator.say(way), answers)]),
    () => retold(narrator.say(wording), answers),
    () => narrator.say(withClausesApart(wording, answers)),
    () => namedThroughout(withClausesApart(wording, answers), narrator),
    () => retold(namedThroughout(withClausesApart(wording, answers), narrator), answers),
  ]
  let told = ''
  for (const way of ways) {
    narrator.recall(known)
    told = way()
    if (isOwn(told)) return told
  }
  const parts = sentencesOf(told).map((one, index) => (index === 0 ? one : connected(one, index + wording.length)))
  const open = parts.join(' ')
  if (isOwn(open)) return open
  const joined = withAlsoInTheMiddle(open)
  return isOwn(joined) ? joined : [connected(parts[0] ?? '', wording.length), ...parts.slice(1)].join(' ')
}

function namedThroughout(wording: string, narrator: Narrator): string {
  return sentencesOf(wording)
    .map((one) => {
      narrator.interrupt()
      return narrator.say(one)
    })
    .join(' ')
}

const register: readonly (readonly [RegExp, string])[] = [
  [/\bis eligible under the category of\b/u, 'is eligible for special education under the category of'],
  [/^No (?=(?:other )?(?:arrests|convictions|charges|tickets|citations)\b[^.]{0,60}$)/u, 'There are no '],
  [/^(?=(?:DWI|DUI|OWI) (?:in|on) )/u, '{applicant} had a '],
  [/^\{applicant\} had a (?=OWI)/u, '{applicant} had an '],
  [/^Both times\b/u, 'On both occasions'],
  [/\b([Bb])y road the way takes\b/u, '$1y road the journey takes'],
]

/** The statement as it is read alone: its unit with its number, its list closed, the register of a brief. */
function readable(fact: CaseFact, waiver: WaiverCase, map: CaseMap): string {
  const isAnswer = fact.sources.every(({ type }) => type === 'answer')
  const listed = isAnswer && fact.wording.startsWith('{') ? withLastJoined(fact.wording) : fact.wording
  const worded = register.reduce((text, [pattern, words]) => text.replace(pattern, words), listed)
  return withoutAside(withUnit(worded, fact, waiver, map), fact, map)
}

/** `..., I am no saint myself`: what a witness says of himself or herself alone at the end of a sentence is no evidence. */
function withoutAside(wording: string, fact: CaseFact, map: CaseMap): string {
  const speakers = passagesOf(map, fact).flatMap(({ speaker }) => (speaker === undefined ? [] : [speaker]))
  const [aside, id = ''] =
    /[,;] (?:(?:and|but) )?\{([a-z0-9-]{1,60})(?:\.(?:subj|he))?\} (?:is|was) (?=not |no |sorry |glad |proud |aware )(?:[^.;{}]|\{\1(?:\.\w{1,8})?\}){1,120}$/u.exec(
      wording,
    ) ?? []
  return aside === undefined || !speakers.includes(id) || ['applicant', 'spouse', 'parent'].includes(id)
    ? wording
    : wording.slice(0, -aside.length)
}

/** `I weigh 118 pounds. Mateo weighs 61`: the second number has the unit of the sentence before. */
function withUnit(wording: string, fact: CaseFact, { input }: WaiverCase, map: CaseMap): string {
  const hourly = /\b(?:makes|earns) \$\d{1,3}(?:\.\d\d)?$/u.exec(wording)
  const bare = hourly ?? /\bweighs \d{1,3}(?=[,;.]| and\b|$)/u.exec(wording)
  const [passage] = passagesOf(map, fact)
  if (bare === null || passage === undefined) return wording
  const text = input.sources.find(({ id }) => id === passage.document)?.text ?? ''
  const before = text.slice(Math.max(0, passage.start - 160), passage.start)
  const unit = hourly
    ? /\$\d{1,3}(?:\.\d\d)? (an hour|a day|per hour)\b[^$]{0,60}$/u.exec(before)?.[1]
    : [...before.matchAll(/\bweigh(?:s|ed)? (?:about )?\d{1,3} (pounds|kilograms|kilos)\b/gu)].at(-1)?.[1]
  return unit === undefined ? wording : wording.replace(bare[0], `${bare[0]} ${unit}`)
}

/** `They met`, `our third date`, `ten minutes from us`: the couple, where the two are meant. */
function couple(wording: string): string {
  return wording
    .replace(/^They (?=met|married|dated|have|live|were|had|own|rent|share)/u, 'The two ')
    .replaceAll(/the family’s (?=(?:first|second|third) date|wedding|marriage|engagement)/gu, 'the couple’s ')
    .replaceAll(/(?<=.)\{(applicant|spouse)(?:\.\w+)?\} and \{(?!\1)(?:applicant|spouse)(?:\.\w+)?\}/gu, 'the two')
}

/** What could not surely be turned into the third person stands as its source has it. */
function tellQuoted(map: CaseMap, fact: CaseFact, narrator: Narrator, used: Set<string>): string {
  const passage = passagesOf(map, fact).find(({ id }) => !used.has(id))
  if (passage === undefined) return ''
  const words = quoted(passage.words)
  if (words === undefined) return ''
  used.add(passage.id)
  const isFragment =
    passage.heading !== undefined &&
    !isTitle(passage.heading) &&
    !hasFiniteVerb(passage.words) &&
    !/(?<![\p{L}])(?:I|we)(?![\p{L}’'])/u.test(passage.words)
  const voice =
    passage.speaker === undefined
      ? `The ${documentNoun(map, passage.document)} states:`
      : narrator.say(`In {${passage.speaker}.poss} words:`)
  const opening = isFragment
    ? `Under “${curlyQuotes(passage.heading ?? '')}” the ${documentNoun(map, passage.document)} states:`
    : voice
  narrator.interrupt()
  return `${escapeText(opening)} ${escapeText(words)} (${exhibitTokens(map, [passage]).join('; ')}).`
}

/** `DECLARATION OF REBECCA OCAMPO`, `PRUITT, CLARENCE AGE 74`, `State v. Diaz`: the head of the paper, and no heading in it. */
const isTitle = (heading: string): boolean =>
  /^[^\p{Ll}]{0,60}[,\d][^\p{Ll}]{0,60}$/u.test(heading) ||
  / v\. \p{Lu}/u.test(heading) ||
  /^(?:sworn )?(?:declaration|affidavit|statement|letter|to)\b/i.test(heading) ||
  /^\p{Lu}\p{Ll}+ \d{1,2}, \d{4}$/u.test(heading.trim())

const kept = /(\[\[[^[\]]*\]\]|<\/?(?:em|strong)>|<mark [^<>]*>[^<]*<\/mark>)/

/** Our own words as markup: tokens, emphasis and gaps stay, the rest is escaped. */
function markup(text: string): string {
  return text
    .split(kept)
    .map((part) => (kept.test(part) ? part : escapeText(part).replaceAll(/&amp;(?=(?:amp|lt|gt|quot);)/g, '&')))
    .join('')
}

/** Not surely in the third person: first-person words, or a document that can be quoted. An attorney's own answer is told. */
function isOnlyQuotable({ quoteOnly, sources, wording, kind }: CaseFact): boolean {
  // A report on a country is prose, whatever its verbs.
  const isProse = kind === 'country' && !/^\d/.test(wording) && wording.split(' ').length > 9
  return (
    (quoteOnly === true || (!isProse && isNoteOfRecord(wording))) &&
    (sources.some(({ type }) => type === 'passage') || /\b(?:I|my|we|our)\b/u.test(wording))
  )
}
