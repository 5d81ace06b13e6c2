/** `Page 4 of 12` on a line of its own. */
export const pageLine = /^(?:-\s*)?page\s+(\d{1,4})(?:\s*(?:of|\/)\s*\d{1,4})?(?:\s*-)?$/i
/** `Page 4. Since 2016 ...`, `p. 12: ...`: the page stands before the words. */
export const pageBefore =
  /^(?:[[(](?:page|pp?\.|pg\.) ?(\d{1,4})[\])]:?|(?:page|pp?\.|pg\.) ?(\d{1,4})(?:[.:,)]|(?=\s+\p{Lu})))\s+(?=\S)/iu
/** `- They hung me`, `* Deaths in custody: 14`, `a) Both wrists`: the mark of an item in a list. */
export const listed = /^(?:[-–—*•·▪◦]\s+|\(?[a-h]\)\s+(?=\p{Lu}))(?=\S)/u
/** `That my husband died in 2009.`: how an affidavit opens each of its paragraphs. */
export const sworn =
  /^That (?=(?:I|my|our|we|he|she|it|they|on|in|at|for|the|this|there|after|before|since|if|now|when|[A-Z][a-z]{2,20}) )/u
/** `12. On May 3 ...`: the number that a paper gives a paragraph. */
export const numbered = /^(?:¶\s*)?(\d{1,3})[.)]\s+(?=\S)/
/** `3.4 The origin of ...`: the place of a paragraph in a report. */
const sectioned = /^\d{1,2}(?:\.\d{1,2}){1,2}[.)]?\s+(?=[\p{Lu}“"])/u
/** `Student: Mateo Medina`: a label of a form with what it says. */
export const label = /^[\p{Lu}][\p{L}\p{N} ,.’'()/-]{1,48}:\s*\S/u

export const lengthOf = (mark: RegExpExecArray | null): number => mark?.[0].length ?? 0

/** What stands before the words of an item, of a part or of an affidavit’s paragraph. */
export const markOf = (text: string, isSworn: boolean): RegExpExecArray | null =>
  listed.exec(text) ?? sectioned.exec(text) ?? (isSworn ? sworn.exec(text) : null)
