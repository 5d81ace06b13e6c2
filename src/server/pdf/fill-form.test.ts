import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openPdf } from '#server/reading/open-pdf.ts'
import { keepFile } from '#test/keep-file.ts'
import { pdftoppm, printPages } from '#test/page-dots.ts'
import { pdfWarnings } from '#test/pdf-warnings.ts'
import { findProgram } from '#test/system-programs.ts'
import { fillForm } from './fill-form.ts'
import { readFields } from './form-fields.ts'
import { standInForm } from './testing/stand-in-form.ts'

const run = promisify(execFile)
const qpdf = findProgram('qpdf', 'reading how forms are encrypted')
const dotsPerInch = 100
/** What a drawn letter may stand over the edge of its box, in dots. */
const slack = 1

type Place = { readonly name: string; readonly page: number; readonly rect: readonly number[] }

async function placesOf(path: string): Promise<Place[]> {
  const pdf = await openPdf(await readFile(path), 60)
  try {
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
    const found = await Promise.all(pages.map((page) => page.getAnnotations()))
    return found.flatMap((annotations, page) =>
      (annotations as { fieldName?: string; rect: number[] }[]).flatMap(({ fieldName: name, rect }) =>
        name === undefined ? [] : [{ name, page, rect }],
      ),
    )
  } finally {
    await pdf.loadingTask.destroy()
  }
}

const inDots = (points: number) => (points * dotsPerInch) / 72

/** Every dot in which two printed forms differ: how many lie in each field, and how many in none. */
async function differences(before: string, after: string) {
  const [one, other] = [await printPages(before, dotsPerInch), await printPages(after, dotsPerInch)]
  expect(other.map(({ width, height }) => [width, height])).toEqual(one.map(({ width, height }) => [width, height]))
  const places = await placesOf(before)
  const inFields = new Map<string, number>()
  let elsewhere = 0
  for (const [page, { width, height, dots }] of one.entries()) {
    const onPage = places.filter((place) => place.page === page)
    for (const [at, dot] of dots.entries()) {
      if (Math.abs(dot - (other[page]?.dots[at] ?? 0)) < 8) continue
      const [x, y] = [at % width, height - Math.floor(at / width)]
      const place = onPage.find(({ rect: [left = 0, bottom = 0, right = 0, top = 0] }) => {
        const isAcross = x >= inDots(left) - slack && x <= inDots(right) + slack
        return isAcross && y >= inDots(bottom) - slack && y <= inDots(top) + slack
      })
      if (place) inFields.set(place.name, (inFields.get(place.name) ?? 0) + 1)
      else elsewhere += 1
    }
  }
  return { inFields, elsewhere }
}

/** A blank form that opens without a password and may not be changed. Other ciphers than the library's own are qpdf's. */
async function protectedForm(form: string, cipher: string, hasXfa: boolean): Promise<string> {
  if (cipher === 'AES-256' || !qpdf) return keepFile(await standInForm(form, { isProtected: true, hasXfa }))
  const [plain, path] = [await keepFile(await standInForm(form, { hasXfa })), await keepFile(new Uint8Array())]
  const aes = cipher === 'AES-128' ? 'y' : 'n'
  await run(qpdf, [
    plain,
    path,
    '--allow-weak-crypto',
    '--stream-data=preserve',
    '--encrypt',
    '',
    'owner',
    '128',
    `--use-aes=${aes}`,
    '--',
  ])
  return path
}

const cases = [
  ['I-601A', 'AES-256', true, 6],
  ['I-589', 'AES-256', true, 6],
  ['N-400', 'AES-128', false, 4],
  ['G-28', 'RC4', true, 3],
] as const

test.skipIf(!pdftoppm).each(cases)(
  '%s, encrypted by %s: printed before and after, nothing changes but the fields that were filled',
  async (form, cipher, hasXfa, revision) => {
    const blank = await protectedForm(form, cipher, hasXfa)
    if (qpdf) expect((await run(qpdf, ['--show-encryption', blank])).stdout).toContain(`R = ${revision}\n`)
    const fields = [...(await readFields(blank))].filter(([name]) => !/signature/i.test(name))
    // Every third, so that each filled one has neighbors that stay empty; letters that the form's own fonts lack among them.
    const values = ['Medina Castañeda', 'Łukasz Žižek', '555-0100']
    const writes = fields
      .filter((_, index) => index % 3 === 0)
      .map(([field, value], index) => ({ field, value: value === false ? true : (values[index % 3] ?? '') }) as const)
    expect(writes.length).toBeGreaterThan(7)
    const filled = await keepFile(new Uint8Array())
    await fillForm(blank, filled, writes)

    const { inFields, elsewhere } = await differences(blank, filled)
    expect(elsewhere).toBe(0)
    expect([...inFields.keys()].toSorted()).toEqual(writes.map(({ field }) => field).toSorted())
    expect([...inFields].filter(([, dots]) => dots < 10)).toEqual([])
    expect(await pdfWarnings(filled)).toEqual([])
  },
)
