const changed = /\b(?:did not fear|learned|changed|new law|coup|burned|wanted)\b/i
const extraordinary =
  /\b(?:illness|ill|treated|disorder|trauma|minor|student status|lawful status|valid status|TPS|parole|counsel error|death)\b/i

/** The exception that the reason speaks of, by whole words; undefined when none tells, and the draft keeps a gap. */
export function exceptionType(reason: string | undefined): string | undefined {
  const text = reason ?? ''
  if (changed.test(text) && extraordinary.test(text)) return 'changed and extraordinary circumstances'
  if (changed.test(text)) return 'changed circumstances'
  return extraordinary.test(text) ? 'extraordinary circumstances' : undefined
}
