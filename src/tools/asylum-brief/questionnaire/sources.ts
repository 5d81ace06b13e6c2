import { documentsQuestion } from '#domain/questionnaire/documents-question.ts'
import type { QuestionGroup } from '#domain/questionnaire/question.ts'
import { identity } from '../identity.ts'

export const sourcesGroup: QuestionGroup = {
  id: 'sources',
  title: 'Sources and model',
  questions: [
    {
      name: 'cited_sources',
      label: 'Sources to cite',
      help: 'Country reports, articles, declarations. Each becomes an exhibit. "Provide citation details" adds one.',
      kind: 'records',
      source: 'citations',
    },
    documentsQuestion,
    {
      name: 'model',
      isGeneral: true,
      label: 'AI model',
      help: 'gpt-5 is the default.',
      kind: 'choice',
      look: 'select',
      options: identity.models.map((model) => ({ value: model, label: model })),
      initial: 'gpt-5',
    },
  ],
}
