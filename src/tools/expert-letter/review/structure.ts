import { block, type Check, warn } from '#domain/questionnaire/check.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { foldToWords } from '#domain/language/fold.ts'
import type { LetterFacts } from '../case.ts'
import { overlapsOnFile } from '../case/overlaps.ts'
import { type LetterSection, quote, statements } from './letter-text.ts'

const assertsIndependence =
  /\bnever (?:employed|met|worked|supervised)|\bindependent\b|\bno (?:family|business|professional|personal)[^.]{0,40}\btie\b|\bdo not know \S.{0,60}\bpersonally\b/iu

/** P1: the letter asserts independence although the papers show a shared employer or publication. */
export function checkIndependence(sections: readonly LetterSection[], input: DraftInput): Check[] {
  const asserted = sections
    .filter(({ id }) => id === 'relationship' || id === 'opening')
    .flatMap(({ sentences }) => sentences)
    .find((sentence) => assertsIndependence.test(sentence))
  if (asserted === undefined) return []
  return overlapsOnFile(input)
    .slice(0, 1)
    .map(({ kind, client }) =>
      block('P1', `${quote(asserted)} The papers show a shared ${kind}: ${quote(client)}`, 'expert_client_relation'),
    )
}

/** P8: in a hardship letter the person examined is the qualifying relative, never the applicant. */
export function checkPersonExamined({ values }: LetterFacts): Check[] {
  const subject = values['subject.name']?.value
  const relative = values['relative.short']?.value
  if (subject === undefined || (relative !== undefined && sharesName(subject, relative))) return []
  if (sharesWholeName(subject, values['client.name']?.value ?? '')) {
    const message = 'The person examined is the applicant; hardship is judged for the qualifying relative.'
    return [block('P8', message, 'subject_name')]
  }
  if (relative === undefined) return []
  return [block('P8', `The person examined, ${subject}, is not the qualifying relative, ${relative}.`, 'subject_name')]
}

const examined =
  /(?<!\b(?:not|never) (?:ever )?)\b(?:examined|evaluated|assessed|interviewed|tested|saw)\s+((?:\p{Lu}[\p{L}.'-]*\s?){1,4})/gu

/** P8 in the finished letter: it says that the applicant was examined. */
export function checkPersonExaminedInText(sections: readonly LetterSection[], facts: LetterFacts): Check[] {
  const applicant = facts.values['client.name']?.value ?? ''
  const relative = facts.values['relative.short']?.value ?? ''
  if (facts.type !== 'HARD') return []
  const wrong = statements(sections)
    .flatMap(({ text }) => [...text.matchAll(examined)])
    .find(([, name = '']) => sharesWholeName(name, applicant) && !sharesWholeName(name, relative))
  return wrong ? [block('P8', `The letter says that the applicant was examined: “${wrong[0].trim()}”.`)] : []
}

/** One name's words all stand in the other. */
function sharesName(a: string, b: string): boolean {
  const [first, second] = [a, b].map(nameWords)
  if (!first?.length || !second?.length) return false
  return first.every((word) => second.includes(word)) || second.every((word) => first.includes(word))
}

function sharesWholeName(part: string, whole: string): boolean {
  const words = nameWords(part)
  const all = nameWords(whole)
  return words.length > 0 && words.every((word) => all.includes(word)) && words.includes(all[0] ?? '')
}

function nameWords(name: string): string[] {
  return foldToWords(name)
    .split(' ')
    .filter((word) => word !== '' && !/^(?:dr|mr|mrs|ms|miss|prof)$/.test(word))
}

/** P9: an O-1 letter must say how the writer came to know the facts, 8 CFR 214.2(o)(2)(iii)(B). */
export function checkBasisOfKnowledge(sections: readonly LetterSection[], { type }: LetterFacts): Check[] {
  if (type !== 'O1A' && type !== 'O1B') return []
  const relationship = sections.find(({ id }) => id === 'relationship')?.text ?? ''
  const tells = /\b(?:because|since|through|from|by|when)\s+[^\s….][^….]{2,}/iu.test(relationship)
  return tells
    ? []
    : [warn('P9', 'The letter does not say how or since when the writer knows the facts.', 'expert_client_relation')]
}

/** P13: a letter for a court without a declaration. */
export const missingDeclaration = warn(
  'P13',
  'A letter for a court usually ends with a declaration under penalty of perjury.',
  'include_declaration',
)

export function checkDeclaration(sections: readonly LetterSection[], { type }: LetterFacts): Check[] {
  if (type !== 'CC' && type !== 'MED') return []
  const declares = sections.some(({ id, text }) => id === 'declaration' && /penalty of perjury/i.test(text))
  return declares ? [] : [missingDeclaration]
}

/** P16 in the finished letter: the signature line is left to the hand of the expert. */
export function checkSignatureLine(sections: readonly LetterSection[]): Check[] {
  const signature = sections.find(({ id }) => id === 'signature')
  if (!signature) return []
  const made = /<img\b/i.test(signature.html) || /\/s\/|(?:\p{L} ?_{4}|_{4} ?\p{L})/u.test(signature.text)
  return made
    ? [warn('P16', 'The signature line holds a name, an image or “/s/”. Leave it empty: the expert signs in ink.')]
    : []
}

const leftover = /\[NEEDS|\{\{|\bXXX|\bTBD\b|\bDr\.\s+\[/u

/** P14: what is left of templates. Gaps that need a fact count too: a final letter has none. */
export function checkLeftovers(sections: readonly LetterSection[]): Check[] {
  const found = sections.flatMap(({ html }) => leftover.exec(html.replaceAll(/<[^<>]*>/g, ' '))?.[0] ?? [])
  if (found.length === 0) return []
  const kinds = [...new Set(found)].join(', ')
  return [
    block(
      'P14',
      `The letter is not final: ${kinds} ${found.length === 1 ? 'stands in one section' : `stand in ${found.length} sections`}. It can be downloaded as a draft.`,
    ),
  ]
}
