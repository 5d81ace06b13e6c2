import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { countryName, listInWords } from '#domain/prose/words.ts'
import { cite, gap, paragraph } from '#domain/section-content/write.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { wholeYears } from '../case.ts'
import { dollars } from '#domain/prose/telling.ts'
import { budgetOf } from './budget.ts'
import { readHousehold } from './money.ts'
import { speaksOfCountry } from './country-paper.ts'
import { isAvailable, isOfTrade } from './available-there.ts'
import { orderOnChild } from './interactions.ts'
import { isNameLike } from './name-like.ts'
import { nounPhrases } from './noun-phrases.ts'
import { aboveAltitude, isAboveAltitude } from './altitude.ts'
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
    withFacts(placesIn(teller, section, 'services'), (fact) => !isAvailable(fact) && !isOfTrade(fact)),
  )
  const quoted =
    voice === undefined ? '' : paragraph(`${teller.say(`{${role}} puts it so:`)} ${voice.words} ${voice.cite}.`)
  teller.narrator.paragraph()
  const conditions = tellPlaces(
    teller,
    withFacts(placesIn(teller, section, 'conditions'), (fact) => !isOfTrade(fact)),
  )
  const otherSide = withFacts(placesIn(teller, section, 'services'), isAvailable)
  return blocks(
    thesis,
    ties,
    services,
    quoted,
    conditions,
    ofOrder(teller, relative, facts),
    tieToRelative(teller, relative, facts),
    aboveAltitude(teller, facts),
    careThere(teller, relative, otherSide, facts),
    hasCountrySource(teller, facts, there) ? '' : paragraph(gap(`dated report or advisory on conditions in ${there}`)),
    apply(teller, relative, facts, there),
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

/** What a report tells of is what this relative needs, and where this family would live: by name, where the facts name it. */
function tieToRelative(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const abroad = facts.filter(
    (fact) =>
      fact.sources.some(({ type }) => type === 'passage') &&
      (fact.kind === 'country' || isOfCountryPaper(teller, fact)),
  )
  const ill = factsIn(teller, `sep_${role}`, 'illness', 'support')
  const needs = [...new Set([...needsIn(ill), ...rareWordsOf(ill)])]
    .filter((need) => abroad.some(({ wording }) => hasNeed(wording, need)))
    .slice(0, 4)
  const home = facts
    .map(
      ({ wording }) =>
        /\{applicant(?:\.\w+)?\} (?:comes|is|was born|grew up) (?:from|in) (\p{Lu}[\p{L}\p{M}]+)/u.exec(wording)?.[1],
    )
    .find((town) => town !== undefined && abroad.some(({ wording }) => wording.includes(town)))
  return own(
    teller,
    needs.length === 0
      ? undefined
      : `What the record on the country says of ${listInWords(needs)} bears on {${role}} directly: ${needs.length > 1 ? `${needs.length === 2 ? 'both' : 'all of them'} come` : 'it comes'} into the evidence on {${role}.poss} health.`,
    home === undefined ? undefined : `${home}, which the report names, is where {applicant} comes from.`,
  )
}

const isOfCountryPaper = ({ map, waiver }: Teller, fact: CaseFact): boolean =>
  passagesOf(map, fact).some(({ document }) =>
    speaksOfCountry(map.exhibits.find(({ id }) => id === document)?.title ?? '', document, waiver),
  )

/** Treatments and medicines that the facts name. */
function needsIn(facts: readonly CaseFact[]): string[] {
  const found = facts
    .filter(({ negated }) => negated !== true)
    .flatMap(({ wording, asTold }) => {
      const text = asTold ?? wording
      return [
        ...[...text.matchAll(/\b(\p{L}{5,}(?:ine|ol|am|ide|in|one|ate|pam|mab|cin|zol|pine|tam)) \d+ mg\b/giu)].map(
          ([, drug = '']) => drug.toLowerCase(),
        ),
        ...[
          ...text.matchAll(
            /\b(?:dialysis|hemodialysis|insulin|chemotherapy|transplant|speech therapy|special education|psychiatr(?:ist|y)|antiretroviral\p{L}*)\b/giu,
          ),
        ].map(([word]) =>
          word
            .toLowerCase()
            .replace('hemodialysis', 'dialysis')
            .replace(/^psychiatr.*$/u, 'psychiatric care')
            .replace(/^transplant$/u, 'a transplant'),
        ),
        ...[...text.matchAll(specialty)].map(([, stem = '']) => `${stem.toLowerCase()}y`),
      ]
    })
  return [...new Set(found)].slice(0, 4)
}

/** A branch of medicine, by itself or by those who practice it. */
const specialty = /\b((?:nephr|cardi|neur|onc|endocrin|rheumat|pulmon|hemat)olog)(?:y|ists?|ic|ical)\b/giu

/** A medicine or a device: a word that no dictionary has, in the evidence on the illness and in the record on the country. */
function rareWordsOf(facts: readonly CaseFact[]): string[] {
  return [
    ...new Set(
      facts
        .filter(({ sources }) => sources.some(({ type }) => type === 'passage'))
        .flatMap(({ wording, asTold }) => (asTold ?? wording).match(/(?<![\p{L}-])\p{Ll}{7,}(?![\p{L}-])/gu) ?? [])
        .filter((word) => isNameLike(word)),
    ),
  ]
}

const hasNeed = (wording: string, need: string): boolean =>
  wording
    .toLowerCase()
    .includes(need === 'psychiatric care' ? 'psychiatr' : need.replace(/^a /u, '').replace(/(?<=olog)y$/u, ''))

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
function withFacts(places: readonly Place[], fits: (fact: CaseFact) => boolean): Place[] {
  return places
    .map((place) => ({
      ...place,
      cluster: { ...place.cluster, facts: place.cluster.facts.filter(fits), isAdverse: false },
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

/** Where nothing has a name of its own: by which exhibits they are shown. */
function shownBy({ map }: Teller, facts: readonly CaseFact[], role: string): string | undefined {
  const ids = new Set(facts.flatMap((fact) => passagesOf(map, fact).map(({ document }) => document)))
  const shown = map.exhibits.filter(({ id }) => ids.has(id)).map(({ id }) => `[[ex:${id}]]`)
  return shown.length === 0 ? undefined : `For {${role}} the record shows them (${shown.join('; ')}).`
}

function apply(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[], there: string): string {
  const shown = nounPhrases(facts, role, 5)
    .filter((phrase) => !phrase.startsWith('paid care'))
    // What ails a parent who lives here is a tie that a move would cut.
    .map((phrase) =>
      phrase.replace(
        new RegExp(String.raw`^\{${role}\.poss\} (mother|father|grandmother|grandfather)’s (.+)$`, 'u'),
        `parting from {${role}.his} $1 with $2`,
      ),
    )
  if (isAboveAltitude(teller, facts)) shown.unshift('an altitude above the one that a clinician allows')
  const lacksLanguage = facts.some(({ wording }) =>
    /\b(?:does not speak|speaks no|speaks only|almost no (?:Spanish|\p{Lu}))/u.test(wording),
  )
  return own(
    teller,
    once(
      teller,
      `Conditions in the country of relocation, the relative’s ties to it, and health conditions for which suitable care is unavailable there are factors under ${cite('C1')}; ${cite('P3')}.`,
    ),
    lacksLanguage
      ? once(
          teller,
          `<em>See also</em> ${cite('C5')} (full integration here and lack of the language of the other country).`,
        )
      : undefined,
    shown.length === 0
      ? shownBy(teller, facts, role)
      : shown.length === 1
        ? `In {${role}.poss} case the record shows ${shown[0]}.`
        : `In {${role}.poss} case they are present together: ${listInWords(shown)}.`,
    `A move to ${there} would thus put {${role}} to hardship beyond the difficulty of readjustment.`,
  )
}
