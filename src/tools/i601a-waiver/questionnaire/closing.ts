import { documentsQuestion } from '#domain/questionnaire/documents-question.ts'
import { messages } from '#domain/messages.ts'
import { is } from '#domain/questionnaire/condition.ts'
import type { QuestionGroup } from '#domain/questionnaire/question.ts'
import { caseExhibitOptions } from '../case/exhibits.data.ts'
import { i601aIdentity } from '../identity.ts'

export const closingQuestions: QuestionGroup = {
  id: 'everything-else',
  title: 'Everything else',
  questions: [
    {
      name: 'other_relatives',
      kind: 'yes-no',
      label: 'Are there other relatives whose hardship affects the qualifying relative?',
      help: 'Children, siblings, in-laws, elders in the household.',
      required: true,
    },
    {
      name: 'details_about_other_relatives',
      kind: 'textarea',
      minLength: 80,
      label: 'Who are they and how are they affected?',
      help: 'Name, age, status, needs, and how that hardship falls on the qualifying relative.',
      required: true,
      visibleWhen: is('other_relatives', 'yes'),
    },
    {
      name: 'moral_character',
      kind: 'yes-no',
      label: 'Do you want to argue good moral character and other favorable factors?',
      help: 'Recommended: the waiver is discretionary. Choose No for a short standard paragraph.',
      required: true,
    },
    {
      name: 'additional_details',
      kind: 'textarea',
      minLength: 150,
      tooShort: messages.goodMoralCharacter,
      missingMessage: messages.goodMoralCharacter,
      label: 'Details of character, ties and any negative factors',
      help: 'Work, taxes, community, faith, education, record (including arrests), and anything else the officer should know.',
      required: true,
      visibleWhen: is('moral_character', 'yes'),
    },
    {
      name: 'cited_sources',
      kind: 'records',
      source: 'citations',
      label: 'Sources to cite',
      help: 'Documents or authorities you uploaded; the draft may rely on these.',
    },
    documentsQuestion,
    {
      name: 'enclosed_exhibits',
      kind: 'choices',
      label: 'Exhibits that are ready to enclose',
      help: 'The exhibit index marks every other suggested exhibit "(to be supplied)".',
      options: caseExhibitOptions,
      advanced: true,
    },
    {
      name: 'model',
      isGeneral: true,
      kind: 'choice',
      label: 'AI model',
      options: i601aIdentity.models.map((value) => ({ value, label: value })),
      initial: 'gpt-5',
      required: true,
    },
  ],
}
