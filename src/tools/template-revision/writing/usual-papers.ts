import type { DraftInput } from '#domain/drafting/tool.ts'
import { foldWord } from '#domain/language/fold.ts'
import { isLawWord } from '#domain/old-client/law-words.data.ts'
import { officeThings } from '#domain/old-client/office-things.data.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'

/**
 * The lines of a firm's list of papers that any case encloses, `Form G-28`, `Written pleadings`: those in which nothing of
 * an earlier client was found and no word is outside of the law's and an office's. None without an earlier client.
 */
export function usualPapers({ content, paragraphs, heading }: ConfirmedSection, input: DraftInput): string[] {
  const found = input.template?.oldCase?.found
  if (!found) return []
  const touched = new Set(
    [...found.marks, ...found.stories].flatMap(({ part, index }) => (part === 'body' ? [index] : [])),
  )
  return content.flatMap(({ text, table }, at) => {
    const isPaper = (at > 0 || heading !== 'own') && table === null && !touched.has(paragraphs[at] ?? -1)
    return isPaper && isUsual(text) ? [text.trim()] : []
  })
}

function isUsual(text: string): boolean {
  const bare = text.replace(/^\W{0,4}(?:\d{1,2}|[A-Z])[.)]?\s/u, '')
  const words = bare.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
  return (
    words.length > 0 &&
    words.length < 14 &&
    words.every((word) => {
      const folded = foldWord(word.replace(/[’']s$/u, ''))
      return isForm.test(word) || (!/\d/u.test(word) && (isLawWord(folded) || officeThings.has(folded)))
    })
  )
}
const isForm = /^[A-Z]{1,4}-?\d{1,4}[A-Z]?$/u
