import { expect, test } from 'vitest'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { readOldCase } from './read-old-case.ts'

const opening = [
  'IMMIGRATION COURT',
  'In the Matter of: Graciela Monteverde Pinto',
  'Respondent Graciela Monteverde Pinto (“Ms. Monteverde”), a native and citizen of Bolivia, files this brief.',
]
/** What is marked in a sentence of such a paper, and whether the whole of it is shown. */
function shown(text: string) {
  const lines = [...opening, text].map((line, index): TemplateLine => ({ part: 'body', index, text: line }))
  const { marks, stories } = readOldCase(lines)
  const here = <T extends { readonly index: number }>(all: readonly T[]) =>
    all.filter(({ index }) => index === opening.length)
  return here(stories).length > 0 ? 'told' : here(marks).map((mark) => mark.text)
}

test.for([
  ['The motion should be granted so that the nursing baby need not travel.', 'the nursing baby'],
  ['Respondent seeks a bond of five thousand dollars.', 'five thousand dollars'],
  ['We submit this brief after a fire at the shop.', 'a fire at the shop'],
  ['The evidence includes seven photographs of a burned truck.', 'seven photographs of a burned truck'],
  ['A continuance until the calving would prejudice nobody.', 'the calving'],
  ['The Board should remand so that the cassette can be played.', 'the cassette'],
  ['Good cause exists because the only bridge is out.', 'the only bridge'],
  ['The cost of two households would be more than the income.', 'two households'],
  ['The Court should consider that the road is closed until spring.', 'spring'],
])('“%s” keeps the firm’s words and shows “%s”', ([text = '', words = '']) => {
  expect(shown(text)).toContain(words)
})

test.for([
  'The landlord changed the locks over a long weekend.',
  'Nobody came when the goats were poisoned.',
  'The bruises were the size of plums.',
  'Work in the tannery ruined both lungs.',
  'Respondent cleans pools and is paid by the week.',
  'The youngest still sleeps with the light on.',
  'Soldiers came twice more that winter.',
])('“%s” tells, though it names nobody', (text) => {
  expect(shown(text)).toBe('told')
})

test.for([
  'Arrests that did not lead to a conviction are entitled to little weight.',
  'Testimony that is detailed, consistent and plausible is enough without more.',
  'No single factor is dispositive, and the Court has broad discretion.',
  'A notice that names neither a day nor a place does not stop the clock of 8 U.S.C. § 1229b(d)(1).',
  'Congress enacted the provision to keep families together.',
  'Respondent respectfully requests a hearing within thirty days.',
  'The test has three prongs, and each of them is met.',
  'Counsel will file a certified translation of each exhibit.',
])('“%s” is the firm’s own', (text) => {
  expect(shown(text)).toEqual([])
})
