import type { CaseFact } from '#domain/case-map/case-map.ts'
import { findDays } from '#domain/language/find-days.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import type { Pen } from '../pen.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { wordsOfAccount } from '../words-of-account.ts'
import { earlyRecord } from '../places-of-testimony.ts'
import type { SectionText } from '../section-text.ts'
import { act } from '../wording.ts'

/** A record of an officer to whom the client spoke before. */
export const isEarlyAnswer = (fact: CaseFact, { map }: Pen): boolean =>
  passagesOf(map, fact).some(({ document }) =>
    earlyRecord.test(map.exhibits.find(({ id }) => id === document)?.title ?? ''),
  )

/** What an officer wrote down before, by itself: the other side reads it beside the account, so counsel is asked where they part. */
export function tellEarlyAnswers(text: SectionText, pen: Pen, early: readonly CaseFact[]): void {
  if (early.length === 0) return
  text
    .paragraph('What was written down before')
    .law(
      `Statements are compared in the light of the circumstances in which each was made. ${act('ina208b1biii', '208(b)(1)(B)(iii)')}.`,
    )
    .tell(early.filter((fact) => !isOfOfficer(fact)))
  quoteOfficer(text, pen, early.filter(isOfOfficer))
  const isExplained = howItWasWritten(text, pen, early)
  const denied = early.flatMap((fact) => deniedThen(fact, pen) ?? [])
  const [first] = denied
  if (first === undefined || tellsWhyKeptBack(text, pen) || isExplained) return
  for (const other of denied)
    text.gap(
      `EXPLAIN: “NO” WAS WRITTEN DOWN HERE, AND THE ACCOUNT SAYS: ${other.statement.replace(/[.]$/u, '').toUpperCase()}`,
    )
}

/**
 * In which tongue the answers were given, by the record itself and by the account: it is the circumstance that counts most.
 * True where the account tells that something else was said than was written down.
 */
function howItWasWritten(text: SectionText, pen: Pen, early: readonly CaseFact[]): boolean {
  const documents = [...new Set(early.flatMap((fact) => passagesOf(pen.map, fact).map(({ document }) => document)))]
  const without = documents.filter((id) =>
    /\binterpreter: ?(?:none|no|n\/a|not used)\b|\bno interpreter\b/iu.test(
      pen.frame.input.sources.find((source) => source.id === id)?.text ?? '',
    ),
  )
  const all = wordsOfAccount(pen)
  const before = new Set(all.filter(({ told }) => officer.test(told)).map(({ paragraph }) => paragraph))
  const misheard = all.filter(({ told, paragraph }) => before.has(paragraph) && wasMisheard.test(told))
  const own = [
    ...all.filter(({ told }) => officer.test(told) && ofTongue.test(told)),
    // What was said, right before what became of it.
    ...misheard.slice(-1).flatMap((one) => {
      const said = all[all.indexOf(one) - 1]
      return said?.paragraph === one.paragraph && /^I (?:said|told|answered)\b/u.test(said.told) ? [said, one] : [one]
    }),
  ]
  const unread = wordsOfAccount(pen).filter(({ told }) =>
    /\b(?:did not|never|nobody) read it (?:back|to me)\b/iu.test(told),
  )
  if (without.length + own.length === 0) return false
  if (without.length > 0)
    text.rests(
      'By the record itself there was no interpreter.',
      without.map((id) => `[[ex:${id}]]`),
    )
  const fresh = [...own, ...unread].filter(
    ({ passage }) => !pen.quoted.has(passage.id) && !pen.argued.has(passage.words),
  )
  if (fresh.length > 0 && !fresh.some(({ passage }) => isToldHere(passage.id, text, pen)))
    quoteDecisive(text, pen, 'The account tells how the answers came about', fresh.slice(0, 3))
  else if (own.length > 0) text.say('How these answers came about is told above, in the words of the account.')
  text.law(
    'What is asked or answered in a tongue that is not one’s own says little against what is told with an interpreter.',
  )
  return misheard.length > 0
}

const ofTongue = /\b(?:no interpreter|without an? interpreter|did not understand|my language)\b/iu
/** `My language is Sorani and I do not know what he heard`: what was written down is not what was said. */
const wasMisheard =
  /\bmy language\b[^.;]{0,60}\b(?:not|never)\b|\b(?:do|did) not know what (?:he|she|they|the (?:officer|interpreter)) (?:heard|wrote|understood|said)\b|\b(?:interpreter|officer|he|she) (?:wrote|said|put down|translated) something else\b/iu

const isToldHere = (passage: string, text: SectionText, pen: Pen): boolean =>
  pen.map.facts.some(
    (fact) => pen.told.get(fact.id) === text.id && passagesOf(pen.map, fact).some(({ id }) => id === passage),
  )

/** `Officer note: applicant spoke quietly`, and what stands behind it. */
const isOfOfficer = ({ wording }: CaseFact): boolean =>
  !/^(?:Asked “|The record of the interview gives )/u.test(wording)

