import { documentsQuestion } from '#domain/questionnaire/documents-question.ts'
import type { Questionnaire } from '#domain/questionnaire/question.ts'
import { templateRevisionIdentity } from './identity.ts'

/**
 * The form of specification 2, section 3. The list of templates also offers `Upload Your Own Template` and, disabled,
 * `Create New AI Generated Template. Coming Soon!`, as every record list offers its own entries.
 */
export const templateRevisionQuestionnaire: Questionnaire = {
  groups: [
    {
      id: 'document',
      title: 'The document',
      questions: [
        { name: 'client_id', label: 'Client', kind: 'client', required: true },
        {
          name: 'multipurpose_document_title',
          isGeneral: true,
          label: 'Document title',
          help: 'Used in the outline and told to the writer, for example "Motion to change venue".',
          kind: 'text',
          maxLength: 255,
          required: true,
        },
        {
          name: 'template',
          isGeneral: true,
          label: 'Template',
          help: 'A Word file or a searchable PDF of your firm. The draft is written inside it.',
          kind: 'record',
          source: 'templates',
          required: true,
        },
      ],
    },
    {
      id: 'material',
      title: 'What to draft from',
      questions: [
        { ...documentsQuestion, label: 'Client documents', advanced: false },
        {
          name: 'template_answers',
          label: 'What this template asks',
          help: 'One line for each, as “Judge: Ana Example”. What is left open stays as a gap in the draft.',
          kind: 'textarea',
        },
        {
          name: 'additional_facts',
          label: 'Further facts',
          help: 'Facts that stand in no document. They are taken as given, with this form as their source.',
          kind: 'textarea',
        },
        { name: 'cited_sources', label: 'Sources to cite', kind: 'records', source: 'citations' },
      ],
    },
    {
      id: 'instructions',
      title: 'How to draft it',
      questions: [
        {
          name: 'additional_prompt',
          label: 'Further instructions',
          help: 'Emphasis, tone, points to avoid. Instructions are never taken as facts.',
          kind: 'textarea',
        },
        {
          name: 'model',
          isGeneral: true,
          label: 'AI model',
          kind: 'choice',
          look: 'select',
          options: templateRevisionIdentity.models.map((model) => ({ value: model, label: model })),
          initial: 'gpt-4.1',
        },
      ],
    },
  ],
}
