import type { Block, LegalDocument } from '#domain/legal-document/block.ts'
import { filingOrdinal } from '#domain/section-content/filing-mark.ts'
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
  /** English unless said otherwise; empty for what has no words. */
  readonly language?: string
  /** The packet page on which its translation begins. */
  readonly translation?: number
  readonly original?: string
}

const languageOf = ({ language = 'English', translation }: Pick<ListedExhibit, 'language' | 'translation'>) =>
  translation === undefined ? language : `${language} (translation at ${translation})`

const mostWords = 30

/** What each exhibit is and what it shows, in one sentence of a fact each. */
export function exhibitList({ forum, lead, filing }: KitCase, exhibits: readonly ListedExhibit[]): LegalDocument {
  const isEoir = forum === 'court' || forum === 'board'
  // Where nobody has said who holds an original, there is no column for it.
  const hasOriginals = exhibits.some(({ original }) => original !== undefined)
  const originals = (text: string) => (hasOriginals ? [text] : [])
  const heads = ['Exhibit', 'Description', 'What it shows', 'Pages', 'Language', ...originals('Original')]
  const rows = exhibits.map(({ letter, title: name, about, shows, pages, original, ...exhibit }) =>
    [
      letter,
      about ? `${name}. ${about}` : name,
      sentenceOf(shows),
      pages ?? '',
      languageOf(exhibit),
      ...originals(original ?? ''),
    ].map((text) => ({ content: [[words(text)]] })),
  )
  const table: Block = {
    kind: 'table',
    borders: 'all',
    widths: hasOriginals ? [12, 24, 22, 11, 17, 14] : [12, 30, 28, 12, 18],
    headerRow: true,
    rows: [heads.map((text) => ({ content: [[words(text)]], bold: true as const })), ...rows],
  }
  return paper('Exhibit list', [
    title('LIST OF EXHIBITS'),
    // Before USCIS many applicants have no number.
    paragraph(words(lead.name), ...(isEoir || lead.aNumber ? [words(', '), orGap(lead.aNumber, 'A-number')] : [])),
    // Its page numbers are those of this filing alone.
    ...(filing > 1 ? [paragraph(words(filingOrdinal(filing)))] : []),
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
