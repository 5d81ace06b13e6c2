import { all, any, has, is, not, recordHas } from '#domain/questionnaire/condition.ts'
import type { QuestionGroup } from '#domain/questionnaire/question.ts'
import { entryManners, optionsOf } from '../case/vocabulary.ts'

const admitted = has('admisibility_details', 'admitted')
const paroled = has('admisibility_details', 'paroled')
const hasLastEntry = recordHas('last_entry_date')

export const entryQuestions: QuestionGroup = {
  id: 'client-and-entry',
  title: 'Client and entry',
  questions: [
    {
      name: 'client_id',
      kind: 'client',
      label: 'Client',
      help: 'The applicant for the waiver. Their date of birth, country and family come from the client record.',
      required: true,
    },
    {
      name: 'admisibility_details',
      kind: 'choices',
      label: 'How did the applicant enter the United States?',
      help: 'Choose what applies to the most recent entry. Choose more than one only if, for example, the applicant entered without inspection and was later paroled.',
      options: optionsOf(entryManners),
      required: true,
    },
    {
      name: 'entry_date',
      kind: 'date',
      label: 'Date of last entry',
      help: 'The client record has no date of last entry. Without it, time after an entry without inspection cannot be counted.',
      visibleWhen: not(hasLastEntry),
      advanced: true,
    },
    {
      name: 'entry_date_same_admission',
      kind: 'yes-no',
      label: 'Was the applicant admitted on the date of last entry in the client record?',
      help: 'Answer No if the admission stamp or I-94 shows another date.',
      required: true,
      visibleWhen: all(admitted, hasLastEntry),
    },
    {
      name: 'admitted_date',
      kind: 'date',
      future: true, // K04 says what is wrong with it
      label: 'Date of admission',
      help: 'As shown on the I-94 or passport stamp.',
      required: true,
      visibleWhen: all(admitted, any(is('entry_date_same_admission', 'no'), not(hasLastEntry))),
    },
    {
      name: 'admission_basis',
      kind: 'text',
      label: 'Status in which the applicant was admitted',
      help: 'For example: B-2 visitor, F-1 student, H-2A worker.',
      required: true,
      visibleWhen: admitted,
    },
    {
      name: 'parole_date_same_admission',
      kind: 'yes-no',
      label: 'Was the applicant paroled on the date of last entry in the client record?',
      help: 'Answer No for parole granted later (such as parole in place).',
      required: true,
      visibleWhen: all(paroled, hasLastEntry),
    },
    {
      name: 'parole_date',
      kind: 'date',
      future: true, // K04 says what is wrong with it
      label: 'Date of parole',
      help: 'As shown on the parole stamp, I-94 or approval notice.',
      required: true,
      visibleWhen: all(paroled, any(is('parole_date_same_admission', 'no'), not(hasLastEntry))),
    },
    {
      name: 'parole_basis',
      kind: 'text',
      label: 'Reason for parole',
      help: 'For example: humanitarian parole, parole in place, advance parole, parole for medical care.',
      required: true,
      visibleWhen: paroled,
    },
    {
      name: 'i94_duration_of_status',
      kind: 'yes-no',
      label: 'Was the stay authorized for duration of status (D/S)?',
      help: 'For D/S no days are counted: the brief leaves the accrual of unlawful presence to the attorney.',
      visibleWhen: any(admitted, paroled),
      advanced: true,
    },
    {
      name: 'i94_expire_date',
      kind: 'date',
      future: true,
      label: 'Date the authorized stay ended (I-94 "admit until" or end of parole)',
      help: 'Unlawful presence is counted from the next day. Leave blank only for duration of status (D/S).',
      required: is('i94_duration_of_status', 'no'),
      visibleWhen: any(admitted, paroled),
    },
  ],
}
