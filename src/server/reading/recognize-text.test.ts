import { expect, test } from 'vitest'
import { findProgram } from '#test/system-programs.ts'
import { recognizeText } from './recognize-text.ts'
import { pngHeader, smallPdf } from './testing/small-files.ts'

const canRecognize =
  findProgram('tesseract', 'recognising the text of scans') !== undefined &&
  findProgram('pdftoppm', 'recognising the text of scans') !== undefined

test.skipIf(!canRecognize)('the pages of a scan are recognised, each at its place', async () => {
  const pages = [['The applicant entered in 2019', 'near El Paso'], ['Sworn before me']]
  const { text, pages: places, warnings } = await recognizeText(smallPdf(pages))
  expect(text).toBe('The applicant entered in 2019\nnear El Paso\nSworn before me')
  expect(places).toEqual([
    { number: 1, offset: 0 },
    { number: 2, offset: 43 },
  ])
  expect(warnings).toEqual(['The text of this scan was recognized by a program; compare it with the original.'])
})

test.skipIf(!canRecognize)('what cannot be recognised is refused with a sentence', async () => {
  await expect(recognizeText(pngHeader(100, 100))).rejects.toMatchObject({ code: 'ocr-failed' })
  await expect(recognizeText(pngHeader(40_000, 100))).rejects.toMatchObject({ code: 'image-too-large' })
  await expect(recognizeText(smallPdf([['one'], ['two']]), { pages: 1 })).rejects.toMatchObject({
    code: 'too-many-pages',
  })
  await expect(recognizeText(smallPdf([['one']]), { language: 'nolanguage' })).rejects.toMatchObject({
    code: 'ocr-failed',
  })
})
