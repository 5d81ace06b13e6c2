import { formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import { escapeText, gap, paragraph } from '#domain/section-content/write.ts'

const paragraphBreak = '\u2029'

/** Markup in reading order as paragraphs; a narrative brings its own paragraph breaks, empty parts print nothing. */
export function flow(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .split(paragraphBreak)
    .map((text) => paragraph(text.trim()))
    .join('')
}

/** Closes a sentence with one full stop, also after a name that ends in one (`Carl Ruiz Jr.`, `Washington, D.C.`). */
export function sentence(markup: string): string {
  return markup.endsWith('.') ? markup : `${markup}.`
}

/** The text when the condition holds. */
export function when(condition: unknown, ...markup: readonly string[]): string {
  return condition ? markup.join(' ') : ''
}

export function dateOrGap(date: IsoDate | undefined, label = 'date'): string {
  return date === undefined ? gap(label) : formatLongDate(date)
}

/**
 * The attorney's words as they stand, for use inside `flow`: split at blank lines, introduced when they are in the first
 * person, closed with a full stop when they have none. A gap when there are none.
 */
export function narrated(text: string | undefined, label: string): string {
  if (text === undefined) return gap(label)
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
  const words = blocks.map((block) => escapeText(closed(block))).join(paragraphBreak)
  return isFirstPerson(text) ? `In the enclosed statement: ${words}` : words
}

function closed(text: string): string {
  return /[.!?:;…]["'”’)\]]*$/.test(text) ? text : `${text}.`
}

// "Stage I", "World War I", "Form I-130" and an initial are not the first person.
const firstPerson =
  /\bmy\b|(?<!\b(?:stage|type|phase|grade|part|class|level|war|title|section|chapter|group|category|bipolar|form)\s)\bi\b(?![-.)])/i

function isFirstPerson(text: string): boolean {
  return firstPerson.test(text.replaceAll(/"[^"]*"|“[^“”]*”/g, ''))
}

/** `about 18 years`, `about 1 year`, `less than one year`. */
export function aboutYears(years: number): string {
  if (years < 1) return 'less than one year'
  return `about ${years} ${years === 1 ? 'year' : 'years'}`
}

const withArticle =
  /^(Bahamas|Comoros|Gambia|Maldives|Netherlands|Philippines|Seychelles|United .*|.* Islands|.* Republic( of .*)?|Republic of .*)$/i

/** A country as it stands in a sentence: `the Philippines`, `Mexico`. */
export function countryInText(country: string | undefined, label = 'country'): string {
  if (country === undefined) return gap(label)
  return escapeText(withArticle.test(country) ? `the ${country}` : country)
}
