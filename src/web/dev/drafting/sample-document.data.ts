import type { Block, LegalDocument } from '#domain/legal-document/block.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import { writtenSections } from './sample-draft.data.ts'

const gap = (text: string) => ({ text: `[${text}]`, bold: true, gap: text }) as const
const bold = (text: string) => [{ text, bold: true }] as const

const cover: readonly Block[] = [
  {
    kind: 'table',
    borders: 'none',
    widths: [60, 40],
    rows: [
      [
        {
          content: [
            [gap('ATTORNEY NAME')],
            [gap('FIRM')],
            [gap('ADDRESS')],
            [gap('TELEPHONE AND EMAIL')],
            [{ text: 'EOIR ID: ' }, gap('EOIR ID')],
            [{ text: 'Counsel for the Respondents' }],
          ],
        },
        { content: [bold('NON-DETAINED')], align: 'right' },
      ],
    ],
  },
  {
    kind: 'lines',
    align: 'center',
    bold: true,
    lines: [
      'UNITED STATES DEPARTMENT OF JUSTICE',
      'EXECUTIVE OFFICE FOR IMMIGRATION REVIEW',
      'IMMIGRATION COURT',
      'NEW YORK, NEW YORK',
    ].map((text) => [{ text }]),
  },
  {
    kind: 'table',
    borders: 'none',
    widths: [46, 8, 46],
    rows: [
      [
        {
          content: [
            [{ text: 'In the Matter of:' }],
            [],
            bold('EMMANUEL NGWA TABOT'),
            bold('BEATRICE NGWA TABOT'),
            [],
            [{ text: 'Respondents' }],
            [],
            [{ text: 'In removal proceedings' }],
          ],
        },
        { content: Array.from({ length: 8 }, () => [{ text: ')' }]) },
        {
          content: [[], [], [{ text: 'File No.: A 000-000-418' }], [{ text: 'File No.: ' }, gap('A-NUMBER')]],
        },
      ],
    ],
  },
  {
    kind: 'table',
    borders: 'none',
    widths: [50, 50],
    rows: [
      [
        { content: [[{ text: 'Immigration Judge:' }], [{ text: 'Celeste Moreau-Finch' }]] },
        { content: [[{ text: 'Next Hearing:' }], [gap('DATE'), { text: ' at ' }, gap('TIME')]], align: 'right' },
      ],
    ],
  },
  {
    kind: 'title',
    content: [
      {
        text: 'RESPONDENTS’ PRE-HEARING BRIEF IN SUPPORT OF ASYLUM, WITHHOLDING OF REMOVAL, AND PROTECTION UNDER THE CONVENTION AGAINST TORTURE',
      },
    ],
  },
]

/** The composed document of the sample draft. */
export const sampleDocument: LegalDocument = {
  title: 'Respondents’ pre-hearing brief',
  properties: {},
  layout: {
    lineSpacing: 2,
    paragraphSpacing: 0,
    firstLineIndent: true,
    pageNumbers: 'page-x-of-y',
    footerText: 'Draft. Attorney review required.',
  },
  cover,
  blocks: [
    { kind: 'table-of-contents', title: 'TABLE OF CONTENTS' },
    { kind: 'page-break' },
    ...writtenSections.slice(2).flatMap(({ html, level, number }) => {
      const [first, ...rest] = blocksFromSection(html, level)
      return first?.kind === 'heading' && number !== undefined
        ? [{ ...first, number }, ...rest]
        : blocksFromSection(html, level)
    }),
    {
      kind: 'signature',
      lines: [
        [{ text: 'Respectfully submitted,' }],
        [],
        [gap('ATTORNEY NAME')],
        [{ text: 'Counsel for the Respondents' }],
      ],
    },
  ],
}
