import { capitalized } from '#domain/prose/words.ts'
import { wholeSentences } from '../whole-sentences.ts'
import { faultOf } from './judge-sentence.ts'
import { sentencesIn } from './section-sentences.ts'

/** Before what answers only note, one after the other: `The file notes further: a parish council; five weeks altogether.` */
const lead = /^The (?:family’s account adds|file notes further): /u

/** Of a list of notes: the items that are sentences by themselves, as markup, and the words of those that are none. */
export function dividedList(markup: string): { readonly sentences: string[]; readonly notes: string[] } | undefined {
  if (!lead.test(markup)) return undefined
  const items = itemsOf(markup.replace(lead, '').replace(/\.$/u, ''))
  const sentences: string[] = []
  const notes: string[] = []
  for (const item of items) {
    const whole = `${capitalized(item)}.`
    const quotation = /^“([^“”]+)”$/u.exec(item)?.[1]
    if (quotation !== undefined && isSentence(`${capitalized(quotation)}.`))
      sentences.push(`The account adds: ${item}.`)
    else if (quotation === undefined && isSentence(whole)) sentences.push(whole)
    else notes.push(wordsOf(quotation ?? item))
  }
  return { sentences, notes }
}

/** A pronoun, an article, a time or place: with these our sentences begin, and notes seldom. */
const opensSentence =
  /^(?:The|An?|One|Two|He|She|It|They|His|Her|Their|There|People|On|In|Without|Since|Only|Because|If|When)\b/u

/** Strict: what is doubtful stays a note. */
const isSentence = (markup: string): boolean =>
  sentencesIn(markup).every(
    ({ text }) =>
      opensSentence.test(text) &&
      (!/,(?! \d{4})|:/u.test(text) || wholeSentences(text).notes.length === 0) &&
      faultOf(text) === undefined,
  )

const wordsOf = (markup: string): string =>
  sentencesIn(markup)
    .map(({ text }) => text)
    .join(' ')

/** Where semicolons divide the list, outside quotations and signs of markup. */
function itemsOf(list: string): string[] {
  const items: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at] ?? ''
    if ('“(<['.includes(sign)) depth += 1
    else if ('”)>]'.includes(sign)) depth -= 1
    else if (sign === ';' && depth <= 0 && list[at + 1] === ' ') {
      items.push(list.slice(start, at))
      start = at + 1
    }
  }
  return [...items, list.slice(start)].map((item) => item.trim()).filter((item) => item !== '')
}
