import { documentsQuestion } from '#domain/questionnaire/documents-question.ts'
import { answered } from '#domain/questionnaire/condition.ts'
import type { Question, QuestionGroup, Questionnaire } from '#domain/questionnaire/question.ts'
import { consistencyDegrees, findingSlots } from './case/fact-sheet/finding-slots.ts'
import { expertSlots, fieldSlots, letterSlots, opinionSlots, relationSlots } from './case/fact-sheet/frame-slots.ts'
import { fieldName, type Slot } from './case/fact-sheet/slot.ts'
import { expertLetterIdentity } from './identity.ts'
import { letterTypeOptions, matchedType, whenLetterIs } from './case/letter-type.ts'

const caseGroup: QuestionGroup = {
  id: 'case',
  title: 'The case',
  questions: [
    { name: 'client_id', label: 'Client', help: 'The person the letter is about.', kind: 'client', required: true },
    {
      name: 'case_type',
      isGeneral: true,
      label: 'Case type',
      help: 'For example EB-1A, EB-2 NIW, O-1, asylum country conditions, I-601A psychological hardship.',
      kind: 'text',
      maxLength: 255,
      required: true,
      suggestions: [
        'EB-1A (I-140)',
        'EB-1B (I-140)',
        'EB-2 NIW',
        'O-1A',
        'O-1B',
        'Asylum country conditions',
        'Asylum psychological evaluation',
        'I-601A psychological hardship',
      ],
    },
    {
      name: 'letter_type',
      isGeneral: true,
      label: 'Plan of the letter',
      help: 'Read from the case type. Change it when it was read wrongly.',
      kind: 'choice',
      look: 'select',
      options: letterTypeOptions,
      initial: matchedType,
      advanced: true,
      visibleWhen: answered('case_type'),
    },
    {
      name: 'client_cv_id',
      label: "Client's CV",
      help: "The newest CV is used. If there is none, describe the client's background instead.",
      kind: 'record',
      source: 'client_cvs',
      visibleWhen: answered('client_id'),
    },
    {
      name: 'additional_client_docs',
      label: 'Additional client documents',
      help: 'Papers, awards, usage data, declaration, medical records. Pick only what the expert may see.',
      kind: 'records',
      source: 'extra_client',
      visibleWhen: answered('client_id'),
    },
    { ...documentsQuestion, visibleWhen: answered('client_id') },
  ],
}

const expertGroup: QuestionGroup = {
  id: 'expert',
  title: 'The expert',
  questions: [
    {
      name: 'expert_id',
      label: 'Expert',
      help: 'Who will sign.',
      kind: 'record',
      source: 'experts',
      required: true,
      visibleWhen: answered('client_id'),
    },
    {
      name: 'additional_expert_docs',
      label: 'Additional expert documents',
      help: "CV, publication list, fee note, the expert's own notes.",
      kind: 'records',
      source: 'extra_expert',
      visibleWhen: answered('expert_id'),
    },
    {
      name: 'expert_client_relation',
      label: 'Relationship between expert and client',
      help: 'How and since when do they know each other or the work? Is the expert paid?',
      kind: 'textarea',
      maxLength: 5000,
      visibleWhen: answered('expert_id'),
    },
  ],
}

const instructionsGroup: QuestionGroup = {
  id: 'instructions',
  title: 'Instructions',
  questions: [
    {
      name: 'additional_prompt',
      label: 'Further instructions',
      help: 'Points to stress or avoid; opinions the expert has already approved; addressee.',
      kind: 'textarea',
      maxLength: 5000,
    },
    {
      name: 'model',
      isGeneral: true,
      label: 'AI model',
      kind: 'choice',
      look: 'select',
      options: expertLetterIdentity.models.map((model) => ({ value: model, label: model })),
      initial: 'gpt-5',
    },
  ],
}

const findingColumns: readonly Question[] = [
  { name: 'what', label: 'Finding', kind: 'textarea', required: true },
  { name: 'account', label: 'Account given', kind: 'textarea' },
  {
    name: 'degree',
    label: 'Degree',
    kind: 'choice',
    look: 'select',
    options: consistencyDegrees.map((value) => ({ value, label: value })),
  },
]

/** The fact sheet: one small box for each fact that the chosen plan has a place for. An empty box prints a gap. */
const factSheet: readonly QuestionGroup[] = [
  { id: 'facts_expert', title: 'Fact sheet: the expert', questions: expertSlots.map(questionOf) },
  { id: 'facts_relation', title: 'Fact sheet: relationship and payment', questions: relationSlots.map(questionOf) },
  { id: 'facts_field', title: 'Fact sheet: the field', questions: fieldSlots.map(questionOf) },
  { id: 'facts_findings', title: 'Fact sheet: findings', questions: findingSlots.map(questionOf) },
  { id: 'facts_opinion', title: 'Fact sheet: the opinion', questions: opinionSlots.map(questionOf) },
  { id: 'letter', title: 'Form of the letter', questions: letterSlots.map(questionOf) },
]

function questionOf({ name, label, kind, types, help, options = [] }: Slot): Question {
  const question = {
    name: fieldName(name),
    label,
    advanced: true,
    ...(help !== undefined && { help }),
    visibleWhen: types ? whenLetterIs(types) : answered('case_type'),
  }
  switch (kind) {
    case 'phrase':
    case 'sentences':
    case 'list':
      return { ...question, kind: 'textarea', maxLength: 3000 }
    case 'choice':
      return { ...question, kind: 'choice', look: 'select', options }
    case 'yes-no':
      return { ...question, kind: 'yes-no' }
    default:
      return { ...question, kind: 'rows', columns: findingColumns, addLabel: 'Add a finding' }
  }
}

/** The form of specification 2, section 3, and the fact sheet behind it. */
export const expertLetterQuestionnaire: Questionnaire = {
  groups: [caseGroup, expertGroup, instructionsGroup, ...factSheet],
}
