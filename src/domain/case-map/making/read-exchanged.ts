import { isNegated, kindOf } from '../reading/classify.ts'
import { curlyQuotes } from '../reading/clean-wording.ts'
import { applicantAnswers, readExchange } from '../reading/exchanges.ts'
import type { Paragraph } from '../reading/split-paragraphs.ts'
import { foundByClinician } from './clinical-lines.ts'
import { type Found, type Frame, passageOf, toMade } from './document-frame.ts'
import { countedLater, makeFact } from './made-fact.ts'
import { scoresAsSentence, testScoresIn } from './test-scores.ts'

/** `PHQ-9: 18. GAD-7: 16.` in an evaluation: what the one who was examined scored. */
export function readScores(printed: string, paragraph: Paragraph, frame: Frame): Found | undefined {
  const scores = frame.sort === 'evaluation' ? testScoresIn(printed) : undefined
  if (scores === undefined) return undefined
  return foundByClinician(printed, scoresAsSentence(scores, frame.subject), paragraph, frame)
}

/** `Asked “How long were you held?,” Ms. Berg answered: “One week.”`: told with its question, in the words of the record. */
export function readExchanged(printed: string, paragraph: Paragraph, frame: Frame): Found | undefined {
  const found = readExchange(printed)
  if (found === undefined) return undefined
  const quote = (words: string) => curlyQuotes(words).replaceAll('“', '‘').replaceAll('”', '’')
  const isApplicant = applicantAnswers(frame.document) && frame.persons.some(({ id }) => id === 'applicant')
  const who = isApplicant ? '{applicant.subj}' : 'the witness'
  const asked = quote(found.question).replace(/[?.]$/u, '')
  const answer = quote(found.answer)
  const wording = `Asked “${asked},” ${who} answered: “${answer}${/[.?!]’?$/u.test(answer) ? '' : '.'}”`
  const passage = passageOf(frame, paragraph, { start: 0, end: printed.length })
  const fact = makeFact({
    key: printed,
    wording,
    persons: frame.persons,
    kind: kindOf({ words: found.answer, heading: found.question, sort: frame.sort, among: frame.kinds }),
    state: 'proposed',
    amounts: countedLater,
    sources: [{ type: 'passage', passage: passage.id }],
    words: printed,
    negated: isNegated(found.answer),
  })
  return { passage, made: toMade(fact, paragraph, frame) }
}
