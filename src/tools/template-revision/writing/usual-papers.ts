import type { DraftInput } from '#domain/drafting/tool.ts'
import { foldWord } from '#domain/language/fold.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { isLawWord } from '#domain/old-client/law-words.data.ts'
import { officeThings } from '#domain/old-client/office-things.data.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { Filling } from '#domain/template-sections/fill-section.ts'
import { writeTemplateText } from '#domain/template-sections/section-html.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'

/**
 * The lines of a firm's list of papers that any case encloses, `Form G-28`, `Declaration of Ana Example`: those in which
 * no word is outside of the law's and an office's but for what is filled anew. As markup, filled; '' without an earlier
 * client.
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
    (at > 0 || section.heading !== 'own') &&
    !found.stories.some(isHere(at)) &&
    isUsual(content[at]?.text ?? '', found.marks.filter(isHere(at)), (content[at]?.table?.cell ?? 0) === 0)
  const kept = content.flatMap(({ table }, at) => {
    const row = content.flatMap((other, place) =>
      table !== null && other.table?.table === table.table && other.table.row === table.row ? [place] : [],
    )
    return (table === null ? [at] : row).every(isUsualAt) && namesPaper(table === null ? [at] : row, content)
      ? [at]
      : []
  })
  const places = new Map(kept.map((at, place) => [at, place]))
  return writeTemplateText(
    {
      ...section,
      heading: 'none',
      innerHeadings: [],
      content: content.filter((_, at) => places.has(at)),
      paragraphs: paragraphs.filter((_, at) => places.has(at)),
    },
    fillings.flatMap((filling) => {
      const paragraph = places.get(filling.paragraph)
      return paragraph === undefined ? [] : [{ ...filling, paragraph }]
    }),
    { showInstructions: true },
  )
}

const wordsOf = (text: string): RegExpExecArray[] => [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)]

/** A row or line in which some word is no mere letter, number or small word. */
const namesPaper = (places: readonly number[], content: ConfirmedSection['content']): boolean =>
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
  return isForm.test(word) || (!/\d/u.test(word) && isKnown)
}
const isForm = /^[A-Z]{1,4}-?\d{1,4}[A-Z]?$/u
