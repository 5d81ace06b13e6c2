import type { LetterSources } from './letter-sources.ts'
import { isForCounselOnly } from './expert-statements.ts'

/** What the record and the curriculum vitae of the expert tell, in the words that the letter's sentences have a place for. */
export function expertBackground({ expert, expertDocuments }: LetterSources): Record<string, string | undefined> {
  const lines = expertDocuments
    .filter((paper) => !isForCounselOnly(paper))
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.trim())
  const degrees = lines.flatMap((line) => degreeIn(line) ?? [])
  const posts = lines.flatMap((line) => postIn(line) ?? [])
  const articles = lines.flatMap(
    (line) =>
      /^(\d[\d,]{0,5} (?:peer-reviewed )?(?:articles|papers|publications) on (\S.{2,120}?))\.?$/u.exec(line) ?? [],
  )
  return {
    'expert.position': positionIn(expert?.text ?? ''),
    'expert.degrees': degrees.length === 0 ? undefined : degrees.join(' and '),
    'expert.posts': posts.length < 2 ? posts[0] : `${posts.slice(0, -1).join('; ')}; and ${posts.at(-1)}`,
    'expert.output': articles[1],
    'expert.field': articles[2],
  }
}

/** The first part of the description, where it reads as a title with an institution. */
function positionIn(description: string): string | undefined {
  const [first = ''] = description.trim().split(/;|\n|\.\s+(?=\p{Lu})|\.$/u)
  const words = first.trim().split(/\s+/)
  const isTitle =
    /^\p{Lu}/u.test(first) && /,| of | at /u.test(first) && !/\d|\b(?:I|he|she|has|have|is|was|with)\b/u.test(first)
  return isTitle && words.length >= 3 && words.length <= 16 ? first.trim() : undefined
}

const degree =
  /^((?:Ph|Psy|Sc|Ed|J|M)\.?D\.?|(?:M|B|LL)\.?(?:Sc|S|A|M|Eng|Phil|PH)\.?),? (?:in )?(\p{Lu}[\p{L} ]{2,50}), (\p{Lu}[\p{L} .'’-]{3,60})(?:, \p{Lu}[\p{L} ]{2,30})?, (?:(?:19|20)\d{2} to )?((?:19|20)\d{2})\.?$/u

function degreeIn(line: string): string | undefined {
  const [, title, field, school, year] = degree.exec(line) ?? []
  if (title === undefined) return undefined
  return `${/^(?:M|LL)/u.test(title) ? 'an' : 'a'} ${title} in ${field} from ${school?.startsWith('University of') ? 'the ' : ''}${school} (${year})`
}

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const post = new RegExp(
  String.raw`^(\p{Lu}[\p{L} -]{3,50}), (\p{Lu}[\p{L} .&'’-]{3,60})(?:, \p{Lu}[\p{L} ]{2,30}){0,2}, (${month} (?:19|20)\d{2}) (?:to|until|[-–]) (${month} (?:19|20)\d{2})\.?$`,
  'u',
)

function postIn(line: string): string | undefined {
  const [, title, where, from, to] = post.exec(line) ?? []
  return title === undefined ? undefined : `${title} (${where}, ${from} to ${to})`
}
