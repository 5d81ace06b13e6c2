import { clinicalTypes } from '../letter-type.ts'
import { type Slot, slotsFor } from './slot.ts'

/** The facts of the findings, by kind of letter. */

const eb1a = slotsFor(['EB1A'])
const eb1b = slotsFor(['EB1B'])
const niw = slotsFor(['NIW'])
const o1 = slotsFor(['O1A', 'O1B'])
const cc = slotsFor(['CC'])
const med = slotsFor(['MED'])
const hard = slotsFor(['HARD'])
const clinical = slotsFor(clinicalTypes)
const generic = slotsFor(['GENERIC'])

/** Degrees of consistency of the Istanbul Protocol, from the weakest. */
export const consistencyDegrees = [
  'not consistent with',
  'consistent with',
  'highly consistent with',
  'typical of',
  'diagnostic of',
] as const

const achievements: readonly Slot[] = [
  eb1a.phrase('contrib.verb', 'What the client did', { help: 'A verb: developed, discovered, designed.' }),
  eb1a.phrase('contrib.what', 'The contribution'),
  eb1a.phrase('contrib.year', 'Year of the contribution'),
  eb1a.phrase('contrib.exhibit', 'Exhibit that shows the contribution'),
  eb1a.phrase('contrib.new', 'What was new', { help: 'Completes "What was new is that …".' }),
  eb1a.phrase('contrib.plain', 'What the contribution means in practice', {
    help: 'Completes "In practical terms, …".',
  }),
  eb1a.list('uses', 'Use of the work by others', { help: 'One item a line, each with date and exhibit.' }),
  eb1a.phrase('contrib.effect', 'How the field changed'),
  eb1a.phrase('contrib.employer', "The client's employer at the time"),
  eb1a.phrase('role.period', 'Period of the role'),
  eb1a.phrase('role.title', "The client's role"),
  eb1a.phrase('role.org', 'Organisation of the role'),
  eb1a.sentences('role.duties', 'What the role consisted of'),
  eb1a.sentences('role.result', 'Result of the role'),
  eb1a.phrase('role.org_reputation', 'What the organisation is known for'),
  eb1a.phrase('role.exhibit', 'Exhibit on the organisation'),
  eb1a.list('other_evidence', 'Other evidence on file', { help: 'Awards, judging, memberships: one item a line.' }),
  eb1b.phrase('research.line', 'Line of research'),
  eb1b.list('outputs', 'Main outputs'),
  slotsFor(['EB1B', 'O1A', 'O1B']).list('recognition', 'Recognition', { help: 'One item a line: who, where, when.' }),
  eb1b.list('kinds', 'Kinds of evidence', { help: 'At least two, one a line.' }),
  eb1b.phrase('experience.from', 'Teaching or research since'),
  eb1b.phrase('experience.to', 'Teaching or research until'),
  eb1b.phrase('experience.where', 'Institution of the teaching or research'),
  eb1b.phrase('offer.post', 'Post offered', { help: "Only in the employer's own letter." }),
  niw.phrase('endeavor.what', 'The proposed endeavor', {
    help: 'Completes "The endeavor proposed is to …". Not the job.',
  }),
  niw.phrase('endeavor.reach', 'Why the endeavor is wider than one position'),
  niw.phrase('endeavor.value', 'Value of the endeavor', { help: 'Completes "Its value is …".' }),
  niw.phrase('endeavor.local', 'Beyond whom the effect goes', {
    help: 'For example "one employer and its customers".',
  }),
  niw.phrase('endeavor.why_national', 'Why the effect is national'),
  niw.phrase('endeavor.policy', 'Stated public aim', { help: 'Only with a document on file.' }),
  niw.phrase('endeavor.policy_exhibit', 'Exhibit that states the aim'),
  niw.list('positioned', 'Why the client is well positioned', {
    help: 'Education, record, plan, interest of users: one item a line.',
  }),
  niw.phrase('endeavor.progress', 'Progress to date'),
  niw.phrase('balance.reason', 'What the endeavor depends on'),
  o1.list('criteria', 'Criteria with their facts', { help: 'Two or three, one a line.' }),
  o1.phrase('coming.work', 'The coming work', { help: 'Completes "… is to …".' }),
  o1.phrase('coming.start', 'Start of the coming work'),
  o1.phrase('coming.end', 'End of the coming work'),
  o1.phrase('coming.skill', 'What the coming work calls for'),
]

