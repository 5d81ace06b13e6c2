import type { DraftInput, SectionPlan, SectionSetting } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { LetterFacts } from './case.ts'
import type { LetterType } from './case/letter-type.ts'
import { type SectionId, sectionIds } from './plan/section-ids.ts'
import { orderVariant } from './plan/style-seed.ts'

type Draft = Pick<SectionPlan, 'title' | 'mode'> & Partial<Pick<SectionPlan, 'wave' | 'words' | 'instruction'>>

const model = (title: string, min: number, max: number, wave = 1): Draft => ({
  title,
  mode: 'model',
  wave,
  words: { min, max },
})
const software = (title: string): Draft => ({ title, mode: 'software' })

const core: Readonly<Record<SectionId, Draft>> = {
  letterhead: software('Letterhead'),
  addressee: software('Addressee'),
  re: software('Reference'),
  opening: model('Opening', 60, 120),
  qualifications: model('Qualifications', 120, 260),
  relationship: model('Relationship and independence', 50, 120),
  materials: software('Materials reviewed'),
  field: model('Background of the field', 120, 260),
  findings: model('Findings', 400, 2500),
  standing: model('Standing in the field', 100, 250, 2),
  limits: model('Limits of this opinion', 40, 100, 2),
  conclusion: model('Conclusion', 60, 140, 2),
  availability: software('Availability'),
  declaration: software('Declaration'),
  signature: software('Signature'),
  attachments: software('Attachments'),
}

/** The length of the findings, so that the whole letter keeps the length that is usual for its kind. */
const findingWords: Readonly<Record<LetterType, readonly [min: number, max: number]>> = {
  EB1A: [400, 900],
  EB1B: [400, 800],
  NIW: [400, 900],
  O1A: [400, 700],
  O1B: [400, 700],
  CC: [1500, 2500],
  MED: [1000, 2400],
  HARD: [1000, 2400],
  GENERIC: [400, 800],
}

/**
 * The sections of this letter. Standing is left out where nobody is compared with peers (country conditions, clinical
 * letters: their findings carry their own weighing); availability and declaration stand only when they apply. The order
 * of the middle sections depends on the draft, so that two experts' letters in one case do not look alike.
 */
export function planLetter(facts: LetterFacts): SectionPlan[] {
  const middle = orderVariant(facts.input.draftId)
  const order = sectionIds.map((id) => (isMiddle(id) ? (middle[middleIds.indexOf(id)] ?? id) : id))
  return order.filter((id) => belongs(id, facts)).map((id) => sectionPlan(id, facts.type))
}

const middleIds: readonly SectionId[] = ['qualifications', 'relationship', 'materials', 'field']

/** The fact sheet tells of the field. */
export function isFieldTold({ values }: LetterFacts): boolean {
  return ['field.what', 'field.problem', 'field.before'].some((name) => values[name] !== undefined)
}

function isMiddle(id: SectionId): boolean {
  return middleIds.includes(id)
}

function belongs(id: SectionId, facts: LetterFacts): boolean {
  if (id === 'standing') {
    const isKnown = facts.values['standing.yardstick'] ?? facts.values['standing.result']
    return facts.type === 'EB1A' || (isKnown !== undefined && !['CC', 'MED', 'HARD'].includes(facts.type))
  }
  if (id === 'field') return isFieldTold(facts) || facts.notes.knowledge.length > 0
  if (id === 'attachments') return facts.exhibits.length > 0
  // A supervisor or employer may write from own knowledge, with nothing read.
  if (
    id === 'materials' &&
    (facts.label === 'dependent' || facts.label === 'examining clinician' || facts.lay !== undefined)
  )
    return facts.exhibits.length + (facts.lists['list:records'] ?? []).length > 0
  if (id === 'availability') return facts.values['expert.contact'] !== undefined
  if (id === 'declaration') return hasDeclaration(facts.input, facts.type)
  return true
}

/** On for courts, clinical letters and affidavits, off for letters to USCIS; the attorney decides otherwise. */
export function hasDeclaration({ answers }: DraftInput, type: LetterType): boolean {
  const chosen = answers['include_declaration']
  if (chosen === 'yes' || chosen === 'no') return chosen === 'yes'
  const words = `${textOf(answers, 'case_type') ?? ''} ${textOf(answers, 'additional_prompt') ?? ''}`
  return ['CC', 'MED', 'HARD'].includes(type) || /\baffidavit|\bsworn\b|\bdeclaration under penalty/i.test(words)
}

/** Sections that carry their title as a heading; the others are parts of the letter's form. */
export const headed: ReadonlySet<string> = new Set([
  'qualifications',
  'relationship',
  'materials',
  'field',
  'findings',
  'standing',
  'limits',
  'conclusion',
  'declaration',
  'attachments',
])

const settings: Partial<Record<SectionId, SectionSetting>> = {
  letterhead: 'letterhead',
  addressee: 'lines',
  re: 'lines',
  signature: 'lines',
}

function sectionPlan(id: SectionId, type: LetterType): SectionPlan {
  const { title, mode, wave = 1, words } = core[id]
  const [min, max] = findingWords[type]
  const setting = settings[id]
  return {
    id,
    ...(!headed.has(id) && { heading: false }),
    ...(setting && { setting }),
    title,
    mode,
    wave,
    level: 1,
    ...(words && { words: id === 'findings' ? { min, max } : words }),
    ...(mode === 'model' && {
      instruction: id === 'findings' ? `findings-${instructionName(type)}` : id,
      authorities: [],
    }),
  }
}

/** O-1A and O-1B share one instruction. */
function instructionName(type: LetterType): string {
  return type === 'O1A' || type === 'O1B' ? 'o1' : type.toLowerCase()
}
