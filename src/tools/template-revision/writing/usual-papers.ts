import type { DraftInput } from '#domain/drafting/tool.ts'
import { foldWord } from '#domain/language/fold.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { isLawWord } from '#domain/old-client/law-words.data.ts'
import { ofPapers } from '#domain/old-client/listed-papers.ts'
import { officeThings } from '#domain/old-client/office-things.data.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { Filling } from '#domain/template-sections/fill-section.ts'
import { writeTemplateText } from '#domain/template-sections/section-html.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'

/**
 * The lines of a firm's list of papers that any case encloses, `Form G-28`, `Declaration of Ana Example`: those in which
 * no word is outside of the law's and an office's but for what is filled anew. A paper of the old case alone leaves its
 * letter or number with a gap, so that no later one is called by another. As markup, filled; '' without an earlier client
 * and where nothing is usual.
 */
export function usualPapers(section: ConfirmedSection, input: DraftInput, fillings: readonly Filling[]): string {
  const found = input.template?.oldCase?.found
  if (!found) return ''
  const { content, paragraphs } = section
  const isHere =
    (at: number) =>
    ({ part, index }: { readonly part: string; readonly index: number }) =>
      part === 'body' && index === paragraphs[at]
  const isUsualAt = (at: number): boolean =>
    isInList(section, at) &&
    !found.stories.some(isHere(at)) &&
    isUsual(content[at]?.text ?? '', found.marks.filter(isHere(at)), (content[at]?.table?.cell ?? 0) === 0)
  const isUsualLine = (at: number): boolean => {
    const row = rowOf(at, content)
    return row.every(isUsualAt) && namesPaper(row, content)
  }
  const usual = new Set(content.flatMap((_, at) => (isUsualLine(at) ? [at] : [])))
  if (usual.size === 0) return ''
  const holes = new Map(
    content.flatMap((_, at): [number, Filling[]][] => {
      const left = usual.has(at) || !isInList(section, at) ? undefined : holeAt(at, content)
      return left ? [[at, left]] : []
    }),
  )
  const kept = content.flatMap((_, at) => (usual.has(at) || holes.has(at) ? [at] : []))
  const places = new Map(kept.map((at, place) => [at, place]))
  const filled = [...fillings.filter(({ paragraph }) => usual.has(paragraph)), ...[...holes.values()].flat()]
  return writeTemplateText(
    {
      ...section,
      heading: 'none',
      innerHeadings: [],
      content: content.filter((_, at) => places.has(at)),
      paragraphs: paragraphs.filter((_, at) => places.has(at)),
    },
    filled.flatMap((filling) => {
      const paragraph = places.get(filling.paragraph)
      return paragraph === undefined ? [] : [{ ...filling, paragraph }]
    }),
    { showInstructions: true },
  )
}

type Content = ConfirmedSection['content']

const isInList = ({ heading }: ConfirmedSection, at: number): boolean => at > 0 || heading !== 'own'

/** The places of a line, or of all cells of its row. */
const rowOf = (at: number, content: Content): readonly number[] => {
  const table = content[at]?.table ?? null
  return table === null
    ? [at]
    : content.flatMap((other, place) =>
        other.table?.table === table.table && other.table.row === table.row ? [place] : [],
      )
}

/** The gap behind the letter or number of a paper that goes; undefined where it has none. */
function holeAt(at: number, content: Content): Filling[] | undefined {
  const [first = at] = rowOf(at, content)
  const [one, head] = [content[at], content[first]]
  if (!one || !head || (tagLength(head.text) === 0 && !/[\p{L}\p{N}]/u.test(head.numbering?.label ?? '')))
    return undefined
  const start = first === at ? tagLength(one.text) : 0
  if (start >= one.text.trimEnd().length) return []
  const isPages = first !== at && !/\p{L}{3}/u.test(one.text)
  const label = isPages ? 'pages' : 'what the paper is'
  return [{ paragraph: at, start, end: one.text.length, label, kind: 'gap', gap: label }]
}

/** How long `B. `, `Tab 4: `, `Exhibit C – ` or a letter alone in its cell is at the beginning of a line; 0 without one. */
const tagLength = (text: string): number =>
  /^\W{0,3}(?:(?:[Tt]ab|TAB|[Ee]xh?|[Ee]xhibit|EXHIBIT|[Aa]ttachment|[Ee]nclosure)[. ]{1,2})?(?:\d{1,2}|[A-Z]{1,2})(?:[.):–—-]{1,3}\s*|\s{2,}|\t|\s*$)/u.exec(
    text,
  )?.[0].length ??
  /^\W{0,3}(?:tab|exh?|exhibit|attachment|enclosure)[. ]{1,2}(?:\d{1,2}|[A-Z]{1,2})\s/iu.exec(text)?.[0].length ??
  0

const wordsOf = (text: string): RegExpExecArray[] => [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)]

/** A row or line in which some word is no mere letter, number or small word. */
const namesPaper = (places: readonly number[], content: Content): boolean =>
  places.some((at) =>
    wordsOf(content[at]?.text ?? '').some(([word]) => word.length > 2 && !functionWords.has(foldWord(word))),
  )

/** `isFirst`: it is no later cell of a row, where a number is a page of the old packet. */
function isUsual(text: string, marks: readonly Range[], isFirst: boolean): boolean {
  const words = wordsOf(text)
  return (
    words.length < 24 &&
    words.every(({ 0: word, index }) => {
      const isFilled = marks.some(({ start, end }) => start <= index && index + word.length <= end)
      return isFilled || (isFirst && isTag(text, word, index)) || isOfAnyCase(word)
    })
  )
}

/** `A`, `3.`: what a paper is called by in its list. */
const isTag = (text: string, word: string, index: number): boolean =>
  (/^(?:\d{1,2}|[A-Z]{1,2})$/.test(word) &&
    /^\W*(?:(?:tab|exh?|exhibit|attachment|enclosure)\b\W*)?$/iu.test(text.slice(0, index))) ||
  (/^(?:tab|exh?|exhibit|attachment|enclosure)$/iu.test(word) && !/[\p{L}\p{N}]/u.test(text.slice(0, index)))

function isOfAnyCase(word: string): boolean {
  const folded = foldWord(word.replace(/[’']s$/u, ''))
  const one = folded.replace(/(?<=\p{L}{4})s$/u, '')
  const isKnown = [folded, one].some((form) => isLawWord(form) || officeThings.has(form))
  return isForm.test(word) || ofPapers.test(folded) || (!/\d/u.test(word) && isKnown)
}
const isForm = /^[A-Z]{1,4}-?\d{1,4}[A-Z]?$/u
