import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { Draft } from '#contract/drafting.ts'
import type { PacketReply } from '#contract/packets.ts'
import { formPdf, pngPicture, textPdf } from '#server/pdf/testing/sample-files.ts'
import { readFields } from '#server/pdf/form-fields.ts'
import { standInForm } from '#server/pdf/testing/stand-in-form.ts'
import { buildDocx } from '#server/word/build-docx.ts'
import { pdfWarnings } from '#test/pdf-warnings.ts'
import { findProgram } from '#test/system-programs.ts'
import { collectComplaints, expectAccessible, expectAccessibleInTheDark, freshAddress, signUp } from './attorney.ts'
import { type Caller, callerOf } from './caller.ts'
import { prepareCase } from './worked-case.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

const run = promisify(execFile)
const pdftoppm = findProgram('pdftoppm', 'making a scan')
const soffice = findProgram('soffice', 'printing Word files')
const tesseract = findProgram('tesseract', 'reading scans')

const declaration = [
  [
    'DECLARATION OF DANA WHITLOCK MEDINA',
    '1. I am the wife of Rogelio Medina.',
    '2. I have major depressive disorder.',
  ],
  [
    '3. When he worked out of town I could not get out of bed for nine days.',
    'I declare under penalty of perjury that the foregoing is true and correct.',
    'Executed on May 2, 2026.',
  ],
]

