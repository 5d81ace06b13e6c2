const changed =
  /\b(?:did not fear|learned|changed|new law|coup|burned|wanted|converted|baptized|found (?:the|his|her|out)|told (?:him|her|me|them)|came out|since then)\b/i
const extraordinary =
  /\b(?:illness|ill|treated|disorder|trauma|minor|student status|lawful status|valid status|status (?:was )?(?:kept|maintained|valid)|(?:kept|maintained|in) status|F-1|J-1|H-1B|OPT|TPS|parole|counsel error|death)\b/i

/** The exception that the reason speaks of, by whole words; undefined when none tells, and the draft keeps a gap. */
export function exceptionType(reason: string | undefined): string | undefined {
  const text = reason ?? ''
  if (changed.test(text) && extraordinary.test(text)) return 'changed and extraordinary circumstances'
  if (changed.test(text)) return 'changed circumstances'
  return extraordinary.test(text) ? 'extraordinary circumstances' : undefined
}
