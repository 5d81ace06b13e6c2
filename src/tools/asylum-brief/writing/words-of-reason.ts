import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { isUnknownWord } from '#domain/language/dictionary.ts'
import { foldToWords, foldWord } from '#domain/language/fold.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import type { Ground } from '../case/relief.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { groundWords } from '../map/ground-words.ts'
import { tellsOfAct } from '../map/signs.ts'
import type { Pen } from './pen.ts'
import { possessing } from './what-units-tell.ts'

/** What was said has to do with this ground: by its words, or because the question on the reason was answered with it. */
export const namesReason = (fact: CaseFact, ground: Ground, pen: Pen): boolean =>
  groundWords(fact.statement, ground, pen.frame) > 0 || givesReason(fact) || quotesReason(fact, pen)

export const givesReason = ({ sources }: CaseFact): boolean =>
  sources.some((source) => source.type === 'answer' && source.question === 'why')

/** The fact quotes words that the answer to the question on the reason tells as well. */
export function quotesReason(fact: CaseFact, { frame, map }: Pen): boolean {
  if (fact.negated && !fact.quoteOnly) return false
  const answer = new Set(wordsOf(textOf(frame.answers, 'why') ?? ''))
  const slurs = new Set([...slursIn(textOf(frame.answers, 'why') ?? ''), ...slursInReports(map)])
  return spokenIn(fact).some((quoted) => {
    if (wordsOf(quoted).some((word) => slurs.has(word))) return true
    const own = wordsOf(quoted)
    const shared = own.filter((word) => answer.has(word)).length
    return own.length >= 2 && (shared >= own.length * 0.6 || (shared >= 3 && shared >= own.length * 0.35))
  })
}

/**
 * Of what somebody is told to have said, the words that the answer on the reason has as well, in the same order: `He said
 * that the whole family pays for the toad`. Four words and more, as the paper has them.
 */
export function sharedWithReason(fact: CaseFact, { frame, map }: Pen): string | undefined {
  const [passage] = passagesOf(map, fact)
  if (passage === undefined || fact.negated || !indirect.test(passage.words)) return undefined
  const answer = ` ${foldToWords(saidIn(textOf(frame.answers, 'why') ?? ''))} `
  const words = passage.words.replaceAll(/\s+/g, ' ').trim().split(' ')
  let best: string[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let to = words.length; to - from > Math.max(3, best.length); to -= 1) {
      const run = words.slice(from, to)
      if (answer.includes(` ${foldToWords(run.join(' '))} `)) {
        best = run
        break
      }
    }
  if (best.length < 4) return nameInReport(passage.words, textOf(frame.answers, 'why') ?? '')
  return best.length >= 4 ? curlyQuotes(trimEndOf(best.join(' '), '.,;:')) : undefined
}

/** `He had said that only bone of a zeruzeru opens it`: what is reported of somebody's words, with the name that the answer quotes. */
function nameInReport(words: string, answer: string): string | undefined {
  const slurs = slursIn(answer)
  const [, clause] =
    /\b(?:said|told|shouted|warned|announced|explained)\b[^.;“”"]{0,30}? (that [^.;“”"]{12,200})/iu.exec(
      words.replaceAll(/\s+/g, ' '),
    ) ?? []
  return clause !== undefined && wordsOf(clause).some((word) => slurs.has(word)) ? curlyQuotes(clause) : undefined
}

/** What of an answer tells somebody's words: what stands in quotation marks, and sentences that say who said something. */
const saidIn = (answer: string): string =>
  [
    ...[...curlyQuotes(answer).matchAll(/[“‘]([^“”‘]{8,200})[”’]/gu)].map(([, words = '']) => words),
    ...sentencesOf(answer).flatMap(
      (sentence) => /\b(?:said|says|told|shouted|called|wrote)\b(.*)$/isu.exec(sentence)?.[1] ?? [],
    ),
  ].join(' | ')

const indirect = /\b(?:said|says|told|shouted|called|wrote|warned|announced|explained)\b/iu

/** Words that the answer quotes and that no dictionary has: what the client was called. */
const slursIn = (answer: string): ReadonlySet<string> =>
  new Set(
    [...curlyQuotes(answer).matchAll(/[“‘]([^“”‘]{3,200})[”’]/gu)].flatMap(([, words = '']) => {
      const own = wordsOf(words)
      // One word in marks is what somebody was called, whatever else it may mean.
      return words.trim().split(/\s+/u).length <= 2 ? own : own.filter((word) => isUnknownWord(foldWord(word)))
    }),
  )

