import { Document, Packer, Paragraph } from 'docx'
import { expect, test } from 'vitest'
import { packDocx } from './finish-docx.ts'
import { unzipPackage } from '#server/office/package/zip-package.ts'

test('the private `Packer.compiler` of docx still gives the parts of a file by name', () => {
  const { compiler } = Packer as unknown as {
    compiler: { compile: (file: Document) => ReadonlyMap<string, unknown> }
  }
  const document = new Document({ sections: [{ children: [new Paragraph('One sentence.')] }] })
  const parts = compiler.compile(document)
  expect(String(parts.get('word/document.xml'))).toContain('One sentence.')
  expect([...parts.keys()]).toEqual(expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'word/styles.xml']))
  expect(Object.keys(unzipPackage(packDocx(document))).toSorted()).toEqual([...parts.keys()].toSorted())
})
