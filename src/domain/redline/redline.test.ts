import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import { gap } from '#domain/section-content/write.ts'
import { acceptAll, decideChanges, rejectAll, renderRedline } from './decide.ts'
import { diffSections } from './diff-sections.ts'
import { tidySection } from './write-leaves.ts'

const told = (old: string, fresh: string) =>
  diffSections(old, fresh).changes.map(({ id, kind, before, after }) => `${id} ${kind}: ${before} -> ${after}`)

test('words that changed are changes of their own; a date, a sum or a phrase is decided as one', () => {
  expect(
    told(
      '<p>Dana has major depressive disorder. She earns $1,400 since March 3, 2021.</p>',
      '<p>Dana was diagnosed in 2019 with major depressive disorder. She earns $1,450 since March 4, 2021.</p>',
    ),
  ).toEqual([
    'c1 replace: has -> was diagnosed in 2019 with',
    'c2 replace: $1,400 -> $1,450',
    'c3 replace: March 3, 2021 -> March 4, 2021',
  ])
})

test('each change is accepted or rejected by itself', () => {
  const redline = diffSections('<p>He came in May.</p><p>Gone.</p>', '<p>She came in June.</p><h2>New</h2>')
  expect(redline.changes.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['replace', 'He', 'She'],
    ['replace', 'May', 'June'],
    ['delete', 'Gone.', ''],
    ['insert', '', 'New'],
  ])
  expect(decideChanges(redline, new Set(['c2', 'c4']))).toBe('<p>He came in June.</p><p>Gone.</p><h2>New</h2>')
})

test('paragraphs find their counterpart although others were put between them', () => {
  const old = '<p>The first paragraph tells of the entry in 2008.</p><p>The second tells of the marriage in 2015.</p>'
  const fresh = `<p>A new opening stands here now.</p>${old.replace('2015', '2016')}`
  expect(told(old, fresh)).toEqual(['c1 insert:  -> A new opening stands here now.', 'c2 replace: 2015 -> 2016'])
})

test('other marks on the same words are a change of format; gaps, citations and footnotes change as a whole', () => {
  expect(told('<p>a <em>b</em> c</p>', '<p>a <strong>b</strong> c</p>')).toEqual(['c1 format: b -> b'])
  const cited = '<p>See <cite data-authority="acosta"><em>Matter of Acosta</em>, 19 I&amp;N Dec. 211</cite>.</p>'
  const redline = diffSections(`<p>See ${gap('authority')}.</p>`, cited)
  expect(redline.changes).toMatchObject([
    { kind: 'replace', before: '[authority]', after: 'Matter of Acosta, 19 I&N Dec. 211' },
  ])
  expect(acceptAll(redline)).toBe(cited)
  expect(told('<p>a<sup data-fn="Ex. A"></sup></p>', '<p>a<sup data-fn="Ex. B"></sup></p>').length).toBe(1)
})

test('list items and rows come and go without breaking the list or the table', () => {
  const old =
    '<ol><li>one</li><li>two<ul><li>a</li></ul></li></ol><table><tbody><tr><td>1</td><td>x</td></tr></tbody></table>'
  const fresh =
    '<ol><li>zero</li><li>one</li><li>two<ul><li>a</li><li>b</li></ul></li></ol><table><tbody><tr><td>1</td><td>x</td></tr><tr><td>2</td><td>y</td></tr></tbody></table>'
  const redline = diffSections(old, fresh)
  expect(redline.changes.map(({ kind, after }) => `${kind} ${after}`)).toEqual([
    'insert zero',
    'insert b',
    'insert 2\ty',
  ])
  expect(acceptAll(redline)).toBe(fresh)
  expect(rejectAll(redline)).toBe(old)
  expect(decideChanges(redline, new Set(['c3']))).toBe(old.replace('</tbody>', '<tr><td>2</td><td>y</td></tr></tbody>'))
})

test('a locked passage survives every proposal; what stands around it may change', () => {
  const old = '<p>He fears return. The attorney wrote this herself. He asks for relief.</p><p>Last.</p>'
  const start = old.indexOf('The attorney') - 3
  const locked = [{ start, end: start + 'The attorney wrote this herself.'.length }]
  const redline = diffSections(old, '<p>He fears going back. A model wrote this instead. He asks for asylum.</p>', {
    locked,
  })
  expect(redline.changes.filter(({ isLocked }) => isLocked).length).toBeGreaterThan(0)
  const accepted = acceptAll(redline)
  expect(accepted).toContain('The attorney wrote this herself.')
  expect(accepted).toContain('He fears going back.')
  expect(accepted).toContain('asks for asylum')
  expect(accepted).not.toContain('Last.')
})

