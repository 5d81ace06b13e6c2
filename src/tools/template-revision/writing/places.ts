import { pronounIn } from '#domain/clients/pronoun.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { Filling } from '#domain/template-sections/fill-section.ts'
import { valuesOnFile } from '#domain/template-sections/fillable-fields.ts'
import { findPlaceValue } from '#domain/template-sections/places/find-place-value.ts'
import { clausesOf, type PlaceMaterial } from '#domain/template-sections/places/material.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import { countryInSentence } from '#law/countries.ts'

const known = new WeakMap<DraftInput, PlaceMaterial>()

/** What the places of this draft may be filled with, read once. */
export function placeMaterial(input: DraftInput): PlaceMaterial {
  const made = known.get(input) ?? makeMaterial(input)
  known.set(input, made)
  return made
}

function makeMaterial({ answers, client, attorney, filingDate, sources }: DraftInput): PlaceMaterial {
  const on = valuesOnFile({ client, attorney, filingDate })
  const marriage = fieldText(client.client, 'marriage_date')
  const citizenOf = fieldText(client.client, 'country_of_citizenship')
  return {
    clauses: [
      ...clausesOf(textOf(answers, 'additional_facts') ?? ''),
      ...(isIsoDate(marriage) ? [`Married on ${formatLongDate(marriage)}`] : []),
      ...sources.filter(({ kind }) => kind === 'client_document').flatMap(({ text }) => clausesOf(text)),
    ],
    title: textOf(answers, 'multipurpose_document_title') ?? '',
    client: {
      name: on['client.full_name'] ?? '',
      pronoun: pronounIn(client.client),
      country: citizenOf === undefined ? undefined : countryInSentence(citizenOf),
      spouse: fieldText(client.spouse, 'name'),
    },
    today: formatLongDate(filingDate),
  }
}

/**
 * The gaps of a section that the file answers become values, each of the kind that its place asks for. A hint in brackets
 * behind a blank goes with it, and what is on file for another kind of place is not proposed.
 */
export function withPlaces(fillings: readonly Filling[], section: ConfirmedSection, input: DraftInput): Filling[] {
  const material = placeMaterial(input)
  return fillings.map((filling) => {
    if (filling.kind !== 'gap') return filling
    const text = section.content[filling.paragraph]?.text ?? ''
    const end = filling.end + hintBehind(text.slice(filling.end), filling.label)
    const [before, after] = [text.slice(0, filling.start), text.slice(end)]
    const place = { label: filling.label, before, after, section: section.kind }
    const value = isDayOfLetter(filling, section) ? material.today : findPlaceValue(place, material)
    const { paragraph, start, label } = filling
    if (value === undefined) return { paragraph, start, end, label, kind: 'gap', gap: unanswered(filling) }
    return { paragraph, start, end, label, kind: 'value', field: 'told', text: inPlace(value, text, before) }
  })
}

/** `____ (name of affiant)`: the note in brackets says what belongs into the blank. */
function hintBehind(after: string, label: string): number {
  const found = /^\s{0,3}\(([^()\n]{2,60})\)/u.exec(after)
  return found?.[1]?.trim() === label ? found[0].length : 0
}

const isDayOfLetter = ({ label }: Filling, { kind }: ConfirmedSection) =>
  /^(?:date|\[?date\]?)$/iu.test(label) && (kind === 'letterhead' || kind === 'addressee')

/** What is on file under a like name is shown only where the label has no word that asks for something else. */
function unanswered({ label, ...filling }: Extract<Filling, { kind: 'gap' }>): string {
  const isOther =
    /\b(?:receipt|hearing|uscis|rfe|due|filing|petitioner|affiant|declarant|witness|sponsor|employer|judge|court|known|notice|officer)\b|^(?:name of|affidavit of)/iu.test(
      label,
    )
  return filling.proposed !== undefined && isOther ? label : filling.gap
}

/** In capitals where all of the words around are; at the head of a sentence with a capital. */
function inPlace(value: string, text: string, before: string): string {
  const around = text.replaceAll(/\[[^[\]]*\]|_{2,}/gu, '')
  if (/\p{L}{3}/u.test(around) && around === around.toUpperCase()) return value.toUpperCase()
  return /(?:^|[.!?]\s)$/u.test(before) ? value.charAt(0).toUpperCase() + value.slice(1) : value
}
