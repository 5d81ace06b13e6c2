import { foldToWords } from '#domain/language/fold.ts'
import { nameSimilarity } from '#domain/language/similar-names.ts'
import { trimEndOf } from '#domain/text/trim.ts'

/** A post read from one line of a curriculum vitae. */
export type Post = {
  readonly employer: string
  /** Other parts of the line that name an organization: the first may be a title that nobody listed. */
  readonly others: readonly string[]
  readonly from: number
  readonly to: number
  readonly line: string
}

export type Overlap = {
  readonly kind: 'employer' | 'publication'
  readonly client: string
  readonly expert: string
  readonly name?: string
}

/** Whose papers they are: the first name tells a namesake by the initial. */
type Life = { readonly surname: string; readonly first?: string }

/** Employers this alike are taken for the same. */
const sameEmployer = 0.9

const month = String.raw`(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s+)?`
const range = new RegExp(
  String.raw`(?:(?:since|from)\s+)?${month}((?:19|20)\d{2})\s*(?:[-–—]+|to|until|through)\s*(?:${month}((?:19|20)\d{2})|present|today|now|current|date)|(?:since|from)\s+${month}((?:19|20)\d{2})`,
  'iu',
)
const notAnEmployer =
  /^(?:senior|principal|lead|chief|associate|assistant|adjunct|visiting|full|head|chair|deputy|vice|junior|staff|postdoc\w*|professor|prof|scientist|engineer|researcher|research (?:fellow|scientist|associate|assistant|engineer)|fellow|director|manager|lecturer|instructor|analyst|physician|doctor|president|officer|consultant|advis[eo]r|editor|member|founder|partner|reporter|journalist|teacher|nurse|resident|intern|department|division|faculty|phd|ph d|msc|ba|bsc|ma|md|mba|llm|field ?work|he|she|they|i)\b/u

/** The posts in a text: every line, or part of a line between semicolons, that has a span of years. */
export function postsIn(text: string, thisYear: number): Post[] {
  return text.split(/[\n;]+|(?<=\d{4}|present)\.\s+/).flatMap((line) => {
    const match = range.exec(line)
    const [employer, ...others] = match ? employersIn(line.replace(match[0], ' ')) : []
    if (!match || employer === undefined) return []
    const from = Number(match[1] ?? match[3])
    return [{ employer, others, from, to: match[2] === undefined ? thisYear : Number(match[2]), line: line.trim() }]
  })
}

const organization =
  /\b(?:project|university|college|institute|cent(?:er|re)|laborator(?:y|ies)|hospital|clinic|school|academy|company|corporation|agency|ministry|foundation|network|program(?:me)?|station|council|commission|bureau|observatory|museum|inc|llc|ltd|corp|gmbh|ab|ag|plc)\b/u

/** The first part of the line that is no title, degree or department, then the other parts that name an organization. */
function employersIn(line: string): string[] {
  const parts = line
    .replaceAll(/,\s+(?=(?:inc|llc|llp|ltd|corp|co|ab|ag|gmbh|plc|sa|spa|s\.p\.a|k\.k|bv|nv|oy)\b)/giu, ' ')
    .split(/,|\s[-–—|]\s|\bat\b|[():•]/)
    .map((part) => trimEndOf(part.trim(), '. '))
    .filter((part) => /\p{Lu}/u.test(part) && foldToWords(part).length > 2 && !notAnEmployer.test(foldToWords(part)))
  return parts.filter((part, index) => index === 0 || organization.test(foldToWords(part)))
}

/**
 * Where the two lives touch: the same employer (alike to 0.9 once folded) in overlapping years, or both surnames in one
 * line that has a year, as a publication does.
 */
export function findOverlaps(
  client: Life & { readonly texts: readonly string[] },
  expert: Life & { readonly texts: readonly string[] },
  thisYear: number,
): Overlap[] {
  const theirs = expert.texts.flatMap((text) => postsIn(text, thisYear))
  const employers = client.texts
    .flatMap((text) => postsIn(text, thisYear))
    .flatMap((post) => {
      const match = theirs.find(
        (other) => other.from <= post.to && post.from <= other.to && sharedName(post, other) !== undefined,
      )
      return match
        ? [
            {
              kind: 'employer' as const,
              client: post.line,
              expert: match.line,
              name: sharedName(post, match) ?? post.employer,
            },
          ]
        : []
    })
  const shared = [...client.texts, ...expert.texts]
    .flatMap((text) => text.split('\n'))
    .filter(
      (line) => /\b(?:19|20)\d{2}\b/.test(line) && names(authorsIn(line), client) && names(authorsIn(line), expert),
    )
  return [
    ...employers,
    ...shared.map((line) => ({ kind: 'publication' as const, client: line.trim(), expert: line.trim() })),
  ]
}

function sharedName(post: Post, other: Post): string | undefined {
  return [post.employer, ...post.others].find((ours) =>
    [other.employer, ...other.others].some((theirs) => nameSimilarity(theirs, ours) >= sameEmployer),
  )
}

/** The surname stands in the line, and not each time with the initial of somebody else. */
function names(line: string, { surname, first = '' }: Life): boolean {
  const folded = foldToWords(surname)
  const words = ` ${foldToWords(line)} `
  if (folded === '' || !words.includes(` ${folded} `)) return false
  const initial = foldToWords(first).charAt(0)
  const after = words
    .split(` ${folded} `)
    .slice(1)
    .map((rest) => /^(\p{L}) /u.exec(rest)?.[1])
  return initial === '' || after.some((letter) => letter === undefined || letter === initial)
}

/** The part of a line that names authors: before its quoted title, or after "Authors:"; the line where it has neither. */
function authorsIn(line: string): string {
  const listed = /\bauthors?: ([^\n]+)$/iu.exec(line)?.[1]
  const beforeTitle = /^(.{3,200}?),? ["“]/u.exec(line)?.[1]
  return listed ?? beforeTitle ?? line
}

/** Somebody named the shared place and said how they stood there. */
export function isSettled({ name }: Overlap, sentences: readonly string[]): boolean {
  const place = foldToWords(name ?? '').replace(/ (?:inc|llc|ltd|corp|co|gmbh|plc)$/u, '')
  return (
    place !== '' &&
    sentences.some(
      (words) =>
        foldToWords(words).includes(place) &&
        /\b(?:kn[eo]w|met|work(?:ed)? (?:with|for|under|together)|overlap|contact|boss|supervis|report(?:s|ed) to|advis|mentor|colleague|hired|employ)/iu.test(
          words,
        ),
    )
  )
}
