import { passagesOf } from '#domain/case-map/read-map.ts'
import { argues, type CaseFrame } from '../case.ts'
import { bodily, isStory, tellsOfReport } from './story.ts'
import { isBehindArrival } from './behind-arrival.ts'
import { awaitsReturn, showsAuthorities } from './belongs.ts'
import { sectionOfRuling } from './answers-to-rulings.ts'
import { isRecordOfInterview, testimonyRules } from './places-of-testimony.ts'
import { groundSections, type PlacingContext, type Rule } from './placing.ts'
import type { Unit } from './unit.ts'
import { groundWords } from './ground-words.ts'
import { headingRules, lifeRules, reason } from './places-of-life.ts'
import { medicalRules } from './places-of-medicine.ts'
import { countryRules, elsewhere, groundOf } from './places-of-reports.ts'
import { isMedicalUnit, isStatusElsewhere, isWrit, isWrittenToAuthorities } from './kinds-of-paper.ts'
import {
  holdsUpFiling,
  isOfPeers,
  isWanted,
  possessing,
  tellsWhyNotReported,
  threatensSince,
  reachedElsewhere,
  isAtLarge,
  tellsFear,
  tellsOfFiling,
  ofHome,
} from './what-units-tell.ts'
import { dayOf, persecutorSpeaks, tellsOfAct } from './signs.ts'

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

/** `That night she came to my house`, of a witness: the client sought shelter, and nobody the client. */
const isClientWhoCame = (unit: Unit, context: PlacingContext): boolean => {
  const pronoun = context.map.persons.find(({ id }) => id === 'applicant')?.pronoun
  return (
    pronoun !== undefined &&
    !isSpokenByClient(unit, context) &&
    new RegExp(String.raw`\b${pronoun} (?:came|ran|arrived) (?:to|at) (?:my|our)\b`, 'iu').test(
      unit.facts.map((fact) => fact.asTold ?? fact.statement).join(' '),
    )
  )
}

/** Every day or month in it is after the arrival. */
const isSinceArrival = ({ facts, text }: Unit, { frame: { timing } }: PlacingContext): boolean => {
  const years = [...facts.flatMap(({ date }) => date?.from ?? []), ...(text.match(/\b(?:19|20)\d\d\b/gu) ?? [])]
  if (years.length === 0 && /\bthis year\b/u.test(text)) return true
  return (
    timing.lastArrival !== undefined &&
    years.length > 0 &&
    years.every((day) => day > (timing.lastArrival ?? '').slice(0, day.length))
  )
}

const isSpokenByClient = ({ facts }: Unit, { map }: PlacingContext): boolean =>
  facts.some((fact) => passagesOf(map, fact).some(({ speaker }) => speaker === 'applicant'))

const firstPlanned = (sections: readonly string[], _frame: CaseFrame, planned: ReadonlySet<string>) =>
  sections.find((id) => planned.has(id)) ?? 'S15'

/** An act, or a day: `On February 9 my mother telephoned` has one, though no year. */
const tells = ({ facts, text }: Unit) =>
  facts.some((fact) => tellsOfAct(fact) || fact.date !== undefined) ||
  /\b(?:[Oo]n|by|since) (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/u.test(
    text,
  )

function rulesFor(unit: Unit, context: PlacingContext): readonly Rule[] {
  if (isWrit(unit, context)) return [{ when: /./, sections: ['S27', 'S60'] }]
  if (isStatusElsewhere(unit, context)) return [{ when: /./u, sections: ['S29', 'S22'] }]
  const isTestimony = isRecordOfInterview(unit)
  const answering = isTestimony || isCountryUnit(unit) ? sectionOfRuling(unit, context) : undefined
  if (answering !== undefined) return [{ when: /./, sections: [answering] }]
  if (isTestimony)
    return [...testimonyRules(unit, context), ...accountRules(unit, context), { when: /./u, sections: ['S22', 'S15'] }]
  if (isCountryUnit(unit)) return countryRules(unit, context)
  if (isWrittenToAuthorities(unit, context)) return [{ when: /./u, sections: ['S26', 'S61'] }]
  return isMedicalUnit(unit, context) ? medicalRules(unit, context) : accountRules(unit, context)
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
    ...lifeRules(context),
    ...claimRules(unit, context),
  ]
}

