import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { isOfSameParagraph } from './adverse.ts'
import type { Pen } from './pen.ts'
import { hasCount, isCountry, tellsOfAct } from '../map/signs.ts'
import { isReport } from './story.ts'
import { wordsOnReport } from './words-on-office.ts'

/** What the record tells of the authorities, by what it shows; each fact in one place. */
export type OfficialResponse = {
  /** It was brought to them, they were there, or they have dealings with those who are feared. */
  readonly knew: readonly CaseFact[]
  /** What they did with it, or left undone. */
  readonly failed: readonly CaseFact[]
  /** What reports count of complaints and officers. */
  readonly counted: readonly CaseFact[]
}

const office =
  /\b(?:police(?:m[ae]n|wom[ae]n)?|officers?|sergeant|captain|commissioner|inspector|commander|chief|prosecutors?|judges?|gendarmes?|soldiers?|authorit(?:y|ies)|court|ministry|station|DPI|Fiscal[ií]a|militia|chairman|mayor|ombudsman|commission)\b/iu
/** What became of what others brought to them. */
const ofComplaints =
  /\b(?:complain\w*|reports?|cases?|registered|charged|prosecuted|convicted|judgments?|convictions?|arrests?|investigat\w+)\b/iu
const failing =
  /\b(?:refus\w+|laugh\w*|did nothing|nothing (?:happened|was done|came of it)|no (?:copy|suspects|paper|file|answer|arrests?)|(?:go|went|sent \S+) (?:home|away)|can(?:not|’t) take|could not take|would not take|did(?: not|n’t|n't) (?:come|help|bring|serve|deliver|arrest|investigate|register|write|take|give|open|answer|want)|never (?:came|called|answered|arrested|gave)|closed|says hello|drinks with|stood (?:by|and)|watched|bribes?|(?:family|private) (?:matter|affair|problem)|make noise|accomplice|asked for money|done the right thing|rarely|of \d[\d,]* complaints|open a file|passing information|(?:police\p{L}*|officers?)\b[^.;]{0,40}\b(?:had )?told \{?\p{L}[^.;]{0,40}\b(?:the address|where)|settling of accounts|drunk people|tore|shrugged|nobody (?:ever )?(?:answered|called|wrote)|(?:no|not one) (?:case|complaint|FIR|report|investigation|inquiry) (?:was|were) (?:ever )?(?:registered|opened|made|taken|written)|(?:in|into) (?:a|the|his|her) (?:drawer|basket|bin)|not our (?:order|job|task|business|matter|problem)|(?:did not|never) (?:leave the|move|get out|step)|wrote (?:nothing|no \p{L}+)|make peace|your own (?:fault|doing)|bring this on|turned (?:their|his|her) backs?|report against)\b/iu

const here =
  /\b(?:Border Patrol|immigration (?:officer|judge|court)|asylum officer|(?:at|to) the border|lawyer|no application)\b/iu

/** Of what this brief has told so far. */
export function officialResponse(pen: Pen): OfficialResponse {
  const told = pen.map.facts.filter(({ id }) => /^S(?:15|26|61)$/u.test(pen.told.get(id) ?? ''))
  const counted = told.filter((fact) => isCountry(fact) && ofComplaints.test(fact.statement) && hasCount(fact))
  const { lastArrival } = pen.frame.timing
  // Courts and officers of this country are none of those who were asked for help there.
  const own = told.filter(
    (fact) =>
      !isCountry(fact) && !isOfHere(fact, pen) && (lastArrival === undefined || (fact.date?.from ?? '') < lastArrival),
  )
  const failed = own.filter(
    (fact) =>
      failing.test(fact.statement) &&
      // `There was no judge and no paper`, of a custody: that is the harm, and nothing was brought to them.
      !ofCustody.test(fact.statement) &&
      (office.test(fact.statement) || isBesideOffice(fact, own, pen) || isOnReport(fact, pen)),
  )
  const knew = own.filter(
    (fact) =>
      !failed.includes(fact) &&
      !fact.negated &&
      office.test(fact.statement) &&
      (isReport.test(fact.statement) ||
        /\b(?:wrote|knows?|knew|present|was there)\b/iu.test(fact.statement) ||
        // Where officers did it themselves, that they came is the deed.
        (pen.frame.persecutor.type === 'non-state' && /\bcame\b/iu.test(fact.statement))) &&
      !tellsOfAct(fact, 'detention', 'beating', 'raid'),
  )
  return { knew, failed, counted }
}

const ofCustody =
  /\bno (?:judge|charges?|court|trial|lawyer|warrant)\b[^.;]{0,30}\b(?:no|and|or) (?:paper|judge|court|charges?|order)\b|\bwithout (?:\p{L}+ )?(?:charges?|trial|judge|warrant)\b/iu

/** It, or its whole paragraph, is of an officer of this country or of the journey here. */
const isOfHere = (fact: CaseFact, pen: Pen): boolean =>
  here.test(fact.statement) ||
  pen.map.facts.some((other) => here.test(other.statement) && isOfSameParagraph(fact, other, pen))

/** The account tells it of those to whom the harm was brought. */
const isOnReport = (fact: CaseFact, pen: Pen): boolean => {
  const ids = new Set(passagesOf(pen.map, fact).map(({ id }) => id))
  return wordsOnReport(pen, 60).some(({ passage }) => ids.has(passage.id))
}

/** `He laughed`, right beside what tells of an office. */
const isBesideOffice = (fact: CaseFact, own: readonly CaseFact[], pen: Pen): boolean =>
  /^(?:He|She|They)\b/u.test(fact.asTold ?? fact.wording) &&
  own.some((other) => other.id !== fact.id && office.test(other.statement) && isOfSameParagraph(fact, other, pen))
