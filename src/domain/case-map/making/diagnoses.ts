const code = String.raw`[A-TV-Z]\d{2}(?:\.\d{1,3}[A-Z]?)?`
const behind = new RegExp(String.raw`^(.{4,110}?),? \(?(${code})\)?(, .{3,70})?$`, 'u')
const before = new RegExp(String.raw`^(${code})[ :–-]{1,3}(.{4,110})$`, 'u')
const label = /^(?:(?:primary |secondary |final )?diagnos(?:is|es|tic impression)|impression) ?:(?: |$)/iu

/** Somebody does something: no line of a form. */
const isSentence = /\b(?:is|are|was|were|has|had|have|he|she|they|I|we|who|which|because|meets|met|presents?)\b/iu

/** Words that a form writes with capitals and a sentence does not. */
const small = (name: string): string =>
  name.replaceAll(/(?<![\p{L}’'-])\p{Lu}\p{Ll}{2,}(?![\p{L}’'])/gu, (word) => word.toLowerCase())

/**
 * The diagnoses that the lines of a clinician’s form list, each with its code, and nothing else beside them:
 * `F43.10 Posttraumatic Stress Disorder` and `Major Depressive Disorder, Recurrent (F33.1)`. Undefined where a line is
 * something else: a heading is nobody’s speech, and a sentence speaks for itself.
 */
export function diagnosesIn(text: string): string[] | undefined {
  if (text.length > 600) return undefined
  const lines = text
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^\(?\d{1,2}[.)] /u, '')
        .replace(label, '')
        .replace(/[.;]$/u, ''),
    )
    .filter((line) => line !== '')
  const found = lines.flatMap((line) => {
    const [, name = '', at = '', rest = ''] = behind.exec(line) ?? []
    if (name !== '') return [`${small(name)} (${at})${rest}`]
    const [, first = '', after = ''] = before.exec(line) ?? []
    return after === '' ? [] : [`${small(after)} (${first})`]
  })
  const isForm = found.length > 0 && found.length === lines.length
  return isForm && !lines.some((line) => isSentence.test(line)) ? found : undefined
}

/** `Diagnosis`, `5. Diagnostic Impressions`: a heading under which a form names illnesses alone. */
export const isHeadingOfDiagnoses = (heading: string): boolean =>
  /^(?:(?:\d{1,2}|[IVX]{1,4})[.)] ?)?(?:(?:clinical|final|dsm-5(?:-tr)?) )?diagnos(?:is|es|tic (?:impressions?|summary))\.?:?$/iu.test(
    heading.trim(),
  )

/** The illnesses that stand under such a heading without a code; undefined where something else stands there, too. */
export function illnessesUnder(text: string): string[] | undefined {
  if (text.length > 400) return undefined
  const names = text
    .split(/\n|[.;]\s/u)
    .map((name) => name.trim().replace(/[.;]$/u, ''))
    .filter((name) => name !== '')
  const isName = (name: string) => name.length <= 110 && /^\p{Lu}\p{Ll}/u.test(name) && !isSentence.test(name)
  return names.length > 0 && names.every(isName)
    ? names.map((name) => small(name).replaceAll(/, (In|With|Of) /gu, (found) => found.toLowerCase()))
    : undefined
}

/** `{doctor.poss} diagnoses of {spouse} are A and B`; without who made them, the diagnoses themselves. */
export function diagnosesAsSentence(
  diagnoses: readonly string[],
  { by, of }: { readonly by: string | undefined; readonly of: string | undefined },
): string {
  const many = diagnoses.length > 1
  const noun = many ? 'diagnoses' : 'diagnosis'
  const whose = by === undefined ? `The ${noun}` : `{${by}.poss} ${noun}`
  const ofWhom = of === undefined || of === by ? '' : ` of {${of}}`
  const last = diagnoses.at(-1) ?? ''
  const list = many
    ? `${diagnoses.slice(0, -1).join(diagnoses.some((one) => one.includes(',')) ? '; ' : ', ')}${diagnoses.some((one) => one.includes(',')) ? ';' : ''} and ${last}`
    : last
  return `${whose}${ofWhom} ${many ? 'are' : 'is'} ${list}`
}
