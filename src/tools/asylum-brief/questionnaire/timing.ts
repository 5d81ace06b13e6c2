import { all, answered, any, has, is, isOneOf } from '#domain/questionnaire/condition.ts'
import type { Question, QuestionGroup } from '#domain/questionnaire/question.ts'
import { requiredBecause } from './required-because.ts'

const timely = 'Was Form I-589 filed within one year of the last arrival?'
const reason = 'Why was the one-year deadline missed?'

const familyApplies = any(is('spouse_applying', 'yes'), is('children_applying', 'yes'))

export const timingGroup: QuestionGroup = {
  id: 'timing',
  title: 'Timing and family',
  questions: [
    {
      name: 'detained',
      label: 'Is the client currently detained?',
      help: 'Prints DETAINED on the cover of court and Board filings.',
      kind: 'yes-no',
      required: true,
    },
    {
      name: 'asylum_application_timing',
      label: timely,
      help: 'Count from the most recent arrival. If not yet filed, answer for the expected filing date.',
      kind: 'yes-no',
      required: true,
    },
    {
      name: 'missed_filing_deadline_reason',
      label: reason,
      help: 'State the changed or extraordinary circumstance, when it began and ended, when the client learned of it, and when the I-589 was filed.',
      kind: 'textarea',
      visibleWhen: is('asylum_application_timing', 'no'),
      required: all(is('asylum_application_timing', 'no'), has('applicant_basis_addons', 'asylum')),
      missingMessage: requiredBecause(reason, 'No', timely),
    },
    {
      name: 'spouse_applying',
      label: 'Will the spouse of the applicant be part of the application?',
      help: 'Needs spouse information on the client record.',
      kind: 'yes-no',
      required: true,
    },
    {
      name: 'children_applying',
      label: 'Will the children of the applicant be part of the application?',
      help: 'Unmarried, under 21 when the principal filed. Needs child information on the client record.',
      kind: 'yes-no',
      required: true,
    },
    {
      name: 'first_defendant',
      label: 'First family member or co-respondent (full name, A-number)',
      help: 'Name exactly as on the charging document or I-589.',
      kind: 'text',
      visibleWhen: familyApplies,
      required: isOneOf('jurisdiction', ['immigration', 'board of immigration']),
    },
    familyMember('second_defendant', 'Second', 'first_defendant'),
    familyMember('third_defendant', 'Third', 'second_defendant'),
    familyMember('fourth_defendant', 'Fourth', 'third_defendant'),
    familyMember('fifth_defendant', 'Fifth', 'fourth_defendant'),
  ],
}

function familyMember(name: string, ordinal: string, previous: string): Question {
  return {
    name,
    label: `${ordinal} family member or co-respondent (full name, A-number)`,
    help: 'Name exactly as on the charging document or I-589.',
    kind: 'text',
    visibleWhen: answered(previous),
  }
}
