import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyTemplate } from '#test/any-template.ts'
import {
  changeKind,
  changeMode,
  keepAsIs,
  mergeSections,
  moveSection,
  renameSection,
  splitSection,
} from './edit-split.ts'
import { letterTemplate, motionTemplate } from './example-templates.ts'
import { coversExactly, recallSplit, rememberSplit } from './remember-split.ts'
import { splitIntoSections } from './split-into-sections.ts'
import { templateParagraph } from './template-paragraph.ts'
import type { TemplateSplit } from './template-section.ts'

const letter = splitIntoSections(letterTemplate)
const idOf = (split: TemplateSplit, title: string) =>
  split.sections.find((section) => section.title === title)?.id ?? ''
const plain = ({ sections }: TemplateSplit) => sections.map(({ reasons: _reasons, ...section }) => section)
const modeOf = (split: TemplateSplit, id: string) => split.sections.find((section) => section.id === id)?.mode
const titles = (split: TemplateSplit) => split.sections.map(({ title }) => title)

test('merging keeps the first title, splitting at the heading again gives both sections back', () => {
  const [first, second] = [idOf(letter, 'Family ties'), idOf(letter, 'Employment and community')]
  const merged = mergeSections(letter, first, second)
  expect(titles(merged)).not.toContain('Employment and community')
  const whole = merged.sections.find(({ id }) => id === first)
  const at = Number(second.slice(1))
  expect(whole?.innerHeadings).toEqual([at])
  const again = splitSection(letterTemplate, merged, first, at)
  expect(plain(again)).toEqual(plain(letter))
})

test('sections that do not follow each other cannot be merged', () => {
  expect(mergeSections(letter, idOf(letter, 'Letterhead'), idOf(letter, 'Conclusion'))).toBe(letter)
  expect(mergeSections(letter, 'nothing', 'else')).toBe(letter)
})

test('a signature stays untouched by the writer, whatever it is merged with', () => {
  const merged = mergeSections(letter, idOf(letter, 'Conclusion'), idOf(letter, 'Signature'))
  expect(merged.sections.find(({ title }) => title === 'Conclusion')).toMatchObject({ kind: 'signature', mode: 'keep' })
})

test('a bare heading takes over what the section merged into it is', () => {
  const motion = splitIntoSections(motionTemplate)
  const merged = mergeSections(
    motion,
    idOf(motion, 'III. ARGUMENT'),
    idOf(motion, 'A. Good cause exists to change venue'),
  )
  expect(merged.sections.find(({ title }) => title === 'III. ARGUMENT')).toMatchObject({
    kind: 'argument',
    mode: 'rewrite',
  })
})

test('a section splits only at one of its own paragraphs and never inside a table', () => {
  const motion = splitIntoSections(motionTemplate)
  const caption = idOf(motion, 'Court caption')
  expect(splitSection(motionTemplate, motion, caption, 0)).toBe(motion)
  expect(splitSection(motionTemplate, motion, caption, 6)).toBe(motion)
  expect(splitSection(motionTemplate, motion, caption, 400)).toBe(motion)
  const divided = splitSection(motionTemplate, motion, caption, 5)
  expect(divided.sections.slice(0, 2).map(({ paragraphs }) => paragraphs)).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
  ])
})

test('titles are renamed, sections kept as they are and released again', () => {
  const id = idOf(letter, 'Conclusion')
  expect(titles(renameSection(letter, id, '  Closing   words '))).toContain('Closing words')
  expect(renameSection(letter, id, '   ')).toBe(letter)
  const kept = keepAsIs(letter, id, true)
  expect(kept.sections.find((section) => section.id === id)?.mode).toBe('keep')
  expect(keepAsIs(kept, id, false)).toEqual(letter)
  const law = idOf(letter, 'Legal standard')
  expect(modeOf(changeKind(letter, law, 'exhibits'), law)).toBe('rebuild')
  const signature = idOf(letter, 'Signature')
  expect(modeOf(keepAsIs(letter, signature, false), signature)).toBe('fill')
  expect(changeMode(letter, signature, 'rewrite')).toBe(letter)
})

test('dragging changes the order only', () => {
  const moved = moveSection(letter, idOf(letter, 'Conclusion'), 3)
  expect(titles(moved)[3]).toBe('Conclusion')
  expect(coversExactly(moved, letterTemplate.length)).toBe(true)
  expect(titles(moveSection(letter, idOf(letter, 'Letterhead'), 99)).at(-1)).toBe('Letterhead')
  expect(moveSection(letter, 'nothing', 1)).toBe(letter)
})

test('the same words get the confirmed split back, a new version keeps the choices of unchanged headings', () => {
  const chosen = keepAsIs(
    renameSection(letter, idOf(letter, 'Conclusion'), 'Closing'),
    idOf(letter, 'Family ties'),
    true,
  )
  const remembered = rememberSplit(letterTemplate, chosen)
  expect(recallSplit(letterTemplate, letter, remembered)).toEqual({ split: chosen, recalled: 'all' })
  const changed = [...letterTemplate, templateParagraph('One more line')]
  const { split, recalled } = recallSplit(changed, splitIntoSections(changed), remembered)
  expect(recalled).toBe('some')
  expect(titles(split)).toContain('Closing')
  expect(split.sections.find(({ title }) => title === 'Family ties')?.mode).toBe('keep')
  expect(recallSplit(letterTemplate, letter, undefined).recalled).toBe('none')
})

test('a remembered split that does not fit its text is not taken up', () => {
  const remembered = rememberSplit(letterTemplate, { ...letter, sections: letter.sections.slice(1) })
  expect(recallSplit(letterTemplate, letter, remembered).recalled).not.toBe('all')
})

test('any sequence of edits keeps every paragraph exactly once', () => {
  const edit = fc.record({
    what: fc.constantFrom('merge', 'split', 'move', 'keep'),
    section: fc.nat(30),
    at: fc.nat(60),
  })
  fc.assert(
    fc.property(anyTemplate, fc.array(edit, { maxLength: 12 }), (paragraphs, edits) => {
      let split = splitIntoSections(paragraphs)
      for (const { what, section, at } of edits) {
        const ids = split.sections.map(({ id }) => id)
        const id = ids[section % Math.max(1, ids.length)] ?? ''
        if (what === 'merge') split = mergeSections(split, id, ids[ids.indexOf(id) + 1] ?? '')
        if (what === 'split') split = splitSection(paragraphs, split, id, at)
        if (what === 'move') split = moveSection(split, id, at)
        if (what === 'keep') split = keepAsIs(split, id, at % 2 === 0)
      }
      expect(coversExactly(split, paragraphs.length)).toBe(true)
      expect(split.sections.every(({ id, paragraphs: [first] }) => id === `s${first}`)).toBe(true)
      expect(recallSplit(paragraphs, splitIntoSections(paragraphs), rememberSplit(paragraphs, split)).split).toEqual(
        split,
      )
    }),
  )
})
