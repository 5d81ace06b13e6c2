import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { liveFacts, surelyAgainst } from '#domain/case-map/read-map.ts'
import { counted, listInWords, withThousands } from '#domain/prose/words.ts'
import { cite, gap, paragraph } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import { taxPapers } from '../case/tax-paper.ts'
import { findOtherGrounds } from '../case/narratives.ts'
import { own, tellPlaces, thesisOf } from './paragraphs.ts'
import type { Place } from './place.ts'
import { isPaperOfOffense } from './whose-paper.ts'
import { tellTaxes } from './taxes.ts'
import { placesIn, type Teller } from './teller.ts'
import { showsSign } from '#domain/case-map/reading/adverse-signs.ts'
import { isAdverseConduct } from './adverse-conduct.ts'
import { isOnToldConduct } from './lay-letters.ts'
import { isOfTimeApart } from './lived-apart.ts'
import { metByName, metByTaxes, metTimeApart } from './met-by-name.ts'
import { favorable } from './favorable-facts.ts'

/** What the applicant did with another's papers, or left undone, by what a statement says. */
const conductSigns = ['misrepresented'] as const

/** Favorable factors first, then the adverse ones, openly, then the balance. */
export function writeDiscretion(teller: Teller): string {
  const { waiver, map } = teller
  const places = placesIn(teller, 'discretion')
  const against = heldAgainst(map)
  const isAboutEntry = (fact: CaseFact) => {
    const { id, wording, asTold } = fact
    return (
      against.has(id) ||
      /\b(?:border|without (?:permission|inspection|papers)|regret|sorry|put it right|remorse|hidden|overstay|first came|came (?:again|back)|went (?:home|back) in|re-?entered|second entry)/iu.test(
        wording,
      ) ||
      isAdverseConduct(wording) ||
      isAdverseConduct(asTold ?? '') ||
      conductSigns.some((sign) => showsSign(sign, fact)) ||
      /\bno other (?:arrests?|convictions?|citations?|tickets?|record)\b/iu.test(wording)
    )
  }
  const adverseFacts = conductIn(places, isAboutEntry, waiver)
  const isAdverse = (fact: CaseFact) => adverseFacts.has(fact.id)
  // What a court has on file of a charge is told whole, in its rows.
  const onEntry = [...withFacts(places, isAdverse), ...places.filter(({ cluster }) => cluster.record !== undefined)]
  const rule = own(
    teller,
    `USCIS balances the adverse factors against the social and humane considerations; extreme hardship is one of the favorable ones. ${cite('C8')}; ${cite('P5')}; <em>see</em> ${cite('C9')}. ${favorable(waiver, map)}`,
  )
  const told = tellPlaces(
    teller,
    withFacts(places, (fact) => !isAdverse(fact)),
  )
  const more =
    waiver.argueCharacter === 'yes' || told !== ''
      ? told
      : paragraph(gap('attorney: add evidence on character, or confirm that none is offered'))
  // What the thesis claims by name is told right behind it: it is not said twice.
  const lead = (told === '' ? thesisOf(teller, 'discretion') : '') + rule + more + taxes(teller, false)
  const held = adverse(teller, onEntry)
  return lead + held.html + taxes(teller, true) + balance(teller, held.isTold ? onEntry : [])
}

const taxes = (teller: Teller, isAdverse: boolean): string => {
  const told = tellTaxes(teller, isAdverse)
  return told.length === 0 ? '' : paragraph(...told)
}

