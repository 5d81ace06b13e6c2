import { expect, test } from 'vitest'
import { findProgram } from '#test/system-programs.ts'
import { openCase } from '#test/packet-case.ts'

const soffice = findProgram('soffice', 'printing the brief')
const day = '2026-11-20'

const cite = (id: string, page: number) => `<span data-source="ex:${id}|p=${page}">Ex. A at ${page}</span>`

test('a second filing goes on after the first, says so in its pinpoints, and cites the first where it was filed', async () => {
  const { upload, brief } = await openCase()
  const shop = await upload('Declaration of the neighbor', [['I live next door.'], ['The shop was burned in May.']])
  await upload('Lease', [['The rent is due on the first.']])
  const first = await brief()
  await first.write(`<p>“The shop was burned in May.” ${cite(shop, 2)}.</p>`)
  expect((await first.file(day)).body.message).toContain('Make the packet first')
  const ofCase = { eoir_id: 'NC000418', all_on_ecas: 'yes' }
  await first.change({ answers: { ...ofCase, cover_note: 'joint' } })
  expect(await first.make()).toMatchObject({ filing: { number: 1, name: 'First Filing', filed_on: null, earlier: [] } })
  expect(await first.cites()).toEqual(['Ex. A at 3'])
  expect((await first.file('2999-01-01')).status).toBe(422)
  expect((await first.file(day)).body.filing.filed_on).toBe(day)
  // What is filed is frozen.
  expect((await first.change({ bates: true })).body.message).toContain('marked as filed')

  const doctor = await upload('Letter of the doctor', [['She was examined.'], ['The scars are from burns.']])
  const second = await brief()
  const opened = await second.look()
  expect(opened.filing).toMatchObject({
    number: 2,
    name: 'Second Filing',
    is_given: false,
    last_letter: 'B',
    earlier: [{ number: 1, filed_on: day, letters: 'A-B' }],
  })
  // What holds for the whole case is not asked again; what was said of that filing alone is.
  expect(opened.answers).toEqual(ofCase)
  expect(opened.items.map(({ letter, title }) => [letter, title])).toEqual([['C', 'Letter of the doctor']])
  expect(opened.filing.documents.map(({ letter, first: from, last }) => [letter, from, last])).toEqual([
    ['A', 2, 3],
    ['B', 5, 5],
  ])
  await second.write(
    `<p>“The shop was burned in May.” ${cite(shop, 2)}. “The scars are from burns.” ${cite(doctor, 2)}. She was seen. ${cite(doctor, 1)}.</p>`,
  )
  const { made } = await second.make()
  expect(await second.cites()).toEqual(['Ex. A at 3', 'Ex. C at 3 (Second Filing)', 'Ex. C at 2 (Second Filing)'])
  const own = made?.pinpoints.filter(({ text }) => / at /.test(text)) ?? []
  expect(own.map(({ text, state }) => [text, state])).toEqual(
    expect.arrayContaining([
      ['Ex. A at 3', 'holds'],
      ['Ex. C at 3 (Second Filing)', 'holds'],
      ['Ex. C at 2 (Second Filing)', 'inside'],
    ]),
  )
  expect(made?.pinpoints.filter(({ message }) => message !== null)).toEqual([])
  const pages = await second.download('exhibits')
  expect(pages[0]).toContain('TAB C (SECOND FILING)')
  expect(pages.find((page) => page.includes('TABLE OF CONTENTS'))).toContain('Second Filing')
  expect(pages.some((page) => page.includes('The shop was burned'))).toBe(false)
  if (soffice) expect((await second.download('brief')).join(' ')).toContain('Ex. C at 3 (Second Filing)')
  // The mark names no person and no fact: no check speaks of it.
  expect((await second.checks()).length).toBeGreaterThan(0)
  expect((await second.checks()).filter((message) => /\b(?:Second|Filing)\b/.test(message))).toEqual([])
  expect((await second.rule('E11'))[0]?.state).toBe('holds')
  expect((await second.rule('X07'))[0]?.state).toBe('holds')
}, 900_000)

test('a word that the earlier filing does not have, a missing mark and a letter of nobody are found', async () => {
  const { upload, brief } = await openCase()
  const shop = await upload('Declaration of the neighbor', [['I live next door.'], ['The shop was burned in May.']])
  const first = await brief()
  await first.make()
  await first.file(day)
  await upload('Letter of the doctor', [['She was examined.'], ['The scars are from burns.']])
  const second = await brief()
  await second.write(
    `<p>“The shop was burned in June.” ${cite(shop, 2)}. “The scars are from burns.” Ex. B at 3. It is so. Ex. K at 2.</p>`,
  )
  const { made } = await second.make()
  const failing = made?.pinpoints.filter(({ message }) => message !== null).map(({ message }) => message)
  expect(failing).toEqual([
    'Ex. A at 3: page 3 does not hold the quoted words.',
    'Ex. B at 3: say “(Second Filing)”. Each filing of a case counts its pages from 1.',
    'Ex. K is cited, but the packet has no exhibit K.',
  ])
  expect((await second.rule('X07')).map(({ severity }) => severity)).toEqual(['block', 'block', 'warn'])
}, 900_000)
