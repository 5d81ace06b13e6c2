import { expect, test } from 'vitest'
import { readPapers } from './case/papers.ts'
import { enclosedReadings } from './testing/enclosed-readings.data.ts'
import { naturalizationReadings } from './testing/readings.data.ts'
import { buildClient, composeLetterFor, draftInput, freshTool } from './testing/application.ts'
import { inlineText } from '#domain/legal-document/block.ts'
import { mayFileAfter } from './case/period-trips.ts'

function read(name: string, without: readonly string[] = [], changed: (text: string) => string = (text) => text) {
  const reading = [...naturalizationReadings, ...enclosedReadings].find((one) => one.name.includes(name))
  if (!reading) throw new Error(`no reading ${name}`)
  const { answers, client, spouse, filingDate, sources } = reading
  const input = {
    ...draftInput({ answers, client: buildClient(client, spouse), filingDate }),
    sources: sources
      .filter(({ id }) => !without.includes(id))
      .map((source) => ({ ...source, text: changed(source.text) })),
  }
  const checks = freshTool.open(input).check()
  return {
    text: composeLetterFor(freshTool, input)
      .blocks.flatMap((block) => {
        if (block.kind === 'list') return block.items.map(({ content }) => inlineText(content))
        return 'content' in block && Array.isArray(block.content) ? [inlineText(block.content)] : []
      })
      .join('\n'),
    checks: Object.fromEntries(checks.map(({ code, message }) => [code, message])),
  }
}

test('a trip that began before the period counts with its days within it', () => {
  expect(read('nurse').text).toContain('265 days in all, counting only the days within those five years')
  expect(read('engineer').text).toContain('519 days in all, counting only the days within those three years')
})

test('of a long trip the letter quotes what the papers say of work, family, home and its reason, and encloses them', () => {
  const { text } = read('nurse')
  expect(text).toContain('Employment in the United States: “She was on approved unpaid family leave from March 1, 2023')
  expect(text).toContain('Immediate family: “My husband Kwabena and our two sons stayed in Columbus the whole time')
  expect(text).toContain('The home in the United States: “The term of this lease begins on August 1, 2022')
  expect(text).toContain('No work abroad: “I did not work in Ghana”')
  expect(text).toContain('On the reason for the absence: “I went to Accra on March 4, 2023 because my mother had')
  for (const title of ['Letter of Mercy Regional Hospital', 'Statement of the applicant', '88 Harmon Street'])
    expect(text.slice(text.indexOf('\nExhibits\n'))).toContain(title)
})

test('without such papers the letter has a gap and no claim', () => {
  const { text } = read('nurse', ['e', 'l', 'd'])
  expect(text).toContain('[Why residence was kept during the trip of March 4, 2023, to September 24, 2023')
  expect(text).not.toContain('did not disrupt')
})

test('after a year abroad the letter counts from the return, and too early a filing is warned of', () => {
  expect(read('nurse').text).toContain(
    'returned from the longer absence on December 30, 2021, and this application is filed at least four years and one day after',
  )
  expect(mayFileAfter({ paper: '', line: '', left: '2020-11-28', returned: '2021-12-30', days: 396 }, 5)).toBe(
    '2025-12-31',
  )
  expect(mayFileAfter({ paper: '', line: '', left: '2020-11-28', returned: '2021-12-30', days: 396 }, 3)).toBe(
    '2023-12-31',
  )
  const [nurse] = naturalizationReadings
  const early = {
    ...draftInput({ answers: nurse?.answers ?? {}, filingDate: '2025-12-30' }),
    sources: nurse?.sources ?? [],
  }
  const found = freshTool
    .open(early)
    .check()
    .find(({ code }) => code === 'W24')
  expect(found?.message).toContain('may file from December 31, 2025 on')
})

test('trips of almost six months and presence near its limit are warned of, with the days', () => {
  const { checks } = read('engineer')
  expect(checks.W24).toContain('(159 days) and September 2, 2024, to February 24, 2025 (174 days)')
  expect(checks.W25).toContain('519 of the 1,096 days before the filing and here on 577')
  expect(checks.W25).toContain('29 to spare')
})

