import type { Block, LegalDocument } from '#domain/legal-document/block.ts'
import { sentenceEnds, trimEndOf } from '#domain/text/trim.ts'
import type { KitCase } from '../kit-case.ts'
import { orGap, paper, paragraph, title, words } from './paper.ts'

/** A row of the annotated list. `shows`: one fact with the page that has it; nothing is argued. */
export type ListedExhibit = {
  readonly letter: string
  readonly title: string
  readonly about?: string
  readonly shows?: { readonly fact: string; readonly page?: number }
  readonly pages?: string
  readonly language?: string
  readonly original?: string
}

const mostWords = 30

/** What each exhibit is and what it shows, in one sentence of a fact each. */
export function exhibitList({ forum, lead }: KitCase, exhibits: readonly ListedExhibit[]): LegalDocument {
  const isEoir = forum === 'court' || forum === 'board'
  const heads = ['Exhibit', 'Description', 'What it shows', 'Pages', 'Language', 'Original']
  const rows = exhibits.map(({ letter, title: name, about, shows, pages, language, original }) =>
    [
      letter,
      about ? `${name}. ${about}` : name,
      sentenceOf(shows),
      pages ?? '',
      language ?? 'English',
      original ?? '',
    ].map((text) => ({ content: [[words(text)]] })),
  )
  const table: Block = {
    kind: 'table',
    borders: 'all',
    widths: [9, 30, 31, 10, 10, 10],
    headerRow: true,
    rows: [heads.map((text) => ({ content: [[words(text)]], bold: true as const })), ...rows],
  }
  return paper('Exhibit list', [
    title('LIST OF EXHIBITS'),
    // Before USCIS many applicants have no number.
    paragraph(words(lead.name), ...(isEoir || lead.aNumber ? [words(', '), orGap(lead.aNumber, 'A-number')] : [])),
    table,
    ...(forum === 'court' ? [paragraph(words('Offered by the respondent; not yet admitted.'))] : []),
  ])
}

function sentenceOf(shows: ListedExhibit['shows']): string {
  if (!shows) return ''
  const said = trimEndOf(shows.fact.trim(), sentenceEnds).split(/\s+/)
  const fact = said.length > mostWords ? `${said.slice(0, mostWords).join(' ')} ...` : said.join(' ')
  return `Shows that ${lowerFirst(fact)}${shows.page === undefined ? '' : ` (at ${shows.page})`}.`
}

/** `The applicant works` -> `the applicant works`; names keep their capital. */
function lowerFirst(text: string): string {
  return /^(?:The|A|An|His|Her|Their|In|On|He|She|They|It) /.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}