/** `The word cholo or indio is used`, `are called zeruzeru (ghost)`, `commonly called “savages”`: names by the reports on file. */
function slursInReports({ facts }: CaseMap): string[] {
  return facts
    .filter(({ kind }) => kind === 'country')
    .flatMap(({ statement }) => [
      ...[
        ...statement.matchAll(
          /\b(?:called|labell?ed|insulted as|known as|the terms?|the words?) (?:as )?[“‘](\p{L}{4,20})[”’]/giu,
        ),
      ].map(([, word = '']) => word),
      ...[
        ...statement.matchAll(
          /\b(?:called|[Tt]he words?) (\p{Ll}{4,20})(?: \([^()]{2,30}\))?(?:,? (?:and|or) (\p{Ll}{4,20}))?/gu,
        ),
      ]
        .flatMap(([, one = '', other = '']) => [one, other])
        .filter((word) => word !== '' && isUnknownWord(foldWord(word))),
    ])
    .map((word) => word.toLowerCase())
}

/** `He said, “You are an apostate.”`: whoever says that to the client means what the client is. */
export const insults = (fact: CaseFact): boolean =>
  somebodySays.test(fact.asTold ?? fact.statement) &&
  spokenIn(fact).some((words) => /\byou\b|\bthis\b/i.test(words) && possessing.test(words))

const somebodySays =
  /^(?:He|She|It|They|One|Another|The \p{L}+|An? \p{L}+)\b[^“"]{0,60}\b(?:said|shouted|told|called|yelled|wrote|asked)\b/u

/**
 * `The other said, “This is for the microphone.”` while they beat her, `“One of you talked. You are the next.”`: words said with the
 * harm, or that threaten it, that speak of what the ground is by its own words or by those of the answer on it.
 */
export function speaksOfGround(fact: CaseFact, ground: Ground, { frame, map }: Pen): boolean {
  if (!sentencesOf(fact.asTold ?? fact.statement).some((sentence) => somebodySays.test(sentence))) return false
  const own = new Set(wordsOf(textOf(frame.answers, answerOn[ground]) ?? '').filter((word) => word.length >= 5))
  const isWithHarm = () => {
    const [passage] = passagesOf(map, fact)
    const places = paragraphsOf(map)
    const place = passage && places.get(passage.id)
    return (
      place !== undefined &&
      map.facts.some((other) => tellsOfAct(other) && passagesOf(map, other).some(({ id }) => places.get(id) === place))
    )
  }
  return spokenIn(fact).some(
    (words) =>
      /\b(?:you|your|this|who)\b/i.test(words) &&
      (groundWords(words, ground, frame) > 0 || wordsOf(words).some((word) => own.has(word))) &&
      (/\b(?:next|dead|die|kill\w*|will|shall)\b/i.test(words) || isWithHarm()),
  )
}

/** The question that was answered on each ground. */
export const answerOn: Readonly<Record<Ground, string>> = {
  race: 'race_details',
  religion: 'religion_details',
  nationality: 'nationality_details',
  'political-opinion': 'political_opinion_details',
  'social-group': 'social_group_details',
}

/** `I said: “My brother was innocent.”`: the client's own words are nobody's reason. */
const clientSays =
  /(?:^|[.!?;,:—] |\b(?:and|then|so|but|that) )(?:\{applicant(?:\.(?:subj|he))?\}|I) (?:\p{L}+ ){0,2}(?:said|told|answered|replied|shouted|wrote|asked|spoke|begged|screamed|explained|cried|swore|testified|declared)\b[^“”]{0,60}$/u

/** `“They will be sad after it,” she told me`: a witness heard it of the client, and nobody was threatened with it. */
const toldMe =
  /^[^“”]{0,3}” (?:\{applicant(?:\.\p{Ll}+)?\}|she|he) (?:told|said to|explained to) (?:me|us|\{(?!applicant)[^{}]+\})/u

/** What others spoke in a statement, without its marks; of words that are quoted whole, what is spoken within them. */
export function spokenIn(fact: CaseFact): string[] {
  const own = new Set(
    [fact.wording, curlyQuotes(fact.asTold ?? '')].flatMap((text) =>
      [...text.matchAll(/“([^“”]*?)[.,]?”/gu)].flatMap(({ index, 1: words = '' }) =>
        clientSays.test(text.slice(Math.max(0, index - 120), index)) ||
        toldMe.test(text.slice(index + words.length + 1))
          ? [words]
          : [],
      ),
    ),
  )
  return allSpokenIn(fact).filter((words) => !own.has(words))
}

function allSpokenIn({ statement, asTold, quoteOnly }: CaseFact): string[] {
  const text = quoteOnly ? curlyQuotes(asTold ?? '') : statement
  // Of a question and its answer: what the answer quotes.
  const [, answer] = /^(?:Asked|To the question) “[^”]*”[^“]{0,80}“([^]*)”$/u.exec(text) ?? []
  if (answer !== undefined) return [...answer.matchAll(/‘([^‘’]*?)[.,]?’(?!\p{L})/gu)].map(([, words = '']) => words)
  return [...text.matchAll(/“([^“”]*?)[.,]?”/gu)].map(([, words = '']) => words)
}

const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])]
