import { any, has, is } from '#domain/questionnaire/condition.ts'
import type { QuestionGroup } from '#domain/questionnaire/question.ts'
import { requiredBecause } from './required-because.ts'

const others = 'Were relatives, friends or similarly situated people harmed?'
const toOthers = 'Harm to others'
const reported = 'Was the harm reported to the authorities?'
const whatWasDone = 'What was reported and what was done?'
const whyNot = 'Why was it not reported?'

const asylumOrWithholding = any(
  has('applicant_basis_addons', 'asylum'),
  has('applicant_basis_addons', 'Withholdingofremoval'),
)

export const harmGroup: QuestionGroup = {
  id: 'harm',
  title: 'Harm',
  questions: [
    {
      name: 'country_persecution',
      label: 'Country of feared return',
      help: 'Country of nationality (or last habitual residence).',
      kind: 'country',
      required: true,
    },
    {
      name: 'who',
      label: 'Who harmed or would harm the client?',
      help: 'Name, role, group; say whether state or private.',
      kind: 'textarea',
      required: true,
    },
    {
      name: 'why',
      label: 'Why was or would the client be harmed?',
      help: 'Facts showing motive, including words used.',
      kind: 'textarea',
      required: true,
    },
    {
      name: 'when',
      label: 'When did it happen?',
      help: 'Dates or best estimate for each event; keep order.',
      kind: 'textarea',
      required: true,
    },
    {
      name: 'what',
      label: 'What happened?',
      help: 'Each act, injury, threat, detention; medical care.',
      kind: 'textarea',
      required: true,
    },
    {
      name: 'past_harm_self',
      label: 'Was the client personally harmed or threatened?',
      help: 'Decides whether a past-persecution argument is made.',
      kind: 'yes-no',
      required: asylumOrWithholding,
    },
    {
      name: 'past_harm_else',
      label: others,
      help: 'Supports pattern or practice and nexus.',
      kind: 'yes-no',
    },
    {
      name: 'past_harm_else_details',
      label: toOthers,
      help: "Who, relation, what, when, link to the client's ground.",
      kind: 'textarea',
      visibleWhen: is('past_harm_else', 'yes'),
      required: true,
      missingMessage: requiredBecause(toOthers, 'Yes', others),
    },
    {
      name: 'client_reported',
      label: reported,
      help: 'Needed for the unable-or-unwilling argument.',
      kind: 'yes-no',
      required: any(asylumOrWithholding, has('applicant_basis_addons', 'ConventionAgainstTorture')),
    },
    {
      name: 'yes_client_reported_details',
      label: whatWasDone,
      help: 'Office, date, response, documents.',
      kind: 'textarea',
      visibleWhen: is('client_reported', 'yes'),
      required: true,
      missingMessage: requiredBecause(whatWasDone, 'Yes', reported),
    },
    {
      name: 'no_client_reported_details',
      label: whyNot,
      help: 'Fear, futility, state actor, past experience of others.',
      kind: 'textarea',
      visibleWhen: is('client_reported', 'no'),
      required: true,
      missingMessage: requiredBecause(whyNot, 'No', reported),
    },
  ],
}
