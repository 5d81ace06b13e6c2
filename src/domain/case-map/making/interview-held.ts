import { kindOf } from '../reading/classify.ts'
import { applicantAnswers, isStatementByQuestions } from '../reading/exchanges.ts'
import type { Paragraph } from '../reading/split-paragraphs.ts'
import { type Found, type Frame, passageOf, toMade } from './document-frame.ts'
import { countedLater, makeFact } from './made-fact.ts'

/** `Language: Spanish   Interpreter: none`: how an interview was held. */
function circumstancesOf(text: string): string | undefined {
  const of = (label: string) =>
    new RegExp(String.raw`\b${label}(?: used)?: ?([^\n\t;]{2,80}?)(?=  |[\n\t;]|$)`, 'iu').exec(text)?.[1]
  const [language, interpreter] = [of('language'), of('interpreter')]
  if (language === undefined && interpreter === undefined) return undefined
  const parts = [
    ...(interpreter === undefined ? [] : [`the interpreter as “${interpreter.trim()}”`]),
    ...(language === undefined ? [] : [`the language as “${language.trim()}”`]),
  ]
  return `The record of the interview gives ${parts.join(' and ')}`
}

/** How an interview of the client was held, where a row of its record says so; undefined for any other row. */
export function howHeld(text: string, paragraph: Paragraph, frame: Frame): Found | undefined {
  const wording =
    applicantAnswers(frame.document) && !isStatementByQuestions(frame.document) ? circumstancesOf(text) : undefined
  if (wording === undefined) return undefined
  const passage = passageOf(frame, paragraph, { start: 0, end: text.length })
  const fact = makeFact({
    key: text,
    wording,
    persons: frame.persons,
    kind: kindOf({ words: wording, sort: frame.sort, among: frame.kinds }),
    state: 'proposed',
    amounts: countedLater,
    sources: [{ type: 'passage', passage: passage.id }],
    words: wording,
  })
  return { passage, made: toMade(fact, paragraph, frame) }
}
