import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import { earlyDoc, smallDoc } from './testing/small-doc.ts'

test('a file of Word 97 to 2003 is read: both widths of letters, results of fields, rows of tables, notes', async () => {
  const doc = smallDoc({
    narrow: 'Statement\rPage \u0013PAGE\u00147\u0015 of it\r',
    wide: 'Señora Nguyễn\rA\u0007B\u0007\u0007C\u0007D\u0007\u0007End\u001Enow\r',
    footnotes: '\u0002 See Ex. A.\r',
  })
  expect(await readDocument(doc)).toMatchObject({
    kind: 'doc',
    text: 'Statement\nPage 7 of it\nSeñora Nguyễn\nA\tB\nC\tD\nEnd\u2011now\n[footnote 1] See Ex. A.',
    warnings: [],
  })
})

test('what a tracked change deleted is no text of the file', async () => {
  const doc = smallDoc({ narrow: 'He was never arrested.\r', wide: 'End.\r', deleted: 'never ' })
  expect(await readDocument(doc)).toMatchObject({
    text: 'He was arrested.\nEnd.',
    warnings: ['Passages that were deleted with tracked changes, or hidden, were left out.'],
  })
})

test('files of Word 95 and of Word 2 are read in the code page of their language', async () => {
  const russian = (text: string) => Buffer.from(Array.from(text, (char) => (char.charCodeAt(0) - 0x410 + 0xc0) & 0xff))
  expect((await readDocument(earlyDoc('Первое', { language: 0x04_19 }, russian))).text).toBe('Первое')
  expect((await readDocument(earlyDoc('Señor\rOld', { isBare: true }))).text).toBe('Señor\nOld')
})

test('whatever bytes an old file has, it is read or refused', async () => {
  const whole = smallDoc({ narrow: 'Statement\r', wide: 'Two\r' })
  for (let place = 8; place < whole.length; place += 97) {
    const broken = Uint8Array.from(whole)
    broken.fill(0xff, place, place + 5)
    const outcome = await readDocument(broken).then(
      ({ kind }) => kind,
      (error: Error) => error.name,
    )
    expect(['doc', 'UnreadableDocument', 'text']).toContain(outcome)
  }
})
