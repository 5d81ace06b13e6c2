import { countryInSentence } from '#law/countries.ts'
import { citeAs, escapeText, gap } from '#domain/section-content/write.ts'
import type { CaseFrame } from '../case.ts'
import { labelOf } from '../questionnaire.ts'

export function questionGap(name: string): string {
  return gap(labelOf(name).replace(/\?$/, '').toUpperCase())
}

/** The country of feared return in the flow of a sentence, or a gap that names the question. */
export function countryOf({ country }: CaseFrame): string {
  return country === undefined ? questionGap('country_persecution') : escapeText(countryInSentence(country))
}

/** A paragraph of 8 C.F.R. part 208 or 1208, by forum: `regulation(frame, 'cfr13b1', '13(b)')`. */
export function regulation({ cfrPart }: CaseFrame, id: string, paragraph: string): string {
  return citeAs(id, `8 C.F.R. § ${cfrPart}.${paragraph}`)
}

/** A statute by the Act's half of its citation. */
export function act(id: string, paragraph: string): string {
  return citeAs(id, `INA § ${paragraph}`)
}

/** `CONTROLLING 9th CIRCUIT AUTHORITY`, the label of a gap; without the circuit when it is not known (R21). */
export function circuitLabel({ circuit }: CaseFrame): string {
  return circuit ? `CONTROLLING ${circuit.ordinal} CIRCUIT AUTHORITY` : 'CONTROLLING CIRCUIT AUTHORITY'
}
