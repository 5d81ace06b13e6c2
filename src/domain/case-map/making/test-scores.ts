/** A result of a test as an evaluation prints it: `PHQ-9: 18 (moderately severe)`. */
export type TestScore = { readonly test: string; readonly score: string; readonly range?: string }

const test = String.raw`(?:\p{Lu}{2}[\p{Lu}\d]{0,6}(?:-\p{Lu}{0,3}\d{0,2}[\p{Lu}]{0,3}){0,2}|MoCA|MMSE|(?:\p{Lu}[\p{L}’'-]{2,20} ){1,5}(?:Inventory|Scale|Checklist|Questionnaire|Examination|Assessment|Index)(?:[- ](?:II|III|IV|\d{1,2}))?)(?: \([\p{Lu}\d-]{2,10}\))?`
const range = String.raw`(?:(?:\p{L}{3,12} ){0,2}(?:severe|moderate|mild|minimal|elevated|extreme|clinical|impairment)(?: (?:range|depression|anxiety|impairment|symptoms))?|cut-?off (?:of )?\d{1,3}(?:[-–]\d{1,3})?|low|high|positive|negative)`
const one = new RegExp(
  String.raw`^(${test})(?: (?:total )?score)?(?: of|:|=| =)? {0,3}(\d{1,3}(?: ?(?:\/|of|out of) ?\d{2,3})?)(?:[,:]? \(?(${range})\)?)?$`,
  'u',
)
/** Signs of the body and numbers of forms are no tests of the mind. */
const other =
  /^(?:BP|HR|BMI|IQ|DSM|ICD|A1C|HBA1C|EF|FEV|GFR|EGFR|INR|PSA|TSH|WBC|CD4|SSN|MRN|DOB|ID|CPT|NPI|AGE|LOC)\b/iu

/** The scores that a line or a row lists, where it lists nothing else; undefined otherwise. */
export function testScoresIn(text: string): TestScore[] | undefined {
  if (text.length > 400) return undefined
  const parts = text
    .trim()
    .replace(/\.$/u, '')
    .split(/[;\n]|[.,] (?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const scores = parts.flatMap((part): TestScore[] => {
    const [, name = '', score = '', said] = one.exec(part) ?? []
    if (name === '' || other.test(name)) return []
    return [{ test: name, score: score.replace(/ ?\/ ?/u, ' out of '), ...(said !== undefined && { range: said }) }]
  })
  return scores.length > 0 && scores.length === parts.length ? scores : undefined
}

/** `{spouse.subj} scored 18 on the PHQ-9 (moderately severe) and 16 on the GAD-7`; without a person the scores themselves. */
export function scoresAsSentence(scores: readonly TestScore[], person: string | undefined): string {
  const said = scores.map(
    ({ test: name, score, range: words }) =>
      `${score} on the ${name}${words === undefined ? '' : ` (${words.toLowerCase()})`}`,
  )
  const last = said.pop() ?? ''
  const list = said.length === 0 ? last : `${said.join(', ')} and ${last}`
  return person === undefined ? `The scores were ${list}` : `{${person}.subj} scored ${list}`
}