/** What the officer noted of the interview is quoted: it says in what circumstances the answers were given. */
function quoteOfficer(text: SectionText, pen: Pen, notes: readonly CaseFact[]): void {
  const passages = notes.flatMap((fact) => passagesOf(pen.map, fact))
  const words = passages
    .map(({ words: one }) => one.replaceAll(/\s+/g, ' ').trim())
    .join(' ')
    .replace(/^(?:Officer|Interviewer|Agent)(?:['’]s)? notes?: /iu, '')
  for (const { id } of notes) pen.told.set(id, text.id)
  if (words !== '')
    text.cited(
      `The officer noted: “${curlyQuotes(trimEndOf(words, '.;,')).replaceAll('“', '‘').replaceAll('”', '’')}.”`,
      exhibitTokens(pen.map, passages),
    )
}

const keptBack =
  /\bI (?:did not|didn[’']t|could not|couldn[’']t|was not able to) (?:even )?(?:say|tell|speak|mention|name|talk)\b/iu
const officer = /\b(?:officers?|border|interview|agents?|interpreter|immigration)\b/iu
const why =
  /\b(?:afraid|ashamed|shame|because|in front of|interpreter|nobody asked|the men|a man|my (?:cousin|husband|brother))\b/iu

/** What the client kept back before an officer, and why, where the account tells it: it is quoted, and nothing is asked. */
function tellsWhyKeptBack(text: SectionText, pen: Pen): boolean {
  const all = wordsOfAccount(pen)
  const ofOfficer = new Set(all.filter(({ told }) => officer.test(told)).map(({ paragraph }) => paragraph))
  const own = all.filter(({ told, paragraph }) => ofOfficer.has(paragraph) && keptBack.test(told))
  const reasons = all.filter(
    ({ told, paragraph }) => own.some((one) => one.paragraph === paragraph) && why.test(told) && !keptBack.test(told),
  )
  if (own.length === 0 || reasons.length + own.filter(({ told }) => why.test(told)).length === 0) return false
  const chosen = all.filter((one) => own.includes(one) || reasons.slice(0, 2).includes(one))
  for (const { passage } of chosen)
    for (const fact of pen.map.facts)
      if (passagesOf(pen.map, fact).some(({ id }) => id === passage.id)) pen.met.add(fact.id)
  return quoteDecisive(text, pen, 'What {applicant.subj} kept back then, and why, the account tells itself', chosen)
}

/** The day that the title of the record gives. */
const dayOfRecord = (fact: CaseFact, map: Pen['map']): string | undefined =>
  passagesOf(map, fact)
    .flatMap(({ document }) => findDays(map.exhibits.find(({ id }) => id === document)?.title ?? ''))
    .map(({ to }) => to)[0]

/** `Asked “Were you a member of a party,” she answered: “No.”`, where the file says that she is one. */
function deniedThen(fact: CaseFact, { map }: Pen): CaseFact | undefined {
  const day = dayOfRecord(fact, map)
  // Who is asked whether he was ever arrested denies nothing that came later.
  const isLater = ({ date }: CaseFact) => day !== undefined && (date?.from ?? '') > day
  const [, asked] = /^Asked “([^”]{5,200})”[^“]{0,80}“No\b/u.exec(fact.wording) ?? []
  if (asked === undefined) return undefined
  const own = stemsOf(asked).filter((stem) => stem.length > 3)
  const topic = deniedTopics.find(([question]) => question.test(asked))?.[1]
  // What a paper tells goes before a note of the interview.
  const papersFirst = map.facts.toSorted(
    (a, b) =>
      Number(b.sources.some(({ type }) => type === 'passage')) -
      Number(a.sources.some(({ type }) => type === 'passage')),
  )
  const told =
    topic &&
    papersFirst.find(
      (other) =>
        other.negated !== true &&
        !isLater(other) &&
        other.kind !== 'country' &&
        !other.wording.startsWith('Asked “') &&
        topic.test(other.wording),
    )
  if (told) return told
  return map.facts.find(
    (other) =>
      other.id !== fact.id &&
      !isLater(other) &&
      other.negated !== true &&
      other.subject === 'applicant' &&
      !other.wording.startsWith('Asked “') &&
      (other.kind === fact.kind ? 1 : 2) <= stemsOf(other.statement).filter((stem) => own.includes(stem)).length,
  )
}

/** What such a question asks, with the words by which the file says that it was so. */
const deniedTopics: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:member|belong\p{Ll}*|party|organization|association|union)\b/iu,
    /\{applicant(?:\.\p{Ll}+)?\} (?:is|was|became|has been|had been) an? (?:\p{Ll}+ ){0,2}(?:member|secretary|treasurer|organizer)\b/iu,
  ],
  [
    /\b(?:harmed|hurt|mistreated|threatened)\b[^.?]{0,40}\b(?:else|other (?:way|person|time|group)|others)\b/iu,
    /\b(?:beat|raped?|forced|hit|kicked|attacked|stabbed|cut|burned) (?:\{applicant|her|him)/iu,
  ],
  [
    /\b(?:arrested|detained|jail|prison|custody)\b/iu,
    /\{applicant(?:\.\p{Ll}+)?\} (?:was|were|had been) (?:\p{Ll}+ ){0,2}(?:arrested|detained|jailed|imprisoned|held)\b|\b(?:arrested|detained|jailed|imprisoned) \{applicant/iu,
  ],
  [
    /\b(?:asylum|refuge|protection|refugee)\b[^.?]{0,40}\b(?:another|other|any)\b|\b(?:another|other) (?:country|place)\b[^.?]{0,60}\b(?:asylum|refuge)/iu,
    /\{applicant(?:\.\p{Ll}+)?\} (?:asked|applied) for (?:refuge|asylum|protection|refugee status)\b/iu,
  ],
]
