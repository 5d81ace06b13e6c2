import type { CaseFact } from '#domain/case-map/case-map.ts'
import { countryName, listInWords } from '#domain/prose/words.ts'
import { cite, gap, paragraph } from '#domain/section-content/write.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { wholeYears } from '../case.ts'
import { dollars } from '#domain/prose/telling.ts'
import { budgetOf } from './budget.ts'
import { readHousehold } from './money.ts'
import { speaksOfCountry } from './country-paper.ts'
import { isOfAvailable, isOfTrade } from './available-there.ts'
import { orderOnChild } from './interactions.ts'
import { nounPhrases } from './noun-phrases.ts'
import { aboveAltitude } from './altitude.ts'
import { againstAdvice } from './advised-against.ts'
import { applyRelocation, treatmentLeft } from './relocation-application.ts'
import { tieToRelative } from './relocation-needs.ts'
import { blocks, own, tellPlaces, thesisOf } from './paragraphs.ts'
import { once } from './said-once.ts'
import { isOwnVisit } from './said-of-move.ts'
import type { Place } from './place.ts'
import { factsIn, placesIn, type Teller } from './teller.ts'

/** `rel_{r}`: the relative moves to the applicant's country. */
export function writeRelocation(teller: Teller, relative: QualifyingRelative): string {
  const { role } = relative
  const section = `rel_${role}`
  const thesis = thesisOf(teller, section)
  const facts = factsIn(teller, section)
  const country = teller.waiver.applicant.citizenship
  const there = country === undefined ? 'the country of relocation' : countryName(country)
  const voice = teller.quote(
    // A visit that is told whole is not quoted once more.
    placesIn(teller, section, 'ties')
      .filter(({ cluster }) => !isOwnVisit(cluster, relative, teller.waiver, teller.map))
      .flatMap(({ cluster }) => cluster.facts),
    ({ speaker, words }) => speaker === role && /\bI (?:could not|cannot|would not|would have no)\b/u.test(words),
    'own voice',
  )
  teller.narrator.paragraph()
  const ties = tellPlaces(teller, placesIn(teller, section, 'ties'), opening(teller, relative, there))
  const services = tellPlaces(
    teller,
    withFacts(
      placesIn(teller, section, 'services'),
      (fact, before) => !isOfAvailable(fact, before) && !isOfTrade(fact),
    ),
  )
  const quoted =
    voice === undefined ? '' : paragraph(`${teller.say(`{${role}} puts it so:`)} ${voice.words} ${voice.cite}.`)
  teller.narrator.paragraph()
  const conditions = tellPlaces(
    teller,
    withFacts(
      placesIn(teller, section, 'conditions'),
      (fact, before) => !isOfTrade(fact) && !isOfAvailable(fact, before),
    ),
  )
  const otherSide = withFacts(placesIn(teller, section, 'services', 'conditions'), isOfAvailable)
  return blocks(
    thesis,
    ties,
    services,
    quoted,
    conditions,
    ofOrder(teller, relative, facts),
    tieToRelative(teller, relative, facts),
    aboveAltitude(teller, facts),
    againstAdvice(teller, relative, facts),
    treatmentLeft(teller, relative),
    careThere(teller, relative, otherSide, facts),
    hasCountrySource(teller, facts, there) ? '' : paragraph(gap(`dated report or advisory on conditions in ${there}`)),
    applyRelocation(teller, relative, facts, there),
  )
}

/** An order of court that keeps a child here: what it leaves of a move. */
function ofOrder(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const order = orderOnChild(teller, facts)
  // An order that binds the other parent alone says nothing of this one.
  if (
    order === undefined ||
    !/\b[Nn]either (?:party|parent|of)\b|\bmay not be (?:moved|removed|taken|relocated)\b|\b(?:parties|parents)\b/u.test(
      order.asTold ?? order.wording,
    )
  )
    return ''
  const isConditional = /\b(?:without|unless|except)\b/u.test(order.asTold ?? order.wording)
  return own(
    teller,
    isConditional
      ? `On those terms {${role}} could move only without the child, or with what the order requires, which is not in {${role}.poss} own power.`
      : `On those terms {${role}} could move only without the child.`,
  )
}

function opening(teller: Teller, { role, movedOn, birthplace }: QualifyingRelative, there: string): string {
  const years = movedOn === undefined ? undefined : wholeYears(movedOn, teller.waiver.asOf)
  const here =
    years === undefined || years < 1
      ? ''
      : ` {${role}} has lived in the United States for ${years === 1 ? 'one year' : `${years} years`}.`
  const born = here === '' && birthplace === undefined ? '' : here
  return teller.say(
    `${once(teller, `The second scenario need not be shown, but it is shown. ${cite('P2')}.`)} {${role}} would have to leave this country for ${there}.${born}`,
  )
}

/** A report says that care can be had there: told openly, and met by what the record lacks. */
function careThere(
  teller: Teller,
  { role }: QualifyingRelative,
  places: readonly Place[],
  facts: readonly CaseFact[],
): string {
  if (places.length === 0) return ''
  teller.narrator.paragraph()
  const told = tellPlaces(
    teller,
    places,
    places.flatMap(({ cluster }) => cluster.facts).length > 1
      ? 'Some of the record points the other way.'
      : 'One statement points the other way.',
  )
  const lacks = nounPhrases(facts, role, 6).filter((phrase) =>
    /^(?:the absence|a place without|a single|\p{Ll}[\p{L} ]+ lacking|a life in)/u.test(phrase),
  )
  const priced = places.some(({ cluster }) => cluster.facts.some(({ wording }) => /\$\d|\bdollars\b/u.test(wording)))
  const { relativePay } = readHousehold(factsIn(teller, `sep_${role}`), role, teller.map.persons, budgetOf(teller))
  return (
    told +
    (told === ''
      ? ''
      : own(
          teller,
          lacks.length === 0
            ? undefined
            : `It does not answer what {${role}} would meet there: ${listInWords(lacks.slice(0, 2))}.`,
          priced && relativePay !== undefined
            ? `The prices that it names stand against {${role}.poss} income today of ${dollars(relativePay)} a month.`
            : undefined,
        ))
  )
}

/** The places with these of their facts alone. */
function withFacts(places: readonly Place[], fits: (fact: CaseFact, before?: CaseFact) => boolean): Place[] {
  return places
    .map((place) => ({
      ...place,
      cluster: {
        ...place.cluster,
        facts: place.cluster.facts.filter((fact, at, all) => fits(fact, all[at - 1])),
        isAdverse: false,
      },
    }))
    .filter(({ cluster }) => cluster.facts.length > 0)
}

/** Conditions abroad are told from a document that speaks of them, never from an answer alone. */
function hasCountrySource({ map, waiver }: Teller, facts: readonly CaseFact[], there: string): boolean {
  return (
    facts.some(
      ({ kind, sources }) =>
        (kind === 'country' || kind === 'relocation') && sources.some(({ type }) => type === 'passage'),
    ) ||
    map.exhibits.some(
      ({ id, title }) =>
        speaksOfCountry(title, id, waiver) || title.toLowerCase().includes(there.toLowerCase().replace(/^the /u, '')),
    )
  )
}