/** What was done, with the sentences that go on about it: `He stopped in 2012`, `He paid the fine`. */
function conductIn(
  places: readonly Place[],
  isConduct: (fact: CaseFact) => boolean,
  waiver: WaiverCase,
): ReadonlySet<string> {
  const found = new Set<string>()
  let isOpen = false
  const ofCourt = new Set(
    places
      .filter(({ cluster }) => isPaperOfOffense(cluster.title, cluster.document, waiver))
      .flatMap(({ cluster }) => cluster.facts),
  )
  for (const { cluster } of places) {
    if (isConfession(cluster, isConduct, waiver)) for (const { id } of cluster.facts) found.add(id)
  }
  for (const fact of places.flatMap(({ cluster }) => cluster.facts)) {
    const goesOn: boolean =
      isOpen &&
      /^(?:He|She|It|They|This|[Tt]here (?:has|have|was)|has had no (?:trouble|problems?)|\p{Ll}+ed\b|paid\b)/u.test(
        fact.asTold ?? fact.statement,
      ) &&
      /\b(?:stopped|paid|finished|completed|served|apologi\p{L}+|has not|regrets?|since|nothing)\b/u.test(
        fact.statement,
      ) &&
      !/\b(?:taxes|never)\b/u.test(fact.statement)
    isOpen = isConduct(fact) || goesOn || ofCourt.has(fact)
    if (isOpen) found.add(fact.id)
  }
  return found
}

/** `I know about the DUI. It was October 2011. He did his classes. I don’t excuse it`, or a time apart: one thought of one paper. */
function isConfession(cluster: Place['cluster'], isConduct: (fact: CaseFact) => boolean, waiver: WaiverCase): boolean {
  const [opening] = cluster.facts
  return (
    waiver.relatives.some((relative) => isOfTimeApart(cluster, relative)) ||
    (cluster.document !== undefined && isOnToldConduct(cluster, waiver)) ||
    (cluster.document !== undefined && cluster.facts.length <= 6 && opening !== undefined && isConduct(opening))
  )
}

/** The statute waives the stay; what else there is has been told openly, and is weighed with the rest. */
function balance(teller: Teller, onEntry: readonly Place[]): string {
  const hasMore = onEntry.some(({ cluster }) => cluster.facts.some((fact) => isOtherConduct(fact, teller.map)))
  const met = metByName(teller, onEntry) ?? metByTaxes(teller, onEntry)
  const isUninspected = teller.waiver.entry.manner.includes('without_inspection')
  const waived = isUninspected ? 'The entry and the stay are the very conduct' : 'The stay is the very conduct'
  return own(
    teller,
    `${waived} which the statute allows to be waived, and {applicant} asks for the waiver in order to complete the process from abroad.`,
    met ?? (hasMore ? 'What else is told here is not hidden from the officer and belongs in the balance.' : undefined),
    met === undefined ? howLongAgo(teller, onEntry) : undefined,
    metTimeApart(teller, onEntry),
    `Set against ${listInWords(equities(teller))}, these factors do not weigh as much.`,
  )
}

/** What stands on the other side, by name: the hardship, the family, what the papers tell of taxes and service. */
function equities({ waiver, map }: Teller): string[] {
  const told = liveFacts(map)
    .filter(({ subject, negated }) => subject === 'applicant' && negated !== true)
    .map(({ wording }) => wording)
  const taxes = told
    .map(
      (wording) =>
        /\bfiled (?:(?:his|her|federal|income|joint) ){0,2}tax(?:es| returns)?\b[^.;]{0,40}\bsince ((?:19|20)\d\d)\b/u.exec(
          wording,
        )?.[1],
    )
    .find((year) => year !== undefined)
  const serves = told.some((wording) =>
    /\b(?:volunteers?|coach(?:es|ed)|leads|without pay|food bank|choir|teaches Sunday)\b/u.test(wording),
  )
  const children = waiver.children.length
  return [
    waiver.relatives.length === 0
      ? 'the hardship shown'
      : `the hardship to ${listInWords(waiver.relatives.map(({ role }) => `{${role}}`))}`,
    ...(waiver.relatives.some(({ role }) => role === 'spouse') ? ['the marriage'] : []),
    ...(children === 0 ? [] : [children === 1 ? 'the child' : `the ${counted(children, 'child', 'children')}`]),
    ...(taxes === undefined ? [] : [`a record of taxes since ${taxes}`]),
    ...(serves ? ['service to others'] : []),
  ]
}

