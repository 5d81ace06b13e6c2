import { expect, test } from 'vitest'
import type { Attorney } from '#domain/clients/attorney.ts'
import type { ClientRecord } from '#domain/clients/client-record.ts'
import type { Slot } from '#domain/template-sections/old-case.ts'
import { answerBeside, answersIn } from './answers.ts'
import { readNewCase } from './new-case.ts'
import { printKinOfAnswer } from './print-kin.ts'
import { printValue } from './print-value.ts'

test('the town of an office is what the answer for that office says, and no other', () => {
  const answers = answersIn('USCIS lockbox: Dallas Lockbox\nService center: Nebraska')
  const seat = (after: string) => answerBeside(answers, 'town', { before: 'USCIS ', after })
  expect([seat(' Lockbox'), seat(' Service Center'), seat(' Field Office')]).toEqual(['Dallas', 'Nebraska', undefined])
})

test('a sum that is called by one word stands behind that word alone', () => {
  const answers = answersIn('Salary: $132,000 a year')
  const sum = (before: string) => answerBeside(answers, 'amount', { before, after: '.' })
  expect([sum('His salary will be '), sum('The filing fee is ')]).toEqual(['$132,000 a year', undefined])
})

test('a day or a state is nobody’s name, and a sum of money takes no number of payments', () => {
  const answers = answersIn('Entered on: May 2, 2024\nState: Oregon\nMonthly payments: ten')
  const person = answerBeside(answers, 'relative', { before: 'Ms. Example and ', after: ' entered the country' })
  const signer = answerBeside(answers, 'witness', { before: 'I, ', after: ', being sworn, state as follows:' })
  const sum = answerBeside(answers, 'amount', { before: 'in twelve monthly payments of ', after: ', due', old: '$500' })
  expect([person, signer, sum]).toEqual([undefined, undefined, undefined])
})

test('the day of a hearing takes a day, and no kind of interview', () => {
  const old = 'October 15, 2024'
  const mark = {
    part: 'body',
    index: 0,
    start: 32,
    end: 48,
    text: old,
    slot: 'hearing-date',
    group: 'hearing-date',
  } as const
  const around = { before: 'The individual hearing was held on ', after: ', and the', old }
  const print = (answers: string) => printValue(mark, 'hearing', caseOf(answers), around)
  expect(print('Interview: asylum interview')).toBeUndefined()
  expect(print('Hearing: March 9, 2027')).toBe('March 9, 2027')
})

test('whose order it is says not when it was made', () => {
  const known = caseOf('Order of: Probate Court of Example County')
  expect(known.valueOf('decision-date', 'date of a decision')).toBeUndefined()
})

test('a deadline and a sum stand where the paper speaks of the last day and of what was paid', () => {
  const answers = answersIn('Deadline for the application: June 1, 2026\nFee paid to the notary: $700\nBond: $5,000')
  const last = { before: 'the Court set ', after: ' as the last day for the application', old: 'May 4, 2024' }
  expect(answerBeside(answers, 'event-date', last)).toBe('June 1, 2026')
  expect(answerBeside(answers, 'event-date', { ...last, after: ' as a day for biometrics' })).toBeUndefined()
  expect(answerBeside(answers, 'amount', { before: 'and paid him ', after: '.', old: '$500' })).toBe('$700')
})

test('who was retained before, when, and where somebody swears are taken from the answers that say so', () => {
  const answers = answersIn(
    'Former counsel: Gordon Plimpton\nRetained former counsel on: May 10, 2024\nAffidavit signed at: Adams County, Colorado\nFreedom of Information Act request of: September 1, 2026',
  )
  const beside = (slot: Slot, before: string, after = '') => answerBeside(answers, slot, { before, after, old: 'x' })
  expect(beside('person', 'He retained ', ' on May 4, 2023.')).toBe('Gordon Plimpton')
  expect(beside('person', 'He was interviewed by ', ' on May 4, 2023.')).toBeUndefined()
  expect(beside('event-date', 'He retained Ana Example on ', ' and paid')).toBe('May 10, 2024')
  expect(beside('event-date', 'He left the town on ', ' by bus')).toBeUndefined()
  expect([beside('town', 'State of '), beside('town', 'County of ', ', ss.')]).toEqual(['Colorado', 'Adams'])
  const since = 'A request under the Freedom of Information Act has been pending since '
  expect(beside('event-date', since)).toBe('September 1, 2026')
})

test('who is what to the client is said as the answer says it, and not where it tells of another relation', () => {
  const known = (templateAnswers: string) => caseOf(templateAnswers, { gender: { value: 'female', dataType: 'text' } })
  const print = (answers: string) => printKinOfAnswer('his wife, Rosa Ruiz', known(answers))
  expect(print('Petitioner: Daniel Whitcomb, husband')).toBe('her husband, Daniel Whitcomb')
  expect(print('Petitioner: Daniel Whitcomb, brother')).toBeUndefined()
  expect(print('Petitioner: Daniel Whitcomb')).toBeUndefined()
})

test('nothing of a kind is said of the new client where that was answered, and asked where it was not', () => {
  const print = (templateAnswers: string) => {
    const known = caseOf(templateAnswers)
    const text = 'no criminal convictions'
    const mark = { part: 'body', index: 0, start: 8, end: 31, text, slot: 'unsure', group: 'u' } as const
    return printValue(mark, 'particular of the case', known, { before: 'She has ', after: '.', old: text })
  }
  expect(print('Criminal convictions: none')).toBe('no criminal convictions')
  expect(print('Criminal convictions: one of 2019')).not.toBe('no criminal convictions')
  expect(print('Children: none')).toBeUndefined()
})

test('what the client was admitted as is the status of nobody else', () => {
  const answers = answersIn('Admitted as: a student')
  const visa = (before: string) => answerBeside(answers, 'visa', { before, after: '.', old: 'a visitor' })
  expect([visa('Mr. Example was admitted at Houston as '), visa('- Wife is ')]).toEqual(['a student', undefined])
})

/** The case of Ana Example, of whom only these answers and this of her record are known. */
function caseOf(templateAnswers: string, client: ClientRecord['client'] = {}) {
  return readNewCase({
    client: { id: 'c', first_name: 'Ana', middle_name: null, last_name: 'Example', client, spouse: {}, children: [] },
    attorney: { first_name: 'P', last_name: 'Q' } as Attorney,
    filingDate: '2026-11-20',
    templateAnswers,
  })
}
