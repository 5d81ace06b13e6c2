import { expect, test } from 'vitest'
import { fifteenthAsylum } from '#test/asylum-fifteenth-readings.data.ts'
import { sixteenthAsylum } from '#test/asylum-sixteenth-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

const textOf = (id: string): string => {
  const reading = fifteenthAsylum.find((one) => one.id === id)
  if (!reading) throw new Error('The reading is gone.')
  return measureAsylum(reading).text
}

test('a statement that counsel took down in questions and answers is an account, and a question is nobody’s reason', () => {
  const text = textOf('R47')
  expect(text).toContain('They held Neema on the floor.')
  expect(text).toContain(
    'To the question “Whose voice?” Mr. Mwakatobe answers: “My uncle Jeremia, the brother of my father.”',
  )
  expect(text).not.toMatch(/Asked “|What was written down before|record of the interview/)
  expect(text).toMatch(/The words were: “Dili limekuja\.”[^\n]*only bone of a zeruzeru opens it/)
  // What is said to another place stands where places are argued.
  expect(text).toMatch(/relocation must be reasonable[^]{0,250}I have a friend with albinism there, Josephat/)
  expect(text).toContain('A condition of the body is such a trait')
  expect(text).toContain('Notice to Appear dated July 15, 2025')
})

test('an account in short sentences keeps its days, its “we” and its papers', () => {
  const text = textOf('R48')
  expect(text).toContain('In November 2017 the security police came from the district.')
  expect(text).toContain('November 2017: captivity for six days and blows to the soles of the feet.')
  expect(text).toContain('“We did not want it. We prayed in my house. On Sunday we were thirty people.”')
  expect(text).not.toMatch(/Mr\. Siu and H’Lan (?:were|prayed|did not)/)
  // The judgment is danger, the certificate is no reason, and the answer on the reason is no blemish.
  expect(text).toMatch(/on paper about Mr\. Siu names it as well: “FINDINGS/)
  expect(text).toMatch(/What bears on the danger now\.[^]*The judgment reads: “DECIDES/)
  expect(text).toMatch(/Nothing in the record indicates that a bar[^]*This is to certify that SIU Y Thom/)
  expect(text).not.toContain('Against a grant. For praying')
  expect(text).toMatch(/Those who did the harm said why: “Major Hung said, ‘(?:… )?\p{Lu}[^’]*’”/u)
  expect(text).toContain('Y Samuel was born on June 30, 2014')
})

test('a day without its year is of the year that the account is in, and nobody’s own words are the persecutor’s', () => {
  const text = textOf('R49')
  expect(text).toContain('May 8, 2022: broken bones.')
  expect(text).not.toMatch(/(?:words were|And further): “My brother was innocent/)
  expect(text).toMatch(
    /As to the second group: Ulises Antonio Alvarenga is (?:her|Ms\. Alvarenga de Rivas’s) brother \(Ex\. A/,
  )
  expect(text).toContain('Another place in the country has been tried, in 2021')
  expect(text).toMatch(/names persons in office:[^.]*Milton Rivas/)
  // Two retold sentences between quotations are part of one quotation.
  expect(text).toMatch(/“I left him one time\. In July 2021 I took Camila[^”]*put down as collaborators\.”/)
})

test('an affidavit in the third person is the account of who swears to it, and a fight in custody is no reason', () => {
  const textOfNew = (id: string) => {
    const reading = sixteenthAsylum.find((one) => one.id === id)
    if (!reading) throw new Error('The reading is gone.')
    return measureAsylum(reading).text
  }
  const nurse = textOfNew('R50')
  expect(nurse).toContain(
    'From November 9, 2022 on: detention for seventeen days, blows to the soles of the feet and rape.',
  )
  expect(nurse).not.toMatch(/(?:^|[.] )The affiant/mu)
  expect(nurse).toMatch(
    /What may be said against the fear\.[^\n]*sister Chaltu is a clerk in the kebele and has had no difficulty/,
  )
  // What was typed in haste is no sentence of a brief that has an account.
  expect(nurse).not.toContain('also husband was')
  const leader = textOfNew('R51')
  expect(leader).toMatch(/The words were: “Indian, you have a big mouth/)
  expect(leader).not.toMatch(/Information or a confession|Mining mafia cut/)
  expect(leader).toMatch(/What bears on the danger now\.[^\n]*in the list of the dead/)
  expect(leader).toContain('Ms. Quispe Roca washed him.')
})
