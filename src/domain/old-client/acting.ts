import type { FoundMark, Slot } from '#domain/template-sections/old-case.ts'

/** `at`, `to`: its place in the sentence. */
export type PlacedMark = FoundMark & { readonly at: number; readonly to: number }

const storySubjects = new Set<Slot>(['client', 'relative', 'witness', 'doctor', 'person'])
const skipped = String.raw`(?:,[^,.;]{0,70},)?,? ?(?:(?:also|then|never|ever|has|have|had|be|been|being|is|was|were|am|are|will|would|may|can|could|should|must|cannot|now|not|therefore|thus|further|respectfully|hereby|first|last|timely|properly|did|does|do|still|only|once|currently|previously|subsequently|initially|who|clearly|fully|in fact|has since|thereafter|lawfully|already) )*`
const procedural = new RegExp(
  String.raw`^${skipped}(?:moves?|moved for|requests?|requested|asks?|asked (?:this|the|that|for|by)|seeks?|sought|submits?|submitted|files?|filed|lodged|native|became an? (?:conditional|lawful)|expires?|(?:\d{2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}{3,5})?)(?: years old)?,? and (?:is )?an? (?:native|citizen|national)|a (?:native|citizen|national|\d+|[\p{L}-]{1,30}-year-old|danger|flight)|an? (?:native|individual|applicant|noncitizen|person|beneficiary)|citizen|national|born|entered|arrived|admitted|paroled|inspected|resid\p{L}+|liv(?:es|ed|ing) (?:in|at)|served|placed|admits?|concedes?|denies|declines?|designat\p{L}+|appear(?:s|ed)?|scheduled|set|represent\p{L}*|retained|appl(?:y|ies) for|seek|eligib\p{L}+|ineligible|establish\p{L}*|demonstrat\p{L}+|meets?|met (?:her|his|the|all)|satisf\p{L}+|qualif\p{L}+|warrants?|merits?|deserv\p{L}+|shown?|shows|proven?|detained|held (?:at|in|by|for|without)|in (?:immigration )?(?:custody|detention)|subject|removable|inadmissible|entitled|required|prays?|wishes to|applies|applied|applying|petition\p{L}*|self-petition\p{L}*|opposes?|challeng\p{L}+|appeals?|appealed|contends?|argues?|maintains|relies|reserves?|waives?|withdraws?|consents?|certif\p{L}+|signs?|signed|understands?|authoriz\p{L}+|agrees?|declar(?:es?|o)|swears?|juro|write|affirms?|in removal|in proceedings|pleads?|from (?=\p{L}+(?: \p{L}+)?[.,;])|through|by and|the (?:respondent|applicant|petitioner|beneficiary|spouse|parent|child|victim|subject|(?:acting )?(?:warden|director|secretary|attorney general|field office director|commissioner|sheriff|custodian|administrator))|well positioned|asserts?|alleges?|claims?|continues to (?:qualify|meet|be eligible)|turns?|turned|granted|denied|approved|dismissed|terminated|reopened|remanded|continued|closed|removed|referred|released|ordered|issued|transferred|charged with remov\p{L}+|received|is not|has no|remains? (?:in|detained|eligible)|enclos\p{L}+|attach\p{L}+|provid\p{L}+|offers?|presents?|support\p{L}*|compelled|interviewed|fingerprinted|naturalized|sued|exhaust\p{L}*|read (?:this|the)|examined|cross-examined|made available|thanks?|hopes? that|invites?|responds?|replies|joins?|consents?|stipulat\p{L}+)\b`,
  'iu',
)

