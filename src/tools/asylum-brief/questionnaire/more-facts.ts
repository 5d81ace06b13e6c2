import { has, is, isOneOf } from '#domain/questionnaire/condition.ts'
import type { Question, QuestionGroup } from '#domain/questionnaire/question.ts'
import { circuitOptions } from '../case/places.ts'
import { rulingOptions } from '../case/rulings.ts'

const eoir = isOneOf('jurisdiction', ['immigration', 'board of immigration'])
const board = is('jurisdiction', 'board of immigration')

/** Optional: without them the brief keeps a gap, with them software computes the deadline and fills the dates. */
const questions: readonly Question[] = [
  {
    name: 'last_arrival_date',
    label: 'Date of the last arrival',
    help: 'The one-year deadline runs from it. Left empty, the date of the last entry on the client record is used.',
    kind: 'date',
  },
  {
    name: 'i589_filed_date',
    label: 'Date on which the I-589 was received',
    help: 'For a USCIS filing, the mailing date counts when the mailing is clearly proved.',
    kind: 'date',
    future: true,
  },
  {
    name: 'southern_border_entry',
    label: 'Did the client last enter over the border with Mexico, between ports of entry or without an appointment?',
    help: 'Decides whether the border rules of 2023 and 2024 must be looked at. Withholding and the Convention are not touched by them.',
    kind: 'yes-no',
    visibleWhen: has('applicant_basis_addons', 'asylum'),
  },
  {
    name: 'aaf_notice_date',
    label: 'Date of the annual asylum fee notice',
    kind: 'date',
    visibleWhen: has('applicant_basis_addons', 'asylum'),
  },
  {
    name: 'aaf_paid_date',
    label: 'Date the annual asylum fee was paid',
    help: 'The receipt then stands in the index of exhibits.',
    kind: 'date',
    visibleWhen: has('applicant_basis_addons', 'asylum'),
  },
  { name: 'nta_date', label: 'Date of the Notice to Appear', kind: 'date', visibleWhen: eoir },
  { name: 'ij_decision_date', label: "Date of the Immigration Judge's decision", kind: 'date', visibleWhen: board },
  { name: 'appeal_filed_date', label: 'Date of the notice of appeal', kind: 'date', visibleWhen: board },
  {
    name: 'next_hearing',
    label: 'Next hearing (date and time)',
    help: 'As on the hearing notice; printed on the cover.',
    kind: 'text',
    visibleWhen: is('jurisdiction', 'immigration'),
  },
  {
    name: 'nationality',
    label: 'Country of nationality',
    help: 'Left empty, the citizenship on the client record is used.',
    kind: 'country',
  },
  {
    name: 'circuit',
    label: 'Controlling circuit',
    help: "The circuit in which the immigration court sits. For a court brief it follows from the court's state, for an asylum office from the state of residence on the client record; choose here to overrule either.",
    kind: 'choice',
    look: 'select',
    options: circuitOptions,
  },
  {
    name: 'persecutor_type',
    label: 'The persecutor is',
    help: 'Read from your description of who harmed the client; choose here to overrule that.',
    kind: 'choice',
    look: 'select',
    options: [
      { value: 'state', label: 'The state or its agents' },
      { value: 'non-state', label: 'A private person or group' },
      { value: 'mixed', label: 'Both' },
    ],
  },
  {
    name: 'proceedings_type',
    label: 'Kind of proceedings',
    help: 'Read from the procedural history; choose here to overrule that.',
    kind: 'choice',
    look: 'select',
    visibleWhen: eoir,
    options: [
      { value: 'removal', label: 'Removal proceedings' },
      { value: 'withholding-only', label: 'Withholding-only proceedings' },
      { value: 'asylum-only', label: 'Asylum-only proceedings' },
    ],
  },
  {
    name: 'appealing_party',
    label: 'Who appealed to the Board?',
    help: 'If the Department of Homeland Security appealed, the brief is one in opposition.',
    kind: 'choice',
    look: 'select',
    visibleWhen: board,
    options: [
      { value: 'respondent', label: 'The respondent' },
      { value: 'dhs', label: 'The Department of Homeland Security' },
    ],
  },
  {
    name: 'rulings_challenged',
    label: 'Rulings of the Immigration Judge against the client',
    help: 'Left empty, they are read from the procedural history. The brief argues against these rulings and no others.',
    kind: 'choices',
    visibleWhen: board,
    options: rulingOptions,
  },
  {
    name: 'disposition_sought',
    label: 'What should the Board do with the decision?',
    kind: 'choice',
    look: 'select',
    visibleWhen: board,
    options: [
      { value: 'reversed', label: 'Reverse it' },
      { value: 'vacated', label: 'Vacate it' },
    ],
  },
]

export const moreFactsGroup: QuestionGroup = {
  id: 'more-facts',
  title: 'More facts (optional)',
  questions: questions.map((question) => ({ ...question, advanced: true })),
}
