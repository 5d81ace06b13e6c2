import { foldText } from '#domain/language/fold.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'

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
  if (men === 0 || men * 2 === all.length || men === all.length) return
  const isMan = men * 2 > all.length
  const relatives = [...raw.values()].flatMap((marks) =>
    marks.flatMap(({ slot, person }) => (slot === 'relative' && person !== undefined ? [person] : [])),
  )
  for (const [line, marks] of raw)
    raw.set(
      line,
      marks.map((mark): FoundMark => {
        const words = line.text.slice(mark.start, mark.end)
        const [title] = mark.slot === 'client' ? (titled.exec(words) ?? []) : []
        if (title === undefined || (title === 'Mr') === isMan) return mark
        const name = foldText(words).split(' ').at(-1) ?? ''
        return {
          ...mark,
          slot: 'relative',
          person: relatives.find((one) => foldText(one).split(' ').includes(name)) ?? words,
        }
      }),
    )
}
