import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkReadings } from '#domain/citations/check.ts'
import { readSourceCitations } from '#domain/citations/source-index.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { readSection } from '#domain/section-content/read.ts'
import { authorities } from '#law/authorities/list.ts'
import { checkQuotations } from './check.ts'
import { foldWithOffsets } from '#domain/language/folded-text.ts'
import { matchQuotation } from './match-quotation.ts'

const acosta: SourceText = {
  id: 'acosta',
  kind: 'citation',
  title: 'Matter of Acosta, 19 I&N Dec. 211 (BIA 1985)',
  text: 'We interpret the phrase to mean persecution that is directed toward an individual who is a mem-\nber of a group of persons all of whom share a common,  immutable characteristic. The shared characteristic might be an innate one such as sex, color, or kinship ties.',
}
const declaration: SourceText = {
  id: 'declaration',
  kind: 'client_document',
  title: 'Declaration',
  text: 'He told me that next time they would come for my children and nobody would find them.',
}

function check(html: string, sources: readonly SourceText[] = [acosta, declaration]) {
  const sections = [{ id: 'S', reading: readSection(html) }]
  const sourceCitations = sources.map(readSourceCitations)
  const { items } = checkReadings(sections, {
    authorities: authorities(),
    sources,
    sourceCitations,
    draftDate: '2026-11-25',
  })
  return checkQuotations(sections, { sources, citations: items, sourceCitations })
}

const cite = 'Matter of Acosta, 19 I&amp;N Dec. 211, 233 (BIA 1985)'

test('a quotation that stands in the source is found, over line ends, quotation marks and brackets', () => {
  const [whole] = check(
    `<p>The Board looked at “a group of persons all of whom share a common, immutable characteristic.” ${cite}.</p>`,
  )
  expect(whole).toMatchObject({ state: 'found', severity: 'green', flag: 'From your sources' })
  expect(acosta.text.slice(whole?.source?.start, whole?.source?.end)).toBe(
    'a group of persons all of whom share a common,  immutable characteristic',
  )
  const [free] = check(
    `<p>"[P]ersecution . . . directed toward an individual who is a member of a group of persons" ${cite}.</p>`,
  )
  expect(free).toMatchObject({ state: 'found' })
})

test('a changed word makes a misquotation and shows the words of the source', () => {
  const [item] = check(`<p>“a group of persons all of whom share a common, mutable characteristic” ${cite}</p>`)
  expect(item).toMatchObject({ state: 'misquoted', severity: 'red', flag: 'Conflict' })
  expect(item?.source?.text).toContain('immutable characteristic')
})

test('words that the source does not hold are red; without a text on file they are not checked', () => {
  const invented = '<p>“The asylum applicant need never offer corroboration of any kind whatsoever.” '
  expect(check(`${invented}${cite}.</p>`)[0]).toMatchObject({ state: 'not-found', severity: 'red' })
  expect(check(`${invented}INS v. Stevic, 467 U.S. 407 (1984).</p>`)[0]).toMatchObject({
    state: 'not-checked',
    severity: 'amber',
  })
})

test('true words under a wrong authority are told', () => {
  const [item] = check(
    '<p>“a group of persons all of whom share a common, immutable characteristic.” INS v. Stevic, 467 U.S. 407 (1984).</p>',
  )
  expect(item).toMatchObject({ state: 'found-elsewhere', severity: 'amber' })
})

test("a client's words are compared with answers and documents", () => {
  expect(
    check('<p>He said that “next time they would come for my children and nobody would find them.”</p>')[0],
  ).toMatchObject({ state: 'found' })
  expect(check('<p>He said that “we will burn your house down with you in it tonight.”</p>')[0]).toMatchObject({
    state: 'not-found',
    severity: 'amber',
  })
  // With an exhibit behind it the words are said to stand on file.
  for (const cite of [' (Ex. A at 2, ¶ 9).', ' Ex. B at 3.', ' (Exhibit C).'])
    expect(check(`<p>He said that “we will burn your house down with you in it tonight”${cite}</p>`)[0]).toMatchObject({
      state: 'not-found',
      severity: 'red',
    })
})

test('block quotations are read and short terms are left alone', () => {
  expect(
    check(
      `<p>The “particular social group” test:</p><blockquote>The shared characteristic might be an innate one such as sex, color, or kinship ties.</blockquote><p>${cite}</p>`,
    ),
  ).toMatchObject([{ state: 'found' }])
})

test('any passage of a source is found in it, however it is wrapped; with a foreign word it is not', () => {
  const words: fc.Arbitrary<string[]> = fc.array(
    fc.constantFrom<string>('the', 'court', 'found', 'persecution', 'harm', 'state', 'police', 'village'),
    {
      minLength: 30,
      maxLength: 60,
    },
  )
  fc.assert(
    fc.property(words, fc.nat(20), fc.integer({ min: 7, max: 10 }), (source, from, length) => {
      const folded = foldWithOffsets(source.join('\n'))
      const passage = source.slice(from, from + length)
      expect(matchQuotation(passage.join(', ').toUpperCase(), folded).state).toBe('exact')
      const changed = [...passage.slice(0, 3), 'zebra', ...passage.slice(4)].join(' ')
      expect(matchQuotation(changed, folded).state).not.toBe('exact')
    }),
  )
})
