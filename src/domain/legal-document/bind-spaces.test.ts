import { expect, test } from 'vitest'
import { bindSpaces, unbindSpaces } from './bind-spaces.ts'

test('citations, dates and titles of address do not break, and no offset moves', () => {
  const text =
    'Mr. Tabot filed Form I-589 on May 5, 2022. INA § 208(a); 8 C.F.R. § 1208.4; 25 I&N Dec. 193 (BIA 2010). Exh. D; Ex. C at 3, Tab B (A 012-345-678)'
  const kept = bindSpaces(text)
  expect(kept).toHaveLength(text.length)
  expect(kept).toContain('Mr.\u00a0Tabot')
  expect(kept).toContain('Form\u00a0I-589')
  expect(kept).toContain('May\u00a05, 2022')
  expect(kept).toContain('8\u00a0C.F.R. §\u00a01208.4')
  expect(kept).toContain('25\u00a0I&N Dec.\u00a0193 (BIA\u00a02010)')
  expect(kept).toContain('Exh.\u00a0D; Ex.\u00a0C at 3, Tab\u00a0B (A\u00a0012-345-678)')
  expect(unbindSpaces(kept)).toBe(text)
})
