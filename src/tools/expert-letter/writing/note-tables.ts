import { capitalized } from '#domain/prose/words.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import { isClinical, type LetterFacts } from '../case.ts'
import { correlationId } from '#tools/expert-letter/map/clinical-issues.ts'
import { spelledOut } from '../case/record-lines.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { citeExhibit, isListing, type LetterExhibit } from '../case/exhibits.ts'
import { isOwnVoice } from '../case/own-voice.ts'
import { tablesIn, type TypedTable } from '../case/tables.ts'
import { issueFor } from './groups-of-notes.ts'

/** The expert's own tables of an issue, row by row as the expert put them: only shorthand is written out. */
export function tablesUnder(issue: string, facts: LetterFacts): string {
  return exhibitTables(issue, facts) + ownTables(issue, facts)
}

/** The tables of a paper that the letter rests on, with its exhibit. */
function exhibitTables(issue: string, facts: LetterFacts): string {
  return facts.exhibits
    .filter(({ source }) => !isListing(source) && !isOwnVoice(source))
    .flatMap((exhibit) =>
      tablesIn(exhibit.source.text)
        .tables.filter((table) => issueOf(table, facts) === issue)
        .map((table) => paragraph(leadOf(exhibit)) + tableOf(table, isClinical(facts))),
    )
    .join('')
}

const leadOf = (exhibit: LetterExhibit): string =>
  exhibit.source.kind === 'extra_expert'
    ? `My own table (${citeExhibit(exhibit)}) has these figures:`
    : `${citeExhibit(exhibit)} has this table:`

function ownTables(issue: string, facts: LetterFacts): string {
  return facts.tables
    .filter((table) => issueOf(table, facts) === issue)
    .map((table, at) => paragraph(escapeText(leads[at % leads.length] ?? '')) + tableOf(table, isClinical(facts)))
    .join('')
}

const leads = ['I recorded the following:', 'My figures are these:', 'I also put this together:']

/** Findings beside what the person said of each belong to the comparison with the account. */
function issueOf({ header, rows }: TypedTable, facts: LetterFacts): string {
  const head = header.join(' ')
  if (facts.type === 'MED' && /\b(?:account|attribut\p{L}+|history given|grade|degree|consisten\p{L}+)\b/iu.test(head))
    return correlationId
  return isClinical(facts) ? 'clinical.basis' : issueFor([head, ...rows.flat()].join(' '), facts)
}

/** `8/4/2026` over a column is a day; a hyphen alone stays. */
const cellOf = (text: string, isOfClinic: boolean): string =>
  capitalized(isOfClinic || /\d\/\d/u.test(text) ? spelledOut(text) : houseStyle(text))

/** A table of the letter; its cells as a reader outside the office understands them. */
export function tableOf({ header, rows }: TypedTable, isOfClinic: boolean): string {
  const cell = (text: string) => escapeText(cellOf(text, isOfClinic))
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((text) => `<${tag}>${cell(text)}</${tag}>`).join('')}</tr>`
  return `<table>${header.length === 0 ? '' : row(header, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`
}
