const changed =
  /\b(?:did not fear|learned|changed|new law|coup|burned|wanted|converted|baptized|found (?:the|his|her|out)|told (?:him|her|me|them)|came out|since then|criminal case|(?:was|were) (?:arrested|accused|charged|sentenced|killed)|arrest of|war (?:began|broke out)|(?:regime|government) (?:changed|fell|took))\b/i
const extraordinary =
  /\b(?:illness|ill|treated|treatment|therapy|depress\w{0,6}|PTSD|disorder|trauma|minor|[BFJHLM]-?[12][A-Z]? (?:until|through|status)|extended until|extension|student status|lawful status|valid status|status (?:was )?(?:kept|maintained|valid)|(?:kept|maintained|in) status|F-1|J-1|H-1B|OPT|TPS|parole|counsel error|death)\b/i

/** The exception that the reason speaks of, by whole words; undefined when none tells, and the draft keeps a gap. */
export function exceptionType(reason: string | undefined): string | undefined {
  const text = reason ?? ''
  if (changed.test(text) && extraordinary.test(text)) return 'changed and extraordinary circumstances'
  if (changed.test(text)) return 'changed circumstances'
  return extraordinary.test(text) ? 'extraordinary circumstances' : undefined
}
