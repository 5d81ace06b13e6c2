import { isClinical } from '../case.ts'
import type { Issue } from './issue.ts'

/** What the person examined, or whoever knows the person, told of the past. */
export const historyId = 'clinical.history'

/** In the order in which such letters tell it; who examines nobody has the first and the third only. */
const examination: readonly Issue[] = [
  {
    id: 'clinical.basis',
    heading: 'Referral and examination',
    skeleton: 'The examination covered {{list:records}}. I used these tests: {{list:tests}}.',
  },
  {
    id: historyId,
    isOptional: true,
    heading: 'History as reported',
    when: isClinical,
    skeleton: 'The person examined reported: {{history}}.',
  },
  {
    id: 'clinical.state',
    heading: 'Present state and findings',
    skeleton: 'On examination I found {{state}}.',
  },
  {
    id: 'clinical.diagnosis',
    isOptional: true,
    heading: 'Diagnosis and its basis',
    when: isClinical,
    skeleton: 'My diagnosis is {{diagnosis}}.',
  },
  {
    id: 'clinical.treatment',
    isOptional: true,
    isUnasked: true,
    heading: 'Treatment to date',
    when: isClinical,
    skeleton: 'Treatment so far: {{treatment}}.',
  },
]

/** The correlation of findings and account is written from the rows of findings, one sentence for each. */
export const correlationId = 'med.correlation'

export const correlationSkeleton =
  '{{finding.n}}. {{finding.what}}. Account given: {{finding.account}}. In my opinion this finding is {{finding.degree}} the account.'

export const degreesUsed =
  '(Degrees used: not consistent with; consistent with; highly consistent with; typical of; diagnostic of.)'

/** Findings of a clinician in an asylum case, after the Istanbul Protocol. */
export const medicalIssues: readonly Issue[] = [
  ...examination,
  { id: correlationId, isOptional: true, heading: 'Findings and account', skeleton: '' },
  {
    id: 'med.memory',
    isOptional: true,
    heading: 'Memory, demeanor and delay',
    skeleton: 'These conditions can affect memory, demeanor and delay in this way: {{med.memory}}.',
  },
  {
    id: 'med.needs',
    isOptional: true,
    heading: 'Treatment needs; detention and return',
    skeleton: 'The treatment needed is {{med.needs}}; return or detention would {{med.effect}}.',
  },
]

/** Hardship to the qualifying relative, apart and together abroad. */
export const hardshipIssues: readonly Issue[] = [
  ...examination,
  {
    id: 'hard.separation',
    heading: 'If separated',
    skeleton:
      'If {{applicant.short}} is not admitted and {{relative.short}} stays, I expect {{hard.sep}} because {{hard.sep_why}}.',
  },
  {
    id: 'hard.relocation',
    heading: 'If relocated',
    skeleton: 'If {{relative.short}} moves to {{hard.country}}, I expect {{hard.rel}} because {{hard.rel_why}}.',
  },
  {
    id: 'hard.combined',
    isOptional: true,
    heading: 'The effects together',
    skeleton: 'Taken together these effects are {{hard.degree}}; the most weighty is {{hard.main}}.',
  },
  { id: 'hard.care', heading: 'Care recommended', skeleton: 'I recommend {{hard.care}}.' },
]

export const genericIssues: readonly Issue[] = [
  {
    id: 'generic',
    heading: 'Question, facts, analysis and opinion',
    skeleton: '{{#question}}The question is {{question}}. {{/question}}I considered {{list:considered}}. {{analysis}}',
  },
]
