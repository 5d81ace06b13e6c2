import { foldText } from '#domain/language/fold.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'

/** By the pronouns that stand for the client more often. */
function isCalledHe(raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>): boolean | undefined {
  const his = [...raw].flatMap(([{ text }, marks]) =>
    marks.flatMap(({ slot, start, end }) =>
      slot === 'pronoun' ? [/^h(?:e|is|im)/iu.test(text.slice(start, end))] : [],
    ),
  )
  const men = his.filter(Boolean).length
  return men * 2 === his.length ? undefined : men * 2 > his.length
}

const titled = /^(?:Mr|Ms|Mrs|Miss)(?=\.? )/u

/**
 * `Mrs. Example`, where the client is `Mr. Example` throughout: a relative of the same family name. The title that stands
 * more often is the client's. Changes `raw`.
 */
export function relativesByTitle(raw: Map<TemplateLine, readonly FoundMark[]>): void {
  const all = [...raw].flatMap(([{ text }, marks]) =>
    marks.flatMap(({ slot, start, end }) => {
      const [title] = slot === 'client' ? (titled.exec(text.slice(start, end)) ?? []) : []
      return title === undefined ? [] : [title === 'Mr']
    }),
  )
  const men = all.filter(Boolean).length
  if (men === 0 || men === all.length) return
  const isMan = men * 2 === all.length ? isCalledHe(raw) : men * 2 > all.length
  if (isMan === undefined) return
  const relatives = [...raw.values()].flatMap((marks) =>
    marks.flatMap(({ slot, person }) => (slot === 'relative' && person !== undefined ? [person] : [])),
  )
  for (const [line, marks] of raw)
    raw.set(
      line,
      marks.flatMap((mark): FoundMark[] => {
        const words = line.text.slice(mark.start, mark.end)
        const [title] = mark.slot === 'client' ? (titled.exec(words) ?? []) : []
        if (title === undefined || (title === 'Mr') === isMan) return [mark]
        const name = foldText(words).split(' ').at(-1) ?? ''
        const person = relatives.find((one) => foldText(one).split(' ').includes(name)) ?? words
        // Of `Mr. and Mrs. Example` the first title is the client's.
        const both = /(?:Mr|Mrs|Ms)\.?(?= and $)/u.exec(line.text.slice(0, mark.start))
        const own: FoundMark[] = both ? [{ ...mark, start: both.index, end: both.index + both[0].length }] : []
        return [...own, { ...mark, slot: 'relative', person }]
      }),
    )
}
