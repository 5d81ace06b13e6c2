import type { CaseFact } from '#domain/case-map/case-map.ts'
import { showsSign } from '#domain/case-map/reading/adverse-signs.ts'
import { factsFor, passagesOf } from '#domain/case-map/read-map.ts'
import { cite, citeAs } from '#domain/section-content/write.ts'
import { type CaseFrame, isWithholdingLed } from '../../case.ts'
import { adverseFacts, adverseOnPlaces, meetAdverse } from '../adverse.ts'
import { partOfBrief, type Pen, toldBy } from '../pen.ts'
import { standsForOtherSide } from '../places-of-reports.ts'
import { attemptElsewhere } from '../moved-within.ts'
import { tellAttempt } from './place-tried.ts'
import { foundElsewhere } from '../../map/relocation-tried.ts'
import { pinsOf } from '../pins.ts'
import { reachElsewhere } from '../words-on-places.ts'
import { SectionText } from '../section-text.ts'
import { quoteDecisive } from '../decisive-words.ts'
import type { Words } from '../words-of-account.ts'
import { isCountry, sparesSomebody } from '../../map/signs.ts'
import { regulation } from '../wording.ts'
import { isChallenged, rulingLead } from './board.ts'
import { ownOnPlaces, reportsOnPlaces } from './other-places.ts'

/** S28: the burden, what speaks for another place, and what speaks against it. */
export function internalRelocation(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S28').paragraph()
  rulingLead(text, pen, 'relocation')
  const led = isWithholdingLed(frame)
  const rule = led
    ? citeAs('cfr16b', '8 C.F.R. § 1208.16(b)(3)(i)-(ii)')
    : regulation(frame, 'cfr13b3', frame.relocationBurden === 'government' ? '13(b)(3)(ii)' : '13(b)(3)(i)')
  text.law(
    frame.relocationBurden === 'government'
      ? `${burdenGround(pen)}, relocation is presumed unreasonable unless ${frame.burdenParty} proves otherwise. ${rule}.`
      : `Where the harm feared comes from private persons and no past persecution is shown, the ${frame.role} bears the burden on relocation. ${rule}.`,
    `A proposed area must be substantially better than the place of harm, and relocation must be reasonable in all the circumstances. ${cite('mzmr')}.`,
  )
  text.thesis()
  placesWithin(text, pen)
  return text.html()
}

/** What was tried, what speaks for another place, openly, and what speaks against one. */
function placesWithin(text: SectionText, pen: Pen): void {
  const facts = toldBy(pen, 'S28').filter(({ id }) => !pen.told.has(id))
  const mild = heldOut(pen, facts)
  const against = facts.filter((fact) => !mild.includes(fact))
  const isTried = tellAttempt(text, pen)
  const triedIn = isTried ? attemptElsewhere(pen)[0]?.paragraph : undefined
  const own = ownOnPlaces(pen).filter(({ paragraph }) => paragraph !== triedIn)
  tellMild(text, pen, mild, own)
  const [lead, other] =
    mild.length > 0
      ? ['What else speaks for it', 'What speaks against it']
      : ['What speaks for another place', isTried ? 'Other places' : '']
  meetAdverse(text, pen, lead, 'That does not hold here:')
  if (against.length > 0) text.paragraph(other).tell(against)
  const tried = tellOwn(text, pen, own, isTried)
  const isAnswered = tellReach(text, pen, own, against.length > 0)
  // Where nothing else is told the attempt is the answer.
  if (!tried || against.length > 0) concludeRelocation(text, pen, [...facts, ...mild], mild, isAnswered)
  askForPlaces(text, pen, facts.length + mild.length > 0)
}

/** Places that the record holds out: calm ones, and what a report sets against its own account. */
function heldOut(pen: Pen, facts: readonly CaseFact[]): CaseFact[] {
  const calm = adverseFacts(pen, 'S28')
    .map(({ fact }) => fact)
    .filter((fact) => showsSign('calm-place', fact) && !pen.told.has(fact.id))
  return [
    ...calm,
    ...adverseOnPlaces(pen).filter((fact) => !facts.includes(fact) && !calm.includes(fact)),
    ...facts.filter((fact) => isCountry(fact) && (sparesSomebody(fact) || standsForOtherSide(fact, pen.map))),
  ]
}

