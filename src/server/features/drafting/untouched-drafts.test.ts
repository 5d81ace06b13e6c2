import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { DraftType } from '#domain/drafting/tool.ts'
import { fifthAsylum } from '#test/asylum-fifth-readings.data.ts'
import { eighthAsylum } from '#test/asylum-eighth-readings.data.ts'
import { seventhAsylum } from '#test/asylum-seventh-readings.data.ts'
import { sixthAsylum } from '#test/asylum-sixth-readings.data.ts'
import { fourthAsylum } from '#test/asylum-fourth-readings.data.ts'
import { settleTemplate } from '#test/settle-template.ts'
import { createTestApp, type Caller } from '#test/test-app.ts'
import { exampleFolders, readWorkedCases, requestDraft, type Call, type WorkedCase } from '#test/worked-cases.ts'

type Flag = {
  readonly code: string
  readonly severity: string
  readonly message: string
  readonly text?: string
  readonly place?: { readonly sectionId: string }
}

const evidence = [
  ['declaration-of-dana-whitlock-medina', 'Declaration of Dana Whitlock Medina'],
  ['psychological-evaluation', 'Psychological evaluation'],
  ['school-record-iep', 'School record'],
  ['country-information-sheet', 'Country information sheet'],
] as const

/** The waiver case that the demo shows, with its documents. */
function withDocuments(worked: WorkedCase): WorkedCase {
  const folder = 'src/tools/i601a-waiver/examples/documents'
  const sources = evidence.map(([id, title]) => ({
    id,
    kind: 'client_document',
    title,
    text: readFileSync(`${folder}/${id}.txt`, 'utf8'),
  }))
  return { ...worked, id: `${worked.id} with its documents`, sources }
}

/** Cases with long accounts and papers, as an office has them. */
const accounts = [...fourthAsylum, ...fifthAsylum, ...sixthAsylum, ...seventhAsylum, ...eighthAsylum].map(
  ({ documents, ...one }) => ({
    type: 'draft_generator',
    worked: {
      ...one,
      answers: { ...one.answers },
      sources: documents.map((paper) => ({ ...paper, kind: 'client_document' })),
    },
  }),
)

const examples = Object.entries(exampleFolders).flatMap(([type, folder]) =>
  readWorkedCases(folder).flatMap((worked) =>
    worked.id.startsWith('F1_')
      ? [
          { type, worked },
          { type, worked: withDocuments(worked) },
        ]
      : [{ type, worked }],
  ),
)

const cases: readonly { type: string; worked: WorkedCase }[] = [...examples, ...accounts]

function callOf(attorney: Caller): Call {
  return async (method, path, body) => {
    const reply = await attorney.call(method, path, body)
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    const template = /^[/]briefs[/]([^/]+)[/]sections$/.exec(path)?.[1]
    if (method === 'POST' && template !== undefined) await settleTemplate(attorney, template, 'own')
    return reply.body as never
  }
}

/** Gaps, rules of the tool and the law data's own history of a decision are meant to be read. */
const isDoubt = ({ code, severity, message }: Flag) =>
  (severity === 'red' || severity === 'amber') &&
  (message.includes('Our list has it for') ||
    !['gap', 'tool-rule', 'citation-listed', 'citation-negative'].includes(code))

test('an untouched draft that software wrote contradicts nothing, and at most one sentence of it is doubted', async () => {
  const { signUp } = await createTestApp()
  const doubted: string[] = []
  for (const { type, worked } of cases) {
    const attorney = await signUp()
    await attorney.verify()
    const path = await requestDraft(callOf(attorney), type as DraftType, worked)
    await expect.poll(async () => (await attorney.call('GET', path)).body['status'], { timeout: 120_000 }).toBe('ready')
    const { flags } = (await attorney.call<{ flags: Flag[] }>('GET', `${path}/checks`)).body
    expect(flags.length).toBeGreaterThan(5)
    // A citation in the table and in the argument is one card with its places.
    const found = [
      ...new Map(flags.filter(isDoubt).map((flag) => [`${flag.code} ${flag.text} ${flag.message}`, flag])).values(),
    ]
    const told = found.map(({ severity, place, text, message }) =>
      [type, worked.id, severity, place?.sectionId, text, message].join(' | '),
    )
    expect(found.length, told.join('\n')).toBeLessThanOrEqual(1)
    doubted.push(...told)
    expect(told.filter((_, index) => found[index]?.severity === 'red')).toEqual([])
  }
  console.info(`${cases.length} untouched drafts, doubted in all: ${doubted.length}\n${doubted.join('\n')}`)
}, 1_200_000)
