import type { Question } from './question.ts'

/** Which documents of the client a draft rests on, in every tool under this name; all of them when it is not answered. */
export const documentsQuestion: Question = {
  name: 'documents',
  label: 'Which documents support this?',
  help: 'In the order of the exhibits. Leave it empty to use all documents of the client.',
  kind: 'records',
  source: 'client_documents',
  advanced: true,
}
