import type { LetterSources } from './letter-sources.ts'
import { isForCounselOnly } from './expert-statements.ts'

/** What the record and the curriculum vitae of the expert tell, in the words that the letter's sentences have a place for. */
export function expertBackground({ expert, expertDocuments }: LetterSources): Record<string, string | undefined> {
  const lines = expertDocuments
    .filter((paper) => !isForCounselOnly(paper))
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.trim())
  const articles = lines.flatMap(
    (line) =>
      /^(\d[\d,]{0,5} (?:peer-reviewed )?(?:articles|papers|publications) on (\S.{2,120}?))\.?$/u.exec(line) ?? [],
  )
  return {
    'expert.position': positionIn(expert?.text ?? ''),
    'expert.field': articles[2],
  }
}

/** The first part of the description, where it reads as a title with an institution. */
function positionIn(description: string): string | undefined {
  const [first = ''] = description.trim().split(/;|\n|\.\s+(?=\p{Lu})|\.$/u)
  const title = first
    .replace(/ ?\((?:[^()]*)\)/gu, '')
    .replace(/,? since (?:\p{Lu}\p{L}+ )?(?:19|20)\d{2}$/u, '')
    .trim()
  const words = title.split(/\s+/)
  const isTitle =
    /^\p{Lu}/u.test(title) && /,| of | at /u.test(title) && !/\d|\b(?:I|he|she|has|have|is|was|with)\b/u.test(title)
  return isTitle && words.length >= 3 && words.length <= 16 ? title : undefined
}
