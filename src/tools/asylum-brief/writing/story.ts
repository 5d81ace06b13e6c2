import type { CaseFact } from '#domain/case-map/case-map.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { CaseFrame } from '../case.ts'
import { tellsOfAct } from '../map/signs.ts'
import type { Unit } from './unit.ts'

/** Going to the authorities, or what they did with it. */
export const isReport =
  /\b(?:reported|complain\w*|(?:went|go|gone|ran|walked|taken)(?: with [^.;]{2,30}?)? to (?:the |a )?(?:\p{Lu}\p{L}+ ){0,2}(?:police|station|prosecutor|court|judge|authorities|(?:\p{Lu}{2,6} )?office|gendarmerie|thana)|(?:told|called|asked) (?:the |my |his |her |a )?(?:police|commander|prosecutor|judge|authorities|chief)|filed a (?:report|complaint)|protective order|denounc\w+|no report|testified|state counsel|no file|made (?:a )?(?:GD|FIR))\b/iu
export const officersAct =
  /\b(?:police(?:men|man)?|officers?|soldiers?|guards?|agents?|gendarmes?|they|he|she)\b[^.;]{0,60}\b(?:came|took|arrested|beat|held|broke|raided|detained|kept|slapped|questioned|kicked|searched|handed|dragged|sentenced)\b|\b(?:was|were) (?:held|arrested|taken|detained|released|sentenced|kept|beaten)\b|\b(?:put|pushed|forced|dragged) (?:\S+ ){1,3}(?:in|into) (?:a|the|his|their)\b|\b(?:printed|published|posted|painted|burned|broke)\b/iu
const danger =
  /\b(?:still (?:looking|asks?|searching)|asked (?:if|when|whether|for)|came again|will kill|in hiding|not closed|would return|come back)\b/iu

/** The paragraph tells of going to the authorities, and not of an arrest by them. */
export const tellsOfReport = ({ text }: Unit): boolean =>
  isReport.test(text) && !/\b(?:arrested|held|released|sentenced)\b/iu.test(text)

/**
 * An event in somebody's own account: what was done, with its day or to a body, and the journey. It is told in the Statement
 * of Facts in its order; the argument refers to it. What was reported, and what bears on the danger now, is told there.
 */
export function isStory(unit: Unit): boolean {
  const { text, facts } = unit
  if (tellsOfReport(unit)) return false
  if (danger.test(text) && !facts.some((fact) => tellsOfAct(fact))) return false
  const isDated = facts.some((fact) => fact.date !== undefined)
  const isActed = facts.some((fact) => tellsOfAct(fact)) || officersAct.test(text)
  const isJourney = /\b(?:left|flew|fled|crossed|hid|escaped)\b/iu.test(text)
  // In an account of one's own an act without a day stands between those that have one.
  const isOwn = facts.some(({ persons }) => persons.includes('applicant'))
  return (isDated && (isActed || isJourney)) || (isOwn && facts.some((fact) => tellsOfAct(fact)) && unit.isDocument)
}

const arrest =
  /\b(?:arrested|charged|cited|convicted|pleaded guilty|pled guilty|citation|ticket|stopped\b[^.;]{0,40}\b(?:speed\w*|license|traffic))\b/i

/** The client is who was arrested, by the sentence itself; a brother's arrest is not hers. */
const isOwnArrest = ({ wording, asTold }: CaseFact): boolean =>
  /\{applicant(?:\.\p{Ll}+)?\} (?:(?:was|were|has been|had been|got) (?:\p{Ll}+ )?(?:arrested|charged|cited|convicted|ticketed|stopped)|pleaded|pled|received (?:a|one) (?:citation|ticket))/u.test(
    wording,
  ) || /\bI (?:was (?:\p{Ll}+ )?(?:arrested|charged|cited|convicted)|pleaded|pled|got a)\b/u.test(asTold ?? '')

