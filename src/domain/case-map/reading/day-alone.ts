import { isCommonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { givenNames } from '#domain/language/given-names.data.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { monthNames } from './month-names.ts'

const month = `(?:${monthNames.join('|')})`
const day = String.raw`(?:${month} \d{1,2}(?:,? (?:of )?(?:19|20)\d\d)|\d{1,2} (?:of )?${month},? (?:of )?(?:19|20)\d\d|${month},? (?:of )?(?:19|20)\d\d|(?:19|20)\d\d)`
const alone = new RegExp(String.raw`^(?:(?:[Ii]n|[Oo]n)(?: the year)? )?(${day})[.:]?$`, 'u')
const itWas = new RegExp(String.raw`^It was (?:in |on )?(${day})\.$`, 'u')
/** `First time.`, `The second arrest.`: it only counts what is told next. */
const counted =
  /^(?:The )?(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ss]ixth|[Ll]ast|[Nn]ext)(?: (?:time|arrest|attack|beating|detention|visit|incident))?[.:]$/u

/** A sentence that only counts what comes: it says nothing by itself. */
export const isCountedAlone = (sentence: string): boolean => counted.test(sentence.trim())

/**
 * The day that a sentence consists of: `November 2017.`, and where it opens its paragraph `It was July 2016.`; what stands
 * behind it was then.
 */
export function dayAlone(sentence: string, opens: boolean): string | undefined {
  const bare = sentence.trim()
  return alone.exec(bare)?.[1] ?? (opens ? itWas.exec(bare)?.[1] : undefined)
}

/** `In November 2017 the police came` of `November 2017.` and `The police came`. */
export function withDayAlone(day: string, sentence: string): string {
  const [first = ''] = /^\p{L}+/u.exec(sentence) ?? []
  const folded = foldWord(first)
  const isPlain = functionWords.has(folded) || (isCommonWord(folded) && !givenNames.has(folded))
  const isName = first === 'I' || !isPlain
  const lead = /\d (?:of )?\p{L}|\p{L} \d{1,2}\b(?!\d)/u.test(day) ? 'On' : 'In'
  return `${lead} ${day}${isName && first !== 'I' ? ',' : ''} ${isName ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)}`
}
