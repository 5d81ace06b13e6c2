import { achievementTypes, clinicalTypes } from '../letter-type.ts'
import { type Slot, slotsFor } from './slot.ts'

/** The facts of the frame of every letter: the expert, the relationship, the field, the opinion. */

const everywhere = slotsFor()
const clinical = slotsFor(clinicalTypes)
const withPeers = slotsFor([...achievementTypes, 'GENERIC'])

export const expertSlots: readonly Slot[] = [
  everywhere.phrase('expert.title_name', "Expert's name with title", {
    help: 'For example "Prof. Rahul Deshpande". Without it the name on file is used.',
  }),
  everywhere.phrase('expert.position', "Expert's position and institution"),
  everywhere.phrase('expert.degrees', "Expert's degrees", {
    help: 'Degree, field, school and year: completes "I hold …".',
  }),
  everywhere.phrase('expert.posts', "Expert's posts", { help: 'Completes "I have served as …".' }),
  everywhere.phrase('expert.field', "Expert's field"),
  everywhere.phrase('expert.years', 'Years of work in the field', { help: 'A number.' }),
  everywhere.phrase('expert.output', "Expert's publications and other work", {
    help: 'Completes "My work includes …".',
  }),
  everywhere.phrase('expert.testimony', 'Earlier expert evidence', {
    help: 'Completes "I have given expert evidence in …".',
  }),
  everywhere.phrase('expert.contact', "Expert's contact details", { help: 'Only if the letter may name them.' }),
  everywhere.yesNo('testify', 'The expert is willing to testify'),
]

export const relationSlots: readonly Slot[] = [
  everywhere.phrase('relation.how', 'How the expert knows the facts', {
    help: 'Completes "because …", for example "my group reproduced the work in 2022"; for an expert without any tie it completes "through …".',
  }),
  everywhere.phrase('relation.since', 'Since when they know each other'),
  everywhere.phrase('relation.capacity', "The expert's role towards the client", {
    help: 'For example "thesis supervisor".',
  }),
  everywhere.choice('fee', 'Payment for the letter', {
    options: [
      { value: 'none', label: 'No payment' },
      { value: 'paid', label: 'Paid for the time' },
    ],
  }),
  everywhere.phrase('fee.amount', 'Amount paid', { help: 'For example "$1,800".' }),
  clinical.phrase('subject.name', 'Person examined', {
    help: 'In a hardship letter the qualifying relative, never the applicant.',
  }),
  clinical.choice('subject.pron', 'Pronoun of the person examined', {
    options: ['he', 'she', 'they'].map((value) => ({ value, label: value })),
  }),
  clinical.phrase('sessions.first', 'Date of the first session'),
  clinical.phrase('sessions.count', 'Number of sessions'),
  clinical.phrase('sessions.total', 'Length of all sessions together', { help: 'For example "six hours".' }),
  clinical.phrase('interpreter', 'Interpreter', { help: 'Empty when none was needed.' }),
  slotsFor(['HARD']).phrase('relative.short', 'Qualifying relative'),
]

export const fieldSlots: readonly Slot[] = [
  everywhere.phrase('field.name', 'The field, for a reader outside it'),
  everywhere.sentences('field.what', 'What the field is about'),
  everywhere.sentences('field.problem', 'The problem that the field works on'),
  withPeers.phrase('field.before', 'The state of things before the work described', {
    help: 'Completes "Before the work described here, …".',
  }),
]

export const opinionSlots: readonly Slot[] = [
  everywhere.phrase('opinion_one_line', 'The opinion in one line', {
    help: 'Completes "My opinion is that …". Only what the expert holds.',
  }),
  everywhere.phrase('question', 'The question put to the expert', { help: 'Each kind of letter has a usual one.' }),
  everywhere.phrase('proceeding', 'The proceeding or petition', { help: 'Each kind of letter has a usual one.' }),
  withPeers.phrase('standing.yardstick', 'Yardstick for comparing with peers', {
    help: 'For example "citations within the field and adoption by industry".',
  }),
  withPeers.phrase('standing.result', 'Result of the comparison', { help: 'Completes "On that measure …".' }),
  everywhere.phrase('limits.not_done', 'What the expert has not done or seen', { help: 'Completes "I have not …".' }),
  everywhere.phrase('limits.change', 'What could change the opinion', {
    help: 'Completes "My opinion could change if …".',
  }),
  everywhere.phrase('conclusion.basis', 'What the conclusion rests on', { help: 'Completes "I base this on …".' }),
]

export const letterSlots: readonly Slot[] = [
  everywhere.phrase('addressee', 'Addressee', {
    help: 'Without it the addressee follows from your instructions or the kind of letter.',
  }),
  everywhere.yesNo('include_declaration', 'Declaration under penalty of perjury', {
    help: 'Usual before a court and in affidavits, not in letters to USCIS.',
  }),
]