/** The same in the words of the paragraph, whose sentence on it may be told elsewhere. */
const ownArrestIn =
  /(?:^|[.;] |\b(?:and|that|when) )(?:I|he|she|(?:Mr|Ms)\. \p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?) (?:(?:was|were|has been|had been|got) (?:\p{Ll}+ )?(?:arrested|charged|cited|convicted|ticketed)|pleaded|pled|(?:received|got|had) (?:a|one) (?:citation|ticket))\b/iu

/** Arrested or charged after the arrival: an adverse factor here, and no part of the harm. */
export function isArrestHere({ text, facts }: Unit, { timing }: CaseFrame): boolean {
  const { lastArrival } = timing
  return (
    lastArrival !== undefined &&
    arrest.test(text) &&
    // The sentence of the arrest may stand apart, as what speaks against the client; what came of it goes with it.
    facts.some(
      (fact) =>
        (fact.date?.from ?? '') > lastArrival.slice(0, fact.date?.from.length) &&
        (isOwnArrest(fact) || !arrest.test(fact.statement)),
    ) &&
    (facts.some(isOwnArrest) || ownArrestIn.test(text)) &&
    !facts.some(({ wording }) =>
      /\{(?!applicant)[a-z0-9-][^{}]{0,60}\} (?:was|were|has been) (?:\w{1,20} )?(?:arrested|charged|convicted|detained)\b/.test(
        wording,
      ),
    )
  )
}

/** `I am the elder brother of Chaltu. I farm near Gimbi.`: who a witness is. */
export const tellsWhoSpeaks = ({ text, facts }: Unit): boolean =>
  facts[0]?.subject !== 'applicant' &&
  (/^(?:(?:Mr|Ms|Mrs|Dr|Md)\. )?\p{Lu}[^.;]{2,50} is \d{1,3} years old\b/u.test(text) ||
    /^(?:(?:Mr|Ms|Mrs|Dr)\. )?[^.;]{2,60} (?:is|was) (?:\d{1,3} years old,? and (?:is )?)?(?:the|an?) (?:\p{L}+ ){0,2}(?:brother|sister|mother|father|husband|wife|spouse|partner|son|daughter|cousin|aunt|uncle|friend|neighbor|colleague|pastor|priest|teacher|employer) of\b/u.test(
      text,
    ))

/** `I told the officer in Chicago that I was coming to visit`: what was said on arriving, and to no police at home. */
export function saidOnArrival({ text }: Unit, { answers, timing }: CaseFrame): boolean {
  const [, at = ''] =
    /\b(?:told|said to|answered) (?:the|an) (?:immigration |border )?(?:officer|inspector|agent) (?:at|in) (?:the )?((?:\p{Lu}\p{L}+ ?){1,3}|airport|border)/u.exec(
      text,
    ) ?? []
  const own = [textOf(answers, 'city'), textOf(answers, 'state')].filter((one) => one !== undefined)
  return (
    timing.lastArrival !== undefined &&
    (/^(?:airport|border)$/u.test(at) || own.includes(at.trim()) || (at !== '' && purposeOfComing.test(text)))
  )
}

/** `told the officer that I am coming to my sister's delivery`: nobody says that to the police at home. */
const purposeOfComing =
  /\btold (?:the|an) [^.;]{3,60} that (?:\{applicant(?:\.\p{Ll}+)?\}|he|she|I|we|they) (?:is|am|are|was|were) (?:coming|visiting|here|on vacation|on holiday)\b/iu

/** What the harm left on a body, as somebody saw it. */
export const bodily =
  /\bsaw (?:his|her|(?:Mr|Ms)\. \p{Lu}\p{L}+’s) (?:back|face|hands?|feet|arms?|legs?|body)\b|\b(?:ankles?|wrists?|back|face|eyes?|feet|hands?|lips?|legs?|arms?) (?:was|were) (?:black|blue|purple|swollen|open|covered)\b|\b(?:blood|bled|bleeding|bruis\w+|swollen|wounds?|could not (?:walk|lift|stand|move|eat|see|use)|cannot (?:close|bend|lift|open|use|feel|move)|limps?|scars?|bonesetter|splint|stitche[sd])\b/iu