/** Whether a person of the case does or is something that is no step of the procedure. */
export function actsOutside(words: string, marks: readonly PlacedMark[]): boolean {
  return marks.some(({ slot, at, to }) => {
    const isSubject = storySubjects.has(slot) || (slot.endsWith('pronoun') && /^s?he$/iu.test(words.slice(at, to)))
    if (!isSubject) return false
    if (isBesideThePoint(words.slice(0, at))) return false
    const after = words.slice(to, to + 160).replace(/^[”"’)\]]{1,3}(?=[ ,.;]|$)/u, '')
    if (/^ ?[(“"[]/u.test(after) || /^, (?:we|I|our|this|please)\b/u.test(after)) return false
    if (
      /^(?:[’']s?)? ?(?:$|[.;:)\]]|,? (?:and|or|to|of|in|on|at|from|for|with|by|under|as|before|a|an|the|A-?\d|\d+)\b|, \$)/u.test(
        after,
      ) &&
      !/^,[^,]*, (?:\p{L}+s|\p{L}+ed)\b/u.test(after)
    )
      return false
    if (/^[’']s/u.test(after))
      return !/^[’']s (?:\p{L}+ ){0,2}?(?:motion|request|application|petition|declaration|affidavit|testimony|claim|case|counsel|attorney|eligibility|hearing|proceedings|release|bond|burden|interview|file|form|appeal|brief|record|account|identity|residence|removal)\b/iu.test(
        after,
      )
    if (!procedural.test(after)) return true
    const [, second] =
      /,? and (?:(?:also|now|then|has|had|is|was|since|later|still|currently) ){0,3}((?:\p{Ll}{3,}(?:s|ed)|been (?:an?|the)|taught|ran|won|led|built|held|sang|wrote|bought|became|paid|took|gave|came|went|told|said|left|lost|saw|slept|sold|sent|kept|met|found|knew|fell|fought|hid|drove|ate|rode|threw|spoke|stood|wore|woke|brought|made|got)\b.*)/su.exec(
        after.split(/[;:]/)[0] ?? '',
      ) ?? []
    return (
      second !== undefined &&
      !procedural.test(` ${second}`) &&
      !/^(?:therefore|this|its|is|was|has|thus|documents|petitions?|applications?|exhibits?|motions?|requests?|attachments|judges?|officers?|parties|others|withholding|\p{L}+(?:ness|ess|ss|us|is)\b)/u.test(
        second,
      )
    )
  })
}

/** `You told her that the form could wait`: what a letter says that its reader did. */
function readerActs(words: string, marks: readonly PlacedMark[]): boolean {
  if (marks.length === 0) return false
  const [, after] =
    /^(?:\W{0,3}\d{1,2}[.)] )?You( (?!may|can|must|should|will|need|have|are|issued|asked|sent).{3,160})/su.exec(
      words,
    ) ?? []
  return after !== undefined && !procedural.test(after)
}

/** Whether a person of the case, or the reader of a letter, does what is no step of the procedure. */
export const somebodyActs = (words: string, marks: readonly PlacedMark[]): boolean =>
  actsOutside(words, marks) || readerActs(words, marks)

/** `I have discussed with Ms. Example`: what counsel did. */
const ofCounsel =
  /\b(?:I|we|counsel) (?:(?:have|has|also|personally) ){0,2}(?:discussed|spoken|spoke|met|reviewed|conferred|consulted|gone over)(?: \p{L}+){0,4} with $/iu
const isBesideThePoint = (before: string): boolean => ofPaper.test(before) || ofCounsel.test(before)

/** `the passport of`: what follows on the name is said of the paper. */
const ofPaper =
  /\b(?:passports?|cop(?:y|ies)|originals?|applications?|petitions?|declarations?|affidavits?|statements?|motions?|requests?|files?|records?|cases?|proceedings|certificates?|documents?|identity|behalf|testimony|appearance|eligibility|removal|representation) (?:of|for|by) (?:(?:the|our) (?:client|respondent|applicant|petitioner|beneficiary),? )?$/iu

/** Whether a mark names the client or refers to it. */
export const isOfClient = ({ slot }: PlacedMark) => slot === 'client' || slot.endsWith('pronoun')
/** The client only after a preposition: `the claim of Ms. Example`. */
export const isAbout = (words: string, { slot, at, to }: PlacedMark): boolean =>
  slot.endsWith('pronoun')
    ? ofTheCase.test(words.slice(to, to + 60))
    : /[(“"]$|\b(?:of|for|on|by|to|from|regarding|about|concerning|against|behalf of) $/iu.test(words.slice(0, at)) ||
      ofCounsel.test(words.slice(0, at))
/** `her defense`, `his application`: a possessive beside what belongs to the case itself. */
const ofTheCase =
  /^ (?:\p{L}+ ){0,2}?(?:defense|case|claims?|application|petition|records?|file|counsel|attorney|hearing|testimony|eligibility|rights?|motion|request|declaration|affidavit|statement|account|passport|address|interview|proceedings|appeal|release|consent|signature|helpfulness|behalf|alien number|A-?number|receipt number|priority date|date of birth|nationality|biometrics|fingerprints|full name|legal name)\b/iu
