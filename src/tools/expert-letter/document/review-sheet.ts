import type { WrittenSection } from '#domain/drafting/tool.ts'
import type { Block, Inline, TableCell } from '#domain/legal-document/block.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { readSections, statements } from '../review/letter-text.ts'
import { compareClaim, type Known, papersWith } from '../review/claims/compare.ts'
import { claimsIn } from '../review/claims/extract.ts'
import { knownFacts } from '../review/claims/known-facts.ts'
import { findSlot } from '../case/fact-sheet/all-slots.ts'
import type { LetterFacts } from '../case.ts'

/** Stands on every expert letter until the expert has made it theirs. */
export const reviewNote =
  'Draft for the expert’s review. Not a statement by the expert until reviewed, corrected and signed.'

/** One statement of fact in the letter with where it comes from. */
type ReviewRow = { readonly statement: string; readonly source: string }

/** Every sentence that states a date, a number, a count or a name, or repeats what was told, with where that stands. */
function reviewRows(facts: LetterFacts, sections: readonly WrittenSection[]): ReviewRow[] {
  const known = knownFacts(facts.input)
  const told = toldFacts(facts)
  return statements(readSections(sections)).flatMap(({ sentences }) =>
    sentences.flatMap((sentence): ReviewRow[] => {
      const claims = claimsIn(sentence)
      if (claims.length > 0) return [{ statement: sentence, source: sourceOf(claims, known) }]
      const folded = ` ${foldToWords(sentence)} `
      const sources = told.filter(({ words }) => folded.includes(words)).map(({ source }) => source)
      return sources.length === 0 ? [] : [{ statement: sentence, source: [...new Set(sources)].join('; ') }]
    }),
  )
}

/** What the fact sheet and the relationship told, folded for finding it again in a sentence. */
function toldFacts({ values, lists, findings }: LetterFacts): { words: string; source: string }[] {
  const single = Object.entries(values).flatMap(([name, { value, source }]) =>
    source === 'relationship' || ['phrase', 'sentences'].includes(findSlot(name)?.kind ?? '')
      ? [{ words: value, source }]
      : [],
  )
  const many = [...Object.values(lists).flat(), ...findings.map(({ what }) => what)]
  return [...single, ...many.map((words) => ({ words, source: 'fact sheet' }))]
    .map(({ words, source }) => ({ words: ` ${foldToWords(words)} `, source }))
    .filter(({ words }) => words.trim().length > 3)
}

function sourceOf(claims: ReturnType<typeof claimsIn>, known: Known): string {
  const open = claims.filter((claim) => compareClaim(claim, known).verdict !== 'found')
  const titles = papersWith(claims, known).filter((title) => title !== 'letter')
  const source = titles.slice(0, 2).join('; ') || 'please state the source'
  return open.length === 0 ? source : `${source}. Not on file: ${open.map(({ text }) => text).join(', ')}`
}

/** The page that the expert initials, statement by statement. */
export function reviewSheet(facts: LetterFacts, sections: readonly WrittenSection[]): Block[] {
  const rows = reviewRows(facts, sections)
  const header = ['', 'Statement', 'Source', 'Initials'].map((text) => cell(text, true))
  return [
    { kind: 'page-break' },
    { kind: 'title', content: [{ text: 'Expert review sheet' }] },
    { kind: 'paragraph', content: [{ text: reviewNote, italic: true }] },
    {
      kind: 'paragraph',
      content: [
        {
          text: 'Please check each statement against its source, correct what is wrong in the letter, and initial what is right. Strike any opinion that you do not hold.',
        },
      ],
    },
    {
      kind: 'table',
      borders: 'all',
      widths: [6, 52, 30, 12],
      headerRow: true,
      rows: [
        header,
        ...rows.map(({ statement, source }, index) => [
          cell(String(index + 1)),
          cell(statement),
          cell(source),
          cell(''),
        ]),
      ],
    },
    { kind: 'signature', lines: [inline('Reviewed by: ______________________'), inline('Date: ____________')] },
  ]
}

function cell(words: string, bold = false): TableCell {
  return { content: [inline(words)], ...(bold && { bold }) }
}

function inline(words: string): Inline[] {
  return [{ text: words }]
}
