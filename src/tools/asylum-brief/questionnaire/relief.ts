import { has } from '#domain/questionnaire/condition.ts'
import type { QuestionGroup } from '#domain/questionnaire/question.ts'

export const reliefGroup: QuestionGroup = {
  id: 'relief',
  title: 'Relief',
  questions: [
    {
      name: 'applicant_basis_addons',
      isGeneral: true,
      label: 'Relief sought',
      help: 'Choose every form of protection to be argued.',
      kind: 'choices',
      required: true,
      options: [
        { value: 'asylum', label: 'Asylum' },
        { value: 'Withholdingofremoval', label: 'Withholding of removal' },
        { value: 'ConventionAgainstTorture', label: 'Convention Against Torture' },
      ],
    },
    {
      name: 'convention_against_torture_details',
      label: 'Facts showing likely torture',
      help: 'Who would do it, what, purpose, role or knowledge of officials, past torture, why everywhere in the country.',
      kind: 'textarea',
      visibleWhen: has('applicant_basis_addons', 'ConventionAgainstTorture'),
      required: true,
      missingMessage:
        'Facts showing likely torture is required because you chose Convention Against Torture in Relief sought.',
    },
  ],
}
