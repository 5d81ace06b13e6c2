import { foldWord } from '#domain/language/fold.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { isLawWord } from './law-words.data.ts'

const law =
  /(?<![\p{L}\p{M}’'-])(?:(?:[Ss]ections?|[Aa]rticles?) \d{1,4}[A-Z]? of )?(?:the )?\p{Lu}[\p{L}’-]{1,30}(?: (?:(?:of|on|and|for) )?\p{Lu}[\p{L}’-]{1,30}){0,5} (?:of|in) (\p{Lu}[\p{L}’-]{1,30}(?: \p{Lu}[\p{L}’-]{1,30}){0,2})/gu
const calledLaw =
  /(?:Law|Act|Code|Decree|Ordinance|Proclamation|Constitution)(?= (?:of|in) \p{Lu}[^ ]*(?: \p{Lu}[^ ]*){0,2}$)/u

/** `The Special Law for the Protection of Witnesses of 2006`: no law of this country is called a law or a decree of its year. */
const lawOfYear =
  /(?<![\p{L}\p{M}’'-])(?:[Tt]he )?(?:\p{Lu}[\p{L}’-]{1,30} ){0,4}(?:Law|Decree|Decree-Law|Ordinance|Proclamation)(?: (?:for|on|of|against|to|the|and|\p{Lu}[\p{L}’-]{1,30})){1,9} of (?:19|20)\d\d(?!\d)/gu

/** `section 3 of the Dowry Law of Example`: the law of another country, which only some clients' papers cite. */
export function ofForeignLaw({ text }: TemplateLine): Range[] {
  const ofYear = [...text.matchAll(lawOfYear)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }))
  const ofCountry = [...text.matchAll(law)].flatMap(({ 0: words, 1: country = '', index }) => {
    const isForeign = country.split(' ').some((word) => !isLawWord(foldWord(word)))
    return isForeign && calledLaw.test(words) ? [{ start: index, end: index + words.length }] : []
  })
  return [...ofYear, ...ofCountry]
}
