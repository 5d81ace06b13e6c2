import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { withoutQuotations } from '#domain/prose/guard.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import type { Narrator } from '#domain/prose/narrator.ts'
import type { Referent } from '#domain/prose/referent.ts'
import { escapeText, gap } from '#domain/section-content/write.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import type { WaiverCase } from '../case.ts'
import { isNoteOfRecord } from './notes-without-verb.ts'

/** The people of the map; one without a name is a gap wherever the brief names him or her. */
export function peopleOf(waiver: WaiverCase, map: CaseMap): Referent[] {
  const named = referentsOf(map.persons).filter(({ full }) => full.trim() !== '')
  const wanted = ['applicant', ...waiver.relatives.map(({ role }) => role)].filter((id) =>
    named.every((one) => one.id !== id),
  )
  return [
    ...named,
    ...wanted.map((id) => ({ id, full: gap(`name of the ${id}`), short: `the ${id}`, roleWord: `the ${id}` })),
  ]
}

/** A source's words cannot be markup or tokens of ours. */
export function plainWords(wording: string): string {
  return wording.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('[[', '[\u2060[')
}

const roleWords =
  /\bthe (?:spouse|mother|father|parent|witness|physician|doctor|psychologist|psychiatrist|therapist|counselor)\b/u

/** The speaker a second time where no pronoun is known: `the spouse’s`, `to tell Tran anything`. */
export function saysNobodysName(told: string, fact: CaseFact, { persons, passages }: CaseMap): boolean {
  const bare = withoutQuotations(told)
  if (roleWords.test(bare) && !hasWord(fact, told)) return true
  const ids = fact.sources.flatMap((source) => (source.type === 'passage' ? [source.passage] : []))
  const speaker = persons.find(({ id }) => passages.some((one) => ids.includes(one.id) && one.speaker === id))
  const surname = speaker?.full.replace(/,.*$/u, '').split(' ').at(-1)
  return surname !== undefined && speaker?.pronoun === undefined && bare.split(surname).length > 2
}

/** A note as an item of a list, with names. */
export function listed(narrator: Narrator, note: string): string {
  narrator.interrupt()
  // `; stopped 2023`: the verb that was added goes.
  const typed = note.replace(/^(?:\{[^{}]+\}|\p{Lu}[\p{L} ’-]{2,40}) has (?=\p{Ll}{3,12}ed in (?:19|20)\d\d\b)/u, '')
  return narrator.say(trimEndOf(typed, '.;,'), { isContinued: true })
}

/** The source itself has the word: `the mother`. */
const hasWord = ({ asTold, statement }: CaseFact, told: string): boolean =>
  (roleWords.exec(withoutQuotations(told)) ?? []).every((word) => (asTold ?? statement).toLowerCase().includes(word))

const kept = /(\[\[[^[\]]*\]\]|<\/?(?:em|strong)>|<mark [^<>]*>[^<]*<\/mark>)/

/** Our own words as markup: tokens, emphasis and gaps stay, the rest is escaped. */
export function markup(text: string): string {
  return text
    .split(kept)
    .map((part) => (kept.test(part) ? part : escapeText(part).replaceAll(/&amp;(?=(?:amp|lt|gt|quot);)/g, '&')))
    .join('')
}

/** Not surely in the third person: first-person words, or a document that can be quoted. An attorney's own answer is told. */
export function isOnlyQuotable({ quoteOnly, sources, wording, kind }: CaseFact): boolean {
  // A report on a country is prose, whatever its verbs.
  const isProse = kind === 'country' && !/^\d/.test(wording) && wording.split(' ').length > 9
  return (
    (quoteOnly === true || (!isProse && isNoteOfRecord(wording))) &&
    (sources.some(({ type }) => type === 'passage') || /\b(?:I|my|we|our)\b/u.test(wording))
  )
}
