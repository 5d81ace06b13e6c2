import { expect, test } from 'vitest'
import { keepFile } from '#test/keep-file.ts'
import { findEmptyFields } from './empty-fields.ts'
import { formPdf, textPdf } from './testing/sample-files.ts'
import { standInForm } from './testing/stand-in-form.ts'

test('the empty boxes of a form are counted, also of one that is protected and described twice; who signs is left out', async () => {
  const blank = await keepFile(await standInForm('I-589', { isProtected: true, hasXfa: true }))
  const found = await findEmptyFields(blank)
  expect(found?.count).toBeGreaterThan(5)
  expect(found?.first.filter((label) => /signature/i.test(label))).toEqual([])
  expect(await findEmptyFields(await keepFile(await formPdf('Ana Ruiz')))).toEqual({ count: 0, first: [] })
})

test('a file without boxes to write in says nothing of them', async () => {
  expect(await findEmptyFields(await keepFile(await textPdf([['Form I-589, scanned']])))).toBeUndefined()
})
