import { passagesOf } from '#domain/case-map/read-map.ts'
import { argues, type CaseFrame } from '../case.ts'
import { bodily, isStory, tellsOfReport } from './story.ts'
import { showsAuthorities } from './belongs.ts'
import { isSinceArrival, isSpokenByClient, signalRules } from './places-of-signals.ts'
import { sectionOfRuling } from './answers-to-rulings.ts'
import { isRecordOfInterview, testimonyRules } from './places-of-testimony.ts'
import { groundSections, type PlacingContext, type Rule } from './placing.ts'
import type { Unit } from './unit.ts'
import { groundWords } from '../map/ground-words.ts'
import { headingRules, lifeRules, reason } from './places-of-life.ts'
import { isOfDelayAlone, medicalRules } from './places-of-medicine.ts'
import { countryRules, elsewhere, groundOf } from './places-of-reports.ts'
import { isMedicalUnit, isOfficialPaper, isStatusElsewhere, isWrit, isWrittenToAuthorities } from './kinds-of-paper.ts'
import { isMeasureOfClemency } from './measures-of-clemency.ts'
import { isOfPeers, ofHome, possessing } from './what-units-tell.ts'
import { dayOf, persecutorSpeaks, tellsOfAct } from '../map/signs.ts'

/** The section that tells a paragraph of a document: the first rule that fits and is planned. */
export function placeOf(unit: Unit, context: PlacingContext): string {
  const { frame, planned } = context
  for (const { when, sections } of rulesFor(unit, context)) {
    const section = sections.find((id) => planned.has(id))
    if (section === undefined) continue
    if (typeof when === 'function' ? when(unit, context) : when.test(unit.text)) return section
  }
  const own = unit.facts
    .map(({ toldIn }) => toldIn)
    .find(
      (section) =>
        section !== undefined &&
        planned.has(section) &&
        section !== 'S50' &&
        // Of a filing in time nothing is told but the days.
        (section !== 'S21' || frame.timing.answeredTimely === false) &&
        // What a witness tells of life in the United States speaks of it.
        (section !== 'S31' || isOfLifeHere(unit, context)),
    )
  if (isCountryUnit(unit)) return planned.has('S27') ? 'S27' : 'S60'
  return tells(unit) || !own ? firstPlanned(['S15', 'S60'], frame, planned) : own
}

/** Spoken by the client, dated after the arrival, or with words of a life here. */
const isOfLifeHere = ({ facts, text }: Unit, { frame, map }: PlacingContext): boolean => {
  const arrival = frame.timing.lastArrival
  // What is done to somebody is no life here, whoever tells it.
  if (facts.some((fact) => tellsOfAct(fact))) return false
  return (
    (facts.some((fact) => passagesOf(map, fact).every(({ speaker }) => speaker === 'applicant')) &&
      !ofHome.test(text)) ||
    (arrival !== undefined && facts.some((fact) => (dayOf(fact) ?? '') > arrival)) ||
    /\b(?:United States|America|church|parish|mosque|congregation|volunteer\w*|work\w*|tax\w*|school|college|community|honest|reliable|trust|chapter|since (?:20\d\d|\p{Lu}\p{Ll}+ 20\d\d))\b/iu.test(
      text,
    )
  )
}

const firstPlanned = (sections: readonly string[], _frame: CaseFrame, planned: ReadonlySet<string>) =>
  sections.find((id) => planned.has(id)) ?? 'S15'

