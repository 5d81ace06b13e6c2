import type { CaseFact, CasePassage } from '#domain/case-map/case-map.ts'
import { exhibitOf, passagesOf, personOf } from '#domain/case-map/read-map.ts'
import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { longestPastedRun, longestRun } from '#domain/prose/guard.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { quoted } from '#domain/prose/quoting.ts'
import { retold } from '#domain/prose/retelling.ts'
import { continued } from '#domain/prose/words.ts'
import type { Pen } from './pen.ts'

/** A fact as it is told: a statement for the narrator, or finished sentences with a quotation in them. */
export type Telling = { readonly text: string; readonly isQuotation: boolean }

export function wordingOf(fact: CaseFact, pen: Pen): Telling {
  if (fact.quoteOnly) return quotedStatement(fact, pen)
  const own = withStop(withDate(houseStyle(fact.wording), fact))
  const plain = pasted(own, pen) ? retold(own, pen.originals) : own
  if (!pasted(plain, pen) && !hasFiller(plain)) return { text: plain, isQuotation: false }
  const quotation = quotationOf(fact, pen)
  if (!quotation) return { text: hasFiller(plain) ? own : plain, isQuotation: false }
  pen.quoted.add(quotation.passage.id)
  return { text: quotation.text, isQuotation: true }
}

const hasFiller = (text: string) => /\b(?:as the file has it|by this account|as was said)\b/.test(text)

function pasted(text: string, { originals }: Pen): boolean {
  if (countWords(text) <= longestPastedRun) return false
  const bare = text.replaceAll(/“[^”]*”/gu, ' ')
  return originals.some((words) => longestRun(bare, words) > longestPastedRun)
}

/** A fact that could not be told in the third person is told in its own words. */
function quotedStatement(fact: CaseFact, pen: Pen): Telling {
  const quotation = quotationOf(fact, pen)
  if (quotation) {
    pen.quoted.add(quotation.passage.id)
    return { text: quotation.text, isQuotation: true }
  }
  return { text: withStop(fact.statement), isQuotation: false }
}

/** `On March 3, 2024, …` where the fact has a day that its words do not give. */
function withDate(wording: string, { date }: CaseFact): string {
  if (!date || date.about || date.to !== undefined || !isIsoDate(date.from)) return wording
  const day = formatLongDate(date.from)
  if (wording.includes(day) || wording.includes(day.slice(0, -6)) || wording.includes(date.from.slice(0, 4)))
    return wording
  return `On ${day}, ${continued(wording, () => true).replace(/^(?:The|They|Two|Three|Four|Five|Men|Soldiers|Police|Officers|A|An|On the) /u, (word) => word.toLowerCase())}`
}

function withStop(text: string): string {
  const bare = text.trim()
  return /[.!?][”’"]?$/u.test(bare) ? bare : `${bare}.`
}

export type Quotation = { readonly passage: CasePassage; readonly text: string }

/** No quotation is shorter than six words or longer than forty-five. */
const shortest = 6
const longest = 45

/** The words of a fact's passage with who says them, where they can be quoted and were not quoted before. */
export function quotationOf(fact: CaseFact, pen: Pen): Quotation | undefined {
  const [passage] = passagesOf(pen.map, fact)
  if (!passage || pen.quoted.has(passage.id)) return undefined
  const words = wordsToQuote(fact, passage)
  const marked = words === undefined ? undefined : quoted(words, longest)
  if (marked === undefined) return undefined
  return {
    passage,
    text: `${speakerOf(passage, pen)} ${marked}.`.replace(/\.”\.$/u, '.”').replace(/([?!])”\.$/u, '$1”'),
  }
}

/** The sentences of the passage that the fact was read from; the whole passage when it is short enough. */
function wordsToQuote(fact: CaseFact, passage: CasePassage): string | undefined {
  const told = fact.asTold && passage.words.includes(fact.asTold) ? fact.asTold : passage.words
  const whole = told
    .replaceAll(/\s+/g, ' ')
    .replace(/^\d{1,3}\.\s+/, '')
    .trim()
  if (countWords(whole) <= longest) return countWords(whole) >= shortest ? whole : undefined
  const [first] = sentencesOf(whole).filter(
    (sentence) => countWords(sentence) >= shortest && countWords(sentence) <= longest,
  )
  return first
}

const declared = /\b(?:declaration|affidavit|statement|testimony)\b/i

/** `In Ex. B’s words` never: the person who speaks, else what the document is. */
export function speakerOf(passage: CasePassage, pen: Pen): string {
  const speaker = passage.speaker === undefined ? undefined : personOf(pen.map, passage.speaker)
  const title = exhibitOf(pen.map, passage)?.title ?? ''
  if (speaker) {
    const verb = declared.test(title) ? 'states:' : 'writes:'
    return pen.narrator.say(`{${speaker.id}.subj} ${verb}`)
  }
  if (declared.test(title)) return 'The declaration states:'
  if (/\breport\b/i.test(title)) return 'The report says:'
  if (/\bletter\b/i.test(title)) return 'The letter says:'
  if (/\b(?:record|certificate|order|decision|warrant|summons)\b/i.test(title)) return 'The document reads:'
  return 'The source says:'
}
