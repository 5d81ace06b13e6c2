import { countryInSentence } from '#law/countries.ts'

/** How facts that are given as bare words or figures are said within the letter's sentences; the others stay as given. */
const sayings: Readonly<Record<string, (value: string) => string>> = {
  'cc.country': countryInSentence,
  'hard.country': countryInSentence,
  'sessions.count': times,
  'expert.years': years,
}

export function sayInSentence(name: string, value: string): string {
  return sayings[name]?.(value) ?? value
}

/** `3`, `three sessions` -> `3 times`, `three times`; one session is `once`. */
function times(value: string): string {
  const count = value.replace(/(?<!\s)\s*(?:sessions?|times?|visits?|meetings?)$/i, '')
  if (/^(?:1|one|a single)$/i.test(count)) return 'once'
  return /^(?:once|twice)$/i.test(count) ? count.toLowerCase() : `${count} times`
}

/** `22`, `22 years` -> `22 years`; `1` -> `1 year`. */
function years(value: string): string {
  const count = value.replace(/(?<!\s)\s*years?$/i, '')
  return /^(?:1|one|a)$/i.test(count) ? `${count} year` : `${count} years`
}
