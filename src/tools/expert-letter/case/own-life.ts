import { degreePattern, plainDegrees } from './degrees.ts'
import { postTitle } from './post-title.ts'

const ofClient = /\b(?:he|she|him|her|his|hers|they|them|their)\b|\b(?:Mr|Ms|Mrs|Dr)\. \p{Lu}/u

/** `I am a professor of electrochemistry in Lyon` */
const calling = /^I (?:am|have been) (?:an? |the )(.{4,80})/u

/** What one has done often or long, and makes one fit to judge. */
const practice =
  /^I (?:have|had) (?:also |now |by now |personally )?(?:worked|practi[cs]ed|taught|published|done|performed|evaluated|treated|testified|served|trained|supervised|chaired|directed|been licensed|been board)\b/u
const measured =
  /\bsince (?:19|20)\d\d\b|\bfor (?:about |over |more than |some |nearly )?(?:\d{1,2}|\p{L}{3,9}) years\b|(?<![\d$.,])\d{2,5}\+? (?:of (?:these|such|those) )?\p{L}|\b\d{1,3} times\b/u

/** `I speak Cebuano.`, `I was last in Bukidnon in August 2023.` */
const knowsPlace =
  /^I (?:speak|read|read and speak|speak and read) \p{Lu}[\p{L}, ]{2,60}\.$|^I was last in \p{Lu}[\p{L} ]{2,30} in [\p{L} ]{0,12}(?:19|20)\d\d\.$/u

const training =
  /^My (?:training|education|license|degrees?)\b|^I (?:was trained|trained|did|hold|completed|earned|received|finished) [^.]{0,90}\b(?:degree|doctorate|residency|fellowship|course|training|licen[cs]e|certificat\p{L}+|Ph\.?D|M\.?D)\b/u

/** The expert's notes tell who the expert is: it belongs to the qualifications and is no finding. */
export function isOfOwnLife(words: string): boolean {
  if (ofClient.test(words)) return false
  if (isListOfLife(words) || training.test(words) || knowsPlace.test(words)) return true
  const post = calling.exec(words)?.[1]
  return (post !== undefined && postTitle.test(post)) || (practice.test(words) && measured.test(words))
}

/** `M.D. Ozark University 2005, residency emergency medicine 2008`: a life in a row of fragments. */
export function isListOfLife(words: string): boolean {
  const found = degreePattern.exec(plainDegrees(words))
  return found !== null && found.index <= 3 && /\b(?:19|20)\d\d\b/u.test(words)
}

/** Its fragments, each with its own year or number, one to a line. */
export function linesOfLife(words: string): string {
  const parts = words.replace(/\.$/u, '').split(/,\s+|;\s+/u)
  const isRow = parts.length > 2 && parts.filter((part) => /\d/u.test(part)).length >= parts.length - 1
  return isRow ? parts.join('\n') : words
}
