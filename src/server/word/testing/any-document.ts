import fc from 'fast-check'
import { inList, p, r, rawDocx, table, twoLists } from './raw-docx.ts'

/** A small model of a Word file, from which tests make two versions that differ in many ways. */
type AnyRun = { readonly words: string; readonly look: string; readonly note?: string; readonly link?: boolean }
type AnyParagraph = {
  readonly runs: readonly AnyRun[]
  readonly list: number
  readonly level: number
  readonly look: string
}
export type AnyBlock =
  | { readonly kind: 'paragraph'; readonly paragraph: AnyParagraph }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly AnyParagraph[])[])[] }

const vocabulary = [
  'the',
  'respondent',
  'entered',
  'in 2019',
  'March 3, 2021',
  'near El Paso',
  '“harm”',
  'and',
  'Ex. A',
  'ñ',
  '&',
  'one\ttwo',
  '',
  '.',
]
const words = fc.array(fc.constantFrom(...vocabulary), { maxLength: 9 }).map((list) => list.join(' '))
const run: fc.Arbitrary<AnyRun> = fc.record(
  {
    words,
    look: fc.constantFrom('', '', '<w:b/>', '<w:i/>'),
    note: fc.constantFrom('See Ex. A.', 'Id.'),
    link: fc.boolean(),
  },
  { requiredKeys: ['words', 'look'] },
)
const paragraph: fc.Arbitrary<AnyParagraph> = fc.record({
  runs: fc.array(run, { maxLength: 4 }),
  list: fc.constantFrom(0, 0, 0, 1, 2),
  level: fc.constantFrom(0, 1),
  look: fc.constantFrom('', '', '<w:jc w:val="center"/>', '<w:jc w:val="both"/>'),
})
const cell = fc.array(paragraph, { minLength: 1, maxLength: 3 })
const tableBlock = fc
  .integer({ min: 1, max: 3 })
  .chain((columns) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 3 }),
  )
  .map((rows): AnyBlock => ({ kind: 'table', rows }))
const paragraphBlock = paragraph.map((one): AnyBlock => ({ kind: 'paragraph', paragraph: one }))
const anyBlock = fc.oneof({ weight: 5, arbitrary: paragraphBlock }, { weight: 1, arbitrary: tableBlock })

/** The blocks of a document; the last one is a paragraph, as Word wants it. */
export const anyBlocks: fc.Arbitrary<AnyBlock[]> = fc
  .tuple(fc.array(anyBlock, { maxLength: 7 }), paragraphBlock)
  .map(([blocks, last]) => [...blocks, last])

type Edit = { readonly what: string; readonly at: number; readonly by: AnyBlock; readonly words: string }
const edit: fc.Arbitrary<Edit> = fc.record({
  what: fc.constantFrom('insert', 'delete', 'words', 'split', 'join', 'look', 'row', 'cell', 'swap', 'replace'),
  at: fc.nat(20),
  by: anyBlock,
  words,
})

/** Two versions of a document: the second is the first with some edits, or another document altogether. */
export const anyVersions: fc.Arbitrary<readonly [AnyBlock[], AnyBlock[]]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(anyBlocks, fc.array(edit, { maxLength: 6 }))
      .map(([blocks, edits]) => [blocks, edits.reduce(applyEdit, blocks)] as const),
  },
  { weight: 1, arbitrary: fc.tuple(anyBlocks, anyBlocks) },
)

