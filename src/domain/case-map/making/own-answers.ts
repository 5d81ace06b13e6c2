import { findSentences } from '#domain/language/sentences.ts'
import { isNegated, kindOf } from '../reading/classify.ts'
import { curlyQuotes } from '../reading/clean-wording.ts'
import { hasFiniteVerb, hasPluralVerb } from '../reading/finite-verb.ts'
import { isStatementByQuestions, readExchange } from '../reading/exchanges.ts'
import { nameTokens } from '../reading/name-persons.ts'
import type { Paragraph } from '../reading/split-paragraphs.ts'
import { type Found, type Frame, passageOf, toMade } from './document-frame.ts'
import { countedLater, makeFact } from './made-fact.ts'

/** An answer of somebody's own statement: what only its question makes whole, and the rest, which is account. */
export type OwnAnswer = {
  readonly asked: Found | undefined
  readonly rest: Paragraph | undefined
  /** The question, with its persons: it names whom the answer calls `she`. */
  readonly about: string
}

/**
 * A question with its answer, in a statement that counsel took down so: the answer is told like any account; only what says
 * nothing without its question (`Yes.`, `My uncle Jeremia.`) is told with it. Undefined for any other paragraph.
 */
export function ownAnswer(printed: string, paragraph: Paragraph, frame: Frame): OwnAnswer | undefined {
  const { document, voice } = frame
  const found = voice.speaker && isStatementByQuestions(document) ? readExchange(printed) : undefined
  if (found === undefined) return undefined
  const from = /(?:^|\n)[ \t]*(?:A|ANSWER|Answer)[.:] */u.exec(printed)
  const start = from === null ? 0 : from.index + from[0].length
  const until = endOfFragments(printed, start)
  const rest =
    until >= printed.trimEnd().length
      ? undefined
      : { ...paragraph, start: paragraph.start + until, heading: found.question }
  return {
    asked:
      until === start || ofIdentity.test(found.question)
        ? undefined
        : told(found.question, printed.slice(start, until), { printed, until, paragraph, frame }),
    rest,
    about: nameTokens(found.question, voice.aliases),
  }
}

/** `State your name`: the cover tells it. */
const ofIdentity = /\b(?:your (?:full |complete |legal )?name|date of birth|(?:when|where) were you born|spell)\b/iu

/** Where the first sentence begins that is whole without the question. */
function endOfFragments(printed: string, start: number): number {
  const answer = printed.slice(start)
  let end = 0
  for (const sentence of findSentences(answer)) {
    const words = answer.slice(sentence.start, sentence.end)
    // `That they put me in the truck`, `Because I am black`: what was asked is missing.
    const isOpen = end === 0 && /^(?:That (?:they|he|she|I|we|my|the|it)|Because|To \p{Ll}+) /u.test(words)
    const leans = (end > 0 && /^(?:But|And|Because|Except|Only)\b/u.test(words)) || isOpen
    if (!isFragment(words) && !leans) return start + sentence.start
    end = sentence.end
    if (leans) break
  }
  const next = findSentences(answer).find((one) => one.start >= end)
  return next === undefined ? printed.length : start + next.start
}

const isFragment = (words: string): boolean =>
  /^(?:Yes|No|Never|Correct|True)\b[^.?!]{0,12}[.?!,]/u.test(words) || (!hasFiniteVerb(words) && !hasPluralVerb(words))

type Place = { readonly printed: string; readonly until: number; readonly paragraph: Paragraph; readonly frame: Frame }

function told(question: string, answer: string, { printed, until, paragraph, frame }: Place): Found {
  const inner = (words: string) =>
    curlyQuotes(words.replaceAll(/\s+/g, ' ').trim()).replaceAll('“', '‘').replaceAll('”', '’')
  const words = inner(answer)
  const speaker = frame.voice.speaker?.id ?? 'applicant'
  const wording = `To the question “${inner(question)}” {${speaker}.subj} answers: “${words}${/[.?!]’?$/u.test(words) ? '' : '.'}”`
  const passage = passageOf(frame, paragraph, { start: 0, end: printed.slice(0, until).trimEnd().length })
  const fact = makeFact({
    key: passage.words,
    wording,
    persons: frame.persons,
    kind: kindOf({ words: answer, heading: question, sort: frame.sort, among: frame.kinds }),
    state: 'proposed',
    amounts: countedLater,
    sources: [{ type: 'passage', passage: passage.id }],
    words: passage.words,
    negated: isNegated(answer),
  })
  return { passage, made: toMade(fact, paragraph, frame) }
}
