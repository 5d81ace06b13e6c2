import { expect, test } from 'vitest'
import { measureStatements } from './measure-statements.ts'

const record = {
  name: 'a baker with a son',
  filingDate: 'May 4, 2027',
  record:
    'Name: Luan Prifti\nGender: Male\nMarital status: Divorced\nNumber of children: 1\nChild 1 name: Ardit Prifti\nChild 1 date of birth: 2017-03-09',
  answers: {
    Marriages:
      'He married Elira Hoxha in Durrës on May 2, 2014. She filed for divorce on June 5, 2021, and the judgment is of March 1, 2022. The decree gives them joint custody. His sister Drita Prifti pays $200 a month to Ms. Hoxha for the school.',
    Petitions: 'Drita’s I-130 was filed on April 4, 2019 and approved in 2021.',
    'What happened':
      'I drove for the notary Alban Kola. In 2018 men broke my right wrist, and a nurse set it. Alban was sentenced to four years in May 2019.',
  },
  documents: {
    'Report of Dr. Ana Rusu':
      'Perforation of the left eardrum. Mr. Prifti takes sertraline, prescribed by Dr. Mara Vogel since April. He meets some but not all criteria of post-traumatic stress disorder.',
  },
}
const doubted = (statements: readonly string[]) =>
  measureStatements({ ...record, statements: statements.map((text) => `- ${text}`) }).flatMap(({ text, flags }) =>
    flags.length > 0 ? [text] : [],
  )

test('the side of the body is the one that the file gives for this part', () => {
  expect(doubted(['His right eardrum was perforated.', 'Men broke his left wrist.'])).toHaveLength(2)
  expect(doubted(['His left eardrum was perforated.', 'Men broke his right wrist.'])).toEqual([])
})

test('who filed, who prescribed and who was sentenced is who it was by the file', () => {
  const wrong = [
    'Mr. Prifti filed for divorce in June 2021.',
    'Dr. Rusu prescribed sertraline to him.',
    'Dr. Rusu diagnosed post-traumatic stress disorder.',
    'Mr. Prifti was sentenced to four years in May 2019.',
    'Mr. Prifti filed the I-130 on April 4, 2019.',
  ]
  expect(doubted(wrong)).toEqual(wrong)
  expect(
    doubted([
      'Ms. Hoxha filed for divorce in June 2021.',
      'Dr. Vogel prescribed sertraline to him.',
      'Mr. Kola was sentenced to four years in May 2019.',
    ]),
  ).toEqual([])
})

test('sole custody where both have it, and a payer who is paid, are doubted', () => {
  const wrong = ['Ms. Hoxha has sole custody of the boy.', 'Ms. Hoxha pays Drita Prifti $200 a month.']
  expect(doubted(wrong)).toEqual(wrong)
  expect(doubted(['The parents have joint custody.', 'His sister pays Ms. Hoxha $200 a month.'])).toEqual([])
})
