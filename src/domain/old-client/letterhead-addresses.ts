import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'

/** The line that ends a letterhead: to whom, about what, or whose court. */
const ends =
  /^\W*(?:re|in re|in the matter|to|dear|subject|via|by (?:hand|mail|federal|fedex|ups|e-?mail))\b|UNITED STATES|^\W*U\.S\./iu

/**
 * Street and city that stand on one line of a law firm's letterhead are the firm's: over the day of the letter, or over the
 * court. Changes `raw`.
 */
export function ownLetterhead(raw: Map<TemplateLine, readonly FoundMark[]>, isCounsel: boolean): void {
  if (!isCounsel) return
  const body = [...raw.keys()].filter(({ part }) => part === 'body').slice(0, 9)
  const isDay = (line: TemplateLine) => (raw.get(line) ?? []).some(({ slot }) => slot === 'sent-date')
  const end = body.findIndex((line) => isDay(line) || ends.test(line.text))
  for (const line of body.slice(0, Math.max(end, 0))) {
    const marks = raw.get(line) ?? []
    const [street, city] = marks
    const isPair =
      marks.length === 2 &&
      street?.slot === 'address' &&
      city?.slot === 'town' &&
      /\d{5}/u.test(line.text.slice(city.start))
    if (isPair)
      raw.set(line, [
        { ...street, slot: 'attorney-street' },
        { ...city, slot: 'attorney-city' },
      ])
  }
}