/** A picture of a page that says something, as a scanner makes it. */
async function scan(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-'))
  try {
    await writeFile(
      join(folder, 'page.pdf'),
      await textPdf([['The rent of the house is due on the first of each month.']]),
    )
    await run(pdftoppm ?? 'pdftoppm', ['-r', '200', '-gray', '-png', join(folder, 'page.pdf'), join(folder, 'page')])
    return await readFile(join(folder, 'page-1.png'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function letter(): Promise<Buffer> {
  const text = 'He sings in the choir of our parish every Sunday.'
  const blocks = [{ kind: 'paragraph', content: [{ text }] } as const]
  const layout = { lineSpacing: 1, paragraphSpacing: 8, pageNumbers: 'none' } as const
  return Buffer.from(await buildDocx({ title: 'Letter', properties: {}, layout, blocks }))
}

/** Fills what the draft leaves open, quotes the exhibits, and accepts every section. */
async function finishDraft({ call }: Caller, path: string, draftId: string, quotes: string): Promise<void> {
  const { sections } = await call<Draft>('GET', path)
  for (const section of sections) {
    const filled = section.section_content.replaceAll(/<mark[^<>]*>[^<]*<\/mark>/g, 'as the record shows')
    const content = section.id === 'sep_spouse' ? `${filled}${quotes}` : filled
    const manual = `/ai_tool/draft_from_template_sections/manual/${draftId}/${section.id}`
    if (content !== section.section_content)
      await call('PUT', manual, { section_content: content, base_version: section.version })
  }
  for (const { id } of sections)
    await call('POST', `${path}/sections/${id}/accept`, {
      override: 'Checked by hand.',
    })
}

/** The record holds as it is; with one byte changed in it, or in the packet, it does not. */
async function checkRecord(zipped: string, packet: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'record-'))
  try {
    for (const [name, bytes] of Object.entries(unzipSync(await readFile(zipped))))
      await writeFile(join(folder, name), bytes)
    const verify = (...files: string[]) => run(process.execPath, [join(folder, 'verify-sign-off.mjs'), ...files])
    expect((await verify(packet)).stdout).toContain('VERIFIED.')
    const changedPacket = join(folder, 'packet.pdf')
    await writeFile(changedPacket, changeByte(await readFile(packet)))
    await expect(verify(changedPacket)).rejects.toThrow('NOT VERIFIED')
    // Anybody with OpenSSL says the same of the record, without a program of ours.
    const openssl = () =>
      run(
        'openssl',
        [
          'pkeyutl',
          '-verify',
          '-pubin',
          '-inkey',
          'public-key.pem',
          '-rawin',
          '-in',
          'record.json',
          '-sigfile',
          'record.sig',
        ],
        { cwd: folder },
      )
    expect((await openssl()).stdout).toContain('Signature Verified Successfully')
    await writeFile(join(folder, 'record.json'), changeByte(await readFile(join(folder, 'record.json'))))
    await expect(verify()).rejects.toThrow('NOT VERIFIED')
    await expect(openssl()).rejects.toThrow()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Each pinpoint that the brief prints leads to a page that bears its exhibit and number, and what is quoted for it stands
 * on that page: as poppler reads the file.
 */
async function expectPinpoints(file: string, quotes: readonly (readonly [string, string])[]): Promise<void> {
  const text = (await run('pdftotext', ['-raw', file, '-'])).stdout
  const pages = text.split('\f').map((page) => page.replaceAll(/\s+/g, ' ').trim())
  // As the page was written: by place the stamp of a turned page falls apart.
  const numbered = (letter: string, number: string) =>
    pages.filter((page) => ` ${page} `.includes(` Ex. ${letter} ${number} `))
  const brief = pages
    .slice(
      0,
      pages.findIndex((page) => page.includes('TABLE OF CONTENTS')),
    )
    .join(' ')
  const cites = [...brief.matchAll(/Ex\. ([A-F]) at (\d+)/g)].map(
    ([, letter = '', number = '']) => [letter, number] as const,
  )
  expect(cites.length).toBeGreaterThanOrEqual(6)
  for (const [letter, number] of cites)
    expect([letter, number, numbered(letter, number).length]).toEqual([letter, number, 1])
  for (const [words, letter] of quotes) {
    const cited = cites.filter(([of]) => of === letter).flatMap(([, number]) => numbered(letter, number))
    expect([words, cited.some((page) => page.includes(words))]).toEqual([words, true])
  }
}

function changeByte(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  const at = Math.floor(changed.length / 2)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}

test('an accepted brief with six exhibits of mixed kinds becomes a packet whose every pinpoint holds its words', async ({
  page,
}) => {
  test.skip(!pdftoppm || !soffice || !tesseract, 'needs the programs that print Word files and read scans')
  const complaints = collectComplaints(page)
  await signUp(page, freshAddress('packet@firm.example'))
  const caller = await callerOf(page)
  await caller.call('POST', '/attorneys/me', {
    first_name: 'Naomi',
    last_name: 'Clarke',
    phone: '(520) 555-0100',
    firm_name: 'Clarke Law',
    license_number: '012345',
    license_authority: 'State Bar of Arizona',
    address_1: '1 Main Street',
    city: 'Tucson',
    state: 'AZ',
    zip_code: '85701',
  })
  const client = await prepareCase(page, 'upw', 'i601a-waiver/examples/i130-citizen-spouse-uninspected')
  const ids = [
    await caller.upload(
      client,
      'Declaration of Dana Medina',
      'declaration.pdf',
      await textPdf(declaration, { isProtected: true }),
    ),
    await caller.upload(client, 'Form I-601A', 'form.pdf', await formPdf('Rogelio Medina Castañeda')),
    await caller.upload(client, 'Lease, scanned', 'lease.png', await scan()),
    await caller.upload(client, 'Letter of the pastor', 'letter.docx', await letter()),
    await caller.upload(client, 'Photograph of the house', 'house.png', pngPicture(300, 200)),
    await caller.upload(
      client,
      'Records, turned and on A4',
      'records.pdf',
      await textPdf([['First record.'], ['Second record: nine visits.']], { size: [595, 842], turned: 90 }),
    ),
  ]
  const listed = () => caller.call<{ status: string }[]>('GET', `/clients/${client}/documents`)
  await expect
    .poll(async () => (await listed()).every(({ status }) => status === 'ready'), { timeout: 180_000 })
    .toBe(true)

  const saved = await caller.call<{ answers: Record<string, unknown> }>('GET', `/clients/${client}/answers/upw`)
  const started = await caller.call<Draft>('POST', '/ai_tool/upw', {
    ...saved.answers,
    client_id: client,
    filing_date: '2026-11-20',
  })
  const path = `/clients/${client}/drafts/${started.draft_id}`
  await expect.poll(async () => (await caller.call<Draft>('GET', path)).status).toBe('ready')
  const { items } = await caller.call<PacketReply>('GET', `${path}/packet`)
  expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  const cite = (index: number, at: number) => {
    const letterOf = items.find(({ id }) => id === ids[index])?.letter ?? ''
    return `<span data-source="ex:${ids[index]}|p=${at}">Ex. ${letterOf} at ${at}</span>`
  }
  const quotes = `<p>She could not “get out of bed for nine days.” ${cite(0, 2)}. “The rent of the house is due on the first of each month.” ${cite(2, 1)}. “He sings in the choir of our parish every Sunday.” ${cite(3, 1)}. The records speak of “nine visits.” ${cite(5, 2)}. The form names him. ${cite(1, 1)}. The house is theirs. ${cite(4, 1)}.</p>`
  await finishDraft(caller, path, started.draft_id, quotes)

  await page.goto(`/drafty/my-drafts/${started.draft_id}?client=${client}`)
  await page.getByRole('link', { name: 'Preflight and packet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Filing packet' })).toBeVisible()
  await expect(page.getByText('Declaration of Dana Medina').first()).toBeVisible()
  await expectAccessible(page)

  // By keyboard: the photograph goes up one place, and its cite with it.
  const grip = page.getByRole('button', { name: /^Move exhibit \w+, Photograph/ })
  await grip.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  const ordered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.keyboard.press('Space')
  expect((await ordered).status()).toBe(200)

  await page.getByRole('button', { name: 'Make the packet' }).click()
  await expect(page.getByRole('button', { name: 'Make the packet again' })).toBeVisible({ timeout: 240_000 })
  await expect(page.getByText(/cites lead to a page; \d+ with quoted words, which stand there/)).toBeVisible()
  const made = (await caller.call<PacketReply>('GET', `${path}/packet`)).made
  expect(made?.pinpoints.filter(({ message }) => message !== null)).toEqual([])
  expect(made?.pinpoints.filter(({ state }) => state === 'holds').length).toBeGreaterThanOrEqual(4)
  expect(made?.is_stale).toBe(false)

  // A page as it is filed, its stamp and its cites beside it.
  await page.getByRole('link', { name: 'Declaration of Dana Medina' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Declaration of Dana Medina' })).toBeVisible()
  await page.getByRole('link', { name: '3', exact: true }).click()
  await expect(page.getByRole('img', { name: 'Exhibit A, page 3 of the packet' })).toBeVisible()
  await expect(page.getByText('Cited in the brief')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next exhibit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Form I-601A' })).toBeVisible()
  await page.getByRole('link', { name: 'Filing packet' }).click()

  // The form of the agency, in the file that the attorney has.
  await page.getByLabel('Empty Form I-601A').setInputFiles({
    name: 'i-601a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await standInForm('I-601A', { isProtected: true, hasXfa: true })),
  })
  const filled = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Fill and download' }).click()
  const values = [...(await readFields(await (await filled).path())).values()]
  expect(values).toContain('Medina Castañeda')

  // What no program can judge, the attorney answers; then nothing is left.
  for (;;) {
    const yes = page.getByRole('button', { name: 'Yes', exact: true }).first()
    if (!(await yes.isVisible())) {
      const closed = page.getByText(/^For you to answer/)
      if ((await closed.count()) === 0) break
      await closed.click()
      continue
    }
    const answered = page.waitForResponse((response) => response.url().endsWith('/preflight/answers'))
    const questions = await leftToAnswer(page)
    await yes.click()
    expect((await answered).status()).toBe(200)
    // The list is judged anew and has one question less.
    await expect.poll(() => leftToAnswer(page)).not.toBe(questions)
  }
  await expect(page.getByText('0 must fix')).toBeVisible()
  await expect(page.getByText('Nothing that the rules can judge is open.')).toBeVisible()

  // For the file of the firm: every rule, with who answered what.
  const reported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Report as PDF' }).click()
  const report = (await run('pdftotext', ['-layout', await (await reported).path(), '-'])).stdout
  expect(report).toContain('0 must be fixed, 0 to look at, 0 questions open')
  expect(report).toMatch(/Settled by the attorney[^]*packet@firm\.example|Settled by the attorney[^]*\(packet/)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const file = await download
  // No forum takes less of a file than the account of the agency does.
  expect((await stat(await file.path())).size).toBeLessThan(12_000_000)
  expect(file.suggestedFilename()).toMatch(/^[A-Za-z0-9_-]+_I-601A_ExhibitA-F\.pdf$/)
  expect(await pdfWarnings(await file.path())).toEqual([])
  await expectPinpoints(await file.path(), [
    ['get out of bed for nine days', 'A'],
    ['The rent of the house is due on the first of each month', 'C'],
    ['He sings in the choir of our parish every Sunday', 'E'],
    ['nine visits', 'F'],
  ])
  await expectAccessible(page)
  await expectAccessibleInTheDark(page)

  // The attorney takes responsibility for it; the record is checked far from the server.
  await page.getByRole('link', { name: 'Sign-off' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-off' })).toBeVisible()
  await expect(page.getByText(/Text of \w+ \d+, \d{4}, .*, about \d+ pages?\./)).toBeVisible()
  if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/sign-off.png` })
  await page.getByRole('checkbox', { name: /^I have read the whole document/ }).check()
  await page.getByRole('checkbox', { name: /^I checked the citations/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign off', exact: true }).click()
  await expect(page.getByText('Signed off by Naomi Clarke')).toBeVisible()
  const record = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Signed record' }).click()
  await checkRecord(await (await record).path(), await file.path())
  await expectAccessible(page)
  await expectAccessibleInTheDark(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await page.goBack()
  await expect(page.getByText('Declaration of Dana Medina').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(complaints).toEqual([])
})

test('a translation is put behind the tab of its original by keyboard alone, and looked at on a phone', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await signUp(page, freshAddress('tabs@firm.example'))
  const caller = await callerOf(page)
  const client = await prepareCase(page, 'upw', 'i601a-waiver/examples/i130-citizen-spouse-uninspected')
  const spanish =
    'La solicitante ha vivido en la ciudad desde el año 2009 y ha cuidado de su madre todos los días, como'
  await caller.upload(
    client,
    'Letter of the parish',
    'l.pdf',
    await textPdf([[spanish, 'lo saben los vecinos de ella.']]),
  )
  await caller.upload(client, 'Letter of the parish, translation', 't.pdf', await textPdf([['She has lived here.']]))
  const listed = () => caller.call<{ status: string }[]>('GET', `/clients/${client}/documents`)
  await expect.poll(async () => (await listed()).every(({ status }) => status === 'ready')).toBe(true)
  const saved = await caller.call<{ answers: Record<string, unknown> }>('GET', `/clients/${client}/answers/upw`)
  const request = { ...saved.answers, client_id: client, filing_date: '2026-11-20' }
  const { draft_id } = await caller.call<Draft>('POST', '/ai_tool/upw', request)
  const path = `/clients/${client}/drafts/${draft_id}`
  await expect.poll(async () => (await caller.call<Draft>('GET', path)).status).toBe('ready')

  await page.goto(`/drafty/my-drafts/${draft_id}/packet?client=${client}`)
  await expect(page.getByText(/contains Spanish text and has no English translation/)).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Letter of the parish, translation' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused()
  // Until the menu has opened whole, it sends the focus back to its first entry.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Put behind another tab' })).toBeFocused({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Tab for Letter of the parish, translation' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Put there' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/contains Spanish text and has no English translation/)).toHaveCount(0)
  const { items } = await caller.call<PacketReply>('GET', `${path}/packet`)
  expect(new Set(items.map(({ letter }) => letter))).toEqual(new Set(['A']))
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('Letter of the parish, translation').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(complaints).toEqual([])
})

/** `For you to answer (10)`, or nothing where all is answered. */
async function leftToAnswer(page: Page): Promise<string> {
  const [left = ''] = await page.getByText(/^For you to answer/).allTextContents()
  return left
}
