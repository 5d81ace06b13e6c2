import { lawPart } from '../in-force.ts'
import type { Dated } from '../dated.ts'

/** The edition of a form that the agency accepts, as it stood when it was last read. */
export type FormEdition = Dated & { readonly form: string; readonly edition: string; readonly pages: number }

const readInPdf = 'Text of the agency’s PDF of December 2025, read on each page'

export const formEditions = lawPart<readonly FormEdition[]>('formEditions', [
  { form: 'I-589', edition: '01/20/25', pages: 12, source: readInPdf, checkedOn: '2025-12-31', confirmed: true },
  { form: 'I-601A', edition: '01/20/25', pages: 9, source: readInPdf, checkedOn: '2026-10-01', confirmed: true },
  { form: 'N-400', edition: '01/20/25', pages: 14, source: readInPdf, checkedOn: '2026-10-01', confirmed: true },
  {
    form: 'G-28',
    edition: '09/17/18',
    pages: 4,
    source: 'OMB tables of 2021 and 2024 that speak of this edition and of a planned one',
    checkedOn: '2024-11-30',
    confirmed: false,
  },
  { form: 'I-751', edition: '04/01/24', pages: 11, source: readInPdf, checkedOn: '2025-12-31', confirmed: true },
  {
    form: 'I-765',
    edition: '01/20/25',
    pages: 7,
    source: readInPdf,
    checkedOn: '2025-12-31',
    confirmed: false,
    note: 'A newer edition of January 2026 is hinted at by a public project.',
  },
])