/** What the account says of other places, without the place that was told as tried; true where one was tried. */
function tellOwn(text: SectionText, pen: Pen, own: readonly Words[], isTried: boolean): boolean {
  quoteDecisive(
    text,
    pen,
    'What living elsewhere meant, or would mean, the account tells',
    own.filter(({ words, passage }) => !pen.argued.has(words) && !isToldHere(passage.id, pen)),
  )
  const tried = isTried ? undefined : triedElsewhere(pen)
  if (tried) text.say(tried)
  return isTried || tried !== undefined
}

/** The section tells the sentence itself. */
const isToldHere = (passage: string, pen: Pen): boolean =>
  pen.map.facts.some(
    (fact) => pen.told.get(fact.id) === 'S28' && passagesOf(pen.map, fact).some(({ id }) => id === passage),
  )

/** How far those who are feared reach, where nothing else is told; true where something of it is. */
function tellReach(text: SectionText, pen: Pen, own: readonly Words[], isTold: boolean): boolean {
  const reach = isTold ? own : [...own, ...reachElsewhere(pen).filter(({ words }) => !pen.argued.has(words))]
  quoteDecisive(
    text,
    pen,
    'Of other places the account says',
    reach.filter((one) => !own.includes(one)),
  )
  const counted = isTold ? [] : reportsOnPlaces(pen)
  if (counted.length > 0)
    text.rests(
      isState(pen) && counted.some(tellsOfWholeReach)
        ? 'The reports tell that the reach of the state is the whole country.'
        : 'The reports speak of other parts of the country as well.',
      pinsOf(pen, counted),
    )
  return reach.length + counted.length > 0
}

function askForPlaces(text: SectionText, pen: Pen, isTold: boolean): void {
  if (!isTold && factsFor(pen.map, 'relocation').length === 0 && pen.frame.relocationBurden !== 'government')
    text.gap('REACH OF THE PERSECUTOR; TIES, WORK, LANGUAGE AND HEALTH ELSEWHERE; PAST ATTEMPTS')
}

/** Places that are held out, and at once what the account says of such a place. */
function tellMild(text: SectionText, pen: Pen, mild: readonly CaseFact[], own: readonly Words[]): void {
  if (mild.length === 0) return
  text.paragraph('What speaks for another place').tell(mild)
  text.law(answerToPlaces(pen.frame, mild))
  const apart = partOfBrief(pen, 'S27')
  if (apart !== undefined && mild.some(({ statement }) => ofWhomItHolds.test(statement)))
    text.say(
      `The report says itself of whom that holds; what sets {applicant.him} apart from them is shown in ${apart}.`,
    )
  quoteDecisive(text, pen, 'What such a place would be for {applicant} the account tells', own)
}

/** `Others have lived there; these had not been in the case files`. */
const ofWhomItHolds = /\b(?:these|they|who) (?:had|have|were|are) (?:not|no|never)\b|\bas long as\b|\bexcept\b/iu

/** A place that a report names is met as such; of one that none names nothing is said but that. */
function answerToPlaces(frame: CaseFrame, mild: readonly CaseFact[]): string {
  const isNamed = mild.some(({ statement }) =>
    /\b(?:in|of|to|on) (?:the )?(?:departments? of |province of |region of )?(?:\p{Lu}\p{Ll}{2,}|capital\b)/u.test(
      statement,
    ),
  )
  const burden = frame.relocationBurden === 'government'
  if (isNamed)
    return `That a place is named makes it neither safe for the ${frame.role} nor reasonable to live in${burden ? `; both are for ${frame.burdenParty} to prove` : ''}.`
  return `That names no place where the ${frame.role} would be safe and could reasonably live${burden ? `, and it is for ${frame.burdenParty} to name one` : ''}.`
}

