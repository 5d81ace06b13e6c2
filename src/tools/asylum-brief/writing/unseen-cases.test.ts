import { expect, test } from 'vitest'
import { foldToWords } from '#domain/language/fold.ts'
import { textOf as answeredText } from '#domain/questionnaire/question.ts'
import { eighteenthAsylum } from '#test/asylum-eighteenth-readings.data.ts'
import { fifteenthAsylum } from '#test/asylum-fifteenth-readings.data.ts'
import { fourteenthAsylum } from '#test/asylum-fourteenth-readings.data.ts'
import { nineteenthAsylum } from '#test/asylum-nineteenth-readings.data.ts'
import { seventeenthAsylum } from '#test/asylum-seventeenth-readings.data.ts'
import { sixteenthAsylum } from '#test/asylum-sixteenth-readings.data.ts'
import { thirteenthAsylum } from '#test/asylum-thirteenth-readings.data.ts'
import { twelfthAsylum } from '#test/asylum-twelfth-readings.data.ts'
import { twentiethAsylum } from '#test/asylum-twentieth-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

const cases = [
  ...twelfthAsylum,
  ...thirteenthAsylum,
  ...fourteenthAsylum,
  ...fifteenthAsylum,
  ...sixteenthAsylum,
  ...seventeenthAsylum,
  ...eighteenthAsylum,
  ...nineteenthAsylum,
  ...twentiethAsylum,
]

/** The wording of the group is locked: it stands in the brief as it was given. */
const groupOf = ({ answers }: (typeof cases)[number]): string =>
  foldToWords(answeredText(answers, 'social_group_details') ?? '')

const textOf = (id: string): string => {
  const reading = cases.find((one) => one.id === id)
  if (!reading) throw new Error('The reading is gone.')
  return measureAsylum(reading).text
}

test.each(cases)('the facts of $id stand in its brief, nothing twice or pasted, few gaps', (reading) => {
  const { missing, gapsPerThousandWords, text, words, ...measured } = measureAsylum(reading)
  const found = { ...measured, pasted: measured.pasted.filter((run) => !groupOf(reading).includes(run)) }
  console.info(
    `${reading.id}: ${words} words, ${gapsPerThousandWords.toFixed(1)} gaps; not there: ${missing.join('; ')}`,
  )
  expect(missing.length / reading.needed.length, missing.join('; ')).toBeLessThanOrEqual(0.2)
  expect(gapsPerThousandWords).toBeLessThanOrEqual(3)
  expect(found).toEqual({ repeated: [], pasted: [], straightQuotes: 0, namesTwice: [], unresolved: [] })
  expect(text).not.toMatch(/\bundefined\b|\{|\}/)
})

test('messages are told with their sender and day, a nurse of one paper is not the nurse of another, and a year abroad is asked about', () => {
  const text = textOf('R35')
  expect(text).toContain('On November 20, 2024, Ulan wrote: “Do not write to mother. She has no third son.”')
  expect(text).toContain('asked the nurse to write the truth')
  expect(text).toContain('Daniel Brandt is a nurse at Rush.')
  expect(text).toContain('THE ACCOUNT NAMES KAZAKHSTAN')
  expect(text).not.toContain('neither lived in another country nor passed through one')
  // Officers of the militia hold an office; brothers and a band do not.
  expect(text).toContain('in part from persons in public office and in part from private persons')
  expect(text).toContain('June 21, 2019: forced nakedness and a beating with a baton.')
  // Paragraphs stay whole and in their place.
  expect(text).toMatch(/your pupils will see it too.’”[^]{0,40}They wanted 30,000 som by the evening/)
})

test('what shows nothing of a point is told with the story, and a rank in a band is no office', () => {
  const text = textOf('R36')
  expect(text).toContain('names persons in office: Colonel Mputu.')
  expect(text).toMatch(
    /went on foot with Gloire to Uganda[^]*The legal standard|went on foot with Gloire to Uganda[^]*What bears on the reason/,
  )
  expect(text).not.toMatch(/What ties the harm to the group\. On February 26/)
  expect(text).toContain(
    'From December 4, 2023 on: confinement for six days, rape and a beating with an electric wire.',
  )
  // A band that the case does not fear is no search by those who are feared.
  expect(text).not.toContain('by what happened in March 2025')
})

