import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { longestPastedRun } from '#domain/prose/guard.ts'
import { curlyQuotes, houseStyle } from '#domain/prose/house-style.ts'
import { quoted } from '#domain/prose/quoting.ts'
import { rebuilt } from '#domain/prose/rebuild.ts'
import { withLastJoined } from '#domain/prose/retelling.ts'
import { continued } from '#domain/prose/words.ts'
import { answerInOwnWords, pasted, plainOf } from './answers-in-own-words.ts'
import { isOfficialTitle } from './kinds-of-paper.ts'
import type { Pen } from './pen.ts'
import { closed, closedMarks, longest, marks, quotationOf, quotedWhole, shortest } from './quotation.ts'
import { speakerOf, speakerWords } from './speaker-of-passage.ts'
import { isOfTwoAlike } from './two-alike.ts'

/** A fact as it is told: a statement for the narrator, or finished sentences with a quotation in them. */
export type Telling = { readonly text: string; readonly isQuotation: boolean }

export function wordingOf(fact: CaseFact, pen: Pen): Telling {
  if (isToldInItsWords(fact, pen)) return quotedStatement(fact, pen)
  const isAnswer = fact.sources.every(({ type }) => type === 'answer')
  const listed = isAnswer ? withLastJoined(fact.wording) : fact.wording
  const own = closedMarks(agreeing(withStop(withDate(houseStyle(listed), fact))))
  if (!pasted(own, pen)) return { text: own, isQuotation: false }
  const sentences = sentencesOf(own).map((sentence) =>
    pasted(sentence, pen) ? (inAnotherOrder(sentence, pen) ?? partlyQuoted(sentence, fact, pen)) : sentence,
  )
  if (sentences.every((sentence) => sentence !== undefined)) {
    const joined = sentences.join(' ')
    // Of an answer also two sentences in a row may not run on in its words.
    return passagesOf(pen.map, fact).length > 0 || !pasted(plainOf(joined), pen)
      ? { text: joined, isQuotation: false }
      : { text: answerInOwnWords(own, pen), isQuotation: false }
  }
  const mixed = withQuotedSentences(own, sentences, fact, pen)
  if (mixed !== undefined) return { text: mixed, isQuotation: false }
  const quotation = quotationOf(fact, pen)
  if (quotation) {
    pen.quoted.add(quotation.passage.id)
    return { text: quotation.text, isQuotation: true }
  }
  if (passagesOf(pen.map, fact).length > 0) return { text: own, isQuotation: false }
  return { text: answerInOwnWords(own, pen), isQuotation: false }
}