/** How far back the last of it lies, where every statement of it has its year. */
function howLongAgo({ waiver, map }: Teller, onEntry: readonly Place[]): string | undefined {
  const conduct = onEntry.flatMap(({ cluster }) => cluster.facts).filter((fact) => isOtherConduct(fact, map))
  // What an answer only notes is told by nobody yet.
  if (conduct.some(({ quoteOnly, sources }) => quoteOnly === true && sources.every(({ type }) => type === 'answer')))
    return undefined
  // What goes on to this day lies nowhere behind.
  if (
    conduct.some(({ wording }) =>
      /\b(?:has|have) (?:been )?(?:worked|working|driven|driving|used|using|lived|living)\b|\b(?:works|drives|uses)\b/u.test(
        wording,
      ),
    )
  )
    return undefined
  const years = conduct.map(({ asTold, wording }) =>
    Math.max(...[...(asTold ?? wording).matchAll(/\b(?:19|20)\d\d\b/gu)].map(([year]) => Number(year))),
  )
  // A return of 2019 that was filed in 2022 lies no further back than 2022.
  years.push(...taxPapers(waiver.input.sources).flatMap(({ late }) => late.map(({ filedIn }) => filedIn)))
  const now = Number(waiver.asOf.slice(0, 4))
  if (years.length === 0 || years.some((year) => !Number.isFinite(year) || year > now)) return undefined
  const ago = now - Math.max(...years)
  return ago < 4 ? undefined : `The last of that lies ${counted(ago, 'year')} back.`
}

/** Other than the entry and the stay themselves. */
const isOtherConduct = (fact: CaseFact, map: CaseMap): boolean =>
  (isAdverseConduct(fact.wording) ||
    heldAgainst(map).has(fact.id) ||
    conductSigns.some((sign) => showsSign(sign, fact))) &&
  !/\b(?:overstay|crossed the border)/iu.test(fact.wording)

/** What papers hold against the applicant, as the map has it. */
const heldAgainst = (map: CaseMap): ReadonlySet<string> =>
  new Set(
    surelyAgainst(map).flatMap(({ element, fact }) => (element === 'discretion' && isOfPaper(map, fact) ? [fact] : [])),
  )

const isOfPaper = ({ facts }: CaseMap, id: string): boolean =>
  facts.some((fact) => fact.id === id && fact.sources.some(({ type }) => type === 'passage'))

/** The places with these of their facts alone: a paragraph may confess the entry and go on to the taxes paid. */
function withFacts(places: readonly Place[], fits: (fact: CaseFact) => boolean): Place[] {
  return places
    .filter(({ cluster }) => cluster.record === undefined)
    .map((place) => ({ ...place, cluster: { ...place.cluster, facts: place.cluster.facts.filter(fits) } }))
    .filter(({ cluster }) => cluster.facts.length > 0)
}

/** The adverse factors, openly. `isTold`: something beside the entry and the stay stands in sentences. */
function adverse(teller: Teller, places: readonly Place[]): { readonly html: string; readonly isTold: boolean } {
  const { waiver } = teller
  const isUninspected = waiver.entry.manner.includes('without_inspection')
  const length = waiver.presence === undefined ? '' : ` of ${withThousands(waiver.presence.days)} days`
  const factors = isUninspected
    ? `The adverse factors in the case of {applicant} are the entry without inspection and the unlawful presence${length} that followed. They are conceded.`
    : `The adverse factor in the case of {applicant} is the unlawful presence${length}. It is conceded.`
  teller.narrator.paragraph()
  const opening = teller.say(factors)
  const html = tellPlaces(teller, places, opening)
  const isTold = html !== paragraph(opening)
  // What stands in notes alone is no sentence of the brief, and must not be passed over.
  const conduct = places.flatMap(({ cluster }) => cluster.facts).filter((fact) => isOtherConduct(fact, teller.map))
  const isUntold = conduct.some(
    ({ quoteOnly, sources }) => quoteOnly === true && sources.every(({ type }) => type === 'answer'),
  )
  const isOpen = isUntold || (!isTold && (hasOtherAdverse(waiver) || conduct.length > 0))
  return { html: isOpen ? html + paragraph(gap('any other adverse fact, stated candidly')) : html, isTold }
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
