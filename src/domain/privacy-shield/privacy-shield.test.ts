import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildShield } from './build.ts'
import { findLeaks } from './leaks.ts'
import { describeStandIns, listReplaced } from './report.ts'
import { findUnrestored, restoreText } from './restore.ts'
import { shieldText } from './shield.ts'
import { all, attorney, client, makeShield, spellings } from './testing/known-record.ts'
import { createRestorer } from './stream-restorer.ts'

test('every identifier is replaced in every way to write it, and nothing of it is left', () => {
  const shield = makeShield()
  const shielded = all.map((spelling) => [spelling, shieldText(shield, `It says ${spelling} here.`)])
  const whole =
    /^It says (?:Mr\. )?[A-Z][A-Za-z]+-\d+[A-Z]*(?:'s|_I589\.pdf|\.|\.L\.L\.C\.|, Tucson, AZ Number-\d+)? here\.$/
  expect(shielded.filter(([, written = '']) => !whole.test(written))).toEqual([])
  for (const spelling of all) expect(findLeaks(makeShield(), shieldText(makeShield(), `x ${spelling} y`))).toEqual([])
})

test('ordinary words, citations and dates of events stay readable', () => {
  const plain =
    'On March 14, 2016 he will testify under INA § 212(a)(9)(B)(v), 8 C.F.R. § 212.7(e)(3) and Matter of O-J-O-, 21 I&N Dec. 381 (BIA 1996). He entered near Nogales, Arizona in June 2008 with 12 others. Form I-601A. <strong>Rent</strong> is $1,680. [[cite:C2|pin=383]] 81 Fed. Reg. 50244.'
  expect(shieldText(makeShield(), plain)).toBe(plain)
})

test('one person keeps one stand-in through a draft, letters tell the spellings apart, capitals stay capitals', () => {
  const shield = makeShield()
  expect(
    shieldText(shield, 'Rogelio José Medina Castañeda and Dana O’Brien-Whitlock. ROGELIO JOSÉ MEDINA CASTAÑEDA'),
  ).toBe('Person-1 and Person-2B. PERSON-1')
  expect(shieldText(shield, 'Mr. Medina Castañeda met Rogelio and Nora Castillo of Castillo Immigration Law')).toBe(
    'Mr. Person-1B met Person-1D and Person-4 of Firm-1B',
  )
  expect(describeStandIns(shield)).toContain('Person-1: applicant')
  expect(describeStandIns(shield).join()).not.toMatch(/Rogelio|Medina|089/)
})

test('the way back is exact, also for texts that contain stand-ins of their own', () => {
  const shield = makeShield()
  for (const original of [
    ...all,
    'Person-1 and PERSON-2B, Token-1; Person-1Rogelio',
    'Person-Rogelio, xRogelio Medina',
    'Rogelio5Medina',
  ])
    expect(restoreText(shield, shieldText(shield, original))).toBe(original)
})

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...all,
        'Person-1',
        'PERSON-1B',
        'Number-2',
        'Token-1',
        'Date-',
        'Person',
        '-',
        '1',
        's',
        ' ',
        '\n',
        ', ',
        '. ',
        '&',
        '\\n',
        '%20',
        "'s",
      ),
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 24 },
  )
  .map((pieces) => pieces.join(''))

test('restoring what was shielded gives the text back, for any text', () => {
  fc.assert(
    fc.property(anyText, (original) => {
      const shield = makeShield()
      expect(restoreText(shield, shieldText(shield, original))).toBe(original)
    }),
    { numRuns: 400 },
  )
})

test('a stream restored piece by piece equals the whole, wherever it is cut', () => {
  fc.assert(
    fc.property(anyText, fc.array(fc.nat(400), { maxLength: 12 }), (original, cuts) => {
      const shield = makeShield()
      const reply = `${shieldText(shield, original)} PERSON-1's Person-1B, Person-99 person‑1s Person-`
      const places = [0, ...cuts.map((cut) => Math.min(cut, reply.length)).toSorted((a, b) => a - b), reply.length]
      const restorer = createRestorer(shield)
      const streamed = places.slice(1).map((place, index) => restorer.push(reply.slice(places[index], place)))
      expect([...streamed, restorer.end()].join('')).toBe(restoreText(shield, reply))
    }),
    { numRuns: 400 },
  )
})

