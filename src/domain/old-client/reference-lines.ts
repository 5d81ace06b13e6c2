import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'

const salutation = /^\W*(?:dear\b|to whom|to the (?:officer|honorable|adjudicat)|your honor|estimad)/iu
const labelled = /^\W{0,3}(\p{L}[\p{L} ’'/#.-]{2,40}): {1,3}(\S.{1,80})$/u
/** Labels whose value is the paper's own or has a reader of its own. */
const ofPaper =
  /^(?:re|in re|attn|attention|via|by|to|from|cc|subject|forms?|type|section|title|telephone|tel|phone|fax|e-?mail|enclosures?|encl|note|regarding|filed|asunto)\b/iu
const publicValue =
  /\b(?:Form|Petition|Application|Motion|INA|U\.S\.C|C\.F\.R|Section|Act|citizen|resident|USCIS|Court)\b|§|^\W*(?:TBD|N\/A|none|yes|no)\W*$|[[\]{}<>_]/iu

/**
 * In the block that says what a letter is about, before its salutation, whatever stands behind a label is of one case:
 * `Qualifying crime: ...`. What no reader explained there is shown.
 */
export function referenceValues(
  lines: readonly TemplateLine[],
  raw: Map<TemplateLine, readonly FoundMark[]>,
  isProtected: (line: TemplateLine, start: number, end: number) => boolean,
): void {
  const end = lines.findIndex(({ part, text }) => part === 'body' && salutation.test(text))
  for (const line of lines.slice(0, Math.max(0, end))) {
    if (line.part !== 'body' || line.isHeading === true || (raw.get(line)?.length ?? 0) > 0) continue
    const [, label = '', value = ''] = labelled.exec(line.text.trimEnd()) ?? []
    if (value === '' || ofPaper.test(label) || publicValue.test(value) || value.split(' ').length > 8) continue
    const start = line.text.lastIndexOf(value)
    if (!isProtected(line, start, start + value.length))
      raw.set(line, [{ start, end: start + value.length, slot: 'unsure' }])
  }
}
