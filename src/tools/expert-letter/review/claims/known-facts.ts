import { printedDegrees } from '../../case/degrees.ts'
import { fieldText, fullName } from '#domain/clients/client-record.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { letterExhibits } from '../../case/exhibits.ts'
import { allPapers, letterSources } from '../../case/letter-sources.ts'
import { letterTypeNames } from '../../case/letter-type.ts'
import { spelledOut } from '../../case/record-lines.ts'
import { tablesIn } from '../../case/tables.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { withShares } from '../../writing/shares.ts'
import { instruments } from '../../case/sheet/instruments.data.ts'
import { humanitarianFilings } from '../../case/humanitarian.ts'
import * as frame from '../../writing/frame.ts'
import { type Known, type Paper, readPapers } from './compare.ts'

/** Names that our own sentences use. */
const ownWords = [
  'United States of America. U.S. Citizenship and Immigration Services. USCIS. Department of Homeland Security.',
  'Immigration Court. Immigration Judge. Form I-140. Form I-129. Form I-601A. Form I-601. Attachment A. Attachment B. Attachment C.',
  'Istanbul Protocol. Convention Against Torture. Curriculum Vitae. Exhibit A. Exhibit B. Exhibit C. Matter of Dhanasar.',
]

/** Everything on file for this letter: the chosen papers, the record, the answers, and our own sentences. */
export function knownFacts(input: DraftInput): Known {
  return readPapers([...papersOf(input), ...answersAsPapers(input.answers), ...ownPapers(input), sharesOf(input)])
}

/** What is on file about the expert alone. */
export function knownExpertFacts(input: DraftInput): Known {
  const { expert, expertDocuments } = letterSources(input)
  const about = Object.fromEntries(
    Object.entries(input.answers).filter(
      ([name]) => name.startsWith('expert_') || name === 'question' || name === 'proceeding',
    ),
  )
  const papers = [...(expert ? [expert] : []), ...expertDocuments].map(withTitle)
  return readPapers([...papers, ...answersAsPapers(about), ...ownPapers(input)])
}

/** Shares that the papers' own numbers give, as the letter prints them. */
function sharesOf(input: DraftInput): Paper {
  const told = allPapers(letterSources(input)).flatMap(({ text }) => {
    const sentences = sentencesOf(text.replaceAll(/\s+/g, ' '))
    return sentences.flatMap(
      (sentence, at) => withShares(sentence, sentences[at - 1]).match(/\([\d.]+ percent\)/g) ?? [],
    )
  })
  return { title: 'letter', text: told.join('\n') }
}

function papersOf(input: DraftInput): Paper[] {
  return allPapers(letterSources(input)).map(withTitle)
}

/** A title is as good as a text: `Licence agreement, Aoki Battery K.K., 14 January 2023`. */
function withTitle({ title, text }: Paper): Paper {
  return { title, text: `${title}\n${text}\n${spelledOut(text)}\n${cellsOf(text)}` }
}

/** Cells that commas or semicolons divide would read as one number. */
const cellsOf = (text: string): string =>
  tablesIn(text)
    .tables.flatMap(({ header, rows }) => [header, ...rows])
    .map((cells) => cells.map((cell) => spelledOut(cell)).join(' | '))
    .join('\n')

function answersAsPapers(answers: Answers): Paper[] {
  return Object.entries(answers).map(([name, answer]) => ({
    title: name === 'expert_client_relation' ? 'relationship' : 'fact sheet',
    text:
      typeof answer === 'string'
        ? answer
        : answer.map((one) => (typeof one === 'string' ? '' : Object.values(one).join('\n'))).join('\n'),
  }))
}

function ownPapers(input: DraftInput): Paper[] {
  const { client, attorney, filingDate } = input
  const exhibits = letterExhibits(input, letterSources(input)).map(({ letter }) => `Exhibit ${letter}.`)
  const fields = Object.keys(client.client).map((name) => fieldText(client.client, name) ?? '')
  const sentences = [...Object.values(frame.credentials.given), frame.declaration, ...Object.values(frame.relationship)]
  return [
    { title: 'client record', text: [fullName(client), ...fields].join('\n') },
    { title: 'attorney profile', text: Object.values(attorney).join('\n') },
    {
      title: 'letter',
      text: [
        formatLongDate(filingDate),
        ...ownWords,
        ...exhibits,
        ...Object.values(letterTypeNames),
        ...humanitarianFilings,
        ...printedDegrees,
        ...instruments.map(([, name]) => `${name}.`),
        ...sentences,
      ].join('\n'),
    },
  ]
}
