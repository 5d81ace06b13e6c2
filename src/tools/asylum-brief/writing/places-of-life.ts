import { passagesOf } from '#domain/case-map/read-map.ts'
import type { PlacingContext, Rule } from './placing.ts'
import { tellsOfAct } from '../map/signs.ts'
import { isArrestHere, saidOnArrival, tellsWhoSpeaks } from './story.ts'
import type { Unit } from './unit.ts'
import { isLifeHere, isNews } from './what-units-tell.ts'

/** The account says itself, in a heading, what it tells next. */
export function headingRules({ facts }: Unit, { map, frame }: PlacingContext): Rule[] {
  const heading = facts.flatMap((fact) => passagesOf(map, fact).flatMap((passage) => passage.heading ?? []))[0] ?? ''
  if (
    /\b(?:not (?:apply|file)|appl(?:y|ied) (?:before|earlier|late)|late|delay|one[- ]year|waited|deadline)\b/i.test(
      heading,
    )
  )
    return frame.timing.answeredTimely === false ? [{ when: /./, sections: ['S21'] }] : []
  if (
    /\b(?:what I fear|my fears?|why I (?:am afraid|fear)|(?:afraid|danger) (?:of|to|if)|if I (?:go|am sent|return|went))\b/i.test(
      heading,
    )
  )
    return [{ when: /./, sections: ['S27', 'S60'] }]
  if (asksOfPlaces.test(heading)) return [{ when: /./, sections: ['S28'] }]
  return []
}

/** `Could you live in another part of Tanzania?` above an answer. */
const asksOfPlaces =
  /\b(?:live|move|relocate|go|safe|safely)\b[^?]{0,60}\b(?:another|other|elsewhere|different)\b|\b(?:relocat\w+|internal flight)\b/iu

export const isAnswerOnPlaces = ({ facts }: Unit, { map }: Pick<PlacingContext, 'map'>): boolean =>
  facts.some((fact) => passagesOf(map, fact).some(({ heading = '' }) => asksOfPlaces.test(heading)))

/** Who the client is, how the case came here, and what bears on bars and discretion. */
export function lifeRules({ frame }: PlacingContext): Rule[] {
  const isLate = frame.timing.answeredTimely === false
  return [
    { when: (one) => isArrestHere(one, frame), sections: ['S31', 'S29'] },
    { when: tellsWhoSpeaks, sections: ['S22'] },
    { when: (one) => saidOnArrival(one, frame), sections: ['S22'] },
    {
      when: /^(?:[^.“]{0,40}“)?(?:The|An) (?:immigration |border )?(?:officer|agent) (?:of [^.;]{2,30} )?asked (?:\p{L}{1,20} )?(?:if|why|whether|what|do|did)\b/u,
      sections: ['S22'],
    },
    {
      when: /\b(?:at the border|Border Patrol|first interview|asylum officer|interpreter)\b[^]{0,300}\b(?:asked|said|did not (?:say|speak|tell|mention)|ashamed|language)\b/iu,
      sections: ['S22'],
    },
    { when: (one) => married(one) && frame.family.asked, sections: ['S32', 'S15'] },
    {
      when: (one) =>
        /\b(?:was born|(?:is|am) a citizen of|taught|studied at|worked (?:as|at)|is a (?:teacher|farmer|nurse|student|driver|carpenter|trader))\b/i.test(
          one.text,
        ) &&
        !one.facts.some((fact) => tellsOfAct(fact)) &&
        !reason.test(one.text),
      sections: ['S15'],
    },
    { when: (one) => isLifeHere(one) || isLifeSince(one, frame), sections: ['S31'] },
    {
      when: /\b(?:wakes? up (?:at night|screaming)|nightmares?|(?:cannot|can hardly|does not|do not|did not|hardly|no longer) sleeps?|sleeps? (?:badly|poorly|little|only)|checks the lock|cannot open|afraid of the dark|flashbacks?|(?:sees?|seen|seeing) (?:a|the|his|her) (?:counselor|therapist|psychologist|psychiatrist)|(?:in|goes to|went to) (?:counseling|therapy)|panic attacks?)\b/i,
      sections: frame.pastHarm ? ['S30', 'S23'] : [],
    },
    {
      when: /\b(?:burned with|cannot be produced|no copy|lost (?:the|my|her|his) (?:papers|documents)|kept every paper|has no (?:papers|receipts)|read back)\b/i,
      sections: ['S22'],
    },
    {
      when: /\b(?:work permit|works as|goes to therapy|tax returns?|volunteers?|without permission|overstay\w*|extend (?:our|their|his|her) stay|parish without pay)\b/i,
      sections: ['S31'],
    },
    {
      when: /\b(?:never been (?:arrested|charged|convicted)|never served|never carried|never given money|never (?:harmed|hurt) any|criminal record)\b/i,
      sections: ['S29'],
    },
    {
      when: /\b(?:landed at|were admitted|was admitted|visitor|arrived in the United States|entered the United States|came to the United States)\b/i,
      sections: isLate ? ['S21', 'S15'] : ['S15'],
    },
    {
      when: /\b(?:did not (?:ask for|apply for|seek|request) (?:asylum|protection)|in (?:active |valid )?(?:F-1|J-1|H-1B) status|lawful (?:student )?status)\b/i,
      sections: isLate ? ['S21'] : [],
    },
    {
      when: /\b(?:first lawyer|saw a lawyer|found a lawyer|met (?:a|with a) lawyer|application was filed|student status|could not speak of it)\b/i,
      sections: isLate ? ['S21', 'S14'] : ['S14'],
    },
    { when: (one) => isLate && isNews(one, frame), sections: ['S21'] },
  ]
}

/** Words that give a reason for what was done. */
export const reason =
  /\b(?:said|says|told|shouted|called|because|list|accus\w+|insult\w*|slur|under the words|must be an? |traitor|spy)\b/i

/** Work, school, church and taxes, told of the time since the arrival. */
const isLifeSince = ({ facts, text }: Unit, { timing: { lastArrival } }: PlacingContext['frame']): boolean => {
  const days = facts.flatMap(({ date }) => date?.from ?? [])
  const years = [...days, ...(text.match(/\b(?:19|20)\d\d\b/gu) ?? [])]
  return (
    lastArrival !== undefined &&
    years.length > 0 &&
    years.every((day) => day >= lastArrival.slice(0, day.length)) &&
    facts.every((fact) => !tellsOfAct(fact)) &&
    /\b(?:permit|with permission|pays? tax|tax(?:es)?|works?|worked|drives?|cooks?|cares? for|teach(?:es|ing)|braids?|cleans?|grade|volunteers?)\b/iu.test(
      text,
    ) &&
    /\b(?:permit|permission|tax(?:es)?|grade|church|temple|mosque|choir|committee|shop|restaurant|clinic|bakery|hotel|warehouse|plant|factory|school)\b/iu.test(
      text,
    ) &&
    !/\b(?:asylum|application|lawyer|police|threat\w*|status|F-1|visa)\b/iu.test(text)
  )
}

const married = ({ text, facts }: Unit) =>
  /\bmarried\b/i.test(text) &&
  !/\b(?:never|not) (?:been )?married\b/i.test(text) &&
  facts.some(({ wording }) =>
    /\{applicant(?:\.\w+)?\} (?:and \{[^{}]+\} )?(?:\p{L}+ ){0,2}married\b|\bmarried (?:\{applicant|with \{|to \{)|\bwere married\b/u.test(
      wording,
    ),
  )