test('two days with one year are read, and a leave from work is no trip', () => {
  const tripsOf = (text: string) =>
    readPapers({ sources: [{ id: 'a', kind: 'client_document', title: 'Statement', text }] }).trips.map(
      ({ left, returned }) => `${left} ${returned}`,
    )
  expect(tripsOf('trip to mexico 2022 Jan 10 to Jul 6')).toEqual(['2022-01-10 2022-07-06'])
  expect(tripsOf('I traveled to Lagos from December 18, 2022 to January 9')).toEqual(['2022-12-18 2023-01-09'])
  expect(tripsOf('I traveled to Lagos from December 18 to January 9, 2023')).toEqual(['2022-12-18 2023-01-09'])
  expect(tripsOf('She went on leave on March 1, 2023 and returned to work on October 2, 2023.')).toEqual([])
})

test('of a charge the letter says how it ended, in the words of the court’s paper, and names no note of the office', () => {
  const { text } = read('roofer')
  expect(text).toContain('obstruction of an officer (misdemeanor)')
  expect(text).toContain('Nolle prosequi entered on motion of the State')
  expect(text).not.toContain('intake call')
  expect(read('dismissed arrest').text).toContain('On motion of the People the complaint is dismissed')
})

test('a country beside two days is a trip, a move to another street is none', () => {
  const { text } = read('roofer')
  expect(text).toContain('two trips outside the United States')
  expect(text).toContain('32 days in all')
  expect(read('dismissed arrest').text).toContain('one trip outside the United States')
})

test('the papers at hand stand under the exhibits that ask for them', () => {
  const { text } = read('electrician')
  const under = (lead: string) => text.split(lead)[1]?.split('Exhibit ')[0] ?? ''
  expect(under('Evidence of compliance with the order')).toContain('Child support ledger, Maricopa County')
  expect(under('Certified records for every arrest')).toContain('Record of Mesa Municipal Court')
  expect(under('The Applicant’s written statement and supporting documents')).toContain(
    'IRS letter, installment agreement',
  )
  const engineer = read('Singapore').text
  const of = (lead: string) => engineer.split(lead)[1]?.split('Exhibit ')[0] ?? ''
  expect(of('legally changed the Applicant’s name')).toContain('Record of the Superior Court')
  expect(of('Proof of termination of the spouse’s prior marriage(s)')).toContain('Divorce decree')
  expect(of('qualifying employment and assignment abroad')).toContain('Letter of Cascade Aerospace Inc.')
  expect(of('Statement of intent required')).toContain('Statement of Hae-won')
})

test('plea, sentence and completion of an old conviction, and what the tax office agreed to, are quoted from their papers', () => {
  const { text } = read('electrician')
  expect(text).toContain('“Plea: guilty, April 23, 2012. Sentence: 10 days jail (9 suspended)')
  expect(text).toContain('All terms completed November 30, 2012')
  expect(text).toContain(
    '“We approved your installment agreement for tax year 2022. Amount owed: $3,870.15. Monthly payment',
  )
  expect(read('electrician', ['c']).text).not.toContain('Of the taxes disclosed')
})

test('the employment abroad and the intent to come back are told in the papers’ own words', () => {
  const { text } = read('Singapore')
  expect(text).toContain('He will be assigned to our office in Singapore from February 1, 2027 for 30 months.”')
  expect(text).toContain('I will take up residence in the United States as soon as his assignment ends.”')
})

test('every line of a list of trips counts, or the letter gives no number', () => {
  expect(read('electrician').text).toContain(
    'lists three trips outside the United States in the three years before this filing, 207 days',
  )
  expect(read('electrician').text).toContain('On the reason for the absence: “My father had an operation on his heart')
  const { text } = read('electrician', [], (words) =>
    words.replace('Guadalajara: left', 'Cancun 11/2/25 to\nGuadalajara: left'),
  )
  expect(text).toContain('[Trips: the list has “Cancun 11/2/25 to”, of which no whole trip can be read')
  expect(text).not.toContain('The enclosed record lists')
  expect(text).toContain('did not disrupt the continuity of residence')
})
