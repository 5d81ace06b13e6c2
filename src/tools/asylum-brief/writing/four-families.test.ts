import { expect, test } from 'vitest'
import { fourteenthAsylum } from '#test/asylum-fourteenth-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

const textOf = (id: string): string => {
  const reading = fourteenthAsylum.find((one) => one.id === id)
  if (!reading) throw new Error('The reading is gone.')
  return measureAsylum(reading).text
}

test('whose cigarette it was, who was the mechanic and who said what is told in the words of the account', () => {
  expect(textOf('R43')).toContain('“Flaco burned me with his cigarette on the arm and on the chest, four times.”')
  const guinea = textOf('R45')
  expect(guinea).toContain('“He was a mechanic in Conakry and he didn’t want our daughter to be cut.”')
  expect(guinea).toContain('He beat me with a cable of the radio when I locked the door')
  expect(guinea).not.toContain('Thierno Bah was a mechanic')
  expect(textOf('R46')).toContain('The OC wrote the GD but he told that he can’t take FIR')
})

test('who is left alone, and where those who are feared are not, is met and supports nothing', () => {
  const between = (text: string, from: string, to: string) => text.slice(text.indexOf(from), text.indexOf(to))
  expect(textOf('R43')).toMatch(/What may be said against the fear\.[^\n]*left her alone, because she paid/)
  expect(textOf('R43')).toMatch(/What speaks for another place\.[^\n]*no structured presence of Barrio 18/)
  expect(textOf('R44')).toMatch(/What may be said against the fear\.[^\n]*resumed private practice/)
  expect(textOf('R44')).toMatch(/What speaks for another place\.[^\n]*farms of relatives in Nueva Segovia/)
  expect(textOf('R45')).toMatch(/What may be said against the fear\.[^\n]*nobody has troubled/)
  const bangladesh = textOf('R46')
  expect(bangladesh).toMatch(
    /What may be said against the fear\.[^\n]*eleven Hindu families[^\n]*go to work and come back/,
  )
  expect(between(bangladesh, 'What bears on the danger now.', 'What may be said against the fear.')).not.toContain(
    'go to work and come back',
  )
})

test('what a clinician says of the delay excuses it, and what the government says of itself is named as that', () => {
  const text = textOf('R44')
  expect(text).toMatch(/The delay is excused[^]*“It is my opinion, to a reasonable degree[^]*No fixed period applies/)
  expect(text).toMatch(/What the government says of itself\.[^\n]*no one is persecuted for his profession/)
  expect(textOf('R45')).toMatch(/The delay is excused[^]*not able to attend to paperwork[^]*No fixed period applies/)
})

test('the Convention is argued by its elements, each with its places or an open point', () => {
  const text = textOf('R43')
  for (const lead of [
    'The pain or suffering is severe.',
    'It is intended, for a purpose that the definition names.',
    'It is more likely than not.',
    'Awareness.',
    'The duty and its breach.',
  ])
    expect(text).toContain(lead)
  expect(text).toMatch(/The duty and its breach\.[^\n]*\(Ex\. A at 2/)
})

test('an account keeps its order, and a day of a translated paper is read as its office writes it', () => {
  const honduras = textOf('R43')
  expect(honduras.indexOf('That same night')).toBeGreaterThan(honduras.indexOf('Banegas says hello'))
  expect(honduras.indexOf('That same night')).toBeLessThan(honduras.indexOf('burned on December 17, 2023'))
  const bangladesh = textOf('R46')
  expect(bangladesh).toContain('on August 5, 2024 unknown miscreants set fire')
  expect(bangladesh).not.toContain('May 8, 2024')
  expect(bangladesh).not.toContain('was an Awami League ward member')
})
