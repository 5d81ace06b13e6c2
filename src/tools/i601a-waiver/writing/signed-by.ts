import type { SourceText } from '#domain/drafting/tool.ts'

/** Who signed a letter or sent a message, with what stands behind the name: `Deb Kinnear, owner`. */
export function signedBy(source: SourceText | undefined): string | undefined {
  if (source === undefined || !isLetter(source)) return undefined
  const sender = /^From: ?(\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3})\s*(?:<|$)/mu.exec(
    source.text.slice(0, 400),
  )?.[1]
  if (sender !== undefined) return sender
  const lines = source.text.split('\n').flatMap((line) => line.trim().replaceAll(/\s+/gu, ' ') || [])
  return nameBelow(lines.slice(-3)) ?? nameAbove(lines.slice(0, 3))
}

/** The signature under a letter, also at the end of its last line. */
function nameBelow(lines: readonly string[]): string | undefined {
  for (const line of lines.toReversed()) {
    const ending = line.split(/(?<=[.!?])(?<!\b(?:Rev|Dr|Fr|Sr|Ven|Mr|Ms|Mrs)\.) (?=\p{Lu})/u).at(-1) ?? line
    const [, written, role] = named.exec(ending) ?? []
    const name = written?.replace(endingMonth, '')
    if (name !== undefined && !notName.test(name) && !inState.test(ending))
      return role === undefined ? name : `${name}, ${role}`
  }
  return undefined
}

/** `Saw Thaw Blay, pastor. October 4, 2026.` above the letter. */
function nameAbove(lines: readonly string[]): string | undefined {
  const [, name, role] = lines.map((line) => above.exec(line)).find((match) => match !== null) ?? []
  return name === undefined || notName.test(name) ? undefined : `${name}, ${role}`
}

/** `Joseph Gallo Oct 20 2026`: the month is no name. */
const endingMonth = / (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/u

const named =
  /^(?:Sincerely,? |Signed:? )?((?:Rev\. |Fr\. |Sr\. |Ven\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.| \p{Lu}[\p{L}’'-]+){1,3})(?:, (?!\d)(\p{L}[\p{L} .’'-]{2,34}?))?(?:,? \d{1,2}[/ ].{2,24})?\.?$/u
const above =
  /^(\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.| \p{Lu}[\p{L}’'-]+){1,3}), (pastor|owner|principal|coach|deacon|imam|priest|manager|director|president)\b/u
/** `Three Creeks Orchards, Grandview WA`: a place of business. */
const inState = /,? \p{Lu}{2}\.?$/u
const notName =
  /\b(?:Street|Avenue|Road|Church|School|Club|LLC|Inc|Hospital|Clinic|Center|Department|County|January|February|March|April|May|June|July|August|September|October|November|December|Dear|Officer|Thank|Sincerely|USCIS|Orchards?|Farms?|Ranch|Dairy|Company|Restaurant|Construction|Roofing|Property|Group|Bank|Court|District|Police|Office|Pediatric|Hematology|Oncology|Service|Services)\b/u

/** A letter by its title, or by how it speaks. */
const isLetter = ({ kind, title, text }: SourceText): boolean =>
  kind === 'client_document' &&
  !/^(?:sworn )?(?:declaration|affidavit|statement)\b|\b(?:evaluation|report|record|docket|transcript|IEP|plan|chart|note)\b/iu.test(
    title,
  ) &&
  (/\b(?:letter|ltr|e-?mail|reference|support|message)\b/iu.test(title) ||
    /\b(?:To USCIS|Dear |To whom it|To the officer)\b/u.test(text.slice(0, 300)) ||
    /(?<![\p{L}.])(?:I|[Mm]y)(?![\p{L}.])/u.test(text))
