import type { CaseFact } from '#domain/case-map/case-map.ts'

/** By which verbs a statement says that the applicant does something for somebody, and the noun that a list has for it. */
const tasks: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:drives (?:\{|her\b|him\b|them\b)|picks (?:up )?\{|picks \S+ up|(?:takes|brings) \{[^{}]+\} (?:to|on|home|there)|has picked)\b/u,
    'the driving',
  ],
  [
    /\b(?:pills?|medications?|medicines?|meds|drops|insulin|injects|injections?|tablets|inhaler|nebulizer|doses)\b/u,
    'the medication',
  ],
  [
    /\b(?:percussion|airway clearance|chest (?:therapy|physiotherapy)|claps (?:on )?|(?:breathing|physical) (?:treatments?|exercises|therapy)|stretches \{|massages|(?:gives|does|helps with|administers) [^.;]{0,40}\btreatments?\b)/u,
    'the daily treatments',
  ],
  [
    /\b(?:needles?|sets up the (?:dialysis )?machine|(?:does|gives|runs|performs) (?:the |her |his )?(?:home )?(?:hemo)?dialysis)\b/u,
    'the dialysis',
  ],
  [
    /\b(?:dressings?|bandages?|wounds?|catheter\p{L}*|tube|suction\p{L}*|colostomy|ostomy)\b|\bdresses (?:\{[^{}]+\} |(?:the|his|her|their) )(?:left |right |other |\p{Ll}+ed )?(?:one|foot|feet|legs?|toes?|stump|ulcers?|burns?|sores?)\b/u,
    'the nursing',
  ],
  [
    /\b(?:feeds|cooks|prepares|makes (?:his|her|the|\{[^{}]+\}) (?:meals?|food|dinner|lunch)|cuts (?:it|the (?:food|meat)|\p{Ll}+ food)|meals)\b/u,
    'the meals',
  ],
  [/\b(?:bathes|showers|toilets?|bath)\b|\bwashes (?:\{|her\b|him\b|them\b)/u, 'the bathing'],
  [
    /\bdresses (?:\{[a-z0-9-]+(?:\.(?:him|subj))?\}|her|him|them)(?=[ ,.;]|$)(?! (?:left |right |\p{Ll}+ed )?(?:foot|feet|legs?|toes?|stump|ulcers?|burns?|sores?|wounds?)\b)/u,
    'the dressing',
  ],
  [/\b(?:lifts|carries|transfers|turns \{[^{}]+\})\b/u, 'the lifting'],
  [
    /\b(?:wakes|gets up|is up|takes over|sits up)\b[^.;]{0,60}\bnights?\b|\bthrough the night\b|\bnightmares?\b|\bat night\b/u,
    'the nights',
  ],
  [
    /\bweighs \{|\b(?:checks|measures|takes) (?:\{[^{}]+\.(?:poss|his)\}|his|her) (?:blood |weight|sugar|pressure|pulse)/u,
    'the daily measuring',
  ],
  [
    /\bsleeps (?:now )?(?:in front of|beside|outside|next to|by|at) |\b(?:watches|supervises|keeps \{[^{}]+\} from|stays with|sits with|looks after|calms)\b/u,
    'the watching',
  ],
  [/\b(?:reads|opens) \{[^{}]+\} (?:mail|letters|bills)\b/u, 'the reading'],
  [/\b(?:interprets|translates)\b/u, 'the interpreting'],
  [/\b(?:homework|parent-teacher|school run)\b/u, 'the schoolwork'],
]

/** What the applicant now does for this person, or for anybody of the family, as nouns; each only where a statement says it. */
export function tasksOf(facts: readonly CaseFact[], whom?: string): string[] {
  const deeds = facts
    .filter((fact) => isDeed(fact) && (whom === undefined || fact.persons.includes(whom)))
    .flatMap(({ wording }) => /\{applicant(?:\.\w+)?\}(.*)$/u.exec(wording)?.[1] ?? [])
  return tasks.flatMap(([says, noun]) => (deeds.some((deed) => says.test(deed)) ? [noun] : [])).slice(0, 4)
}

/** `She needs two hours of it and {applicant} does the rest`: the second clause is the applicant’s. */
const alsoDone =
  /(?:^(?:Since then|Every|Each|Now|At|On|In the)\b[^{}.;]{0,30}|,| and|;) ?\{applicant(?:\.subj)?\} (?:also |now |always )?\p{Ll}{2,}s\b/u

/** Something that the applicant does again and again for somebody of the family, not for pay. */
export function isDeed({ wording, subject, negated, persons, quoteOnly }: CaseFact): boolean {
  return (
    (subject === 'applicant' || alsoDone.test(wording)) &&
    negated !== true &&
    quoteOnly !== true &&
    persons.some((id) => id !== 'applicant') &&
    !/\$|\b(?:would|could|will|used to|earns?|paid|restaurant|customers)\b/u.test(wording) &&
    /\{applicant(?:\.\w+)?\} (?:also |now |still |always )?(?:has \p{Ll}+ed|\p{Ll}{2,}s)\b/u.test(wording)
  )
}
