import { expect, test } from 'vitest'
import { quotedOfAbuse } from './case/told-of-abuse.ts'
import { readSheet } from './case/sheet/read-sheet.ts'
import { isVerb, withItsSubject } from './case/shorthand/subjectless.ts'
import { tidyNotes } from './case/tidy-notes.ts'

const she = { he: 'she', him: 'her', his: 'her' } as const
const he = { he: 'he', him: 'him', his: 'his' } as const

const notes = `Abuse hx:
- called her "the pig" at the table
- forced sex, no condom
- took paycheck every Friday
- He broke her phone in March 2024.

Sx: sleeps 3 hrs`

test('what stands under a heading of abuse is nobody’s deed but the notes’ own words', () => {
  const told = tidyNotes(notes, new Set(), she)
  expect(told).toContain('The notes record, under abuse history: “called her ‘the pig’ at the table.”')
  expect(told).toContain('The notes record, under abuse history: “forced sex, no condom.”')
  expect(told).toContain('He broke her phone in March 2024.')
  expect(told).not.toMatch(/\bShe (?:called|forced|took)\b/u)
  expect(told).not.toContain('under abuse history: “Sx')
})

test('a label of abuse or of the account holds for its own line and for the lines below', () => {
  expect(quotedOfAbuse(['IPV: slapped x2. Forced to sign.', 'threw plates', '', 'Came on time.'])).toEqual([
    'The notes record, under intimate partner violence: “slapped x2. Forced to sign.”',
    'The notes record, under intimate partner violence: “threw plates.”',
    undefined,
    undefined,
  ])
  expect(quotedOfAbuse(['Account: took the passport', 'Mood: low'])[0]).toContain('under account')
  expect(quotedOfAbuse(['Referral: by counsel', 'Took notes.'])).toEqual([undefined, undefined])
})

test('in a sheet the lines under abuse are of the account', () => {
  const sheet = `Referral\nby counsel\nABUSE HISTORY\ntook the keys\nSYMPTOMS\nsleeps badly\n`
  expect(readSheet(sheet)?.find(({ words }) => words === 'took the keys')?.kind).toBe('account')
})

test('a note in which somebody is told, called or hurt does not make the person examined the doer', () => {
  expect(withItsSubject('Told her he would call the police', she)).toBeUndefined()
  expect(withItsSubject('Called her “the pig”', she)).toBeUndefined()
  expect(withItsSubject('Told him never to come back', he)).toBeUndefined()
  expect(withItsSubject('Forced sex', she)).toBeUndefined()
  expect(withItsSubject('Lost her job in May', she)).toBe('She lost her job in May.')
})

test('how somebody is is no deed', () => {
  for (const state of ['guarded', 'tired', 'oriented', 'withdrawn', 'depressed', 'tearful']) {
    expect(isVerb(state)).toBe(false)
    expect(withItsSubject(`${state} otherwise in June`, she)).toBeUndefined()
  }
})
