import type { DraftInput } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { type OfThree, readInstructions } from './instructions.ts'
import { asFileNames, keptOutByLine } from './kept-out.ts'
import type { LetterSources } from './letter-sources.ts'
import { questionPut } from './question-put.ts'
import { withheldNames } from './withheld-names.ts'

/** What the instructions tell: the question, what counsel says, and what to leave out. */
export function instructedIn(input: DraftInput, sources: LetterSources, parties: OfThree) {
  const prompt = textOf(input.answers, 'additional_prompt') ?? ''
  const read = readInstructions(prompt, parties)
  const told = read.told.filter((one) => one.kind !== 'told' || !isOfExpert(one.words, sources))
  const papers = [...sources.expertDocuments, ...sources.clientDocuments].map(({ text }) => text)
  const avoided = [
    ...asFileNames(read.avoided, papers),
    ...sources.keptOut.flatMap((subject) => keptOutByLine(subject)),
  ]
  const { first_name: first, last_name: last } = input.client
  const withheld = withheldNames(prompt, papers, [`${first} ${last}`])
  return { prompt, question: questionPut(prompt, parties), instructions: { ...read, told, avoided, withheld } }
}

/** `He was the Chief of the Division, expert`: what the expert’s papers name and the client’s do not is not the client’s. */
function isOfExpert(words: string, { expert, expertDocuments, cv, clientDocuments }: LetterSources): boolean {
  if (/\bexpert\b/iu.test(words)) return true
  const ofExpert = [expert, ...expertDocuments].map((paper) => `${paper?.title ?? ''} ${paper?.text ?? ''}`).join(' ')
  const ofClient = [cv, ...clientDocuments].map((paper) => `${paper?.title ?? ''} ${paper?.text ?? ''}`).join(' ')
  const named = words.slice(1).match(/(?<!(?:Mr|Ms|Mrs|Dr)\. )\p{Lu}[\p{L}’'-]{3,}/gu) ?? []
  return (
    named.some((name) => ofExpert.includes(name) && !ofClient.includes(name)) &&
    named.every((name) => !ofClient.includes(name))
  )
}
