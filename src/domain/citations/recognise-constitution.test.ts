import { expect, test } from 'vitest'
import { checkCitations } from './check.ts'
import { recogniseCitations } from './recognise.ts'

const found = (text: string) => recogniseCitations(text).map(({ key, text: written }) => [written, key])
const check = (text: string) =>
  checkCitations([{ id: 'S', html: `<p>${text}</p>` }], { authorities: [], sources: [], draftDate: '2026-11-28' }).items

test('provisions of the Constitution are recognised in the forms of briefs, each of a list by itself', () => {
  for (const [text, ...keys] of [
    ['Due process binds the Court. U.S. Const. amend. V.', 'U.S. Const. amend. V'],
    ['See U. S. CONST. amend. XIV, § 1; and more', 'U.S. Const. amend. XIV, § 1'],
    ['the writ, U.S. Const. art. I, § 9, cl. 2, is', 'U.S. Const. art. I, § 9, cl. 2'],
    ['U.S. Const. amends. V, XIV', 'U.S. Const. amend. V', 'U.S. Const. amend. XIV'],
    ['U.S. Const. amend. V; art. III, § 2, cl. 1', 'U.S. Const. amend. V', 'U.S. Const. art. III, § 2, cl. 1'],
    ['United States Constitution, Article III, Section 2', 'U.S. Const. art. III, § 2'],
    ['Article II, Section 3 of the United States Constitution', 'U.S. Const. art. II, § 3'],
    ['the Fifth Amendment to the United States Constitution', 'U.S. Const. amend. V'],
    ['the 14th Amendment to the Constitution of the United States', 'U.S. Const. amend. XIV'],
    ['U.S. Const. pmbl.', 'U.S. Const. pmbl.'],
    ['see Const. art. VI', 'U.S. Const. art. VI'],
  ])
    expect([text, ...found(text ?? '').map(([, key]) => key)]).toEqual([text, ...keys])
  const [first] = recogniseCitations('It holds. U.S. Const. amend. V. More.')
  expect(first).toMatchObject({ text: 'U.S. Const. amend. V', start: 10 })
})

test('constitutions of states and of other countries are not taken for it', () => {
  expect(found('Cal. Const. art. I, § 7').map(([, key]) => key)).not.toContain('U.S. Const. art. I, § 7')
  for (const text of [
    'N.Y. Const. art. VI',
    'the Second Amendment to the Constitution of Pakistan',
    'Article 298 of the Constitution',
    'the Third Amendment to the lease',
  ])
    expect(found(text).filter(([, key]) => key?.startsWith('U.S. Const.'))).toEqual([])
})

test('a provision that exists is green, one that does not is red with what there is, a repealed one is doubted', () => {
  const told = (text: string) => check(text).map(({ severity, message }) => [severity, message])
  for (const text of [
    'U.S. Const. amend. V.',
    'U.S. Const. art. III.',
    'U.S. Const. amend. XXVII.',
    'U.S. Const. art. I, § 8, cl. 4.',
  ])
    expect(told(text)).toEqual([['green', 'The Constitution has this provision.']])
  for (const [text, message] of [
    ['U.S. Const. amend. XXX.', 'The Constitution has 27 amendments; there is no amendment XXX.'],
    ['U.S. Const. art. VIII.', 'The Constitution has 7 articles; there is no article VIII.'],
    ['U.S. Const. amend. XIV, § 6.', 'Amendment XIV has 5 sections; there is no § 6.'],
    ['U.S. Const. amend. V, § 2.', 'Amendment V has no sections.'],
    ['U.S. Const. art. I, § 9, cl. 12.', 'Section 9 of Article I has 8 clauses; there is no cl. 12.'],
    [
      'the Twenty-Eighth Amendment to the United States Constitution',
      'The Constitution has 27 amendments; there is no amendment 28.',
    ],
  ])
    expect(told(text ?? '')).toEqual([['red', message]])
  expect(told('U.S. Const. amend. XVIII.')).toEqual([['amber', 'Repealed by U.S. Const. amend. XXI.']])
})
