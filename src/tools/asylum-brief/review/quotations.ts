import { type Check, warn } from '#domain/questionnaire/check.ts'
import { circuitAuthorities } from '#law/authorities/circuit-authorities.ts'
import { fromLaw } from '#law/in-force.ts'
import { givenText, type ReviewedDraft } from './reviewed-draft.ts'

const quotation = /[“"]([^“”"]{1,1500})[”"]/g
const citation = /I&N Dec\.|U\.S\.C\.|C\.F\.R\.|INA §|\bMatter of [A-Z]| v\. [A-Z]|\d U\.S\. \d|F\.(?:2d|3d|4th)/
const nearby = 80
const longest = 6

/** What the list of authorities quotes; that those words are compared with the opinion is said of them elsewhere. */
const listed = fromLaw([circuitAuthorities], (all) => all.map(({ quote = '' }) => fold(quote)).join(' | '))

/** C17: words in quotation marks next to a citation that stand in nothing on file. */
export function quotationChecks({ sections, input }: ReviewedDraft): Check[] {
  const given = `${fold(givenText(input))} | ${listed()}`
  return sections.flatMap(({ text, title }) =>
    [...text.matchAll(quotation)].flatMap((match) => {
      const [whole, quoted = ''] = match
      if (quoted.trim().split(/\s+/).length <= longest || given.includes(fold(quoted))) return []
      const end = match.index + whole.length
      const around = `${text.slice(Math.max(0, match.index - nearby), match.index)} ${text.slice(end, end + nearby)}`
      return citation.test(around) ? [unverified(quoted, title)] : []
    }),
  )
}

function unverified(quoted: string, title: string): Check {
  const start = quoted.length > 60 ? `${quoted.slice(0, 57)}...` : quoted
  return warn(
    'C17',
    `“${start}” in “${title}” is quoted beside a citation, but no text on file has it. Remove the quotation marks or verify it.`,
  )
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
}
