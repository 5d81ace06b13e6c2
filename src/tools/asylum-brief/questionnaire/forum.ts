import { is } from '#domain/questionnaire/condition.ts'
import type { QuestionGroup } from '#domain/questionnaire/question.ts'

export const forumGroup: QuestionGroup = {
  id: 'forum',
  title: 'Client and forum',
  questions: [
    {
      name: 'client_id',
      label: 'Client',
      help: 'Choose the principal applicant. "Add New Client" opens client creation.',
      kind: 'client',
      required: true,
    },
    {
      name: 'jurisdiction',
      isGeneral: true,
      label: 'Where will this brief be filed?',
      help: 'Sets caption, form of address, page limit and sections.',
      kind: 'choice',
      look: 'select',
      required: true,
      options: [
        { value: 'uscis', label: 'USCIS Asylum Office' },
        { value: 'immigration', label: 'Immigration Court (EOIR)' },
        { value: 'board of immigration', label: 'Board of Immigration Appeals' },
        { value: 'district court', label: 'District Court (coming soon)', disabled: true },
        { value: 'supreme court', label: 'Supreme Court (coming soon)', disabled: true },
      ],
    },
    {
      name: 'judge_name',
      label: 'Immigration Judge',
      help: 'Name as on the hearing notice, without "Judge".',
      kind: 'text',
      visibleWhen: is('jurisdiction', 'immigration'),
    },
    {
      name: 'city',
      label: 'Court city',
      help: 'City of the hearing location.',
      kind: 'text',
      visibleWhen: is('jurisdiction', 'immigration'),
      required: true,
    },
    {
      name: 'state',
      label: 'Court state',
      help: 'Two-letter code or name; decides the controlling circuit.',
      kind: 'text',
      visibleWhen: is('jurisdiction', 'immigration'),
      required: true,
    },
  ],
}
