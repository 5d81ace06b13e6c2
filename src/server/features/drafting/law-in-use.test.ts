import { expect, test } from 'vitest'
import { createTestApp } from '#test/test-app.ts'
import { type Call, exampleFolders, readWorkedCases, requestDraft } from '#test/worked-cases.ts'

type Made = {
  readonly warnings: readonly { readonly code: string; readonly severity: string; readonly message: string }[]
  readonly facts: Readonly<Record<string, unknown>>
  readonly sections: readonly { readonly id: string; readonly section_content: string }[]
}
type Flag = { readonly code: string; readonly severity: string; readonly message: string; readonly text?: string }

/** A worked case drafted through the API with other answers and another record, and its checks as the page asks for them. */
async function drafted(type: string, id: string, answers: object, client: object = {}) {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  await ana.verify()
  const call: Call = async <T>(method: string, path: string, body?: object) => {
    const reply = await ana.call<T>(method, path, body)
    if (reply.status >= 400) throw new Error(`${method} ${path} answered ${JSON.stringify(reply.body)}`)
    return reply.body
  }
  const folder = exampleFolders[type] ?? ''
  const example = readWorkedCases(folder).find((one) => one.id.startsWith(id))
  if (!example) throw new Error(`There is no case ${id}.`)
  const own = example.client['client'] ?? {}
  const given = type === 'draft_generator' ? { client: { ...own, ...client } } : client
  const path = await requestDraft(call, type as 'upw', {
    ...example,
    client: { ...example.client, ...given },
    answers: { ...example.answers, ...answers },
  })
  await call('GET', `${path}/events`)
  const draft = await call<Made>('GET', path)
  const { flags } = await call<{ flags: Flag[] }>('GET', `${path}/checks`)
  const text = draft.sections.map(({ section_content: html }) => html.replaceAll(/<[^<>]*>/g, '')).join('\n')
  const told = (code: string) => draft.warnings.filter((one) => one.code === code)
  const citations = flags.filter(({ code }) => code.startsWith('citation'))
  return { draft, text, told, citations }
}

test('the court’s state names the circuit; the draft cites its decisions, and the checks hold none of them against it', async () => {
  const { draft, text, told, citations } = await drafted('draft_generator', 'A3', { city: 'Newark', state: 'NJ' })
  expect(draft.facts).toMatchObject({ circuit: '3', circuit_from: 'court' })
  expect(told('R21').map(({ message }) => message)).toContain(
    'The 3d Circuit controls. Where its law decides, the draft prints a placeholder for you.',
  )
  expect(text).toMatch(/\(3d Cir\. \d{4}\)/)
  expect(text).toContain('Ndayshimiye')
  expect(text).not.toContain('superficial or subordinate')
  expect(citations.filter(({ text: words = '', severity }) => words.includes('3d Cir.') && severity === 'red')).toEqual(
    [],
  )
})

test('before an asylum office the residence proposes the circuit, and the attorney’s answer overrides it', async () => {
  const residence = await drafted('draft_generator', 'A1', {}, { state: 'GA' })
  expect(residence.draft.facts).toMatchObject({ circuit: '11', circuit_from: 'residence' })
  const chosen = await drafted('draft_generator', 'A1', { circuit: '2' }, { state: 'GA' })
  expect(chosen.draft.facts).toMatchObject({ circuit: '2', circuit_from: 'attorney' })
})

test('the annual fee, the holds and the signature are told before USCIS, with when they were last read', async () => {
  const { told, text } = await drafted('draft_generator', 'A1', {
    i589_filed_date: '2025-08-01',
    aaf_notice_date: '2026-09-01',
  })
  expect(told('C27')).toMatchObject([{ severity: 'warn' }])
  expect(told('C27')[0]?.message).toMatch(
    /The 30 days after the notice of September 1, 2026 have passed.*Last checked on /,
  )
  expect(told('C28')[0]?.message).toMatch(/Last checked on /)
  expect(told('C29')[0]?.message).toMatch(/vacated on June 5, 2026.*Last checked on /)
  expect(text).not.toMatch(/\$10[02]|PM-602-019[24]|\/s\//)
})

test('before the Board its rules are told, and without a circuit no decision of one is cited as controlling', async () => {
  const { told, draft } = await drafted('draft_generator', 'A4', {})
  expect(told('C26')[0]?.message).toMatch(/20 days.*30 pages.*Last checked on /)
  expect(draft.facts['circuit']).toBeNull()
  expect(draft.facts['circuit_authorities']).toEqual({})
})

test('the visa pause and the proclamation follow the citizenship; what is not confirmed says so', async () => {
  const haiti = { country_of_citizenship: 'Haiti', country_of_birth: 'Haiti' }
  const { told, text } = await drafted('upw', 'F1_', { tps_held: 'yes' }, haiti)
  const pauses = told('K27').map(({ severity, message }) => `${severity}: ${message}`)
  expect(pauses.filter((line) => line.startsWith('warn'))).toHaveLength(2)
  expect(pauses.every((line) => /Last checked on \w+ \d+, 2026\./.test(line))).toBe(true)
  expect(told('K29')[0]?.message).toMatch(/Last checked on /)
  expect(told('K30')[0]?.message).toMatch(/Last checked on /)
  expect(text).not.toMatch(/Proclamation 10998|visa will issue|brief absence/)
  const venezuela = await drafted(
    'upw',
    'F1_',
    { tps_held: 'yes' },
    { country_of_citizenship: 'Venezuela', country_of_birth: 'Venezuela' },
  )
  expect(venezuela.told('K34')[0]?.message).toMatch(/unsettled.*Not confirmed: check before relying on it\./)
})

test('a waiver of a resident of the Ninth Circuit may cite it, one of another circuit may not', async () => {
  const california = await drafted('upw', 'F1_', {}, { state: 'CA' })
  const texas = await drafted('upw', 'F1_', {}, { state: 'TX' })
  expect(texas.text).not.toMatch(/Salcido-Salcido|Cerrillo-Perez/)
  expect(california.text).toMatch(/Salcido-Salcido|Cerrillo-Perez/)
})
