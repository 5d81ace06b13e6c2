import { isCommonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import type { Mark } from '#domain/template-sections/old-case.ts'

const company =
  /(?=\p{Lu})(?<![\p{L}\p{M}’'-])(\p{Lu}[\p{L}\p{M}’'-]{1,30}(?: (?:and |& |of )?\p{Lu}[\p{L}\p{M}’'-]{1,30}){0,4}),? (?:Inc|LLC|L\.L\.C|Corp|Corporation|Ltd|Limited|Company|Co)(?![\p{L}])\.?/gu

/** The names of companies in a text without what kind of body they are, in small letters: `tessellate robotics`. */
export function companiesIn(text: string): string[] {
  return [...text.matchAll(company)].map(([, name = '']) => name.toLowerCase())
}

/** `Tessellate` of Tessellate Robotics: the word by which a company is called for short; none where any word would do. */
export function shortOfCompany(name: string): string | undefined {
  const [first = '', second] = name.split(' ')
  const folded = foldWord(first)
  return second !== undefined && folded.length > 4 && !isCommonWord(folded) ? first : undefined
}

/** One group for a company, however it is called: by its whole name, without `Inc.`, or by its first word. */
export function joinCompanies(marks: readonly Mark[]): Mark[] {
  const groups = new Map<string, string>()
  for (const { slot, text, group } of marks)
    for (const name of slot === 'organization' ? companiesIn(text) : []) {
      const short = shortOfCompany(name)
      for (const word of [name, ...(short === undefined ? [] : [short])]) if (!groups.has(word)) groups.set(word, group)
    }
  return marks.map((mark) => {
    const group =
      mark.slot === 'organization' ? groups.get(companiesIn(mark.text)[0] ?? mark.text.toLowerCase()) : undefined
    return group === undefined ? mark : { ...mark, group }
  })
}
