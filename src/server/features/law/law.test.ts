import { expect, test } from 'vitest'
import pino from 'pino'
import { builtInLaw } from '#law/pack/built-in.ts'
import { createLawBook, keepBuiltInLaw } from '#server/law/law-book.ts'
import { createPublisher, laterLaw, withAuthority } from '#test/law-packs.ts'
import { buildClient, simpleNaturalization, waiverAnswers, waiverClient } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

type Draft = {
  status: string
  warnings: { code: string; message: string }[]
  law: { version: string; newer: { version: string; changes: string[] } | null }
  sections: { section_content: string }[]
}
type Flags = { checked_on: string; flags: { code: string; message: string; text?: string }[] }

const publisher = createPublisher()
const keeper = 'keeper@firm.example'
const environment = { LAW_PACK_KEYS: publisher.publicKey, LAW_KEEPERS: keeper }

/** A server whose keeper of the law is logged in, with a verified address. */
async function createLawDesk() {
  const desk = await createTestApp({ environment })
  const ana = await desk.signUp(keeper)
  await ana.verify()
  return { ...desk, ana }
}

async function requestDraft(who: Caller, path: string, client_id: string, answers: object): Promise<string> {
  const started = await who.call<{ draft_id: string }>('POST', path, { ...answers, client_id })
  expect(started.status).toBeLessThan(300)
  const at = `/clients/${client_id}/drafts/${started.body.draft_id}`
  await expect.poll(async () => (await who.call<Draft>('GET', at)).body.status, { timeout: 120_000 }).toBe('ready')
  return at
}

const textOf = async (who: Caller, at: string) =>
  (await who.call<Draft>('GET', at)).body.sections.map(({ section_content }) => section_content).join(' ')

const { n400Filing, deadlineNumbers } = builtInLaw.parts
const dearer = laterLaw('2026-12-01', {
  n400Filing: {
    ...n400Filing,
    fees: { ...n400Filing.fees, standard: { ...n400Filing.fees.standard, dollars: 815 } },
    addresses: n400Filing.addresses.map((one) =>
      one.id === 'dallas_lockbox_other'
        ? { ...one, lines: ['USCIS', 'Attn: N-400', '1 New Street', 'Dallas, TX 75067'] }
        : one,
    ),
  },
})

test('a letter prints the address of the pack in force; one that was made before stays as it was and says what is newer', async () => {
  const { ana } = await createLawDesk()
  const client_id = await buildClient(ana, { client: { state: 'TX' } })
  const answers = {
    ...simpleNaturalization,
    permanent_residence_date: '2015-01-15',
    uscis_mailing_address: 'dallas_lockbox_other',
  }
  const before = await requestDraft(ana, '/ai_tool/naturalization', client_id, answers)
  expect((await ana.call<Draft>('GET', before)).body.law).toEqual({
    version: '2026-11-22',
    as_of: '2026-11-22',
    newer: null,
  })
  const signed = { pack: publisher.sign(dearer) }
  const looked = await ana.call('POST', '/law/look', signed)
  expect(looked.body).toMatchObject({
    version: '2026-12-01',
    changes: [
      { label: 'Form N-400, standard fee', how: 'changed' },
      { label: 'Filing address: Dallas lockbox: FedEx, UPS or DHL', how: 'changed' },
    ],
    touched: {
      drafts: [{ client_name: 'Ana Maria Example', changes: [{ kind: 'n400' }, { kind: 'n400' }] }],
      clients: [],
    },
  })
  expect((await ana.call('GET', '/law')).body).toMatchObject({ version: '2026-11-22' })
  expect(await ana.call('POST', '/law', signed)).toMatchObject({ status: 201, body: { version: '2026-12-01' } })

  const after = await requestDraft(ana, '/ai_tool/naturalization', client_id, answers)
  expect(await textOf(ana, after)).toContain('1 New Street')
  expect(await textOf(ana, before)).not.toContain('1 New Street')
  expect((await ana.call<Draft>('GET', before)).body.law).toMatchObject({
    version: '2026-11-22',
    newer: { version: '2026-12-01', changes: expect.arrayContaining(['Form N-400, standard fee']) },
  })
  expect((await ana.call<Draft>('GET', after)).body.law).toMatchObject({ version: '2026-12-01', newer: null })

  const taken = await ana.call<Draft>('POST', `${before}/law`)
  expect(taken.body.law).toMatchObject({ version: '2026-12-01', newer: null })
  expect(await textOf(ana, before)).not.toContain('1 New Street')
})

