import { has, is, isOneOf } from '#domain/questionnaire/condition.ts'
import type { QuestionGroup } from '#domain/questionnaire/question.ts'
import { requiredBecause } from './required-because.ts'

const earlier = 'Has there been any earlier immigration filing, hearing or order?'
const history = 'Procedural history'
const resided = 'Did the client live in or pass through another country before arriving?'
const benefits = 'Other countries: dates, status and benefits'

export const historyGroup: QuestionGroup = {
  id: 'history',
  title: 'Procedural and travel history',
  questions: [
    {
      name: 'procedural_history',
      label: earlier,
      help: 'Include credible-fear interview, NTA, earlier I-589, removal order, appeal.',
      kind: 'yes-no',
      required: isOneOf('jurisdiction', ['immigration', 'board of immigration']),
    },
    {
      name: 'procedural_history_details',
      label: history,
      help: 'Dates, forms, decisions, in order. For the BIA: what the judge decided and the findings challenged.',
      kind: 'textarea',
      visibleWhen: is('procedural_history', 'yes'),
      required: true,
      missingMessage: requiredBecause(history, 'Yes', earlier),
    },
    {
      name: 'country_resided',
      label: resided,
      help: 'Bears on firm resettlement, third-country and border rules.',
      kind: 'yes-no',
      required: has('applicant_basis_addons', 'asylum'),
    },
    {
      name: 'benefits_details',
      label: benefits,
      help: 'Country, dates, visa or refugee status, work, study, housing, right to return, why the client left.',
      kind: 'textarea',
      visibleWhen: is('country_resided', 'yes'),
      required: true,
      missingMessage: requiredBecause(benefits, 'Yes', resided),
    },
  ],
}