test('a locked word in a table with a header stays', () => {
  const old = '<table><tbody><tr><th>Scale</th><td>score</td></tr></tbody></table>'
  const end = 'Scale\tscore'.length
  expect(acceptAll(diffSections(old, '', { locked: [{ start: end - 1, end }] }))).toContain('<td>score</td>')
})

test('both texts stand in the rendered redline', () => {
  expect(renderRedline(diffSections('<p>old word</p>', '<p>new word</p><p>more</p>'))).toBe(
    '<p><del data-change="c1">old</del><ins data-change="c1">new</ins> word</p><p data-inserted="c2"><ins data-change="c2">more</ins></p>',
  )
})

const word = fc.constantFrom(
  'he',
  'fled',
  'the',
  'village',
  'in',
  'March',
  '2016',
  '$1,450',
  'and',
  'Ex. A',
  'R&amp;D',
  '&lt;b&gt;',
  '.',
  ',',
  ' ',
)
const inline = fc
  .array(
    fc.oneof(
      word,
      word.map((text) => `<em>${text}</em>`),
      word.map((text) => `<strong>a <u>${text}</u></strong>`),
      fc.constantFrom(
        '<br>',
        gap('DATE'),
        '<sup data-fn="See Ex. B."></sup>',
        '<sup>2</sup>',
        '<cite data-authority="x"><em>M</em> 1</cite>',
        '<span data-source="s">T</span>',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(' '))
const block: fc.Arbitrary<string> = fc.oneof(
  inline.map((text) => `<p>${text}</p>`),
  inline.map((text) => `<h2>${text}</h2>`),
  inline.map((text) => `<blockquote>${text}</blockquote>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`),
  fc.tuple(inline, inline).map(([one, two]) => `<ul><li>${one}<ol><li>${two}</li></ol>tail</li></ul>`),
  fc
    .array(fc.tuple(inline, inline), { minLength: 1, maxLength: 3 })
    .map(
      (rows) =>
        `<table><tbody>${rows.map(([one, two]) => `<tr><th>${one}</th><td>${two}</td></tr>`).join('')}</tbody></table>`,
    ),
)
const blocks = fc.array(block, { maxLength: 6 })
const section = blocks.map((parts) => parts.join(''))
/** A version and what an editor made of it: blocks taken out, put in, exchanged. */
const versions = fc.tuple(blocks, blocks, fc.array(fc.nat(3), { maxLength: 8 })).map(([old, others, moves]) => {
  const fresh = old.flatMap(
    (part, index) => [[part], [], [others[index] ?? part], [part, others[index] ?? '']][moves[index] ?? 0] ?? [part],
  )
  return [old.join(''), fresh.join('')] as const
})

test('accepting all gives the new text and rejecting all the old one, for any two versions', () => {
  fc.assert(
    fc.property(fc.oneof(versions, fc.tuple(section, section)), ([old, fresh]) => {
      const redline = diffSections(old, fresh)
      expect(acceptAll(redline)).toBe(tidySection(fresh))
      expect(rejectAll(redline)).toBe(tidySection(old))
    }),
    { numRuns: 500 },
  )
})

const squeeze = (text: string) => text.replaceAll(/\s+/g, '')

test('any choice of changes gives clean section content, and a locked passage stays whole', () => {
  fc.assert(
    fc.property(versions, fc.array(fc.nat(30)), fc.nat(60), fc.nat(30), ([old, fresh], choice, start, length) => {
      const text = sectionText(old)
      const locked = [{ start: Math.min(start, text.length), end: Math.min(start + length, text.length) }]
      const redline = diffSections(old, fresh, { locked })
      const html = decideChanges(redline, new Set(choice.map((number) => `c${number}`)))
      expect(sanitizeSection(html)).toBe(html)
      expect(squeeze(sectionText(acceptAll(redline)))).toContain(squeeze(text.slice(locked[0]?.start, locked[0]?.end)))
    }),
    { numRuns: 300 },
  )
})

test('tidy section content says the same and is tidy already', () => {
  fc.assert(
    fc.property(section, (html) => {
      const tidy = tidySection(html)
      expect(tidySection(tidy)).toBe(tidy)
      expect(sectionText(tidy).replaceAll(/\s+/g, ' ')).toBe(sectionText(html).replaceAll(/\s+/g, ' '))
    }),
  )
})
