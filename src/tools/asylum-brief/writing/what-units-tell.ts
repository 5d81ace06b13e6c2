import { addDays } from '#domain/dates/calendar.ts'
import { filedAsTold } from '../case/told-dates.ts'
import type { CaseFrame } from '../case.ts'
import type { PlacingContext } from './placing.ts'
import { dayOf, persecutorSpeaks, tellsOfAct, wasDoneToClient } from '../map/signs.ts'
import type { Unit } from './unit.ts'

/** What befell another of the same kind, who is no relative: `a member of our church was arrested at the airport`. */
export const isOfPeers = ({ text, facts }: Unit): boolean =>
  /\b(?:a|an|another|one|two|three|other|several) (?:\p{L}+ )?(?:members?|colleagues?|friends?|converts?|classmates?|activists?|journalists?|leaders?|students?|(?:(?:young )?(?:men|women|boys|girls|people|persons|families) (?:of|from|in) (?:this|our|the|my)))\b|\b(?:men|women|people|persons|those|everyone|whoever) (?:who|that) (?:were|was|are|is|have been|had been|has been) (?:released|deported|returned|sent back)\b/iu.test(
    text,
  ) &&
  /\b(?:taken|fetched|picked up|arrested|sentenced|imprisoned|killed|detained|disappeared|tortured|shot)\b/i.test(
    text,
  ) &&
  facts.every(({ subject }) => subject !== 'applicant') &&
  facts.every((fact) => !wasDoneToClient(fact, 'detention', 'beating', 'shooting', 'abduction'))

/** What people at home say and do. */
export const ofHome =
  /\b(?:[Ii]n (?:our|my|the|the family’s) (?:village|country|town|clan|tribe)|[Pp]eople (?:\p{L}+ )?(?:say|call)|all (?:girls|women|men)|they say)\b/u

/** How the client lives now, without a date and without a word of harm: work, school, church, who shares the home. */
export const isLifeHere = ({ text, facts }: Unit): boolean =>
  /\b(?:(?:lives?|live) (?:now )?(?:with|in) (?:my|her|his|a|the|\p{Lu})|(?:works?|cleans?|cooks?|drives?|studies|sews) (?:at|in|for|as|offices|houses|nights)|(?:goes|go) to (?:the |a )?(?:church|mass|group|parish|college|night school|English)|in the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+th) grade|volunteers?)\b/iu.test(
    text,
  ) &&
  facts.length >= 2 &&
  !ofHome.test(text) &&
  facts.every((fact) => !tellsOfAct(fact) && fact.date === undefined) &&
  !/\b(?:was|were|had|lived|worked|told|said|came)\b/i.test(text)

/**
 * Between the arrival and a late filing: what kept the client from filing, or what changed. An illness that a clinician
 * tells of, an arrest of kin, a case that was opened.
 */
export function holdsUpFiling({ text, facts }: Unit, { timing }: Pick<CaseFrame, 'timing'>): boolean {
  const { lastArrival, filed } = timing
  if (lastArrival === undefined || filed === undefined) return false
  const months = facts.flatMap(({ date }) => date?.from ?? [])
  const isBetween = months.some((day) => day > lastArrival.slice(0, day.length) && day <= filed.slice(0, day.length))
  const isCause =
    /\b(?:not able to (?:deal|speak|work|leave)|could not (?:get up|speak|leave|think)|in (?:treatment|therapy|hospital)|was arrested|was sentenced|was killed|accused|wanted list|criminal case|investigators?|hoped to (?:go|return)|waited|learned|had (?:been )?(?:arrested|taken|killed|sentenced)|\bpolice arrested|nothing (?:was |had been )?filed|filed (?:my|her|his|the) application)\b/iu
  // What is threatened meanwhile is danger, and holds up no filing.
  return isBetween && isCause.test(text) && !/\bwill (?:kill|finish|find|deal with|burn|cut)\b/iu.test(text)
}