const countryConditions: readonly Slot[] = [
  cc.phrase('cc.country', 'Country of feared return'),
  cc.phrase('cc.sources', 'Sources relied on', { help: 'As on the list of sources.' }),
  cc.phrase('cc.fieldwork', 'Own field work'),
  cc.phrase('cc.context', 'Political and social background'),
  cc.phrase('cc.context_source', 'Source of the background'),
  cc.phrase('cc.group', "The client's group", { help: 'Completes "people who are …".' }),
  cc.phrase('cc.treatment', 'How the group is treated', { help: 'With the source on your list.' }),
  cc.phrase('cc.distinct', 'How the group is recognised as distinct'),
  cc.phrase('cc.actor', 'The party feared'),
  cc.phrase('cc.reach', 'Reach of the party feared', { help: 'Completes "It operates …".' }),
  cc.phrase('cc.find', 'How the party feared finds a person'),
  cc.phrase('cc.protection', 'What a person who asks for help can expect'),
  cc.phrase('cc.acquiescence', 'Consent or silence of officials', {
    help: 'For protection under the Convention Against Torture.',
  }),
  cc.yesNo('cc.relocation_lowers', 'Would moving within the country lower the risk?'),
  cc.phrase('cc.relocation', 'Why moving would or would not help'),
  cc.choice('cc.fit_word', 'How the events compare with known patterns', {
    options: ['consistent', 'partly consistent', 'not consistent'].map((value) => ({ value, label: value })),
  }),
  cc.list('cc.fit', 'Points that compare'),
  cc.list('cc.nofit', 'Points without information'),
  cc.phrase('cc.return', 'What happens on return'),
  cc.phrase('cc.return_source', 'Source on return'),
  cc.list('cc.contrary', 'Contrary indications'),
  cc.choice('cc.contrary_weight', 'Weight of the contrary indications', {
    options: ['do not change my opinion', 'limit my opinion', 'change my opinion in part'].map((value) => ({
      value,
      label: value,
    })),
  }),
  cc.phrase('cc.contrary_why', 'Why the contrary indications weigh so'),
]

const examinations: readonly Slot[] = [
  clinical.list('records', 'Records read'),
  clinical.list('tests', 'Tests used, with scores'),
  clinical.phrase('history', 'History as told by the person examined'),
  clinical.phrase('state', 'Findings on examination', { help: 'Completes "On examination I found …".' }),
  clinical.phrase('diagnosis', 'Diagnosis'),
  clinical.phrase('treatment', 'Treatment so far'),
  med.findings('findings', 'Findings and the account given of them'),
  med.phrase('med.memory', 'Effects on memory, demeanor and delay'),
  med.phrase('med.needs', 'Treatment needed'),
  med.phrase('med.effect', 'What return or detention would do', { help: 'Completes "return or detention would …".' }),
  hard.phrase('hard.sep', 'Effect if separated'),
  hard.phrase('hard.sep_why', 'Why separation has that effect'),
  hard.phrase('hard.country', 'Country of relocation'),
  hard.phrase('hard.rel', 'Effect if relocated'),
  hard.phrase('hard.rel_why', 'Why relocation has that effect', { help: 'Care, language, safety, work, schooling.' }),
  hard.phrase('hard.degree', 'Severity of the effects together', {
    help: 'In clinical words; the legal term is for the agency.',
  }),
  hard.phrase('hard.main', 'The most weighty effect'),
  hard.phrase('hard.care', 'Care recommended'),
]

const general: readonly Slot[] = [
  generic.list('considered', 'Facts considered'),
  generic.sentences('analysis', 'Analysis'),
]

export const findingSlots: readonly Slot[] = [...achievements, ...countryConditions, ...examinations, ...general]
