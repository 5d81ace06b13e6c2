import { expect, test } from 'vitest'
import { findEntry } from '#tools/catalog.ts'
import { generalAnswers } from './general-answers.ts'
import { questionsOf } from './question.ts'

const questionnaire = {
  groups: [
    {
      id: 'one',
      title: 'One',
      questions: [
        { name: 'client_id', label: 'Client', kind: 'client' },
        { name: 'title', label: 'Title', kind: 'text', isGeneral: true },
        { name: 'forum', label: 'Forum', kind: 'choices', options: [], isGeneral: true },
        { name: 'story', label: 'Story', kind: 'textarea' },
        { name: 'empty', label: 'Empty', kind: 'text', isGeneral: true },
      ],
    },
  ],
} as const

test('a draft for another client begins with the answers about the paper alone', () => {
  const answers = { client_id: 'a', title: 'Motion to reopen', forum: ['court'], story: 'She fled in 2019.', empty: '' }
  expect(generalAnswers(questionnaire, answers, ['Ana Rivera'])).toEqual({
    answers: { title: 'Motion to reopen', forum: ['court'] },
    taken: ['Title', 'Forum'],
    left: 1,
  })
})

test('an answer about the paper that names the old client, a relative or a number of theirs stays behind', () => {
  const take = (title: string) => generalAnswers(questionnaire, { title }, ['Ana Núñez Rivera', 'A 012-345-678']).taken
  expect(take('Motion for Ms. NUNEZ')).toEqual([])
  expect(take('Motion in 012-345-678')).toEqual([])
  expect(take('Motion for a bananas dealer')).toEqual(['Title'])
})

const aboutThePaper = {
  draft_generator: ['jurisdiction', 'applicant_basis_addons', 'model'],
  naturalization: [],
  upw: ['model'],
  expert_letter: ['case_type', 'letter_type', 'model'],
  draft_from_template_sections: ['multipurpose_document_title', 'template', 'model'],
}

test.each(Object.entries(aboutThePaper))('of %s nothing but these questions is about no person', (type, names) => {
  const entry = findEntry(type)
  if (!entry) throw new Error(`There is no tool ${type}.`)
  const general = questionsOf(entry.questionnaire).filter(({ isGeneral }) => isGeneral === true)
  expect(general.map(({ name }) => name)).toEqual(names)
})
