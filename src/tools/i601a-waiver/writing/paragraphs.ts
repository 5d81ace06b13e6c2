import type { CaseFact } from '#domain/case-map/case-map.ts'
import { paragraph } from '#domain/section-content/write.ts'
import type { Teller } from './teller.ts'

/** How many sentences of facts a paragraph holds. */
const sentencesInParagraph = 4

/** Facts told in paragraphs of a few sentences; a change of subject opens a new one when the last is long enough. */
export function tellInParagraphs(teller: Teller, facts: readonly CaseFact[], opening = ''): string {
  const paragraphs: string[] = []
  let open: string[] = opening === '' ? [] : [opening]
  let subject: string | undefined
  for (const fact of facts) {
    const isFull = open.length >= sentencesInParagraph || (open.length >= 3 && fact.subject !== subject)
    if (isFull) {
      paragraphs.push(paragraph(...open))
      open = []
      teller.narrator.paragraph()
    }
    const told = teller.tell(fact)
    if (told !== '') open.push(told)
    subject = fact.subject
  }
  if (open.length > 0) paragraphs.push(paragraph(...open))
  teller.narrator.paragraph()
  return paragraphs.join('')
}

/** A paragraph of our own words; it begins afresh, without a pronoun from before. */
export function own(teller: Teller, ...patterns: readonly (string | undefined)[]): string {
  teller.narrator.paragraph()
  const said = patterns
    .filter((pattern) => pattern !== undefined && pattern !== '')
    .map((pattern) => teller.say(pattern ?? ''))
  teller.narrator.paragraph()
  return paragraph(...said)
}

/** Words that stand beside sentences told before, in the same paragraph. */
export function joinMarkup(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ')
}
