import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'

/** Whether a letter speaks to the client. */
export const isLetterToClient = (raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>): boolean =>
  [...raw].some(([{ text }, own]) => /^(?:dear|estimad[oa]) /iu.test(text) && own.some(({ slot }) => slot === 'client'))

/** Where nearly every pronoun is `she`, or the client is `Ms.` throughout, a `he` is somebody else. */
export function pronounsOfRareSex(raw: Map<TemplateLine, readonly FoundMark[]>): void {
  const isHis = (line: TemplateLine, { start, end }: FoundMark) =>
    /^(?:he|him|his|himself)$/iu.test(line.text.slice(start, end))
  const own = [...raw].flatMap(([line, marks]) =>
    marks.filter(({ slot }) => slot === 'pronoun').map((mark) => isHis(line, mark)),
  )
  const his = own.filter(Boolean).length
  const isRare = own.length > 4 && Math.min(his, own.length - his) * 3 < Math.max(his, own.length - his)
  const titled = sexByTitle(raw)
  if (!isRare && titled === undefined) return
  const isOfMan = titled === undefined ? his > own.length / 2 : titled === 'he'
  for (const [line, marks] of raw)
    raw.set(
      line,
      marks.map((mark) =>
        mark.slot === 'pronoun' && isHis(line, mark) !== isOfMan ? { ...mark, slot: 'other-pronoun' } : mark,
      ),
    )
}

/** The client's sex where every title of the client says the same. */
function sexByTitle(raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>): 'he' | 'she' | undefined {
  const titles = [...raw].flatMap(([{ text }, marks]) =>
    marks.flatMap(({ slot, start, end }) => {
      const [title] = slot === 'client' ? (/^(?:Mr|Ms|Mrs|Miss)(?=\.? )/u.exec(text.slice(start, end)) ?? []) : []
      return title === undefined ? [] : [title === 'Mr' ? ('he' as const) : ('she' as const)]
    }),
  )
  return new Set(titles).size === 1 ? titles[0] : undefined
}

/**
 * In a letter to the client, who is `you`, and where the client is `I`, others alone are `he` and `she`. `lines`: where that
 * is so. Changes `raw`.
 */
export function pronounsOfOthers(
  raw: Map<TemplateLine, readonly FoundMark[]>,
  lines: ReadonlySet<TemplateLine> = new Set(raw.keys()),
): void {
  for (const [line, own] of raw)
    if (lines.has(line))
      raw.set(
        line,
        own.map((mark) => (mark.slot === 'pronoun' ? { ...mark, slot: 'other-pronoun' } : mark)),
      )
}
