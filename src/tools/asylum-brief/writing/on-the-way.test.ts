import { expect, test } from 'vitest'
import { twentyFourthAsylum } from '#test/asylum-twenty-fourth-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

const [base] = twentyFourthAsylum
const declaration = (text: string) => ({ id: 'd1', title: 'Declaration of Nasteho Abdi Guled', text })

function briefOf(declared: string, ...more: readonly { id: string; title: string; text: string }[]): string {
  if (!base) throw new Error('The reading is gone.')
  const answers = { ...base.answers, country_resided: 'no', benefits_details: '' }
  return measureAsylum({ ...base, needed: [], answers, documents: [declaration(declared), ...more] }).text
}

test('an answer that denies the way through other countries is not repeated against the account', () => {
  const text = briefOf(`1. My name is Nasteho Abdi Guled. I was born in Kismayo.

2. In August 2019 they held me in a container for three days and beat me with a cable.

3. I left on May 17, 2024, over a blind crossing to Honduras, and then by bus through Guatemala and Mexico.`)
  expect(text).toContain('THE ACCOUNT NAMES HONDURAS, GUATEMALA, AND MEXICO')
  expect(text).not.toContain('nor passed through one on the way')
})

test('what those who examined the client found stands beside what was done; an old scar and a denial do not', () => {
  const declared = `1. My name is Nasteho Abdi Guled. I was born in Kismayo.

2. In August 2019 they held me in a container for three days and beat me with a cable. They broke my hand.`
  const letter = (text: string) => ({ id: 'd2', title: 'Letter of Dr. Hodan Warsame, physician', text })
  const found = letter(
    'On September 9, 2019 I examined Nasteho Guled. Her back showed linear bruises and swelling. What I saw is consistent with what she told me.',
  )
  expect(briefOf(declared, found)).toMatch(
    /examined (?:Ms\. Guled|her) found bruises and swelling, and say that this agrees/,
  )
  const none = letter('On September 9, 2019 I examined Nasteho Guled. There were no fractures and no bruises.')
  expect(briefOf(declared, none)).not.toMatch(/examined (?:Ms\. Guled|her) found/)
})
