import type { CaseFact } from '#domain/case-map/case-map.ts'
import { factsFor } from '#domain/case-map/read-map.ts'
import { counted, listInWords } from '#domain/prose/words.ts'
import { cite, gap, paragraph } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import { findOtherGrounds } from '../case/narratives.ts'
import { wholeYears } from '../case.ts'
import { own, tellPlaces } from './paragraphs.ts'
import type { Place } from './places.ts'
import { placesIn, type Teller } from './teller.ts'

/** Favorable factors first, then the adverse ones, openly, then the balance. */
export function writeDiscretion(teller: Teller): string {
  const { waiver, map } = teller
  const places = placesIn(teller, 'discretion')
  const isAboutEntry = ({ wording }: CaseFact) =>
    /\b(?:border|without (?:permission|inspection)|regret|sorry|put it right|remorse|hidden|overstay)/u.test(wording)
  const onEntry = withFacts(places, isAboutEntry)
  const rule = own(
    teller,
    `USCIS balances the adverse factors against the social and humane considerations; extreme hardship is one of the favorable ones. ${cite('C8')}; ${cite('P5')}; <em>see</em> ${cite('C9')}. ${favorable(waiver, factsFor(map, 'discretion'))}`,
  )
  const told = tellPlaces(
    teller,
    withFacts(places, (fact) => !isAboutEntry(fact)),
  )
  const more =
    waiver.argueCharacter === 'yes' || told !== ''
      ? told
      : paragraph(gap('attorney: add evidence on character, or confirm that none is offered'))
  return (
    rule +
    more +
    adverse(teller, onEntry) +
    own(
      teller,
      `That conduct is the very one which the statute allows to be waived, and {applicant} asks for the waiver in order to complete the process from abroad. Set against the hardship shown and the equities of {applicant}, these factors do not weigh as much.`,
    )
  )
}

/** The places with these of their facts alone: a paragraph may confess the entry and go on to the taxes paid. */
function withFacts(places: readonly Place[], fits: (fact: CaseFact) => boolean): Place[] {
  return places
    .map((place) => ({ ...place, cluster: { ...place.cluster, facts: place.cluster.facts.filter(fits) } }))
    .filter(({ cluster }) => cluster.facts.length > 0)
}

function favorable(waiver: WaiverCase, facts: readonly CaseFact[]): string {
  const { yearsInUs } = waiver.applicant
  const married = waiver.relatives.some(({ role }) => role === 'spouse')
    ? wholeYears(waiver.marriedOn, waiver.asOf)
    : undefined
  const children = waiver.children.length
  const named = facts.flatMap(({ np }) => (np === undefined || np.startsWith('a marriage') ? [] : [np]))
  const items = [
    ...(married === undefined || married < 1 ? [] : [`a marriage of ${counted(married, 'year')}`]),
    ...(children === 0 ? [] : [counted(children, 'child', 'children')]),
    ...(yearsInUs === undefined || yearsInUs < 1 ? [] : [`${counted(yearsInUs, 'year')} of life in this country`]),
    ...named,
  ]
  return items.length === 0
    ? ''
    : `Beyond that hardship the record of {applicant} shows ${listInWords(items.slice(0, 5))}.`
}

function adverse(teller: Teller, places: readonly Place[]): string {
  const { waiver } = teller
  const isUninspected = waiver.entry.manner.includes('without_inspection')
  const factors = isUninspected
    ? 'The adverse factors in the case of {applicant} are the entry without inspection and the unlawful presence that followed. They are conceded.'
    : 'The adverse factor in the case of {applicant} is the unlawful presence. It is conceded.'
  const more = hasOtherAdverse(waiver) ? ` ${gap('any other adverse fact, stated candidly')}` : ''
  teller.narrator.paragraph()
  return tellPlaces(teller, places, teller.say(`${factors}${more}`))
}

/** Something that the officer will weigh against the applicant was told, so the brief must not pass over it. */
function hasOtherAdverse({ screening, input }: WaiverCase): boolean {
  return (
    screening.arrests === 'yes' ||
    screening.other_inadmissibility === 'yes' ||
    screening.prior_departures === 'yes' ||
    findOtherGrounds(input).length > 0
  )
}