test('before the Board the decision on file says what was ruled, and each ruling is met with the record on it', () => {
  const text = textOf('R37')
  expect(text).toContain('Whether the Immigration Judge erred in ruling that no nexus to a protected ground was shown.')
  expect(text).toMatch(/The reasons given are these: “[^]*This is a private dispute over marriage\./)
  expect(text).toContain('That testimony is direct evidence of motive')
  expect(text).toMatch(/The record on other places\.[^]*Asked “Have you tried Lagos,”/)
  expect(text).toContain('June 14, 2019: forty strokes with a koboko.')
  expect(text).toContain('The individual hearing was held on June 9, 2026.')
  // What others wrote of him stands against nobody.
  expect(text).not.toMatch(/Against a grant\.[^]{0,300}drunk/)
})

test('custody here is no harm that was fled, and two stays in a hospital are no conflict', () => {
  const text = textOf('R38')
  expect(text).not.toContain('detention for three weeks')
  expect(text).not.toContain('time in hospital')
  expect(text).toContain('had TB treatment from October 2022 to June 2023')
  expect(text).toContain('Congress dogs sold this country.')
  expect(text).not.toMatch(/by what happened in June 2023/)
})

test('an officer who speaks is no brother whom they found on a photograph, and prisoners are no couple', () => {
  const text = textOf('R39')
  expect(text).toContain('He said: “You have a sick mind. You will go to school.”')
  expect(text).not.toContain('Ekrem said: “You')
  expect(text).toContain('“We were twenty-six women in a room for ten.”')
  expect(text).toContain('restraint in a chair and a beating with a rubber club')
  // What nobody did to her is no harm, and a report that is called a project is a report.
  expect(text).not.toContain('the loss of a pregnancy')
  expect(text).toMatch(/What happens to others\. Of 84 Uyghurs/)
})

test('the name by which a brother is called is his, and what an officer said of “him” is quoted', () => {
  const text = textOf('R40')
  expect(text).toContain('gave him the name of Chubby')
  expect(text).not.toMatch(/Ms\. Brown stood|would happen again/)
  expect(text).toContain('said that he was ‘keeping him for his own safety.’”')
  expect(text).toContain('Corporal Samuels and 2 constables')
})

test('a night in custody years before is no part of the harm, and a lawyer who asks for a paper looks for nobody', () => {
  const text = textOf('R41')
  expect(text).not.toMatch(/suffered detention for one day/)
  expect(text).toContain('military government of Captain Traoré')
  expect(text).not.toContain('asked for as late as June 3, 2024')
})

test('what an officer at the border asked is no report at home, and a scar by which somebody is sought is danger', () => {
  const text = textOf('R42')
  expect(text).not.toMatch(/[Ww]hat was reported\.[^\n]*because of a meadow/)
  expect(text).toMatch(/What bears on the danger now\.[^\n]*the boy with the scar/)
})

test('those in a cell are not the family, and what they took the client for ties the harm to the opinion', () => {
  const text = textOf('R53')
  expect(text).toContain('“In the police yard they made forty of us kneel on concrete.”')
  expect(text).not.toMatch(/forty of the family|threw the family|could not sit\. Mr/)
  expect(text).toMatch(/What they took Ms\. Tsikhanchuk for[^“]*“They put me in front of a phone and said to read/)
  expect(text).toMatch(/What marked Ms\. Tsikhanchuk out[^“]*“[^”]*with a white-red-white ribbon on my wrist\.”/)
  expect(text).not.toContain('update of March 2026')
})

test('a constable who took the report is not told as one of those who did the harm', () => {
  const text = textOf('R56')
  expect(text).toContain('Constable Gwatidzo gave Ms. Mukaro an RRB number.')
  expect(text).not.toContain('lent a hand')
})
