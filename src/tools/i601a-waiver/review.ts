import { findAuthority } from '#law/authorities/list.ts'
import type { DraftInput, SectionPlan } from '#domain/drafting/tool.ts'
import type { WaiverCase } from './case.ts'
import { gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { block, type Check, warn } from '#domain/questionnaire/check.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'

const token = /\[\[(?:cite|src|f):[^[\]]*\]\]/g
const printed =
  /<cite\b[^<>]*>(?:(?!<cite\b).)*?<\/cite>|<span data-source[^<>]*>(?:(?!<span data-source).)*?<\/span>/gs
const gapLimit = 6

/**
 * Rules on a section that a model wrote (section 6 of the domain file): its tokens, citations written out, length, wording
 * and the relief it speaks of. Codes M01 to M08. Takes the text before its tokens are resolved; resolved text is
 * understood too. Never for the fixed texts, which name cancellation and statutes themselves.
 */
export function reviewWritten(section: SectionPlan, html: string, { input }: WaiverCase): Check[] {
  const text = sectionText(html.replaceAll(printed, ' ').replaceAll(token, ' '))
  if (text === '')
    return [block('M01', `"${section.title}" came back empty; the standard text of the section stands in for it.`)]
  return [
    ...unknownTokens(section, html, input),
    ...unverifiedPinpoints(section, html),
    ...strayCitations(section, text),
    ...length(section, html, input),
    ...bannedWords(section, text),
    ...otherRelief(section, text),
    ...gaps(section, html, text),
  ]
}

/** M02: tokens of authorities or sources that this section may not cite, and tokens in another form. */
function unknownTokens({ title, authorities = [] }: SectionPlan, html: string, { sources }: DraftInput): Check[] {
  const { unknown } = resolveTokens(html, { allowed: authorities, sources: titlesOf(sources) })
  const malformed = html.replaceAll(token, '').match(/\[\[[^[\]]*\]\]|\{\{[^{}]*\}\}|\{(?:cite|src):[^{}]*\}/g) ?? []
  return [...new Set([...unknown.map((found) => found.token), ...malformed])].map((found) =>
    block('M02', `"${title}" cites ${found}, which is not among the authorities and sources of this section.`),
  )
}

/** M03: a pinpoint of the model's own. */
function unverifiedPinpoints({ title }: SectionPlan, html: string): Check[] {
  return [...html.matchAll(/\[\[cite:([^[\]|]+)\|pin=([^[\]]*)\]\]/g)].flatMap(([, id = '', pin = '']) => {
    const known = findAuthority(id.split(':')[0] ?? '')
    if (pin === '' || known?.pin === pin) return []
    return [block('M03', `"${title}" cites page ${pin} of ${known?.name ?? id}; that page was not verified.`)]
  })
}

/** M04: a citation written out instead of a token. */
function strayCitations({ title }: SectionPlan, text: string): Check[] {
  const found = /(?<!\d)\d+ I&N Dec\.|(?<!\d)\d+ F\.\s?(?:2d|3d|4th)|U\.\s?S\.\s?C\.|C\.\s?F\.\s?R\./.exec(text)
  return found
    ? [block('M04', `"${title}" holds a citation that software did not print ("${excerpt(text, found.index)}").`)]
    : []
}

/** M05: the word range. Citations are counted as they will print. */
function length({ title, words, authorities }: SectionPlan, html: string, { sources }: DraftInput): Check[] {
  if (!words) return []
  const printedText = sectionText(resolveTokens(html, { allowed: authorities, sources: titlesOf(sources) }).html)
  const count = printedText.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
  if (count >= words.min && count <= words.max) return []
  return [warn('M05', `"${title}" has ${count} words; ${words.min} to ${words.max} are planned.`)]
}

/** M06: words that claim more than facts can. */
function bannedWords({ title }: SectionPlan, text: string): Check[] {
  const found = text.match(/\b(?:undoubtedly|clearly|obviously|guarantee(?:s|d)?)\b/gi) ?? []
  return [...new Set(found.map((word) => word.toLowerCase()))].map((word) =>
    warn('M06', `"${title}" says "${word}". Let the facts carry the point.`),
  )
}

const reliefWords =
  /\b(?:appl(?:y|ies|ied|ication)|request(?:s|ed)?|seeks?|sought|relief|eligib(?:le|ility)|qualif(?:y|ies)|merits?|warrants?|entitled)\b/i

/** M07: cancellation or asylum spoken of as relief; a relative's own asylum status is a fact and passes. */
function otherRelief({ title }: SectionPlan, text: string): Check[] {
  const found = text
    .split(/(?<=[.!?])\s+|\n+/)
    .find(
      (sentence) =>
        /\bcancellation of removal\b/i.test(sentence) ||
        (/\b(?:cancellation|asylum)\b/i.test(sentence) && reliefWords.test(sentence)),
    )
  return found === undefined
    ? []
    : [block('M07', `"${title}" speaks of another relief than the waiver: "${excerpt(found, 0)}".`)]
}

/** M08: more open notes than a section should leave, or a bracket that would not be highlighted. */
function gaps({ title }: SectionPlan, html: string, text: string): Check[] {
  const known = gapsIn(html)
  const loose = [...text.matchAll(/\[([^[\]]+)\]/g)].filter(([, label = '']) => !known.includes(label))
  return [
    ...(known.length + loose.length > gapLimit
      ? [warn('M08', `"${title}" leaves ${known.length + loose.length} notes open; at most ${gapLimit} are planned.`)]
      : []),
    ...loose.map(([bracket]) => warn('M08', `"${title}" holds ${bracket}, which is not marked as a gap.`)),
  ]
}

function excerpt(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - 30), index + 60)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function titlesOf(sources: DraftInput['sources']): Record<string, string> {
  return Object.fromEntries(sources.map(({ id, title }) => [id, title]))
}
