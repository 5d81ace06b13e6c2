import { any, has } from '#domain/questionnaire/condition.ts'
import type { Question, QuestionGroup } from '#domain/questionnaire/question.ts'
import { grounds } from '../case/relief.ts'

export const groundsGroup: QuestionGroup = {
  id: 'grounds',
  title: 'Protected grounds',
  questions: [
    {
      name: 'applicant_basis',
      label: 'Protected ground(s)',
      help: 'Pick each ground that was or would be a central reason for the harm. Optional when protection is sought under the Convention Against Torture alone.',
      kind: 'choices',
      required: any(has('applicant_basis_addons', 'asylum'), has('applicant_basis_addons', 'Withholdingofremoval')),
      options: grounds.map(({ value }) => ({ value, label: value })),
    },
    details(
      'Race',
      'race_details',
      'Race: facts',
      'Identity, how known to the persecutor, words or acts showing motive.',
    ),
    details(
      'Religion',
      'religion_details',
      'Religion: facts',
      'Belief or conversion, practice, what was forbidden or punished.',
    ),
    details(
      'Nationality',
      'nationality_details',
      'Nationality: facts',
      'Citizenship, ethnic or language group, how targeted.',
    ),
    details(
      'Political Opinion',
      'political_opinion_details',
      'Political opinion: facts',
      'Actual or imputed opinion, how expressed, how the persecutor knew.',
    ),
    details(
      'Particular social group',
      'social_group_details',
      'Particular social group: exact wording and facts',
      'First line: the group verbatim. Then shared trait, clear limits, how society sees it. Do not define it by the harm.',
    ),
  ],
}

function details(ground: string, name: string, label: string, help: string): Question {
  return {
    name,
    label,
    help,
    kind: 'textarea',
    visibleWhen: has('applicant_basis', ground),
    required: true,
    missingMessage: `${label} is required because you chose ${ground} in Protected ground(s).`,
  }
}
