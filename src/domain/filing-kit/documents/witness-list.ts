import type { Inline, LegalDocument } from '#domain/legal-document/block.ts'
import type { KitCase } from '../kit-case.ts'
import { listed } from '../listed.ts'
import { orGap, paragraph, ruledTable, signatureLines, title, widePaper, words } from './paper.ts'

/** What an answer says of one witness or arrest, divided by bars; what is not said is a gap or stays empty. */
export function cellsOf(row: string, names: readonly string[]): Inline[] {
  const parts = row.split('|').map((part) => part.trim())
  return names.map((name, at) => (name === '' ? words(parts[at] ?? '') : orGap(parts[at], name)))
}

const heads = ['Witness', 'A-number or status', 'Relation', 'Subject', 'Minutes', 'Language', 'How', 'Expert: CV at']
/** Not everybody has a number, and only an expert has a curriculum vitae. */
const needed = [
  'name of the witness',
  '',
  'relation',
  'subject',
  'minutes',
  'language',
  'in person or by telephone',
  '',
]

/** What the row of a witness does not say of what the list needs. */
export const witnessGaps = (row: string): string[] =>
  cellsOf(row, needed).flatMap((cell) => ('gap' in cell && cell.gap !== undefined ? [cell.gap] : []))

/** Who testifies in the immigration court, on what, how long and in which language. Undefined where nobody is named. */
export function witnessList({ forum, lead, counsel, answers }: KitCase): LegalDocument | undefined {
  const witnesses = listed(answers['witnesses'])
  if (forum !== 'court' || witnesses.length === 0) return undefined
  return widePaper('Witness list', [
    title('WITNESS LIST'),
    paragraph(words(`${lead.name}, `), orGap(lead.aNumber, 'A-number')),
    ruledTable(
      heads,
      [14, 12, 11, 22, 10, 11, 11, 9],
      witnesses.map((row) => cellsOf(row, needed)),
    ),
    signatureLines(orGap(counsel.name, 'name of counsel'), words('Counsel for Respondent')),
  ])
}
