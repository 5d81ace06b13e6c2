import { expect, test } from 'vitest'
import { laterReadings } from './testing/later-readings.data.ts'
import { readLetter } from './testing/read-letter.ts'
import { windowReadings } from './testing/window-readings.data.ts'

const read = (name: string, without: readonly string[] = []) => readLetter(windowReadings, name, { without })

test('the days of a tax office are no journeys, and journeys that overlap are not counted', () => {
  const { text, checks } = read('teacher')
  expect(text).toContain(
    'lists five trips outside the United States in the three years before this filing, 166 days in all',
  )
  expect(text).toContain('None lasted more than six months.')
  expect(checks.W24).toBeUndefined()
  const twice = readLetter(windowReadings, 'teacher', {
    changed: (line) =>
      line.replace('3. Lisbon, 3/29/2025 - 4/6/2025', '3. Lisbon, 3/29/2025 - 4/6/2025\n6. Porto 4/2/2025 - 5/9/2025'),
  })
  expect(twice.text).toContain('[Trips: by the papers these overlap, which cannot be: March 29, 2025, to April 6, 2025')
  expect(twice.text).not.toContain('trips outside the United States in the three years')
  expect(twice.checks.W30).toContain('April 2, 2025, to May 9, 2025')
})

test('of taxes and of support in arrears the letter quotes the paper of the office, the year in its line', () => {
  const { text } = read('teacher')
  expect(text).toContain('No return filed as of 03/10/2026.”')
  expect(text).toContain(
    'Return filed 04/22/2026. Amount you owe: $2,316.40. Installment agreement established 06/08/2026.”',
  )
  expect(text).not.toMatch(/Amount you owe: \$0\.00/)
  const driver = read('driver').text
  expect(driver).toMatch(
    /Of the arrears of support disclosed on Form N-400, the enclosed paper “Child support payment history” \(Exhibit [A-Z]\) states: “Past due: \$1,155\.00\.”/u,
  )
  expect(read('driver', ['a']).text).not.toContain('arrears of support disclosed')
})

test('papers stand under the exhibit that asks for them: a spouse’s passport, an employer’s letter, an order of support', () => {
  const under = (text: string, exhibit: string) => text.split(exhibit)[1]?.split('\nExhibit ')[0] ?? ''
  const { text } = read('teacher')
  expect(under(text, 'has been a U.S. citizen for at least')).toContain('Passport of Jerome Baker')
  expect(under(text, 'positive contributions')).toContain('Letter of the Parkside Academy')
  const driver = read('driver').text
  expect(under(driver, 'order to provide financial support')).toContain('Order, Hennepin County Family Court')
  expect(under(driver, 'trips outside the United States (list')).toContain('Rent receipts 2024-2025')
})

test('a long absence is explained by a sentence that names its place, and by receipts of its months', () => {
  const { text, checks } = read('driver')
  expect(text).toContain('(181 days)')
  expect(text).toContain('because my wife Selam was expecting and had high blood pressure” and “I wanted to come back')
  expect(text).toMatch(/apt 6: \$1,240 for December 2024” \(Rent receipts 2024-2025, Exhibit [A-Z]\)/u)
  expect(text).not.toMatch(/is filed within|Lake Street/)
  expect(checks.W26).toContain('arrested at Lake Street')
})

test('a ticket in the notes that no record covers is warned of, and the name of before the change is told', () => {
  const { text, checks } = read('welder')
  expect(checks.W26).toContain('speeding ticket Wisconsin')
  expect(text).not.toContain('speeding')
  expect(text).toContain(
    'know the Applicant as Zbigniew Kowalczyk (“Order for change of name, Circuit Court of Cook County”)',
  )
  expect(text).toContain('is filed within the 90-day period')
  expect(checks.W22).toContain('Kasia Kowalczyk')
  expect(read('welder', ['n']).text).not.toContain('Kowalczyk (“')
})

test('on the first day of the window the letter is filed within it, and a journey of 178 days is pointed at', () => {
  const { text, checks } = readLetter(laterReadings, 'aide')
  expect(text).toContain('November 28, 2026\nVIA U.S. POSTAL SERVICE')
  expect(text).toContain('is filed within the 90-day period before that date')
  expect(text).toContain('three trips outside the United States in the three years before this filing, 195 days in all')
  expect(checks.W24).toContain('178 days')
  expect(readLetter(laterReadings, 'aide', { filingDate: '2026-11-27' }).text).not.toContain('is filed within')
})

test('a certificate of a program is told without asking how it ended, and a fine in an affidavit is warned of', () => {
  const { text, checks } = readLetter(laterReadings, 'truck driver')
  expect(text).toContain('states: “This certifies that Dawit Alemu completed the 32-hour DWI intervention program')
  expect(text).toContain('“Order of July 31, 2023: probation completed, defendant discharged.”')
  expect(text).not.toContain('[How the matter')
  expect(text.split('addressing the matter(s) disclosed')[1]).toContain('Selective Service letter')
  expect(checks.W26).toContain('speeding near Waco on June 1, 2025')
})
