import type { LegalDocument } from '#domain/legal-document/block.ts'
import type { KitCase } from '../kit-case.ts'
import { listed } from '../listed.ts'
import { orGap, paragraph, ruledTable, title, widePaper, words } from './paper.ts'
import { cellsOf } from './witness-list.ts'

const heads = [
  'Date of arrest',
  'Agency',
  'Charge and statute',
  'Disposition and date',
  'Sentence',
  'Court and number',
  'Exhibit page',
  'Immigration effect',
]
const needed = [
  'date of arrest',
  'agency',
  'charge and statute',
  'disposition and date',
  'sentence',
  'court and number',
  'exhibit page',
]

/**
 * Each arrest with what came of it. An arrest that is on record and of which nothing else is known is a row of gaps with its
 * outcome; the effect on immigration stays empty for counsel. Undefined where no arrest is known.
 */
export function criminalChart({ forum, lead, answers, arrests = [] }: KitCase): LegalDocument | undefined {
  const told = listed(answers['arrest_rows'])
  const untold = arrests.slice(told.length).map(({ outcome = '' }) => `|||${outcome}`)
  const rows = [...told, ...untold]
  if ((forum !== 'court' && forum !== 'board') || rows.length === 0) return undefined
  return widePaper('Criminal history chart', [
    title('CRIMINAL HISTORY CHART'),
    paragraph(words(`${lead.name}, `), orGap(lead.aNumber, 'A-number')),
    ruledTable(
      heads,
      [11, 12, 17, 14, 11, 13, 9, 13],
      rows.map((row) => [...cellsOf(row, needed), words('')]),
    ),
  ])
}