function applyEdit(blocks: AnyBlock[], { what, at, by, words: added }: Edit): AnyBlock[] {
  const place = at % blocks.length
  const chosen = blocks[place]
  const replaced = (...others: readonly (AnyBlock | undefined)[]) =>
    endWithParagraph(blocks.toSpliced(place, 1, ...others.filter((one) => one !== undefined)))
  if (what === 'insert') return endWithParagraph(blocks.toSpliced(place + (at % 2), 0, by))
  if (what === 'delete') return replaced()
  if (what === 'replace') return replaced(by)
  if (what === 'swap') return endWithParagraph([...blocks.slice(place), ...blocks.slice(0, place)])
  if (!chosen) return blocks
  if (chosen.kind === 'table') return replaced(editTable(chosen, what, at, by, added))
  const { paragraph: one } = chosen
  const half = Math.ceil(one.runs.length / 2)
  const next = blocks[place + 1]
  if (what === 'split')
    return replaced(
      { kind: 'paragraph', paragraph: { ...one, runs: one.runs.slice(0, half) } },
      { kind: 'paragraph', paragraph: { ...one, runs: one.runs.slice(half) } },
    )
  if (what === 'join' && next?.kind === 'paragraph') {
    const joined = { ...one, runs: [...one.runs, ...next.paragraph.runs] }
    return endWithParagraph(blocks.toSpliced(place, 2, { kind: 'paragraph', paragraph: joined }))
  }
  if (what === 'look')
    return replaced({ kind: 'paragraph', paragraph: { ...one, look: '<w:jc w:val="right"/>', list: at % 3 } })
  return replaced({ kind: 'paragraph', paragraph: changeWords(one, at, added) })
}

function changeWords(one: AnyParagraph, at: number, added: string): AnyParagraph {
  const fresh = { words: ` ${added} `, look: '' }
  return { ...one, runs: one.runs.toSpliced(at % (one.runs.length + 1), at % 2, fresh) }
}

function editTable(
  block: AnyBlock & { kind: 'table' },
  what: string,
  at: number,
  by: AnyBlock,
  added: string,
): AnyBlock {
  const row = at % block.rows.length
  const cells = block.rows[row] ?? []
  if (what === 'row' || what === 'split')
    return {
      ...block,
      rows: block.rows.toSpliced(
        row,
        0,
        cells.map((one) => one.slice(0, 1)),
      ),
    }
  if (what === 'join' && block.rows.length > 1) return { ...block, rows: block.rows.toSpliced(row, 1) }
  const column = at % cells.length
  const inside = cells[column] ?? []
  const more = by.kind === 'paragraph' ? [...inside, by.paragraph] : inside.slice(-1)
  const changed = what === 'cell' ? more : inside.map((one) => changeWords(one, at, added))
  return { ...block, rows: block.rows.with(row, cells.with(column, changed)) }
}

function endWithParagraph(blocks: AnyBlock[]): AnyBlock[] {
  if (blocks.at(-1)?.kind === 'paragraph') return blocks
  return [...blocks, { kind: 'paragraph', paragraph: { runs: [], list: 0, level: 0, look: '' } }]
}

/** The model as a file. */
export function anyDocx(blocks: readonly AnyBlock[]): Uint8Array {
  const notes: string[] = []
  const writeRun = ({ words: text, look, note, link }: AnyRun): string => {
    const written =
      text === ''
        ? ''
        : text
            .split('\t')
            .map((part) => r(part, look))
            .join('<w:r><w:tab/></w:r>')
    if (note !== undefined) notes.push(note)
    const mark = note === undefined ? '' : `<w:r><w:footnoteReference w:id="${notes.length + 1}"/></w:r>`
    const linked = link ? `<w:hyperlink w:anchor="place">${written}</w:hyperlink>` : written
    return linked + mark
  }
  const writeParagraph = ({ runs, list, level, look }: AnyParagraph): string => {
    const properties = `${list === 0 ? '' : inList(list, level)}${look}`
    const content = runs.map(writeRun).join('')
    return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`
  }
  const body = blocks.map((one) =>
    one.kind === 'paragraph'
      ? writeParagraph(one.paragraph)
      : table(one.rows.map((row) => row.map((paragraphs) => paragraphs.map(writeParagraph).join('')))),
  )
  const footnotes = notes.map((note, index) => `<w:footnote w:id="${index + 2}">${p(note)}</w:footnote>`).join('')
  return rawDocx(body.join(''), { numbering: twoLists, footnotes })
}
