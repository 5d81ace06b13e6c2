import type { CaseFact } from '#domain/case-map/case-map.ts'
import { isAdverseConduct } from './adverse-conduct.ts'
import { namedIllness } from './illness-words.ts'
import type { QualifyingRelative } from '../case/relatives.ts'

/** Under which heading a statement is told. It decides the place only; no sentence claims anything by it. */
export type Topic =
  | 'history'
  | 'status'
  | 'family'
  | 'person'
  | 'intention'
  | 'illness'
  | 'dependents'
  | 'support'
  | 'money'
  | 'life'
  | 'ties'
  | 'services'
  | 'conditions'
  | 'others'
  | 'character'

/** `relative`: spoken of, or who says it. */
type Mentions = { readonly relative: boolean; readonly isNamed: boolean; readonly applicant: boolean }

/** `If he cannot come back, I stay` */
export const staysIf =
  /^If \{applicant[^{}]*\} [^.;]{4,60}?,? \{[^{}]+\} (?:stays?|remains?)(?: here)?(?=[.,;]|$| with\b)/u

/** What is told before the argument, or in the discretion part, whatever document says it; the first that fits. */
const early: readonly {
  readonly topic: Topic
  readonly fits: (text: string, names: Mentions) => boolean
}[] = [
  {
    topic: 'character',
    fits: (text, { applicant }) => applicant && isAdverseConduct(text),
  },
  {
    topic: 'character',
    fits: (text) =>
      /\bcrossed the border|\bentered (?:the United States )?without|\bvisa overstay|\boverstayed\b/u.test(text),
  },
  {
    topic: 'character',
    fits: (text, { applicant }) =>
      applicant &&
      /(?<!\b(?:before|after) )\btaxes\b|\b(?:ITIN|volunteer|coach(?:es|ed)|arrested|criminal record|donat|parish council)\b/u.test(
        text,
      ),
  },
  {
    topic: 'character',
    // Why the applicant stayed, in the words of one who asked for it.
    fits: (text, { applicant }) => applicant && /\bfault\b/u.test(text) && /\b(?:stayed|came|crossed)\b/u.test(text),
  },
  {
    topic: 'intention',
    fits: (text, { relative }) =>
      relative &&
      /\b(?:will|would|could|can)(?: not|not) take (?:his|her|the) (?:sons?|daughters?|children|boys|girls|family) (?:to|out|away|from)\b/u.test(
        text,
      ),
  },
  {
    topic: 'intention',
    fits: (text, { relative }) =>
      relative &&
      /\b(?:will|would) (?:stay|remain|be here|not (?:move|leave|go))\b|\bcannot leave\b/u.test(text) &&
      /\b(?:refused|denied|stay|leave|keep \S+ out|has to go|had to go|has to be in|do(?:es)? not let|\{applicant[^{}]*\} (?:goes|is gone|is sent|has to leave))(?![\p{L}])/u.test(
        text,
      ),
  },
  {
    topic: 'intention',
    fits: (text, { relative }) =>
      relative && /\b(?:not allowed (?:back|in)|refused|denied|kept out)\b[^.;]{0,40}\b(?:stay|remain)s?\b/u.test(text),
  },
  {
    topic: 'intention',
    fits: (text, { relative }) => relative && staysIf.test(text),
  },
  {
    topic: 'intention',
    fits: (text, { relative }) =>
      relative &&
      /^(?:\{[^{}]+\}|And|But|,| |If [^,.;]{2,40},){1,4}(?:(?:cannot|will not|could not|is not going to|is not going|would not) (?:go|move|follow|leave|to)|is not (?:moving|leaving|relocating))\b/u.test(
        text,
      ),
  },
  {
    topic: 'person',
    // `She enlisted at nineteen and served in Afghanistan`: who somebody is, and no help that would be lost.
    fits: (text, { relative }) =>
      relative &&
      !isMedical(text) &&
      /\b(?:enlisted|was deployed|joined the (?:Army|Navy|Marines?|Air Force|Coast Guard|National Guard)|served (?:\p{L}+ )?(?:in|with|tours? in) (?:the )?(?:Army|Navy|Marines?|Marine Corps|Air Force|Coast Guard|National Guard|military|Iraq|Afghanistan|Vietnam|Kuwait|Korea))\b/u.test(
        text,
      ),
  },
  {
    topic: 'ties',
    fits: (text) =>
      !/\bdiagnos/u.test(text) &&
      /\bnever (?:lived\b|been (?:to|outside|abroad|there|here|out of|in (?:the |a plane|an airplane)?\{?\p{Lu}|on a (?:plane|train)|back)\b)|\bspeaks? (?:only|no|little|almost no)\b|\bdoes not (?:speak|know (?:any )?(?:Spanish|Portuguese|French|Arabic|Tagalog|Hindi))\b|\b(?:was|has been) in \p{Lu}\p{L}+ never\b|\bgrew up in\b|\bfamily lives in\b/u.test(
        text,
      ),
  },
  {
    topic: 'ties',
    // What befell kin in the country to which they would move.
    fits: (text) =>
      /\b(?:brother|sister|cousin|uncle|aunt|nephew|niece|grandfather|neighbor)s?\b[^.]{0,60}\b(?:was|were) (?:killed|murdered|shot|kidnapped|disappeared)\b/u.test(
        text,
      ),
  },
  {
    topic: 'ties',
    // An order of custody that keeps a child in the country or the state.
    fits: (text) =>
      /\bremov(?:e|al of|ing) the (?:minor )?child(?:ren)? from\b|\b[Cc]ustody (?:order|decree|judgment)\b[^.]{0,80}\b(?:leave|out of|outside)\b/u.test(
        text,
      ),
  },
  {
    topic: 'status',
    fits: (text, { isNamed }) =>
      isNamed &&
      !/\b(?:children|twins)\b|\b(?:son|daughter)s? (?:\{[^{}]+\} |\p{Lu}\p{L}+ )?(?:was|were) born\b/u.test(text) &&
      !/^After\b|\bwant(?:ed)? to hold\b/u.test(text) &&
      /\b(?:was|were) born (?:on|in|at)\b|\bcitizen of the United States\b|\bnaturalized\b|\bpermanent resident\b/u.test(
        text,
      ),
  },
  { topic: 'family', fits: (text) => /\bchildren\b/u.test(text) && /\bborn\b/u.test(text) },
  {
    topic: 'family',
    fits: (text) =>
      text.includes('{applicant') &&
      !/\b(?:diagnos|\$|met with|interview|[Ff]iling (?:status|joint)|[Tt]ax return|kill|suicid|went bad)/u.test(
        text,
      ) &&
      /\b(?:met|married|wedding|under one roof|lived together|dated)\b/u.test(text),
  },
]

export function earlyTopic(text: string, { role }: QualifyingRelative, isSaidByRelative = false): Topic | undefined {
  const names = {
    relative: isSaidByRelative || text.includes(`{${role}`),
    isNamed: text.includes(`{${role}`),
    // `He told me about the DUI` of a husband or a wife.
    applicant:
      text.includes('{applicant') || (isSaidByRelative && isAdverseConduct(text) && /\b(?:[Hh]e|[Ss]he)\b/u.test(text)),
  }
  return early.find(({ fits }) => fits(text, names))?.topic
}

/** Tells of health: by a word of it, or by an illness that the statement says somebody has. */
const isMedical = (text: string): boolean => medical.test(text) || namedIllness(text) !== undefined

const medical =
  /\b(?:diagnos|miscarr|pregnan|antiphosph|enoxaparin|injection|infusion|blood (?:thinner|clot)|syndrome|amputat|ulcer|wound|prosthe|due date|estimated due|postpartum|lupus|epilep|sclerosis|hemipar|aphasia|mastectomy|chemotherapy|radiation|tumor|tamoxifen|prednisone|flares?\b|lymphedema|osteoporosis|transplant|scans?\b|fatigue|bed \d+ days|takes \p{L}+(?:quenil|xifen|formin)|depress|anxiety|PHQ|GAD|sertraline|insulin|medic|therap|psychiatr|psycholog|illness|disease|disorder|relaps|recurr|episode|remission|surgery|hospital|chronic|pain|symptom|suicid|death|opinion|interviewed|administered|score|dialysis(?! (?:nurse|unit|technician|tech|center|clinic|chair|ward))|arthritis|kidney|cancer|diabet|seizure|stroke|asthma|wheelchair|walk|fall|fell|insomnia|panic|doctor|physician|nurse|treat|injur|accident|finger|swollen|weakness|paraly|vertebra|spinal|\bspine|operation|was operated|overdose|tablets|with a cane|cannot stand|\blay for|came down|stump|lost (?:my|his|her|the) (?:left |right )?(?:leg|arm|hand|foot|eye|sight|hearing)|seizures|kill (?:my|him|her)self|\bsugar\b|glucos|glucagon|preeclamp|oxygen|nebuliz|inhaler|\blungs?\b|breath|glaucoma|chorea|\bchoke|swallow|on the machine|\bbled\b|passed out|(?:hand|arm|leg|fingers?) does not|cannot (?:button|cut|hold|feel|grip)\b)/iu

export const caring =
  /\b(?:dialysis|therap|lift|fight|meltdown|supervis|school|session|appointment|aide|bath|feed|dress|wheelchair|autis|disab|diagnos|asthma|seizure|drives|counselor|afraid|sleeps?|danger|street|breakfast)/iu

export function isOwnIllness(
  facts: readonly CaseFact[],
  text: string,
  own: number,
  dependents: readonly string[],
): boolean {
  const others = dependents.length > 0 && caring.test(text.replace(/\bdiagnos\p{L}*/gu, ''))
  return isMedical(text) && own * 2 > facts.length && !others
}

export function isAloneness(text: string): boolean {
  return (aloneness.test(text) || ofFarKin.test(text)) && !/\bdiagnos/u.test(text)
}

/** Nobody else to help; `he spoke to no adult` says nothing of it. */
const aloneness =
  /\bno (?:alternate|secondary|other caregiver)\b|\b(?:is|are|was|were|has|have|had|be) (?:no (?:adult|one|family|relatives?)|nobody)\b|\b(?:nobody|no one|no adult)(?: else| other)?(?: \p{Ll}{2,12})? (?:who|to|could|can|would|is|lives?|comes|here|there|else)\b|\b(?:nobody|no one) else\b|\bonly (?:sister|brother)\b|\bapart from\b/iu

/** `My sister Norma moved to Reno`, `My other son is stationed in Korea`: kin who could not take over. */
const ofFarKin =
  /\b(?:[Mm]y|[Hh]is|[Hh]er) (?:other |older |younger |only )?(?:sister|brother|son|daughter|parents|mother|father|mom|dad)\b[^.;]{0,40}\b(?:moved to|is stationed|are stationed|has (?:her|his) own (?:\p{L}+ )?(?:kids|children|family)|cannot (?:lift|drive)|can[’']t (?:lift|drive)|is not able to)\b|(?:\bI have|\{[a-z0-9-]{1,60}(?:\.(?:subj|he))?\} has) (?:an?|one|two|three) (?:\p{L}+ )?(?:brothers?|sisters?|cousins?|aunts?|uncles?)\b[^.;]{0,40}\b(?:in|at|on) (?:the )?\p{Lu}/u

const helping = /\b(?:lifts|dresses|bathes|feeds|prepares|gives|takes|drives|cooks|helps|carries)\b/u

export function restTopic(
  facts: readonly CaseFact[],
  text: string,
  { own, dependents, role }: { readonly own: number; readonly dependents: number; readonly role: string },
): Topic {
  const isOfRole = ({ persons, wording }: CaseFact) => persons.includes(role) && isMedical(wording)

  if (facts.some(({ subject }) => subject === 'applicant') && helping.test(text) && !/\$\d/u.test(text))
    return 'support'
  if (isMedical(text)) return (own > 0 && facts.some(isOfRole)) || dependents === 0 ? 'illness' : 'dependents'
  if (facts.some(({ kind }) => kind === 'money' || kind === 'work')) return 'money'
  if (/\b(?:session|school|staff|student|aide|supervis)/iu.test(text))
    return own > 0 && dependents === 0 && isOfHiredAide(text) ? 'support' : 'dependents'
  return facts.some(({ subject }) => subject === 'applicant') && own > 0 ? 'support' : 'life'
}

const isOwnNamed = ({ subject, wording }: CaseFact, role: string): boolean =>
  subject === role && namedIllness(wording) !== undefined

/** An aide who comes for the relative is help, where no school stands beside. */
const isOfHiredAide = (text: string): boolean => /\baides?\b/iu.test(text) && !/\b(?:school|student|class)/iu.test(text)

/** The first sentence is about the relative's own illness, whoever else comes into it. */
export function isOwnMedical([first]: readonly CaseFact[], role: string): boolean {
  return (
    first !== undefined &&
    first.wording.includes(`{${role}`) &&
    (isOwnNamed(first, role) ||
      /\b(?:diagnos|relaps|depress|wake up|suicid|stopped sleeping|medication|mg\b|surgery|hospital|lupus|cancer|chemotherapy|mastectomy|flares?\b|fracture|amputat\p{Ll}+|miscarriages?|pregnan\p{Ll}+|lost (?:a|the|her|our) (?:baby|child|pregnancy)|injections?|blood thinner|syndrome|clots?|dialysis(?! (?:nurse|unit|technician|tech|center|clinic|chair|ward))|osteoporosis|broke (?:her|his|my) (?:hip|wrist|leg|arm))/iu.test(
        first.wording,
      )) &&
    first.persons.every((id) => !id.startsWith('child'))
  )
}

export const isClinical = (title: string): boolean =>
  /evaluation|psycholog|psychiatr|Psy\.?D|medical|medicine|physician|M\.?D\b|clinic|hospital|oncolog|cardiolog|rheumatolog|neurolog|nephrolog|pulmonolog|kidney center|eye (?:clinic|institute)|obstetric|maternal|midwi|diabetes center|\bortho|\brehab|\bburn (?:center|clinic|outpatient|unit)|pediatric|dermatolog|ophthalmolog|audiolog|health care|behavioral health|social work(?:er)? (?:assessment|report)|psychosocial|LISW|LCSW|\bVA rating|rating decision/iu.test(
    title,
  )

/** A report of a clinician on the relative, by its title: one that names somebody else is not. */
export function isEvaluationOf(title: string, { name = '' }: QualifyingRelative): boolean {
  if (!isClinical(title)) return false
  // Whose degree stands behind the name wrote it.
  const [, whom] =
    /\b(?:of|for|on) (\p{Lu}\p{L}+ \p{Lu}\p{L}+)(?!,? (?:M\.?D|Ph\.?D|Psy\.?D|D\.?O|R\.?N|LCSW))/u.exec(title) ?? []
  // A mother or a child has the surname too.
  return whom === undefined || name.split(/[ ,]/u).includes(whom.split(' ')[0] ?? '')
}