/** Nobody could say in the third person what it says: it is quoted. */
export const isToldInItsWords = (fact: CaseFact, pen: Pen): boolean =>
  fact.quoteOnly === true ||
  isOfOfficialPaper(fact, pen) ||
  /^[#*+~±]/u.test(fact.wording) ||
  isLineOfPaper(fact, pen) ||
  leansOnPronoun(fact, pen) ||
  isOfTwoAlike(fact, pen) ||
  pen.isInDoubt(fact)

/** `Does not confer a right to work.`: the paper itself is what does not. */
const isLineOfPaper = (fact: CaseFact, { map }: Pen): boolean => {
  const [passage] = passagesOf(map, fact)
  return (
    passage !== undefined &&
    passage.speaker === undefined &&
    /^(?:Not (?:a|an|valid|for)|Does not|Do not|Is not|Valid (?:to|until|for)|Has no) /u.test(
      fact.asTold ?? fact.wording,
    )
  )
}

/** What a court, a station or a prison of the country put on paper is its own claim: the brief says whose words they are. */
export function isOfOfficialPaper(fact: CaseFact, { map }: Pen): boolean {
  const [passage] = passagesOf(map, fact)
  if (passage === undefined || passage.speaker !== undefined || fact.kind === 'country') return false
  // A day in figures is read the other way round here: it is told with its month.
  if (/\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/u.test(fact.asTold ?? passage.words)) return false
  return isOfficialTitle(map.exhibits.find(({ id }) => id === passage.document)?.title ?? '')
}

/** A sentence of it runs on in the words of its source, and can be told in no other order: it is quoted. */
export function isTooClose(fact: CaseFact, pen: Pen): boolean {
  const own = closedMarks(agreeing(withStop(withDate(houseStyle(fact.wording), fact))))
  return sentencesOf(own).some((sentence) => pasted(sentence, pen) && inAnotherOrder(sentence, pen) === undefined)
}

/** The sentence with its parts moved and nothing added, where that is enough for no long run of its source to be left. */
const inAnotherOrder = (sentence: string, pen: Pen): string | undefined =>
  rebuilt(sentence).find((way) => !sentencesOf(way).some((one) => pasted(one, pen)))

/**
 * Sentences that can be told in ours stay so, and each of the others is quoted whole: nothing of a long statement is left
 * out because it does not fit one quotation. Undefined where one of them cannot be quoted, or none can be told.
 */
function withQuotedSentences(
  own: string,
  told: readonly (string | undefined)[],
  fact: CaseFact,
  pen: Pen,
): string | undefined {
  const [passage] = passagesOf(pen.map, fact)
  if (passage === undefined || pen.quoted.has(passage.id) || told.every((one) => one === undefined)) return undefined
  const source = sentencesOf((fact.asTold ?? passage.words).replaceAll(/\s+/g, ' ').trim())
  if (source.length !== sentencesOf(own).length) return undefined
  const whole = told.map((one, at) => {
    if (one !== undefined) return one
    const words = source[at] ?? ''
    const marked = countWords(words) < shortest || /[“”"]/u.test(words) ? undefined : quoted(words, longest)
    return marked === undefined ? undefined : `${speakerWords(passage, pen)} ${closed(marked)}`
  })
  return whole.every((one) => one !== undefined) ? whole.join(' ') : undefined
}

/** `I was imprisoned for my faith` of a witness whom no pronoun stands for: only the words themselves read well. */
function leansOnPronoun({ wording, sources }: CaseFact, { map }: Pen): boolean {
  const spoken = new Set(
    sources.flatMap((source) =>
      source.type === 'passage' ? (map.passages.find(({ id }) => id === source.passage)?.speaker ?? []) : [],
    ),
  )
  return map.persons.some(
    ({ id, pronoun }) =>
      id !== 'applicant' &&
      pronoun === undefined &&
      spoken.has(id) &&
      wording.split(new RegExp(String.raw`\{${id}[.}]`, 'u')).length > 2,
  )
}

/** Verbs that still stand in the first person after their subject was changed. */
const agreeing = (text: string) =>
  text
    .replaceAll(/\b(he|she) have\b/giu, '$1 has')
    .replaceAll(/\b(he|she) do not\b/giu, '$1 does not')
    .replaceAll(/\b(he|she) am\b/giu, '$1 is')
    .replaceAll(
      /\bon (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d\d\b)/gu,
      'in ',
    )
    .replaceAll(
      /\b((?:works|lives|goes|studies) [^.;,]{1,60} and) (pay|work|live|send|help|teach|take|go)\b/gu,
      (_, start: string, verb: string) => `${start} ${verb === 'teach' || verb === 'go' ? `${verb}es` : `${verb}s`}`,
    )

/** Where a quotation may begin inside a sentence: at a clause that the words before it leave whole. */
const joints = /\s(?=(?:that|in which|which|who|whom|whose|because|where|while) )/gu

/** `The Center documented 61 cases “in which soldiers of the unit searched …”`: the longer part in the source's own words. */
function partlyQuoted(text: string, fact: CaseFact, pen: Pen): string | undefined {
  const bare = text.replace(/[.]$/u, '')
  // Words of an account are quoted by the sentence: a clause of hers behind a half of ours reads as neither.
  const isSpoken = passagesOf(pen.map, fact).some(({ speaker }) => speaker !== undefined)
  if (isSpoken || /[“”]/u.test(bare)) return undefined
  const sources = passagesOf(pen.map, fact).map(({ words }) => curlyQuotes(words.replaceAll(/\s+/g, ' ')))
  const splits = [...bare.matchAll(joints)].map(({ index }) => ({
    head: bare.slice(0, index),
    tail: bare.slice(index).trim(),
  }))
  const fitting = splits.filter(
    ({ head, tail }) =>
      !tail.includes('{') &&
      countWords(tail) >= 4 &&
      countWords(tail) <= 40 &&
      countWords(head) <= longestPastedRun &&
      countWords(head) >= 3 &&
      sources.some((words) => words.includes(tail)),
  )
  const best = fitting.find(({ tail }) => /^(?:that|in which|which|who|because|where)\b/u.test(tail)) ?? fitting[0]
  return best && `${best.head} “${best.tail}.”`
}

/**
 * A statement that began with a pronoun goes on from the one before it in its source; the pronoun stays, so that nobody is
 * named whom the source does not name.
 */
export function goingOn(fact: CaseFact): CaseFact {
  const [, pronoun] = /^(He|She)\b/u.exec(fact.asTold ?? '') ?? []
  if (pronoun === undefined || fact.quoteOnly) return fact
  const id = /^\{([a-z0-9-]+)(?:\.subj)?\}/u.exec(fact.wording)?.[1]
  if (id === undefined) return fact
  const [first = '', ...rest] = sentencesOf(fact.wording)
  return { ...fact, wording: [asPronouns(first, id, pronoun), ...rest].join(' ') }
}

/** `She did not say that she did it`: behind the pronoun with which a sentence opens nobody calls the same person by name. */
function asPronouns(sentence: string, id: string, pronoun: string): string {
  const [he, him, his] = pronoun === 'She' ? ['she', 'her', 'her'] : ['he', 'him', 'his']
  const forms: Readonly<Record<string, string>> = { subj: he, he, him, poss: his, his, himself: `${him}self` }
  return sentence
    .replace(new RegExp(String.raw`^\{${id}(?:\.subj)?\}`, 'u'), pronoun)
    .replaceAll(new RegExp(String.raw`\{${id}(?:\.(\p{Ll}+))?\}`, 'gu'), (_, form: string | undefined) =>
      form === undefined ? him : (forms[form] ?? him),
    )
}

/** A fact that could not be told in the third person is told in its own words. */
function quotedStatement(fact: CaseFact, pen: Pen): Telling {
  const quotation = quotationOf(fact, pen)
  if (quotation) {
    pen.quoted.add(quotation.passage.id)
    return { text: quotation.text, isQuotation: true }
  }
  const [passage] = passagesOf(pen.map, fact)
  const words = ownAnswer(fact)
  // Words of a document in the first person are never told as ours, however short they are.
  const isOfSpeaker =
    passage !== undefined &&
    /\b(?:I|my|we|our|us|(?:has established|accuses|orders) that|this (?:office|court|tribunal|ministry|unit|prosecution))\b/iu.test(
      words,
    )
  if (
    passage !== undefined &&
    (isOfSpeaker || pen.isInDoubt(fact) || isLineOfPaper(fact, pen) || isOfOfficialPaper(fact, pen))
  ) {
    const marked = quotedWhole(words)
    if (marked !== undefined) return { text: `${speakerOf(passage, pen)} ${marked}`, isQuotation: true }
  }
  // Too long for any quotation: then in the third person, never as if the brief said `my`.
  const told = withStop(
    houseStyle(
      isOfSpeaker && !/(?<![\w-])(?:I|[Mm]y|[Ww]e|[Oo]ur)(?![\w-])/u.test(fact.wording) ? fact.wording : words,
    ),
  )
  return { text: passage || !pasted(told, pen) ? told : answerInOwnWords(told, pen), isQuotation: false }
}

/** An answer is in the third person already and is nobody's testimony: it is told as it was given. */
const ownAnswer = ({ asTold, statement }: CaseFact): string =>
  asTold ?? statement.replace(/^In [^“]{0,80}words?(?: of the source)?: “(.*)”\.?$/u, '$1')

/** `On March 3, 2024, …` where the fact has a day that its words do not give. */
function withDate(wording: string, { date }: CaseFact): string {
  if (!date || date.about || date.to !== undefined || !isIsoDate(date.from)) return wording
  const day = formatLongDate(date.from)
  if (wording.includes(day) || wording.includes(day.slice(0, -6)) || wording.includes(date.from.slice(0, 4)))
    return wording
  return `On ${day}, ${continued(wording, () => true).replace(/^(?:He|She|The|They|One|Another|Some|Several|Two|Three|Four|Five|Men|Guards|Soldiers|Police|Officers|A|An|On the|After|Before|When|In|At) /u, (word) => word.toLowerCase())}`
}

/** The second half of a quotation, whose first stands elsewhere, says nothing by itself. */
export const isTornOff = ({ statement }: CaseFact): boolean => marks(statement) < 0

function withStop(text: string): string {
  const bare = text.trim()
  return /[.!?][”’"]{0,2}$/u.test(bare) ? bare : `${bare}.`
}
