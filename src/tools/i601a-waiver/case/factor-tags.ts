import { type SignificantFactor } from './vocabulary.ts'
import { hasStem } from './words.ts'

const stems = {
  health:
    'diagnos, cancer, dialysis, diabet, stroke, seizure, sclerosis, surgery, medicat, therap, hospital, chronic, pain',
  mental: 'depress, anxiety, PTSD, suicid, panic, counsel, psycholog',
  disability: 'disab, wheelchair, autis, Down, special needs, IEP, SSI, SSDI',
  caregiving: 'care for, caregiver, bathes, elderly, transport, appointments',
  economic: 'mortgage, rent, income, debt, loan, insurance, business, job, earns, bills',
  education: 'school, degree, college, tuition, IEP',
  social: 'language, speak, church, community, cultur, religio, LGBT, ethnic',
  country: 'violence, gang, crime, kidnap, extort, travel advisory, unemployment, water, clinic',
  military: 'Army, Navy, Marine, Air Force, Guard, veteran, deploy',
  protection: 'asylum, refugee, persecut, T visa, traffick',
  childcare: 'our children, custody, daughter, son, toddler, baby',
} as const
export type FactorTag = keyof typeof stems

export const factorTags = Object.keys(stems) as FactorTag[]

const wholeWords = new Set(['son', 'job', 'rent'])

/**
 * The factors that a narrative speaks of, by keyword (section 4.3 of the domain file): a stem begins a word, stems with a
 * capital letter keep their case. A hint for exhibits and for the offline text, never a finding.
 */
export function tagFactors(text: string): FactorTag[] {
  return factorTags.filter((tag) => stems[tag].split(', ').some((stem) => hasStem(text, stem, wholeWords.has(stem))))
}

/** Which particularly significant factors the attorney may want to tick. */
export function hintSignificantFactors(text: string): SignificantFactor[] {
  const tags = tagFactors(text)
  const hints: Readonly<Record<SignificantFactor, boolean>> = {
    protection: tags.includes('protection'),
    disability: tags.includes('disability'),
    military: tags.includes('military'),
    travel_warning: hasStem(text, 'travel advisory', false) || hasStem(text, 'travel warning', false),
    care_of_children: tags.includes('childcare') && tags.includes('caregiving'),
  }
  return (Object.keys(hints) as SignificantFactor[]).filter((factor) => hints[factor])
}
