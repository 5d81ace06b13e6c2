import { formOf } from './verbs.ts'
import { label, listed, numbered } from './paragraph-marks.ts'

/** `CREDIBILITY. The Court finds`: a heading that its own paragraph runs in. */
export const runIn = /^(\p{Lu}[\p{Lu}/&’'-]{2,24}(?: [\p{Lu}/&’'-]{2,24}){0,4})[.:] (?=\p{Lu}\p{Ll})/u

/**
 * `Reason for referral. Ms. Berg was sent by ...`, `2. Figures. In 2024 ...`, `Course: She did not speak of it at first.`: words without a verb that open a paragraph, with the
 * space behind them. Only papers that open several paragraphs so have them.
 */
export function openingHeading(text: string): { readonly heading: string; readonly end: number } | undefined {
  const match =
    /^(?:¶\s*)?(?:\d{1,3}[.)]\s+|\d{1,2}(?:\.\d{1,2}){1,2}[.)]?\s+)?(\p{Lu}[\p{Ll}-]{1,20}(?: [\p{L}-]{2,14}){0,4}[.:] )(?=["“]?\p{Lu}\p{L}{0,20}[ .,:’'-])/u.exec(
      text,
    )
  const found = match?.[1]
  if (found === undefined || text.length < found.length + 30 || abbreviation.test(found) || hasVerb(found))
    return undefined
  // `Opinion regarding delay: It is my opinion that ...`, and no entry of a form.
  const isProse =
    !found.endsWith(': ') || (/[.!?]["”’)]?$/u.test(text) && hasVerb(text.slice(match?.[0].length).slice(0, 300)))
  return isProse ? { heading: found.trim().replace(/[.:]$/, ''), end: match?.[0].length ?? 0 } : undefined
}

/** `Ms. Medina`, `St. Mary’s`, `No. 12`: a point that ends no words. */
const abbreviation =
  /(?:^\p{L}{1,3}|(?:^| )(?:\p{Lu}\p{L}{0,2}|Prof|Capt|Sgt|Messrs|Hon|Supp|Dept|Inc|Corp|Assoc|Univ|approx))\. $/u

/** `Mateo cried. He ...` is a sentence. */
export const hasVerb = (words: string): boolean =>
  words.split(/[ .]/).some((word, at) => at > 0 && /^\p{Ll}/u.test(word) && /^(?:be|past|modal)$/.test(formOf(word)))

/** Without final point, short, and in capitals or with few small words: a heading by its look. */
export function readsAsHeading(text: string): boolean {
  if (text.length > 90 || /[.;,!?:]$/.test(text) || numbered.test(text) || listed.test(text) || label.test(text))
    return false
  if (/\d[.,]? *[%$]|\t/.test(text) || /_{3,}/.test(text)) return false
  const words = text.split(/\s+/)
  if (words.length > 9 || tellsOfDay.test(text) || ofCode.test(text) || ofCount.test(text)) return false
  if (text === text.toUpperCase() && /\p{L}{3}/u.test(text)) return true
  return /^\p{Lu}/u.test(text) && !/\s{2,}/.test(text)
}

/** `Generalized Anxiety Disorder (F41.1)`, `..., related to the surgery`: a diagnosis with its code. */
export const ofCode = /\([A-TV-Z]\d{2}(?:\.\d{1,3})?\)(?:$|, )/u

/** `Count 1 VC 23152(a) - dismissed pursuant to plea` */
const ofCount = /^(?:Count|Charge) \d{1,2}\b.*\b(?:plea|pled|dismissed|convicted|guilty|nolo|amended|reduced)\b/iu

/** `Supervision terminated satisfactorily and case dismissed January 14, 2021`: what was done, and when. */
const tellsOfDay = /^\p{Lu}\p{Ll}{2,20}(?: \p{Ll}{2,20}){1,6} (?:on )?\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d$/u