/** `The police acted throughout the country`: those who act for the state, everywhere. */
const tellsOfWholeReach = ({ statement }: CaseFact): boolean =>
  /\b(?:police|army|military|soldiers|gendarme\w*|security (?:forces|services?)|intelligence|government|authorities|agents|informants|committees)\b[^.;]{0,80}\b(?:throughout|across|all over|everywhere in) (?:the )?(?:whole |entire )?(?:country|nation|territory|republic)\b|\bnationwide\b/iu.test(
    statement,
  )

const isState = ({ frame }: Pick<Pen, 'frame'>): boolean => frame.persecutor.type !== 'non-state'

function concludeRelocation(
  text: SectionText,
  pen: Pen,
  facts: readonly CaseFact[],
  mild: readonly CaseFact[],
  isAnswered: boolean,
): void {
  if (facts.length === 0 && isAnswered)
    text.say(
      pen.frame.relocationBurden === 'government'
        ? `The burden is on ${pen.frame.burdenParty}, and these facts weigh against relocation.`
        : 'On these facts relocation is neither safe nor reasonable.',
    )
  else if (mild.length > 0 && mild.length === facts.length) text.paragraph()
  else if (facts.length === 0 && isChallenged(pen, 'relocation'))
    text.gap('THE PLACE THAT THE JUDGE NAMED, AND WHY IT IS NEITHER SAFE NOR REASONABLE')
  else text.say(relocationConclusion(pen, facts))
}

/** The client moved within the country and was found: told in the facts, and the answer to a place that is named. */
function triedElsewhere({ map, told, frame }: Pen): string | undefined {
  const attempt = foundElsewhere(map, frame, ({ id }) => told.get(id) === 'S15')
  if (attempt === undefined) return undefined
  const [year] = /\b(?:19|20)\d\d\b/.exec(attempt) ?? []
  const [, place] =
    /\b(?:stayed|lived|hid|fled|moved|went)\b[^.;]{0,60}? (?:in|to|at) (\p{Lu}\p{L}{2,30})(?!\p{L})/u.exec(attempt) ??
    []
  return `${place === undefined ? 'Another place in the country has been tried' : `${place} has been tried`}${year === undefined ? '' : `, in ${year}`}: as the Statement of Facts tells, {applicant.subj} was found there. Distance did not end the danger then, and nothing shows that it would now.`
}

function burdenGround({ frame }: Pen): string {
  if (frame.persecutor.type === 'mixed')
    return frame.pastHarm
      ? 'Where past persecution is shown, and so far as the persecutor is the government'
      : 'So far as the persecutor is the government'
  if (isState({ frame }) && frame.pastHarm)
    return 'Where the persecutor is the government, and where past persecution is shown'
  return isState({ frame }) ? 'Where the persecutor is the government' : 'Where past persecution is shown'
}

function relocationConclusion(pen: Pen, facts: readonly CaseFact[]): string {
  const { frame } = pen
  if (facts.length > 0)
    return frame.relocationBurden === 'government'
      ? facts.some(sparesSomebody) || pen.map.facts.some((fact) => saferPlace.test(fact.statement))
        ? `The burden is on ${frame.burdenParty}, and these facts weigh against relocation.`
        : `It is for ${frame.burdenParty} to name a place that is substantially better and in which {applicant} could reasonably be asked to live. Against these facts none is named in the record.`
      : 'On these facts relocation is neither safe nor reasonable.'
  if (frame.relocationBurden !== 'government') return ''
  const part = partOfBrief(pen, 'S26')
  return frame.persecutor.type === 'state' && part
    ? `The persecutor acts for the state, as ${part} shows; it is for ${frame.burdenParty} to name a place that its reach leaves out.`
    : pen.map.facts.some(
          (fact) =>
            saferPlace.test(fact.statement) ||
            (isCountry(fact) && sparesSomebody(fact) && /\bin (?:the )?\p{Lu}/u.test(fact.statement)),
        )
      ? `It is for ${frame.burdenParty} to name such a place.`
      : `It is for ${frame.burdenParty} to name a place, and to show that it is both safe and reasonable to live in.`
}

/** Of some place the file says that it is safer: then nobody may say that it names none. */
const saferPlace =
  /\b(?:safer?|less violence|less dangerous|no violence|peaceful) (?:in|there|place)\b|\bless violence\b/iu
