import { expect, test } from 'vitest'
import { measureWaiver } from '#test/measure-waiver.ts'
import { evidenceCases } from '#test/waiver-evidence.data.ts'
import { hastyWaivers } from '#test/waiver-hasty.data.ts'
import { secondWaivers } from '#test/waiver-second-readings.data.ts'
import { accountWaivers } from '#test/waiver-accounts.data.ts'
import { waiverReadings } from '#test/waiver-readings.data.ts'

const cases = [...evidenceCases, ...waiverReadings, ...hastyWaivers, ...secondWaivers, ...accountWaivers]

test('a case stands in its offline brief, with documents or from answers alone: facts, cites, few gaps, nothing twice or pasted', () => {
  for (const one of cases) {
    const { text, missing, words, gapsPerThousandWords, ...found } = measureWaiver(one)
    const share = 1 - missing.length / one.needed.length
    console.info(
      `${one.name}: ${words} words, ${Math.round(share * 100)} % of ${one.needed.length} facts, ${gapsPerThousandWords.toFixed(1)} gaps per 1,000 words; not there: ${missing.join('; ')}`,
    )
    expect(share, `${one.name}: ${missing.join('; ')}`).toBeGreaterThanOrEqual(0.8)
    // What was typed without a sentence is left to be worded, at most once in each of the sections that tell it.
    const noted = (text.match(/\[From the notes, to be worded: /gu) ?? []).length
    expect(noted, one.name).toBeLessThanOrEqual(6)
    expect(gapsPerThousandWords - (noted / words) * 1000, one.name).toBeLessThanOrEqual(3)
    expect({ name: one.name, ...found }).toEqual({
      name: one.name,
      repeated: [],
      pasted: [],
      straightQuotes: 0,
      namesTwice: [],
      unresolved: [],
    })
    expect(text).not.toMatch(/\bundefined\b|\{|\}/)
  }
})

test('no paragraph is the same for two clients, save what states the law', () => {
  const law = /\b(?:INA §|C\.F\.R\.|USCIS-PM|I&N Dec\.)/
  const drafts = cases.map((one) =>
    measureWaiver(one)
      .text.split('\n')
      .filter((line) => line.length > 40 && !law.test(line)),
  )
  const twice = drafts.flatMap((lines, index) =>
    lines.filter((line) => drafts.some((other, at) => at > index && other.includes(line))),
  )
  expect(twice).toEqual([])
})

test('two men of one name are told apart, and what speaks against the applicant is told', () => {
  const [two] = secondWaivers
  if (!two) throw new Error('The case is gone.')
  const { text } = measureWaiver(two)
  expect(text).toContain('she cannot leave Eusebio Villatoro Cruz, because he has nobody')
  expect(text).toContain('Mr. Villatoro Cruz weighs 170')
  expect(text).toMatch(/They are conceded\. Mr\. Villatoro was arrested in August 2014 for public intoxication\./)
  expect(text).toContain('He worked without authorization.')
  expect(text.split('USCIS balances the adverse factors')[1]?.split('The adverse factor')[0]).not.toContain('arrested')
  expect(text).not.toMatch(
    /would cost Eusebio Villatoro Cruz more[^.]*(?:Noelia|Novak)|would cost Mr\. Villatoro Cruz more[^.]*(?:Noelia|Novak)/,
  )
})

test('a condition is of the person who has it, and the adverse is told whole', () => {
  const [lupus] = accountWaivers
  if (!lupus) throw new Error('The case is gone.')
  const { text } = measureWaiver(lupus)
  // `Dr. Amari told me that I have lupus`, and `one in five patients goes on to dialysis`.
  expect(text).not.toMatch(/Amari’s lupus|and dialysis/)
  expect(text).toContain('He paid a fine of $450. He has no other arrests.')
  expect(text).toContain(
    'For Michoacán state the advisory reads: “Do not travel due to terrorism, crime, and kidnapping”',
  )
  expect(text).not.toMatch(/Under “|To U\.S\. Citizenship|Who is 71/)
  expect(text).toMatch(/The care of Camila[^]{0,600}[Ss]eparation anxiety disorder/)
  expect(text).toContain('a life in Spanish, which she barely speaks')
})

test('who is meant by a pronoun is never the next best person, and no care is left out', () => {
  const [, firefighter] = accountWaivers
  if (!firefighter) throw new Error('The case is gone.')
  const { text } = measureWaiver(firefighter)
  expect(text).toMatch(
    /(?:Mr\. Kowalczyk may not take Hailey|I may not take her) out of Texas for more than seven days in a year/u,
  )
  expect(text).toContain('twice a month (160 miles each way) and helps him out of bed')
  expect(text).toContain('takes Ms. Kowalczyk to Mass.')
  expect(text).toContain('Mr. Kowalczyk would lose the time with Hailey')
  expect(text).not.toMatch(/take Ms\. Zelaya Murillo out of Texas|IT IS ORDERED|shows macular degeneration/)
})