test('a reply cut at every single place is restored the same, and comes out as it arrives', () => {
  const shield = makeShield()
  const reply = shieldText(
    shield,
    'Rogelio Medina was born on April 12, 1989; his wife Dana O’Brien called (520) 555-0147.',
  )
  for (let cut = 0; cut <= reply.length; cut += 1) {
    const restorer = createRestorer(shield)
    expect(restorer.push(reply.slice(0, cut)) + restorer.push(reply.slice(cut)) + restorer.end()).toBe(
      restoreText(shield, reply),
    )
  }
  expect(createRestorer(shield).push('The court found that he ')).toBe('The court found that he ')
})

test('no known identifier survives in any text around it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (spelling, before, after) => {
        const shield = makeShield()
        const payload = JSON.stringify({
          messages: [{ role: 'user', content: shieldText(shield, `${before} ${spelling} ${after}`) }],
        })
        expect(findLeaks(shield, payload)).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})

test('the last look finds an identifier that was sent unshielded, as text or inside JSON, and names no value', () => {
  for (const spelling of [
    ...spellings.name,
    ...spellings.number,
    ...spellings.birth,
    ...spellings.contact,
    ...spellings.place,
  ]) {
    const payload = JSON.stringify({ content: `Facts:\n${spelling}\nend` })
    expect([spelling, findLeaks(makeShield(), payload).length > 0]).toEqual([spelling, true])
  }
  const [leak] = findLeaks(makeShield(), 'R o g e l i o   M e d i n a, 0-8-9-1-2-3-4-5-6')
  expect(JSON.stringify(leak)).not.toMatch(/medina|89/i)
})

test('stand-ins that were never given are told and left alone', () => {
  const shield = makeShield()
  expect(restoreText(shield, 'Person-42 met Person-1')).toBe('Person-42 met Rogelio José Medina Castañeda')
  expect(findUnrestored(shield, 'Person-42 met Person 1 and Person-1')).toEqual(['Person-42', 'Person 1'])
})

test('a model may use another hyphen, a plural or capitals', () => {
  expect(restoreText(makeShield(), 'Person‑1’s case; PERSON-1; two Person-1Bs; **Person-1B**')).toBe(
    'Rogelio José Medina Castañeda’s case; ROGELIO JOSÉ MEDINA CASTAÑEDA; two Medina Castañedas; **Medina Castañeda**',
  )
})

test('the attorney sees what was replaced and how often', () => {
  const shield = makeShield()
  shieldText(shield, 'Rogelio Medina, A089-123-456. Medina Castañeda; A089123456.')
  const list = listReplaced(shield)
  expect(list.map(({ standIn, role, count }) => [standIn, role, count])).toEqual([
    ['Person-1', 'applicant', 2],
    ['Number-1', 'applicant, a number', 2],
  ])
  expect(list[1]?.spellings.map(({ text: written, count }) => [written, count])).toEqual([
    ['A089-123-456', 1],
    ['A089123456', 1],
  ])
})

test('identifiers of documents get their numbers when the shield is built', () => {
  const shield = buildShield({ client, attorney, texts: ['Notice to Appear of A201-555-777, SSN 123-45-6789'] })
  const again = buildShield({ client, attorney, texts: ['Notice to Appear of A201-555-777, SSN 123-45-6789'] })
  expect(shieldText(shield, 'SSN 123-45-6789')).toBe(shieldText(again, 'SSN 123-45-6789'))
})

test('of an answer only the name is a name, and no role in the list of stand-ins counts as a leak', () => {
  const family = { first_defendant: 'Yusup Ehet, spouse', second_defendant: 'Muhter Yusup, son, born 2019' }
  const shield = buildShield({ client: { ...client, last_name: 'Child' }, attorney, answers: family })
  expect(shieldText(shield, 'The spouse and her son, born in 2019.')).toBe('The spouse and her son, born in 2019.')
  expect(shieldText(shield, 'Yusup Ehet and Muhter')).not.toMatch(/Ehet|Muhter/)
  const list = describeStandIns(shield)
  expect(list.length).toBeGreaterThan(3)
  expect(findLeaks(shield, list.join('\n'))).toEqual([])
})

test('a field of study is nobody: the words of the instructions stay as they are', () => {
  const shield = buildShield({ client, attorney, answers: { field_name: 'the study of Karvenia' } })
  expect(shieldText(shield, 'Write what the study of the field shows.')).toBe(
    'Write what the study of the field shows.',
  )
})

test('a family name that stands first in an answer is known with its given name', () => {
  const shield = buildShield({ client, attorney, answers: { first_defendant: 'Sarkis, Nour, A200-111-223' } })
  expect(shieldText(shield, 'Nour, Sarkis, Nour Sarkis, A 200 111 223')).not.toMatch(/Nour|Sarkis|200/)
})
