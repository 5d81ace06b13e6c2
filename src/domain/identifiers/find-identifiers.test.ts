import { expect, test } from 'vitest'
import { findIdentifiers } from './find-identifiers.ts'

const found = (text: string) => findIdentifiers(text).map(({ kind, value }) => `${kind} ${value}`)

test('an A-number is one identifier in every way to write it', () => {
  for (const form of [
    'A089-123-456',
    'A 089 123 456',
    'A089123456',
    'A# 089-123-456',
    'A-89-123-456',
    'Alien No. 089 123 456',
    'Alien Number: 089123456',
    'A89123456',
  ])
    expect([form, ...found(`File ${form} here`)]).toEqual([form, 'a-number 089123456'])
})

test('receipt, social security, phone, mail, passport, card and consular numbers are told by their shape', () => {
  expect(found('IOE0921457783 and EAC-21-123-51234')).toEqual([
    'receipt-number IOE0921457783',
    'receipt-number EAC2112351234',
  ])
  expect(found('SSN 123-45-6789; SSN: 123456789')).toEqual([
    'social-security-number 123456789',
    'social-security-number 123456789',
  ])
  expect(found('(520) 555-0147, 520.555.0147, +1 520 555 0147, +52 667 123 4567')).toEqual([
    'phone 5205550147',
    'phone 5205550147',
    'phone 5205550147',
    'phone 526671234567',
  ])
  expect(found('Write to r.medina+case@example.org.')).toEqual(['email r.medina+case@example.org'])
  expect(found('passport G12345678, passport no. 340012345')).toEqual(['passport G12345678', 'passport 340012345'])
  expect(found('4111 1111 1111 1111')).toEqual(['card 4111111111111111'])
  expect(found('CDJ2015123456')).toEqual(['consular-case CDJ2015123456'])
})

test('citations, forms, money, dates and counts are no identifiers', () => {
  expect(
    found(
      'Form I-589, 8 C.F.R. § 1208.16, 26 I&N Dec. 388, 89 Fed. Reg. 103,370, $1,450, 2024-03-14, 12 officers, INA § 212(a)(9)',
    ),
  ).toEqual([])
})
