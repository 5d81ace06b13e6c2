import { expect, test } from 'vitest'
import { zipPackage } from '#server/office/package/zip-package.ts'
import { encodePart } from '#server/office/package/part-text.ts'
import { smallOdt, smallRtf } from '#server/reading/testing/small-files.ts'
import { smallDoc } from '#server/reading/testing/small-doc.ts'
import { canConvert } from '#test/libreoffice.ts'
import { createTestApp } from '#test/test-app.ts'

type Uploaded = { id: string }
type Split = { paragraphs: { text: string }[] }

test.skipIf(!canConvert)('a template in RTF or ODT becomes the Word file that drafts are built in', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  for (const [name, bytes, words] of [
    ['motion.rtf', smallRtf(), 'She entered on “March 3”'],
    ['motion.odt', plainOdt('She entered in 2019.'), 'She entered in 2019.'],
  ] as const) {
    const reply = await ana.upload<Uploaded>('/briefs', { title: name }, { name, bytes })
    expect([name, reply.status, reply.body]).toEqual([name, 201, expect.anything()])
    const split = await ana.call<Split>('GET', `/briefs/${reply.body.id}/sections`)
    expect(split.body.paragraphs.map(({ text }) => text).join('\n')).toContain(words)
  }
})

test.skipIf(!canConvert)('a template that LibreOffice makes nothing of is refused with a sentence', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const reply = await ana.upload('/briefs', { title: 'Odd' }, { name: 'odd.odt', bytes: smallOdt() })
  expect([reply.status, JSON.stringify(reply.body)]).toEqual([422, expect.stringContaining('could not be converted')])
})

test('a template that another program could open but that is broken is refused with its sentence, and nothing stays', async () => {
  const { signUp, services } = await createTestApp()
  const ana = await signUp()
  const broken = smallDoc({ narrow: 'Statement\r', wide: '' }).slice(0, 1600)
  const reply = await ana.upload('/briefs', { title: 'Old' }, { name: 'old.doc', bytes: broken })
  expect([reply.status, JSON.stringify(reply.body)]).toEqual([422, expect.stringContaining('damaged')])
  for await (const key of services.files.list()) expect.fail(`${key} was left behind`)
})

/** An OpenDocument text as LibreOffice reads it. */
function plainOdt(words: string): Uint8Array {
  const office = 'urn:oasis:names:tc:opendocument:xmlns:office:1.0'
  const type = 'application/vnd.oasis.opendocument.text'
  const files = {
    mimetype: type,
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="${office}" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.2"><office:body><office:text><text:p>${words}</text:p></office:text></office:body></office:document-content>`,
    'META-INF/manifest.xml': `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
  }
  return zipPackage(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, encodePart(text)])))
}
