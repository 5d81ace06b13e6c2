import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { isUnlikeItsPapers } from '#domain/prose/gate.ts'
import { namedByGuess } from '#domain/prose/same-persons.ts'
import { withoutAddedVerbs } from '#domain/prose/typed-verbs.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { wholeSentences } from '#domain/prose/whole-sentences.ts'
import type { WaiverCase } from '../case.ts'

/** It rests on answers alone. */
export const isFromAnswers = ({ sources }: CaseFact): boolean => sources.every(({ type }) => type === 'answer')

/** The wording of a fact cannot be shown to say what its source says: other persons may be meant, or other figures. */
export function isDoubtful(fact: CaseFact, waiver: WaiverCase, map: CaseMap): boolean {
  const { wording } = fact
  if (fact.state === 'corrected' || fact.sources.some(({ type }) => type === 'attorney')) return false
  if (isFromAnswers(fact)) {
    const words = fact.asTold ?? fact.statement
    if (questionOf(fact) === 'additional_details' && /\b[Ww]e\b/u.test(words)) return true
    const about = aboutOf(fact)
    return isOfAnother(fact, words, about, map) || isMisread(fact, words, map)
  }
  const textOf = (document: string) => waiver.input.sources.find(({ id }) => id === document)?.text ?? ''
  const passages = passagesOf(map, fact)
  return (
    isUnlikeItsPapers(fact, { map, textOf }) ||
    isCoupleByGuess(fact, passages, textOf, map) ||
    (passages.length > 0 &&
      passages.every(({ words, speaker }) => speaker !== undefined && hasOtherCommas(wording, words))) ||
    (passages.length > 0 &&
      fact.kind !== 'country' &&
      passages.every(
        ({ words }) =>
          !ownVoice.test(words) &&
          (ofChart.test(words) ||
            /\b(?:WHEREAS|NOW THEREFORE|ORDERED|DECREED)\b/u.test(wording) ||
            wholeSentences(wording).sentences.length === 0),
      ))
  )
}

/**
 * `We lived in the camp`, read as the couple, where neither it nor what stands just before names the applicant: `we` may be
 * the family of another time.
 */
function isCoupleByGuess(
  { wording }: CaseFact,
  passages: readonly CasePassage[],
  textOf: (document: string) => string,
  { persons }: CaseMap,
): boolean {
  const applicant = persons.find(({ id }) => id === 'applicant')
  if (applicant === undefined || !wording.includes('{applicant') || passages.length === 0) return false
  const named = new RegExp(
    String.raw`(?<!\p{L})(?:${RegExp.escape(applicant.first ?? applicant.full)}|${RegExp.escape(applicant.short)}|[Mm]y (?:husband|wife) and (?:I|me))(?!\p{L})`,
    'u',
  )
  return passages.every(
    ({ words, document, start }) =>
      /(?<!\p{L})(?:[Ww]e|[Oo]ur|us)(?!\p{L})/u.test(words) &&
      !/(?<!\p{L})(?:he|she|him|her|his)(?!\p{L})/iu.test(words) &&
      !named.test(words) &&
      !named.test(textOf(document).slice(Math.max(0, start - 600), start)),
  )
}

/** `she promised him, she would not be the one`: a comma that the witness did not set. */
const hasOtherCommas = (wording: string, words: string): boolean =>
  ownVoice.test(words) && /^[^.!?]+[.!?]?$/u.test(words.trim()) && commasIn(wording) > commasIn(words)
const commasIn = (text: string): number => (text.match(/,(?! ?\d{4}\b)(?!\d)/gu) ?? []).length

/** The words of an answer that were not read for what they say. */
const isMisread = (fact: CaseFact, words: string, map: CaseMap): boolean =>
  isDoneByChild(fact, map) ||
  isUnproved.test(words) ||
  isOfTwoSums.test(words) ||
  isPastTold(fact) ||
  isNoSentence(fact)

/** `He does drywall and watches the kids` behind a sentence on a boy: no child does. */
const isDoneByChild = ({ subject, wording }: CaseFact, { persons }: CaseMap): boolean =>
  persons.find(({ id }) => id === subject)?.role === 'child' &&
  /^\{[^{}]+\} (?:works|worked (?!hard)|earns|drives|pays|supports|watches the (?:children|kids|baby)|cooks|lifts|bathes|does \p{Ll}+ and)\b/u.test(
    wording,
  )

/** `No infusion there per client`: what staff noted as not yet shown is told as a note. */
export const isUnproved =
  /\bper (?:client|clt|cl|the client|applicant|husband|wife|spouse|family)\b(?! (?:month|week|year))|\b(?:needs? proof|unverified|not (?:yet )?(?:verified|confirmed)|to be confirmed)\b/iu

/** `4100/mo + her SSDI 1,218`: two sums beside one verb. */
const isOfTwoSums = /\d(?:\/\p{L}{2,5}| a month)? ?(?:\+ ?|and (?=(?:her|his) \p{Lu}))\p{L}/u

/** `she can’t now`; `If she goes`, which in an answer on separation is never the child. */
const isNoSentence = ({ wording }: CaseFact): boolean =>
  // `Burns over 38% of his body`: things, and no verb.
  /^\{[^{}]+\} (?:burns|stents|fractures|scars|falls) (?:over|to|of|on)\b/u.test(wording) ||
  // `; stopped 2023 during cancer`: a verb that was added to what is over.
  /^\{[^{}]+\} has \p{Ll}{3,12}ed in (?:19|20)\d\d\b/u.test(wording) ||
  isElliptic.test(wording) ||
  /^If \{(?:child|spouse|mother|father)[^{}]*\} (?:goes|leaves|is (?:gone|sent|deported|refused)|has to (?:go|leave))\b/u.test(
    wording,
  )

