import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLong } from '#test/long.ts'
import { checkDocx } from '../check-docx.ts'
import { anyDocx, anyVersions } from '../testing/any-document.ts'
import { documentOutline } from '../testing/document-outline.ts'
import { redlineBytes } from './redline-bytes.ts'
import { resolveDocx } from './resolve-docx.ts'

const author = { author: 'Drafty', date: '2026-11-20T09:00:00Z' }

test(
  'for any two versions, accepting all changes gives the new one and rejecting all the old one',
  { timeout: isLong ? 600_000 : 30_000 },
  () => {
    const property = fc.property(anyVersions, ([before, after]) => {
      const [old, fresh] = [anyDocx(before), anyDocx(after)]
      const redline = redlineBytes(old, fresh, author)
      expect(checkDocx(redline)).toEqual([])
      expect(documentOutline(resolveDocx(redline, 'accept'))).toEqual(documentOutline(fresh))
      expect(documentOutline(resolveDocx(redline, 'reject'))).toEqual(documentOutline(old))
      expect(checkDocx(resolveDocx(redline, 'accept'))).toEqual([])
      expect(checkDocx(resolveDocx(redline, 'reject'))).toEqual([])
    })
    fc.assert(property, { numRuns: isLong ? 3000 : 150 })
  },
)
