import type { CaseFact } from '#domain/case-map/case-map.ts'
import { countryName, listInWords } from '#domain/prose/words.ts'
import { cite, gap, paragraph } from '#domain/section-content/write.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { wholeYears } from '../case.ts'
import { nounPhrases } from './noun-phrases.ts'
import { blocks, once, own, tellPlaces, thesisOf } from './paragraphs.ts'
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
    factsIn(teller, section, 'ties'),
    ({ speaker, words }) => speaker === role && /\bI (?:could not|cannot|would not|would have no)\b/u.test(words),
    'own voice',
  )
  teller.narrator.paragraph()
  const ties = tellPlaces(teller, placesIn(teller, section, 'ties'), opening(teller, relative, there))
  const services = tellPlaces(
    teller,
    withFacts(placesIn(teller, section, 'services'), (fact) => !speaksOfCare(fact)),
  )
  const quoted =
    voice === undefined ? '' : paragraph(`${teller.say(`{${role}} puts it so:`)} ${voice.words} ${voice.cite}.`)
  teller.narrator.paragraph()
  const conditions = tellPlaces(teller, placesIn(teller, section, 'conditions'))
  const otherSide = withFacts(placesIn(teller, section, 'services'), speaksOfCare)
  return blocks(
    thesis,
    ties,
    services,
    quoted,
    conditions,
    careThere(teller, relative, otherSide, facts),
    hasCountrySource(teller, facts, there) ? '' : paragraph(gap(`dated report or advisory on conditions in ${there}`)),
    apply(teller, relative, facts, there),
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
  const told = tellPlaces(teller, places, 'One statement points the other way.')
  const lacks = nounPhrases(facts, role, 6).filter((phrase) =>
    /^(?:the absence|a place without|a single|\p{Ll}[\p{L} ]+ lacking|a life in)/u.test(phrase),
  )
  return (
    told +
    (told === '' || lacks.length === 0
      ? ''
      : own(teller, `It does not answer what {${role}} would meet there: ${listInWords(lacks.slice(0, 2))}.`))
  )
}

/** Good or available care; a negated statement says none. */
const speaksOfCare = ({ wording, negated }: CaseFact): boolean =>
  !negated &&
  /\b(?:was|is|were|are|of) (?:very )?(?:good|adequate|high|excellent)\b|\bgood quality\b|\boffers? [^.;]{3,60} to (?:all|every|patients who)\b|\b(?:free of charge|widely available|is available)\b/u.test(
    wording,
  ) &&
  !/\b(?:not|no|without|only)\b/u.test(wording)

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
function hasCountrySource({ map }: Teller, facts: readonly CaseFact[], there: string): boolean {
  return (
    facts.some(
      ({ kind, sources }) =>
        (kind === 'country' || kind === 'relocation') && sources.some(({ type }) => type === 'passage'),
    ) ||
    map.exhibits.some(
      ({ title }) =>
        /country|advisory|conditions|information sheet|human rights/iu.test(title) ||
        title.includes(there.replace(/^the /u, '')),
    )
  )
}

function apply(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[], there: string): string {
  const shown = nounPhrases(facts, role, 5).filter((phrase) => !phrase.startsWith('paid care'))
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
      ? `On this record they meet in {${role}.poss} case.`
      : shown.length === 1
        ? `In {${role}.poss} case the record shows ${shown[0]}.`
        : `In {${role}.poss} case they are present together: ${listInWords(shown)}.`,
    `A move to ${there} would thus put {${role}} to hardship beyond the difficulty of readjustment.`,
  )
}
