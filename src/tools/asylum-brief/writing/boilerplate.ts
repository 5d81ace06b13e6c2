import type { CaseFact } from '#domain/case-map/case-map.ts'

/** What a paper says of itself: an oath, who translated it, that it was read aloud. The paper is cited; nobody tells it. */
export const isOfPaperItself = ({ asTold, statement, sources }: CaseFact, titles: readonly string[]): boolean => {
  const words = (asTold ?? statement).trim()
  return (
    sources.some(({ type }) => type === 'passage') &&
    (ofPaper.test(words) ||
      ofHead.test(words) ||
      ofPrayer.test(words) ||
      titles.some((title) => words.length > 6 && title.includes(words.replace(/[.]$/u, ''))))
  )
}

/** `I ask the court to protect me`: the brief asks for it. */
const ofPrayer =
  /^(?:I|We) (?:ask|beg|request|pray|implore) (?:(?:the|this) (?:court|judge|officer|government|United States)|you|for (?:protection|asylum|help))\b[^“]{0,120}$/u

/** `Police station: Ghulam Abad`, `Date: …`: a line of the head of a form. */
const ofHead =
  /^(?:Police station|Station|Precinct|District|Case (?:No|number)|No|Number|Ref(?:erence)?|File|Date(?: of (?:report|issue))?|Time|Place|Address|Telephone|Tel|Complainant|Officer|Signed|Sex|Age|Name|Patient|Registration)\.?: [^.;]{1,60}\.?$/u

const ofPaper =
  /^\(?(?:(?:This (?:statement|affidavit|declaration) was )?[Rr]ead (?:back )?to (?:me|him|her|M[rs]s?\. )|[Tt]ranslated (?:from|by)\b|(?:I|\p{Lu}[\p{L}. ]{2,40}) (?:solemnly )?(?:swears?|declares?|affirms?|certif(?:y|ies)) (?:(?:under|that) (?:penalty|this is true|the (?:foregoing|above)|it is true))|(?:Sworn|Executed|Signed|Subscribed) (?:and sworn )?(?:at|on|in|before|this)\b|Signature of\b|I am [^.,]{3,50}, the (?:respondent|applicant)\.?$|(?:Sources|Client|Evaluator|Sessions|Interpreter|Date of (?:examination|evaluation)): |(?:Honor|Liberty|Unity) - |IN THE NAME OF\b)/u
