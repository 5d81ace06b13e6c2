import { type Answers, choicesOf, textOf } from '#domain/questionnaire/question.ts'

/** What a judge can have ruled against an applicant, in the order in which a brief argues it. */
export const rulings = [
  'deadline',
  'credibility',
  'corroboration',
  'past-persecution',
  'nexus',
  'group',
  'government',
  'fear',
  'relocation',
  'bars',
  'discretion',
  'withholding',
  'torture',
  'officials',
] as const
export type Ruling = (typeof rulings)[number]

type RulingWords = {
  readonly label: string
  /** After “erred in ruling”: `that the group is not cognizable`. */
  readonly ruled: string
  /** The sections that answer it. */
  readonly sections: readonly string[]
  /** Words of a clause that makes this ruling. */
  readonly made: RegExp
  /** Words of a clause that makes the opposite one. */
  readonly unless?: RegExp
}

export const rulingWords: Readonly<Record<Ruling, RulingWords>> = {
  deadline: {
    label: 'The application was late and nothing excuses it',
    ruled: 'that the application was untimely and the delay not excused',
    sections: ['S21'],
    made: /\b(?:untimely|time-?barred|one-year (?:bar|deadline|limit)|filed (?:too )?late|no (?:changed|extraordinary) circumstances|delay (?:was|is) not excused)\b/i,
    unless: /\b(?:met the one-year|was timely|timely filed|deadline (?:was )?(?:met|excused))\b/i,
  },
  credibility: {
    label: 'Not credible',
    ruled: 'that the testimony was not credible',
    sections: ['S22'],
    made: /\b(?:not (?:been )?credible|lack(?:ed|s)? credibility|adverse credibility|not believe|disbelieved|incredible)\b/i,
  },
  corroboration: {
    label: 'Not corroborated',
    ruled: 'that the claim lacked corroboration',
    sections: ['S22'],
    made: /\b(?:(?:lack(?:ed|s)?|without|insufficient|fail(?:ed|ure) to|not (?:sufficiently )?)(?: \w+){0,3} ?corroborat\w*|uncorroborated)\b/i,
  },
  'past-persecution': {
    label: 'The harm does not rise to persecution',
    ruled: 'that the harm does not rise to persecution',
    sections: ['S23'],
    made: /\b(?:(?:not|never) (?:rise|rose|amount|constitute|suffered? past)|no past persecution|not past persecution|not severe enough|mere harassment|below the level)\b/i,
  },
  nexus: {
    label: 'No nexus to a protected ground',
    ruled: 'that no nexus to a protected ground was shown',
    sections: ['S24'],
    made: /\b(?:no nexus|laws? of general (?:application|applicability)|prosecution(?:,)? (?:and )?not persecution|nexus (?:was|is|had been) not|lack(?:ed|s)? (?:a )?nexus|not on account of|not (?:a|one|at least one) central reason|(?:private|personal) (?:dispute|matter|quarrel|vendetta|animus|criminal)|(?:general(?:ized)?|ordinary|common) crim\w+|motivated (?:only |solely |purely )?by (?:money|greed|profit|revenge|crim\w+))\b/i,
  },
  group: {
    label: 'The social group is not cognizable',
    ruled: 'that the particular social group is not cognizable',
    sections: ['S25'],
    made: /\b(?:not (?:a )?cognizable|group (?:was|is) (?:not|circular|too broad|overbroad|amorphous)|lack(?:ed|s)? (?:particularity|social distinction|immutability)|not (?:socially distinct|sufficiently particular|particular))\b/i,
  },
  government: {
    label: 'The government is able and willing to protect',
    ruled: 'that the government is able and willing to protect',
    sections: ['S26'],
    made: /\b(?:(?:able (?:and|or) willing|willing (?:and|or) able) to (?:protect|control)|not (?:shown? (?:to be )?)?(?:unable|unwilling)|(?:police|government|state) (?:could|can|would|was able to) protect)\b/i,
    unless: /\b(?:not (?:able|willing)|neither able)\b/i,
  },
  fear: {
    label: 'The fear is not well founded',
    ruled: 'that the fear is not well founded',
    sections: ['S27'],
    made: /\b(?:not (?:objectively )?(?:reasonable|well[- ]founded)|no well[- ]founded fear|objectively unreasonable)\b/i,
  },
  relocation: {
    label: 'Relocation within the country is reasonable',
    ruled: 'that internal relocation is safe and reasonable',
    sections: ['S28'],
    made: /\b(?:(?:could|can|may|should|able to) (?:have )?(?:safely |reasonably )?(?:relocated?|move (?:else|to another))|(?:internal )?relocation (?:was|is|would be) (?:possible|reasonable|available|safe)|(?:could|can|may) (?:safely |reasonably )?(?:live|stay|settle) (?:safely )?(?:in|elsewhere|there))\b/i,
    unless: /\b(?:could not|cannot|unable to|not (?:safe|reasonable|possible))\b/i,
  },
  bars: {
    label: 'A bar applies',
    ruled: 'that a bar applies',
    sections: ['S29'],
    made: /\b(?:firmly resettled|is barred|was barred|bar(?:s)? appl\w+|particularly serious crime|persecutor bar|material support)\b/i,
    unless: /\b(?:no bar|not (?:firmly )?(?:resettled|barred)|bar (?:does|did) not)\b/i,
  },
  discretion: {
    label: 'Denied in discretion',
    ruled: 'that asylum is not merited in the exercise of discretion',
    sections: ['S31'],
    made: /\b(?:matter of discretion|exercise of discretion|in (?:her|his|its|the court's) discretion|discretionary denial)\b/i,
  },
  withholding: {
    label: 'No clear probability for withholding',
    ruled: 'that a threat to life or freedom is not more likely than not',
    sections: ['S50'],
    made: /\b(?:no clear probability|(?:withholding|threat to (?:life|her life|his life)).{0,60}not (?:shown|established|more likely)|did not meet the (?:higher )?(?:standard|burden) (?:for|of) withholding)\b/i,
  },
  torture: {
    label: 'Torture is not more likely than not',
    ruled: 'that torture is not more likely than not',
    sections: ['S60'],
    made: /\b(?:tortur\w{1,4}.{0,60}(?:not (?:more )?likely|not (?:shown|established|proved)|speculative|unlikely)|not (?:more )?likely.{0,40}tortur\w*|(?:harm|conduct) (?:is|was) not torture|(?:CAT|convention against torture)(?: protection)?(?: was| is)? denied (?:because|since|as|for)|no evidence that (?:he|she|the (?:respondent|applicant)) would be (?:singled out|tortured))\b/i,
  },
  officials: {
    label: 'No acquiescence of a public official',
    ruled: 'that no public official would inflict the torture or acquiesce in it',
    sections: ['S61'],
    made: /\b(?:acquiesc\w+.{0,30}(?:not|lacking|missing)|no acquiesc\w+|(?:not|failed to|never) (?:show\w*|establish\w*|prove\w*)?.{0,30}acquiesc\w+)\b/i,
  },
}

export const rulingOptions = rulings.map((value) => ({ value, label: rulingWords[value].label }))

/**
 * The rulings that were made against the client: those that the attorney chose, else those that the procedural history
 * tells. `undefined`: nothing tells what was ruled.
 */
export function rulingsIn(
  answers: Answers,
): { readonly made: readonly Ruling[]; readonly from: 'attorney' | 'words' } | undefined {
  const chosen = choicesOf(answers, 'rulings_challenged')
  const picked = rulings.filter((ruling) => chosen.includes(ruling))
  if (picked.length > 0) return { made: picked, from: 'attorney' }
  const made = readRulings(textOf(answers, 'procedural_history_details') ?? '')
  return made.length > 0 ? { made, from: 'words' } : undefined
}

/** The rulings that clauses of a text make, each judged by its own clause. */
export function readRulings(text: string): Ruling[] {
  const clauses = text.split(
    /[.;]\s|,\s+(?:and\s+|but\s+)?|\s{1,5}(?:but|and)\s{1,5}(?=that\b|held|found|ruled|denied|concluded)/i,
  )
  return rulings.filter((ruling) => {
    const { made, unless } = rulingWords[ruling]
    return clauses.some((clause) => made.test(clause) && !(unless?.test(clause) ?? false))
  })
}