/** That the client is looked for: a warrant, and those who came back and asked. Nobody was hurt in it. */
export const isWanted = (unit: Unit): boolean =>
  /\b(?:summons|warrant|order of arrest|failure to appear|name is (?:with|on|at)|will be fetched|because (?:I|he|she|M[rs]\. \p{L}{2,20}(?: \p{Lu}\p{L}{1,20})?|the (?:Respondent|Applicant)) had (?:escaped|fled|left|deserted)|wanted (?:for|list)|accused under|criminal case (?:was opened|against)|(?<!\bto )(?:came|come|comes) (?:back|again)|still (?:looking|searching|asking)|(?:the day|when|if) (?:I|he|she|M[rs]\. \p{L}{2,20}) (?:comes?|returns?|goes?) (?:back|home)|(?:comes|came|come) to (?:my|her|his|their|M[rs]\. \p{L}{2,20}) (?:mother|father|parents|family|house|home)|(?:asked|asking|asks) (?:(?:M(?:r|s|rs)\. )?[\p{L}’'-]+ ){0,5}(?:where|about (?:me|him|her)|for (?:me|him|her)|for (?:(?:the|my|his|her) )?(?:number|address|telephone)|for [\p{L}.’ ]{2,40} (?:address|whereabouts|number|telephone number)))\b/iu.test(
    unit.text,
  ) &&
  !unit.facts.some((fact) => wasDoneToClient(fact, ...graveActs) || tellsOfAct(fact, 'killing', 'shooting', 'burning'))

const graveActs = [
  'detention',
  'rape',
  'strangling',
  'stabbing',
  'shooting',
  'beating',
  'burning',
  'abduction',
  'captivity',
  'attack',
  'killing',
]

/** Words of one who owns, insults or accuses. */
export const possessing =
  /\b(?:belong(?:s|ed)? to|was his|is mine|are mine|has no (?:other )?place|no right|called (?:me|her|him|us|them|\{)|traitors?|sp(?:y|ies)|dogs?|infidels?|kafirs?|apostates?|whores?|witch(?:es)?|property|obey|sapo|sapa|snitch(?:es)?|rats?|enem(?:y|ies)|terrorists?|razakars?)\b/i

/** It begins with that nothing was reported; who did the harm is then the reason. */
export const tellsWhyNotReported = (text: string): boolean =>
  /^(?:Mr\. |Ms\. )?[^.“]{0,50}\b(?:did not|never|could not|was afraid to|were afraid to) (?:make a complaint|complain|report|go to (?:the )?(?:police|authorities|court)|file|denounce|tell (?:the )?(?:police|authorities))/i.test(
    text,
  )

/** Since the arrival somebody spoke to the client, or to kin, of what would be done: `Bring the other one`, `I shall be at the airport`. */
export const threatensSince = ({ facts }: Unit, { frame, map }: PlacingContext): boolean =>
  frame.timing.lastArrival !== undefined &&
  facts.some(({ date }) => (date?.from ?? '') > (frame.timing.lastArrival ?? '')) &&
  facts.every(({ date }) => date === undefined || date.from > (frame.timing.lastArrival ?? '')) &&
  // What was done to others since is a story of its own.
  !facts.some((fact) => tellsOfAct(fact, 'detention', 'beating', 'abduction', 'killing', 'shooting')) &&
  facts.some(
    (fact) =>
      /[“‘][^“”‘’]{0,200}\b(?:shall|will|next|send (?:her|him|you|them) back|bring|come back|wait(?:ing)? for|find (?:you|her|him))\b/iu.test(
        fact.statement,
      ) ||
      (persecutorSpeaks(fact, { frame, map }) && /\b(?:threat\w*|next|will|would)\b/i.test(fact.statement)),
  )

/** `Narcisa had gone to Loja and received a photograph of her own door`: kin who moved within the country were reached there. */
export const reachedElsewhere = ({ text, facts }: Unit, { timing }: CaseFrame): boolean =>
  /\b(?:had gone|had moved|had fled|moved|fled|went) (?:\p{Ll}+ ){0,3}to (?:the )?\p{Lu}\p{Ll}{2}/u.test(text) &&
  /\b(?:(?:photograph|picture|message|note|letter|call|video) of|found (?:him|her|them)|traced|located|came (?:there|to (?:his|her|their) (?:new )?(?:door|house)))\b/iu.test(
    text,
  ) &&
  isSince(facts, timing.lastArrival, 'years') &&
  !facts.some((fact) => tellsOfAct(fact, 'killing', 'shooting'))

/** `Chuky was arrested and escaped`, `the brother was released`: since the client left, those who are feared came free or rose. */
export const isAtLarge = ({ text, facts }: Unit, { timing }: CaseFrame): boolean =>
  /\b(?:(?:has |had )?escaped (?:from|out of)|(?:was|were|has been|have been) (?:released|acquitted|promoted|appointed|reinstated)|is (?:still )?(?:free|at large|out of prison))\b/iu.test(
    text,
  ) &&
  facts.every(({ persons }) => !persons.includes('applicant')) &&
  isSince(facts, timing.lastArrival, 'days')

/** Every date in it is after the arrival, or, by years, of the year of the arrival at the earliest; one is there. */
function isSince(facts: Unit['facts'], arrival: string | undefined, by: 'days' | 'years'): boolean {
  const days = facts.flatMap(({ date }) => date?.from ?? [])
  const first = by === 'years' ? arrival?.slice(0, 4) : arrival
  return first !== undefined && days.length > 0 && days.every((day) => day >= first.slice(0, day.length))
}

/** `If I return, I shall be arrested at the airport`, `I fear the first twelve days`: what is feared, in the client's own words. */
export const tellsFear = ({ text }: Unit): boolean =>
  /^If (?:they|the \p{L}+) (?:send|sends|deport|deports|return|returns) (?:me|him|her|us|M[rs]s?\. \p{L}+(?: \p{Lu}\p{L}+)?)\b/u.test(
    text,
  ) ||
  /^If (?:\S+ ){1,4}(?:returns?|goes? back|(?:is|am|are) (?:returned|deported|sent back))\b/u.test(text) ||
  /\b(?:I|He|She|he|she) fears? (?:the|that|most|for)\b/u.test(text)

/** The client learns of what happened, within two years before the filing. */
export function isNews({ text, facts }: Unit, { answers, timing }: CaseFrame): boolean {
  if (
    !/\b(?:told (?:me|him|her|\p{Lu}\p{L}+|Mr|Ms)|learned|reached (?:me|him|her|Mr|Ms)|did not know that|understood that|was not afraid|nobody (?:was|had))\b/iu.test(
      text,
    )
  )
    return false
  const filed = timing.filed ?? filedAsTold(answers)
  const days = facts.flatMap((fact) => dayOf(fact) ?? [])
  return days.length === 0
    ? /\b(?:until that|understood that|was not afraid|did not know that)\b/i.test(text)
    : filed === undefined || days.some((day) => day < filed && day > addDays(filed, -400))
}

/** Why nothing was asked for, or what became of an application that somebody was paid to send. */
export const tellsOfFiling =
  /\b(?:did not (?:ask|apply|file|know)|could not (?:tell|talk|speak))\b[^]{0,150}\b(?:asylum|form|apply|application|parole|status|lawyer)\b|\basylum (?:paper|application|form)s?\b[^]{0,150}\b(?:paid|took|said|court|judge|filed|lawyer)\b|\b(?:paid|took|\$\d[\d,]*)\b[^]{0,150}\basylum\b|\bno application was\b/iu