/** `she can’t now`: what she cannot do stands in the clause before. */
const isElliptic = /^\S+ (?:cannot|does not|did not|could not)(?: now| anymore| either)?$/u

/** `Feeds the flood crews in July 2023`: a note in the present of what is past. */
const isPastTold = ({ wording, date }: CaseFact): boolean =>
  date?.from !== undefined &&
  /^\{[^{}]+\} (?!has\b|is\b|was\b)\p{Ll}{3,}s\b/u.test(wording) &&
  / in (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d$/u.test(wording) &&
  !/\bsince\b/u.test(wording)

/**
 * `She speaks Creole` behind a sentence on her sister: whom the question is about may be meant as well; and of a couple’s
 * answer the applicant, unless the sentence before begins with the other.
 */
function isOfAnother(fact: CaseFact, words: string, about: string, map: CaseMap): boolean {
  const named = map.persons.filter(({ id }) => fact.wording.includes(`{${id}`))
  const before = map.facts[map.facts.indexOf(fact) - 1]
  return [about, 'applicant'].some((rival) => {
    const person = map.persons.find(({ id }) => id === rival)
    // Who does it is not whom it is done to.
    if (fact.subject === rival) return false
    if (
      person?.pronoun === undefined ||
      (rival !== about && before?.subject !== undefined && named.some(({ id }) => id === before.subject))
    )
      return false
    return namedByGuess({ wording: fact.wording, words, before: '', about: rival, persons: [...named, person] }).some(
      (id) => id !== rival && id !== about && named.some((one) => one.id === id && one.pronoun === person.pronoun),
    )
  })
}

const ownVoice = /(?<![\p{L}])(?:I|[Mm]y|me|[Ww]e|[Oo]ur|us)(?![\p{L}])/u

/** Signs of a chart, or a noun that stands there without its article: `Husband attended 41`. */
const ofChart =
  /\b(?:[Pp]t|Dx|Hx|Rx|Tx|s\/p|S\/p|h\/o|c\/o|PCP|WNL|r\/o)\b|^(?:Husband|Wife|Father|Mother|Patient|Son|Daughter|Client|Spouse|Staff|Left|Right|Bilateral) /u

const questionOf = ({ sources }: CaseFact): string | undefined =>
  sources.flatMap((source) => (source.type === 'answer' ? [source.question] : []))[0]

/** Whom the question is about. */
function aboutOf(fact: CaseFact): string {
  const question = questionOf(fact) ?? ''
  // `Ruth, 84, a grandmother. She has mild dementia`: an answer on others is about whom it has just named.
  if (question === 'details_about_other_relatives') return 'others'
  return /_(spouse|mother|father)_?/u.exec(question)?.[1] ?? 'applicant'
}

/** What of an answer is told as sentences, and what is listed as a note. */
export function dividedAnswer(
  wording: string,
  fact: CaseFact,
  isInDoubt: boolean,
  { input }: WaiverCase,
): ReturnType<typeof wholeSentences> {
  const typed = input.answers[questionOf(fact) ?? '']
  if (!isInDoubt) {
    const divided = sentencesOf(wording)
      // `That is her.` points at what stands elsewhere.
      .filter((one) => !/^(?:That|This|It) (?:is|was) \S+(?: \S+)?$/u.test(one.replace(/\.$/u, '')))
      .map((one) =>
        wholeSentences(
          typeof typed === 'string' ? withoutAddedVerbs(one.replace(/\.$/u, ''), typed) : one.replace(/\.$/u, ''),
        ),
      )
    // `He falls.` behind a note: only the note tells who he is.
    // How they met is one story: told whole, or in the words of the answer.
    if (questionOf(fact)?.startsWith('how_') === true && divided.some(({ notes }) => notes.length > 0))
      return { sentences: [], notes: [(fact.asTold ?? wording).replace(/[.;]$/u, '')] }
    const firstNote = divided.findIndex(({ notes }) => notes.length > 0)
    const leans = (at: number, one: string) => firstNote >= 0 && at > firstNote && /^(?:He|She|They|It)\b/u.test(one)
    return {
      sentences: divided.flatMap(({ sentences }, at) => sentences.filter((one) => !leans(at, one))),
      notes: divided.flatMap(({ sentences, notes }, at) => [...notes, ...sentences.filter((one) => leans(at, one))]),
    }
  }
  const words = fact.asTold ?? (isUnproved.test(fact.wording) ? fact.wording : '')
  // `We have the paper`: who takes notes speaks of the file.
  return { sentences: [], notes: words === '' || ownVoice.test(words) ? [] : [words.replace(/[.;]$/u, '')] }
}

/** Whether the papers say what a note says: nearly all its words, and every figure, stand in one of them. */
export function createPaperSearch({ input }: WaiverCase): (note: string) => boolean {
  const papers = input.sources.map(({ text }) => ({ stems: new Set(stemsOf(text)), text }))
  return (note) => {
    const plain = note.replaceAll(/\{[^{}]*\}/gu, ' ')
    const stems = [...new Set(stemsOf(plain))]
    const figures = plain.match(/\d[\d,.]*\d|\d/gu) ?? []
    // `Dialysis in Honduras is given in centers`: a paper that never names the country does not say it.
    const places = plain.match(/(?<=\bin )\p{Lu}\p{L}{3,}/gu) ?? []
    return papers.some(
      (paper) =>
        stems.length > 0 &&
        [...figures, ...places].every((one) => paper.text.includes(one)) &&
        stems.filter((stem) => paper.stems.has(stem)).length >= stems.length * 0.5,
    )
  }
}