/** An act, or a day: `On February 9 my mother telephoned` has one, though no year. */
const tells = ({ facts, text }: Unit) =>
  facts.some((fact) => tellsOfAct(fact) || fact.date !== undefined) ||
  /\b(?:[Oo]n|by|since) (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/u.test(
    text,
  )

function rulesFor(unit: Unit, context: PlacingContext): readonly Rule[] {
  if (isWrit(unit, context) || isMeasureOfClemency(unit.source, context.map))
    return [{ when: /./, sections: ['S27', 'S60'] }]
  if (isStatusElsewhere(unit, context)) return [{ when: /./u, sections: ['S29', 'S22'] }]
  if (
    !unit.facts.some((fact) => passagesOf(context.map, fact).some(({ speaker }) => speaker === 'applicant')) &&
    isOfDelayAlone(unit, context)
  )
    return [{ when: /./u, sections: ['S21'] }]
  const isTestimony = isRecordOfInterview(unit)
  const answering = isTestimony || isCountryUnit(unit) ? sectionOfRuling(unit, context) : undefined
  if (answering !== undefined) return [{ when: /./, sections: [answering] }]
  if (isTestimony)
    return [...testimonyRules(unit, context), ...accountRules(unit, context), { when: /./u, sections: ['S22', 'S15'] }]
  if (isCountryUnit(unit)) return countryRules(unit, context)
  if (isOfficialPaper(unit, context)) return officialRules(unit, context)
  if (isWrittenToAuthorities(unit, context)) return [{ when: /./u, sections: ['S26', 'S61'] }]
  return isMedicalUnit(unit, context) ? medicalRules(unit, context) : accountRules(unit, context)
}

/** What an office of the country wrote down: a charge is a reason, a complaint that it took is a report, all else an event. */
function officialRules({ text }: Unit, { frame }: PlacingContext): Rule[] {
  const ground = frame.grounds.includes('political-opinion') ? 'political-opinion' : frame.grounds[0]
  const isOfComplaint =
    /\b(?:complainant|appeared (?:in person|together|before)|came to (?:this|the) (?:station|office)|reports? that|filed a complaint)\b/iu.test(
      text,
    )
  return [
    { when: () => isOfComplaint, sections: ['S26', 'S61'] },
    {
      when: /\b(?:for (?:unauthori[sz]ed|unlawful|illegal|participation|incitement|public)|incit\w+|organi[sz]ed (?:criminal )?(?:group|community)|mass disorder|extremis\w+|terroris\w+|propaganda|sedition|public calls|belong(?:s)? to the|member of (?:the|an?)|counter-?revolution\w*|contrary to the principles|insult\w*|gathering|regime|constitutional order|separatis\w+|discredit\w+|unrest|false information|(?:anti-?(?:state|government|national))|traitors?|treason|enem(?:y|ies) of)\b/iu,
      sections: ground === undefined ? [] : groundSections(ground, frame),
    },
    { when: /./u, sections: ['S15'] },
  ]
}

/** A report on the country speaks of no person of the case. */
const isCountryUnit = ({ facts }: Unit): boolean =>
  facts.length > 0 &&
  facts.every((fact) => fact.kind === 'country' && !fact.persons.includes('applicant')) &&
  facts.every(({ sources }) => sources.some(({ type }) => type === 'passage'))

function accountRules(unit: Unit, context: PlacingContext): Rule[] {
  return [
    ...headingRules(unit, context),
    { when: isOfPeers, sections: ['S27', 'S60'] },
    { when: (one) => cannotLiveThere(one), sections: ['S28'] },
    ...lifeRules(context),
    ...claimRules(unit, context),
  ]
}

/** `I cannot live in the capital. I know nobody there`: told of no day, it is of places and no life here. */
const cannotLiveThere = ({ text, facts }: Unit): boolean =>
  /\b(?:cannot|could not|can not) (?:live|stay|hide|settle) (?:in|anywhere|elsewhere)\b|\bit (?:would be|is) the same (?:in|everywhere)\b|\b[Tt]here is no (?:part|place|corner|city|town|village) (?:of|in) \p{Lu}[^.;]{2,40} (?:where|in which)\b|\b[Nn]owhere in \p{Lu}\p{L}+ (?:would|could|can|am) |\b(?:In|in) \p{Lu}\p{L}+(?: or \p{Lu}\p{L}+)? it (?:would be|is) the same\b/u.test(
    text,
  ) && !facts.some((fact) => tellsOfAct(fact) && dayOf(fact) !== undefined)

/** What a witness tells of the authorities. */
const witnessRules = (context: PlacingContext): Rule[] => [
  // `I went with her to the police. The sergeant came out laughing`: what a witness saw of them.
  {
    when: (one) =>
      context.frame.persecutor.type !== 'state' &&
      !isSpokenByClient(one, context) &&
      tellsOfReport(one) &&
      showsAuthorities(one),
    sections: ['S26', 'S61'],
  },
]

/** `I am a Sunni Muslim. I do not share his faith`: what a witness says of himself weighs his word, and is no mark of the client's. */
const tellsWhoWitnessIs = (unit: Unit, context: PlacingContext): boolean =>
  !isSpokenByClient(unit, context) &&
  unit.facts.some(
    (fact) =>
      passagesOf(context.map, fact).some(({ speaker }) => speaker !== undefined && speaker !== 'applicant') &&
      /^I (?:am (?:an? |not )|do not (?:share|belong|follow)|have no(?:thing| reason| interest))/u.test(
        fact.asTold ?? '',
      ),
  ) &&
  !unit.facts.some((fact) => tellsOfAct(fact) || fact.date !== undefined)

/** What was done, by whom and why, and what came of it. */
function claimRules(unit: Unit, context: PlacingContext): Rule[] {
  const { frame } = context
  const isState = frame.persecutor.type === 'state'
  const ground = groundOf(unit.text, frame)
  const officials = argues(frame, 'torture') ? ['S61', 'S26'] : ['S26']
  return [
    ...signalRules(unit, context),
    ...witnessRules(context),
    { when: (one) => tellsWhoWitnessIs(one, context), sections: ['S22'] },
    { when: isStory, sections: ['S15'] },
    {
      when: (one) =>
        (isState
          ? /\b(?:complain\w*|prosecutor|state counsel|no file|gendarme\w*|did nothing to stop|stood by)\b/i
          : /\b(?:police|complain\w*|prosecutor|report(?:ed|s)? (?:it|the|this|him|them)|officer|station|protective order|judge|authorities)\b/i
        ).test(one.text),
      sections: isState ? officials : ['S26', 'S61'],
    },
    {
      when: (one) =>
        frame.pastHarm &&
        /\b(?:was treated (?:at|in|for)|could not walk|stitches|surgery)\b/i.test(one.text) &&
        !one.facts.some((fact) => dayOf(fact) !== undefined),
      sections: ['S23'],
    },
    {
      when: (one) =>
        one.facts.some((fact) => persecutorSpeaks(fact, context) && possessing.test(fact.statement)) &&
        !one.facts.some((fact) => tellsOfAct(fact)),
      sections: groundSections(ground ?? frame.grounds[0] ?? 'social-group', frame),
    },
    {
      when: (one) => frame.pastHarm && bodily.test(one.text) && !isSinceArrival(one, context),
      sections: ['S23'],
    },
    {
      when: /\b(?:coffin|funeral|buried|burial)\b|\b(?:brother|sister|father|mother|son|daughter|husband|wife|uncle|aunt|cousin)(?:-in-law)? (?:\p{Lu}\p{L}+ )?(?:died|was killed|was shot|was murdered)\b/iu,
      sections: ['S15'],
    },
    { when: (one) => elsewhere.test(one.text) && !tells(one), sections: ['S28'] },
    {
      when: /\b(?:moved to|found (?:me|her|him|us|them) (?:there|in|within)|another (?:city|town))\b/i,
      sections: ['S28'],
    },
    {
      when: /\b(?:would be (?:arrested|killed|beaten|detained)|(?:is|are|am) afraid|fears?|still (?:looking|asks?|searching)|asked (?:if|when|whether) .{0,40}(?:come|back|return)|came again|will kill|his face now|do not (?:want to )?(?:write|know where)|left (?:Kumba|the town|our home)|in hiding|passport has)\b/i,
      sections: ['S27', 'S60'],
    },
    {
      when: (one) => one.facts.some((fact) => tellsOfAct(fact)) && one.facts.some((fact) => dayOf(fact) !== undefined),
      sections: ['S15'],
    },
    {
      when: (one) => ground !== undefined && reason.test(one.text) && groundWords(one.text, ground, frame) >= 1,
      sections: ground === undefined ? [] : groundSections(ground, frame),
    },
    {
      when: (one) =>
        ground !== undefined &&
        groundWords(one.text, ground, frame) >= 1 &&
        !one.facts.some((fact) => tellsOfAct(fact) || /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(fact.date?.from ?? '')),
      sections: ground === undefined ? [] : groundSections(ground, frame),
    },
    { when: (one) => one.facts.some((fact) => tellsOfAct(fact)), sections: ['S15'] },
    {
      when: /\b(?:was born|citizen of|lives? in|married|children|taught|studied|worked as|school|farm|shop)\b/i,
      sections: ['S15'],
    },
  ]
}
