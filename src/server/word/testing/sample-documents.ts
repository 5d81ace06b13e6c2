import type { Block, Inline, LegalDocument } from '#domain/legal-document/block.ts'

const plain = (text: string): readonly Inline[] => [{ text }]

const facts =
  'The respondent testified that in March 2019 officers came to her house in the night, asked for her brother by name, and told her family that they would return. '

const caption: Block = {
  kind: 'table',
  borders: 'middle',
  widths: [55, 45],
  rows: [
    [
      {
        content: [
          plain('In the Matter of:'),
          [],
          plain('Rosa EXAMPLE,'),
          [],
          plain('Respondent.'),
          [],
          plain('In removal proceedings'),
        ],
      },
      { content: [[], [], plain('File No. A 000-000-001')] },
    ],
  ],
}

const signature: Block = {
  kind: 'signature',
  lines: [
    plain('Respectfully submitted,'),
    [],
    [],
    plain('______________________________'),
    plain('Ana Attorney, Esq.'),
    [{ text: 'EOIR ID ' }, { text: '[EOIR ID]', gap: 'EOIR ID' }],
    plain('Counsel for Respondent'),
  ],
}

function section(number: number, roman: string): Block[] {
  const reference = { text: 'Matter of Example-Name-', italic: true, authority: 'example' } as const
  return [
    {
      kind: 'heading',
      level: 1,
      number: `${roman}.`,
      content: plain(`PART ${number} OF THE ARGUMENT`),
      align: 'center',
    },
    {
      kind: 'heading',
      level: 2,
      number: 'A.',
      content: plain(
        'The harm that the respondent suffered rises to the level of persecution and was directed at her family',
      ),
    },
    { kind: 'paragraph', content: plain(facts.repeat(5).trim()) },
    {
      kind: 'paragraph',
      content: [
        { text: `${facts.repeat(3)}See ` },
        reference,
        { text: ', 30 I&N Dec. 1 (BIA 2030).' },
        { footnote: [{ text: 'See Ex. A at 3; ' }, { text: 'see also', italic: true }, { text: ' Ex. B.' }] },
        { text: ' The exact day was ' },
        { text: '[DATE OF THE SECOND VISIT]', gap: 'DATE OF THE SECOND VISIT' },
        { text: '.' },
      ],
    },
    { kind: 'heading', level: 3, number: '1.', content: plain('The police would not help') },
    {
      kind: 'list',
      ordered: true,
      items: [
        { content: plain('She reported the first visit on the next morning.') },
        {
          content: plain('The officer on duty refused to write it down:'),
          items: [plain('he asked who had sent her;'), plain('he told her to go home.')],
        },
        { content: plain('No report was ever given to her.') },
      ],
    },
    { kind: 'quote', content: plain(facts.repeat(2).trim()) },
  ]
}

const cover: readonly Block[] = [
  { kind: 'lines', lines: [plain('Ana Attorney, Esq.'), plain('12 Example Street'), plain('Dallas, TX 75201')] },
  { kind: 'paragraph', align: 'right', content: [{ text: 'DETAINED', bold: true }] },
  {
    kind: 'lines',
    align: 'center',
    bold: true,
    lines: [
      plain('UNITED STATES DEPARTMENT OF JUSTICE'),
      plain('EXECUTIVE OFFICE FOR IMMIGRATION REVIEW'),
      plain('BOARD OF IMMIGRATION APPEALS'),
    ],
  },
  caption,
  { kind: 'title', content: plain('RESPONDENT’S BRIEF ON APPEAL') },
]

/** A brief to the Board of some pages for each part, with everything that a document can hold. */
export function sampleBrief(parts = 4): LegalDocument {
  const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV']
  return {
    title: 'Respondent’s Brief on Appeal',
    properties: { 'Drafty draft': 'draft-1', 'Drafty tool': 'draft_generator' },
    layout: { lineSpacing: 2, paragraphSpacing: 0, firstLineIndent: true, pageNumbers: 'all', headerText: 'DETAINED' },
    cover,
    blocks: [
      { kind: 'table-of-contents', title: 'TABLE OF CONTENTS' },
      { kind: 'page-break' },
      {
        kind: 'table-of-authorities',
        title: 'TABLE OF AUTHORITIES',
        entries: [
          { group: 'Cases', citation: 'Matter of Example-Name-, 30 I&N Dec. 1 (BIA 2030)', sections: ['I.A', 'II.A'] },
          { group: 'Cases', citation: 'Example v. Garland, 1 F.5th 1 (5th Cir. 2031)', sections: ['I.A'] },
          { group: 'Statutes', citation: 'INA § 208, 8 U.S.C. § 1158', sections: [] },
        ],
      },
      { kind: 'page-break' },
      ...Array.from({ length: parts }, (_, index) => section(index + 1, romans[index] ?? 'X')).flat(),
      {
        kind: 'paragraph',
        content: plain('A citation that nobody has checked yet stands here.'),
        comment: 'Unverified: read the decision before filing.',
      },
      {
        kind: 'table',
        borders: 'all',
        widths: [15, 65, 20],
        headerRow: true,
        rows: [
          [
            { content: [plain('Exhibit')] },
            { content: [plain('Description')] },
            { content: [plain('Pages')], align: 'right' },
          ],
          [
            { content: [plain('A')] },
            { content: [plain('Declaration of the respondent')] },
            { content: [plain('1-9')], align: 'right' },
          ],
        ],
      },
      signature,
    ],
  }
}

/** A cover letter to USCIS: two pages, a bare number on the second. */
export function sampleLetter(): LegalDocument {
  return {
    title: 'Cover letter',
    properties: {},
    layout: { lineSpacing: 1, paragraphSpacing: 8, pageNumbers: 'from-second' },
    blocks: [
      {
        kind: 'lines',
        lines: [plain('USCIS'), plain('Attn: N-400'), plain('P.O. Box 660060'), plain('Dallas, TX 75266')],
      },
      { kind: 'lines', bold: true, lines: [[{ text: 'RE:' }, { tab: true }, { text: 'Rosa Example, A 000-000-001' }]] },
      { kind: 'paragraph', content: plain('Dear Officer:') },
      ...Array.from({ length: 9 }, (): Block => ({ kind: 'paragraph', content: plain(facts.repeat(3).trim()) })),
      { kind: 'heading', level: 1, content: plain('Enclosures') },
      {
        kind: 'list',
        ordered: false,
        items: [{ content: plain('Form N-400') }, { content: plain('Exhibit A'), items: [plain('Copy of the card')] }],
      },
      signature,
    ],
  }
}
