import { passagesOf } from '#domain/case-map/read-map.ts'
import { argues } from '../case.ts'
import { awaitsReturn, lacksOffices, showsAuthorities } from './belongs.ts'
import { isBehindArrival } from '../map/behind-arrival.ts'
import { groundWords } from '../map/ground-words.ts'
import { groundOf } from './places-of-reports.ts'
import { groundSections, type PlacingContext, type Rule } from './placing.ts'
import { persecutorSpeaks, tellsOfAct } from '../map/signs.ts'
import { tellsOfReport } from './story.ts'
import type { Unit } from './unit.ts'
import {
  holdsUpFiling,
  isAtLarge,
  isWanted,
  reachedElsewhere,
  tellsFear,
  tellsOfFiling,
  tellsWhyNotReported,
  threatensSince,
} from './what-units-tell.ts'

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
export const isSinceArrival = ({ facts, text }: Unit, { frame: { timing } }: PlacingContext): boolean => {
  const years = [...facts.flatMap(({ date }) => date?.from ?? []), ...(text.match(/\b(?:19|20)\d\d\b/gu) ?? [])]
  if (years.length === 0 && /\bthis year\b/u.test(text)) return true
  return (
    timing.lastArrival !== undefined &&
    years.length > 0 &&
    years.every((day) => day > (timing.lastArrival ?? '').slice(0, day.length))
  )
}

export const isSpokenByClient = ({ facts }: Unit, { map }: PlacingContext): boolean =>
  facts.some((fact) => passagesOf(map, fact).some(({ speaker }) => speaker === 'applicant'))

const wentThere =
  /\b(?:went|walked|ran)(?: with [^.;]{2,30}?)? to (?:the |a )?(?:\p{Lu}\p{L}+ ){0,2}(?:police|station|prosecutor)/u

/** What goes before the story wherever it stands in it: the delay, the danger now, the opinion, why nothing was reported. */
export function signalRules(unit: Unit, context: PlacingContext): Rule[] {
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
    {
      when: ({ text }) => frame.persecutor.type !== 'state' && lacksOffices.test(text),
      sections: ['S26', 'S61'],
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
