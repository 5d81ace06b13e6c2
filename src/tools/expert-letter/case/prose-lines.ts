import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'

const shorthand =
  /(?<![\p{L}])(?:w\/o?|abt|yrs?|pt|hx|dx|tx|sx|imo|b\/c|c\/o|h\/o|f\/u|wks?|mos?|hrs?|mins?)(?![\p{L}])|[=→]|->|(?<=\s)[-–]\s/iu

const subject =
  /^["“]?(?:I|He|She|They|We|It|There|This|That|These|Those|The|An?|His|Her|Their|My|Our|Its|Each|Every|No|All|Most|Many|Some|Both|Neither|Nobody|Several|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Such|Other|In|On|At|If|When|While|As|Because|Since|After|Before|Without|With|During|By|Of|To|From|For|Although|Even|Until|Nor|What|But|Then|Whether|Here|Now|Today|Only|So|Yet|Still|Later)\b|^["“]?(?:Mr|Ms|Mrs|Dr|Prof)\. |^["“]?\p{Lu}[\p{L}’-]+(?:’s)? (?:\p{Lu}|\p{Ll}+s\b|is\b|was\b|has\b|had\b|would\b|will\b|can\b|could\b|\p{Ll}+ed\b)/u

/** So many words has a written sentence on the average, and fewer a note. */
const averageWords = 7
/** So many of the sentences of a line have their subject. */
const share = 0.7

/** `Hx: good student`; `He takes three medicines every day: ...` is a sentence. */
function isLabelled(line: string): boolean {
  const label = /^([^.:]{2,40}): /u.exec(line)?.[1]
  return label !== undefined && !(/^(?:I|He|She|They|We|It) /u.test(label) && hasFiniteVerb(label))
}

/**
 * A line of sentences as one writes them: capital, subject, verb and full stop. Nothing in it is shorthand, and it is
 * never turned: `Paid care for the same hours costs $27 an hour` tells what care costs, and nobody’s paying.
 */
export function isProseLine(line: string): boolean {
  const sentences = sentencesOf(line.trim())
  if (sentences.length === 0 || shorthand.test(line) || isLabelled(line) || /\b[LR] \p{Ll}/u.test(line)) return false
  const whole = sentences.filter((words) => /[.!?]["”’)]*$/u.test(words) && /^["“(]?[\p{Lu}\d]/u.test(words))
  if (whole.length < sentences.length) return false
  const words = sentences.reduce((sum, one) => sum + countWords(one), 0)
  const led = sentences.filter((one) => subject.test(one) && (hasFiniteVerb(one) || countWords(one) > 5)).length
  return words >= sentences.length * averageWords && led >= sentences.length * share
}
