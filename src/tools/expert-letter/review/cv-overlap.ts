import { foldToWords } from '#domain/language/fold.ts'
import { nameSimilarity } from '#domain/language/similar-names.ts'
import { trimEndOf } from '#domain/text/trim.ts'

/** A post read from one line of a curriculum vitae. */
export type Post = { readonly employer: string; readonly from: number; readonly to: number; readonly line: string }

export type Overlap = { readonly kind: 'employer' | 'publication'; readonly client: string; readonly expert: string }

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
    const employer = match ? employerIn(line.replace(match[0], ' ')) : undefined
    if (!match || employer === undefined) return []
    const from = Number(match[1] ?? match[3])
    return [{ employer, from, to: match[2] === undefined ? thisYear : Number(match[2]), line: line.trim() }]
  })
}

/** The first part of the line that is no title, degree or department. */
function employerIn(line: string): string | undefined {
  return line
    .replaceAll(/,\s+(?=(?:inc|llc|llp|ltd|corp|co|ab|ag|gmbh|plc|sa|spa|s\.p\.a|k\.k|bv|nv|oy)\b)/giu, ' ')
    .split(/,|\s[-–—|]\s|\bat\b|[():•]/)
    .map((part) => trimEndOf(part.trim(), '. '))
    .find((part) => /\p{Lu}/u.test(part) && foldToWords(part).length > 2 && !notAnEmployer.test(foldToWords(part)))
}

/**
 * Where the two lives touch: the same employer (alike to 0.9 once folded) in overlapping years, or both surnames in one
 * line that has a year, as a publication does.
 */
export function findOverlaps(
  client: { readonly texts: readonly string[]; readonly surname: string },
  expert: { readonly texts: readonly string[]; readonly surname: string },
  thisYear: number,
): Overlap[] {
  const theirs = expert.texts.flatMap((text) => postsIn(text, thisYear))
  const employers = client.texts
    .flatMap((text) => postsIn(text, thisYear))
    .flatMap((post) => {
      const match = theirs.find(
        (other) =>
          other.from <= post.to &&
          post.from <= other.to &&
          nameSimilarity(other.employer, post.employer) >= sameEmployer,
      )
      return match ? [{ kind: 'employer' as const, client: post.line, expert: match.line }] : []
    })
  const shared = [...client.texts, ...expert.texts]
    .flatMap((text) => text.split('\n'))
    .filter((line) => /\b(?:19|20)\d{2}\b/.test(line) && names(line, client.surname) && names(line, expert.surname))
  return [
    ...employers,
    ...shared.map((line) => ({ kind: 'publication' as const, client: line.trim(), expert: line.trim() })),
  ]
}

function names(line: string, surname: string): boolean {
  const folded = foldToWords(surname)
  return folded !== '' && ` ${foldToWords(line)} `.includes(` ${folded} `)
}
