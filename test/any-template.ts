import fc from 'fast-check'
import { type TemplateParagraph, templateParagraph } from '#domain/template-sections/template-paragraph.ts'

const texts = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    '',
    'INTRODUCTION',
    'A. First point',
    'Dear Officer:',
    'Sincerely,',
    '____________',
    'Fees: [AMOUNT] for {{client name}}',
    'LIST OF EXHIBITS',
    'I. ARGUMENT',
    'word '.repeat(300),
    'This is a sentence of more than twelve words so that it reads like prose.',
  ),
)

const looks = fc.record(
  {
    outlineLevel: fc.constantFrom(null, 0, 1, 2, 5),
    boldShare: fc.constantFrom(0, 1),
    underlineShare: fc.constantFrom(0, 1),
    align: fc.constantFrom('left', 'center'),
    contents: fc.constantFrom(false, false, false, true),
    leadIn: fc.constantFrom('', 'Fees:'),
    numbering: fc.constantFrom(null, { label: '1.', level: 0 }),
  },
  { requiredKeys: [] },
)

const run = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(texts, looks).map(([text, look]) => [templateParagraph(text, look)]) },
  {
    weight: 1,
    arbitrary: fc
      .array(texts, { minLength: 1, maxLength: 4 })
      .map((cells) => cells.map((text) => templateParagraph(text))),
  },
)

/** Templates of every shape: headings, prose, tables, signatures in any order. For property tests. */
export const anyTemplate: fc.Arbitrary<TemplateParagraph[]> = fc
  .array(fc.tuple(run, fc.boolean()), { maxLength: 25 })
  .map((runs) =>
    runs.flatMap(([paragraphs, isTable], table) =>
      isTable && paragraphs.length > 1
        ? paragraphs.map((paragraph, cell) => ({ ...paragraph, table: { table, row: 0, cell } }))
        : paragraphs,
    ),
  )