const wentThere =
  /\b(?:went|walked|ran)(?: with [^.;]{2,30}?)? to (?:the |a )?(?:\p{Lu}\p{L}+ ){0,2}(?:police|station|prosecutor)/u

/** What goes before the story wherever it stands in it: the delay, the danger now, the opinion, why nothing was reported. */
function signalRules(unit: Unit, context: PlacingContext): Rule[] {
  const { frame } = context
  const isLate = frame.timing.answeredTimely === false && argues(frame, 'asylum')
  const ground = groundOf(unit.text, frame)
  const officials = argues(frame, 'torture') ? ['S61', 'S26'] : ['S26']
  return [
    { when: (one) => isLate && (holdsUpFiling(one, frame) || tellsOfFiling.test(one.text)), sections: ['S21'] },
    // Going to the police is a report, whatever they threatened there.
    {
      when: (one) => frame.persecutor.type !== 'state' && tellsOfReport(one) && wentThere.test(one.text),
      sections: ['S26', 'S61'],
    },
    {
      when: (one) =>
        frame.grounds.includes('social-group') &&
        /\b[Pp]eople (?:\p{L}+ )?(?:say|call)\b|\bthey say (?:she|he)\b/u.test(one.text),
      sections: ['S25'],
    },
    { when: (one) => isWanted(one) && !isClientWhoCame(one, context), sections: ['S27', 'S60'] },
    {
      when: (one) => isSpokenByClient(one, context) && isSinceArrival(one, context) && awaitsReturn(one, context),
      sections: ['S27', 'S60'],
    },
    {
      when: (one) =>
        !isSpokenByClient(one, context) &&
        isSinceArrival(one, context) &&
        (one.facts.some((fact) => persecutorSpeaks(fact, context)) ||
          /\b(?:police|arrest\w*|prison|detained|threat\w*|beat\w*|swollen|promised|sent \p{L}+ to)\b/iu.test(
            one.text,
          )),
      sections: ['S27', 'S60'],
    },
    {
      when: (one) =>
        isSpokenByClient(one, context) &&
        one.facts.every((fact) => isBehindArrival(fact, context)) &&
        newsFromHome.test(one.text),
      sections: ['S27', 'S60'],
    },
    { when: (one) => reachedElsewhere(one, frame), sections: ['S28'] },
    { when: (one) => isAtLarge(one, frame) || tellsFear(one), sections: ['S27', 'S60'] },
    { when: (one) => threatensSince(one, context), sections: ['S27', 'S60'] },
    {
      // `As an observer I complained of the ballots`: the opinion itself, and no report of harm.
      when: (one) =>
        ground !== undefined &&
        groundWords(one.text, ground, frame) >= 2 &&
        !one.facts.some((fact) => tellsOfAct(fact)),
      sections: ground === undefined ? [] : groundSections(ground, frame),
    },
    {
      when: (one) =>
        frame.grounds.includes('social-group') &&
        !showsAuthorities(one) &&
        /\b(?:[Ee]verybody|[Ee]veryone|the whole (?:village|district|town|quarter)) (?:\p{L}{1,12} ){0,4}knows?\b/u.test(
          one.text,
        ),
      sections: ['S25'],
    },
    {
      when: ({ text }) => tellsWhyNotReported(text),
      sections: frame.persecutor.type === 'state' ? officials : ['S26', 'S61'],
    },
  ]
}

/** Told behind the arrival: what is heard from there of those who are feared. */
const newsFromHome =
  /\b(?:in the list of|put (?:my|his|her|Mr\. [^.;]{2,40}’s|Ms\. [^.;]{2,40}’s) name|asks? (?:for|about|where|if|when|whether)|asked (?:for|about|where|if|when|whether)|looked for|looking for|still (?:there|free|in power|commands?)|they (?:came|burned|beat|killed) (?:again|my|his|her|the))\b/iu

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

/** What was done, by whom and why, and what came of it. */
function claimRules(unit: Unit, context: PlacingContext): Rule[] {
  const { frame } = context
  const isState = frame.persecutor.type === 'state'
  const ground = groundOf(unit.text, frame)
  const officials = argues(frame, 'torture') ? ['S61', 'S26'] : ['S26']
  return [
    ...signalRules(unit, context),
    ...witnessRules(context),
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