test('an authority that a pack vacates is red in the drafts made under it, in the checks of an earlier one only once it takes that law', async () => {
  const { ana, services } = await createLawDesk()
  const client_id = await buildClient(ana, waiverClient)
  const before = await requestDraft(ana, '/ai_tool/upw', client_id, waiverAnswers)
  const flagsOf = async (at: string) => (await ana.call<Flags>('GET', `${at}/checks`)).body
  const [cited] = (await textOf(ana, before)).match(/Matter of Cervantes[^<]*/) ?? []
  expect(cited).toBeDefined()
  const negative = async (at: string) =>
    (await flagsOf(at)).flags.filter(({ code, message }) => code === 'citation-negative' && message.includes('vacated'))
  expect(await negative(before)).toEqual([])

  const chain = {
    key: '22 I&N Dec. 560',
    name: 'Matter of Cervantes',
    events: [{ effect: 'vacated' as const, by: 'Somebody v. Bondi', date: '2026-10-01', grade: 'A' as const }],
  }
  const chains = builtInLaw.parts.historyChains.filter(({ key }) => key !== chain.key)
  const vacating = laterLaw('2026-12-02', { authoritiesCheckedOn: '2026-12-02', historyChains: [chain, ...chains] })
  expect((await ana.call('POST', '/law', { pack: publisher.sign(vacating) })).status).toBe(201)
  expect(await negative(before)).toEqual([])
  expect((await flagsOf(before)).checked_on).toBe('2026-11-22')
  expect((await ana.call<Draft>('GET', before)).body.law.newer?.changes).toContain(
    'Matter of Cervantes, 22 I&N Dec. 560: later history',
  )
  expect((await ana.call('POST', `${before}/law`)).status).toBe(200)
  expect((await negative(before)).length).toBeGreaterThan(0)
  expect((await flagsOf(before)).checked_on).toBe('2026-12-02')
  expect((await services.database.selectFrom('law_packs').select('imported_by').execute()).length).toBe(1)
})

test('days are counted with the numbers of the pack in force', async () => {
  const { ana } = await createLawDesk()
  const client_id = await buildClient(ana, {
    client: { permanent_residence_date: '2022-03-10', naturalization_years: '5' },
  })
  const daysOf = async () =>
    (await ana.call<{ dates: { rule_id: string; date: string }[] }>('GET', `/clients/${client_id}/dates`)).body.dates
  const opened = (await daysOf()).find(({ rule_id }) => rule_id.startsWith('D-N400'))
  const earlier = laterLaw('2026-12-03', { deadlineNumbers: { ...deadlineNumbers, earlyFiling: 60 } })
  await ana.call('POST', '/law', { pack: publisher.sign(earlier) })
  const moved = (await daysOf()).find(({ rule_id }) => rule_id === opened?.rule_id)
  expect([opened?.date, moved?.date]).toEqual(['2026-12-10', '2027-01-09'])
})

test('only whom the settings name may import, and what is refused is refused with its reason and changes nothing', async () => {
  const { ana, signUp, services } = await createLawDesk()
  const other = await signUp()
  const pack = publisher.sign(dearer)
  for (const path of ['/law/look', '/law']) {
    expect((await other.call('POST', path, { pack })).status).toBe(403)
    expect(await ana.call('POST', path, { pack: createPublisher().sign(dearer) })).toMatchObject({
      status: 422,
      body: { code: 'law-pack-refused', message: expect.stringContaining('which LAW_PACK_KEYS does not name') },
    })
    expect((await ana.call('POST', path, { pack: '' })).status).toBe(422)
    expect(await ana.call('POST', path, { pack: publisher.sign(laterLaw('2025-01-01', {})) })).toMatchObject({
      status: 422,
      body: { message: 'This law pack is of 2025-01-01, older than the one in force (2026-11-22).' },
    })
  }
  expect(await services.database.selectFrom('law_packs').select('version').execute()).toEqual([])
  expect((await ana.call('GET', '/law')).body).toMatchObject({ version: '2026-11-22', may_import: true })
  expect((await other.call('GET', '/law')).body).toMatchObject({ version: '2026-11-22', may_import: false })
})

test('what a pack touches is listed to each account for itself alone', async () => {
  const { ana, signUp } = await createLawDesk()
  const other = await signUp()
  const answers = { ...simpleNaturalization, permanent_residence_date: '2015-01-15' }
  await requestDraft(other, '/ai_tool/naturalization', await buildClient(other), answers)
  const looked = await ana.call('POST', '/law/look', { pack: publisher.sign(dearer) })
  expect(looked.body).toMatchObject({ touched: { drafts: [], clients: [] } })
})

test('two servers on one database agree: what one imports the other has after its next look, and after an update too', async () => {
  const { ana, services } = await createLawDesk()
  const { database } = services
  const log = pino({ level: 'silent' })
  const second = createLawBook(database, log)
  await second.refresh()
  expect(second.inForce().version).toBe('2026-11-22')
  await ana.call('POST', '/law', { pack: publisher.sign(dearer) })
  await second.refresh()
  expect(second.inForce()).toMatchObject({ version: '2026-12-01' })
  expect(second.inForce().parts.authorities).toBe(builtInLaw.parts.authorities)

  await keepBuiltInLaw(database, 0)
  await keepBuiltInLaw(database, 0)
  const updated = createLawBook(database, log, laterLaw('2027-01-05', {}))
  await updated.refresh()
  expect(updated.inForce().version).toBe('2027-01-05')
  expect(updated.find('2026-11-22')?.says).toBe(builtInLaw.says)
  expect(updated.find('2026-12-01')?.version).toBe('2026-12-01')
})

test('a pack that was changed in the database is not read', async () => {
  const { ana, services } = await createLawDesk()
  await ana.call('POST', '/law', {
    pack: publisher.sign(laterLaw('2026-12-04', { authorities: withAuthority('acosta', { pin: '233' }) })),
  })
  const content = JSON.stringify(laterLaw('2026-12-04', { authorities: withAuthority('acosta', { pin: '999' }) }))
  await services.database.updateTable('law_packs').set({ content }).where('version', '=', '2026-12-04').execute()
  const book = createLawBook(services.database, pino({ level: 'silent' }))
  await book.refresh()
  expect(book.inForce().version).toBe('2026-11-22')
})
