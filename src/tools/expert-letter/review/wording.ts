import { type Check, warn } from '#domain/questionnaire/check.ts'
import { bareWord } from '#domain/text/trim.ts'
import { claimsIn } from './claims/extract.ts'
import type { LetterFacts } from '../case.ts'
import { type LetterSection, quote, statements } from './letter-text.ts'

const praise = /\b(?:world[- ]class|renowned|ground-?breaking|one of the best|leading|exceptional|unparalleled)\b/iu
const legalConclusion =
  /\b(?:qualif(?:y|ies|ied) for|meets? the (?:legal )?standard|(?:is|are) eligible|should be granted asylum|extreme hardship)\b/iu
const vouching = /\b(?:truthful|credible|I believe (?:him|her|them))\b/iu
const datedOrSourced =
  /\b(?:19|20)\d{2}\b|\bas of\b|\baccording to\b|\bprintout\b|\bexhibit\b|\bindex\b(?:(?!\bindex\b).)*\bdated\b|\bScholar\b|\bScopus\b|\bWeb of Science\b/iu
const caseCitation =
  /\b(?:Matter of|In re) \p{Lu}|\p{Lu}[\p{L}.'-]{0,40} v\. \p{Lu}|\b\d{1,4} (?:I\s?&\s?N Dec\.|U\.S\.|F\.(?:2d|3d|4th)|F\. Supp\.|S\. Ct\.)/u

/** Rules on single sentences: P2, P4, P5, P7 and P15. */
export function checkWording(sections: readonly LetterSection[], facts: LetterFacts): Check[] {
  return statements(sections).flatMap((section) =>
    section.sentences.flatMap((sentence) => checkSentence(sentence, section, facts)),
  )
}

function checkSentence(sentence: string, { html }: LetterSection, facts: LetterFacts): Check[] {
  return [
    ...(praise.test(sentence) && !restsOnFact(sentence, html)
      ? [warn('P2', `Praise without a fact: ${quote(sentence)}`)]
      : []),
    ...(hasUndatedCount(sentence)
      ? [warn('P4', `A citation count needs its date and source: ${quote(sentence)}`)]
      : []),
    ...(legalConclusion.test(sentence)
      ? [warn('P5', `A legal conclusion is for the agency or the judge, not for an expert: ${quote(sentence)}`)]
      : []),
    ...((facts.type === 'CC' || facts.type === 'MED') && vouching.test(sentence)
      ? [warn('P7', `An expert does not vouch for credibility: ${quote(sentence)}`)]
      : []),
    ...(caseCitation.test(sentence) && !isLegalExpert(facts)
      ? [warn('P15', `A case citation in the letter of an expert who is not a lawyer: ${quote(sentence)}`)]
      : []),
  ]
}

/** The sentence carries a fact token, a source, or something that can be compared with the papers. */
function restsOnFact(sentence: string, html: string): boolean {
  if (/\[\[(?:f|src):|\bexhibit\b/iu.test(sentence) || claimsIn(sentence).some(({ kind }) => kind !== 'name'))
    return true
  const opening = sentence.slice(0, 40)
  return (
    html.includes('[[f:') &&
    new RegExp(String.raw`${RegExp.escape(opening)}[^.]{0,120}(?:\.\s*)?\[\[f:`, 'u').test(html)
  )
}

/** A number other than a year within five words of "citation", and neither date nor source in the sentence. */
function hasUndatedCount(sentence: string): boolean {
  const words = sentence.split(/\s+/).map(bareWord)
  const numbers = words.flatMap((word, index) => (/^\d/.test(word) && !/^(?:19|20)\d{2}$/.test(word) ? [index] : []))
  const isNear = words.some(
    (word, index) => /^citations?$/i.test(word) && numbers.some((number) => Math.abs(number - index) <= 5),
  )
  return isNear && !datedOrSourced.test(sentence)
}

function isLegalExpert({ values, sources }: LetterFacts): boolean {
  const about = `${values['expert.field']?.value ?? ''} ${values['expert.position']?.value ?? ''} ${sources.expert?.text ?? ''}`
  return /\b(?:law|legal|attorney|lawyer|jurisprudence|J\.?D\.?|LL\.?[BM]\.?)\b/u.test(about)
}
