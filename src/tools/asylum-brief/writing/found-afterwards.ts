import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { listInWords } from '#domain/prose/words.ts'
import { isCountry } from '../map/signs.ts'
import type { Pen } from './pen.ts'

const marks =
  /(?<!\b(?:no|not|without|nor|old|any|absence of|lack of|free of) (?:\p{L}+ )?)\b(bruis(?:es|ing)|scarr?(?:s|ing)?|swelling|swollen|fractur(?:es?|ed)|burns?|wounds?|lacerations?|open skin|perforat(?:ion|ed)|hearing loss|whip marks|ligature marks|marks)\b/giu
const ofMind = /\b(?:PTSD|post-?traumatic stress)\b/iu
const agrees = /\b(?:consistent|agrees?|compatible|in keeping) with\b/iu

/** `a scar from a traffic accident, which has no relation to the events`: no mark of the harm. */
const isOfOtherCause =
  /\b(?:no (?:relation|connection) to|not related|unrelated|(?:from|in|after|by) (?:an? )?(?:\p{Ll}+ )?(?:accident|childhood|football|soccer|sports?|surgery|operation|vaccination|appendectomy))\b/iu

/** What clinicians found on the client's body and mind after the harm, as their papers tell it. */
export function foundAfterwards(pen: Pen): CaseFact[] {
  return pen.map.facts.filter(
    (fact) =>
      pen.told.has(fact.id) &&
      !isCountry(fact) &&
      !fact.negated &&
      isOfClinician(fact, pen) &&
      isOfNobodyElse(fact, pen) &&
      !isOfOtherCause.test(fact.statement) &&
      (marksIn(fact).length > 0 || ofMind.test(fact.statement) || agrees.test(fact.statement)),
  )
}

/** `bruises and swelling`: the marks that these papers name, for a sentence; nothing where they name none. */
export function marksFound(facts: readonly CaseFact[]): string | undefined {
  const named = [...new Set(facts.flatMap(marksIn))]
  return named.length === 0 ? undefined : listInWords(named.slice(0, 4))
}

/** Whether one of them says that this agrees with what was told. */
export const agreesWithAccount = (facts: readonly CaseFact[]): boolean =>
  facts.some(({ statement }) => agrees.test(statement))

function marksIn({ statement }: CaseFact): string[] {
  return [...statement.matchAll(marks)].map(([, word = '']) => nouns[word.toLowerCase()] ?? word.toLowerCase())
}

const nouns: Readonly<Record<string, string>> = {
  bruising: 'bruises',
  scar: 'a scar',
  scarring: 'scars',
  swollen: 'swelling',
  fracture: 'a fracture',
  fractured: 'a fracture',
  burn: 'a burn',
  wound: 'a wound',
  laceration: 'a laceration',
  perforation: 'a perforation',
  perforated: 'a perforation',
  'whip marks': 'marks of a whip',
  'ligature marks': 'marks of a ligature',
}

/** A paper of medicine by its title, or by a doctor whom the account knows. */
const isOfClinician = (fact: CaseFact, { map }: Pen): boolean =>
  passagesOf(map, fact).some(({ document }) => {
    const title = map.exhibits.find(({ id }) => id === document)?.title ?? ''
    const doctors = map.persons.filter(({ role }) => role === 'doctor')
    return (
      /\b(?:evaluation|medical|hospital|clinic|health|psycholog\w+|report|record|exam\w*|physician|Dr)\b/iu.test(
        title,
      ) || doctors.some(({ full }) => title.includes(full))
    )
  })

/** What was found on a relative is not the client's. */
const isOfNobodyElse = ({ persons }: CaseFact, { map }: Pen): boolean =>
  persons.every((id) => id === 'applicant' || map.persons.find((one) => one.id === id)?.role === 'doctor')
