import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'
import type { IsProtected } from '../name-words.ts'
import { isLabel } from './labels.ts'
import { valueMarks } from './value-marks.ts'

type Raw = Map<TemplateLine, readonly FoundMark[]>

const labelled = /^(\W{0,3}\p{L}[\p{L}\p{M} ./()’'#&-]{0,44}:[ \t]{1,4})(\S.{0,160})$/u
/** Whom a paper goes to and what it is about have readers of their own. */
const ofPaper =
  /^\W{0,3}(?:re|in re|attn|attention|via|by|to|from|dear|cc|bcc|subject|asunto|regarding|note|notes|issue|question|answer|q|a|enclosures?|encl|exhibits?|attachments?|see|telephone|tel|phone|fax|e-?mail|web|website)\b/iu

/**
 * Lines that name what stands behind their colon, two and more of them together: the label stays, the value is of the case,
 * whatever it is. Changes `raw`.
 */
export function markLineValues(raw: Raw, isProtected: IsProtected): void {
  const lines = [...raw.keys()].filter(({ part, row }) => part === 'body' && row === undefined)
  const values = lines.map((line) => valueIn(line))
  for (const [at, line] of lines.entries()) {
    const value = values[at]
    const isBeside = [at - 2, at - 1, at + 1, at + 2].some((other) => values[other] !== undefined)
    if (!value || !isBeside) continue
    const own = raw.get(line) ?? []
    const found = valueMarks(line, { start: value.start, end: line.text.trimEnd().length }, own, {
      label: value.label,
      isProtected,
    })
    if (found.length > 0)
      raw.set(
        line,
        [...own, ...found].toSorted((a, b) => a.start - b.start),
      )
  }
}

function valueIn({ text, isHeading }: TemplateLine): { readonly label: string; readonly start: number } | undefined {
  const [, lead = '', value = ''] = isHeading === true ? [] : (labelled.exec(text.trimEnd()) ?? [])
  const label = lead.replaceAll(/^[^\p{L}]+|[:\s]+$/gu, '')
  if (value === '' || ofPaper.test(label) || !isLabel(label)) return undefined
  const isSentence = /[.!?]["”’)\]]*$/u.test(value) && hasFiniteVerb(value)
  return isSentence || value.split(/\s+/).length > 22 ? undefined : { label, start: lead.length }
}
