import { type Check, warn } from '#domain/questionnaire/check.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { isWithinEdits } from '#domain/language/similar-names.ts'
import { letterSources, surnameOf } from '../case/letter-sources.ts'
import { pronounOf } from '#domain/clients/pronoun.ts'
import { type LetterSection, quote, statements } from './letter-text.ts'

const title = String.raw`(Dr|Prof|Professor|Mr|Mrs|Ms|Miss)`

/** P11: names, titles and pronouns that drift away from the record. */
export function checkNames(sections: readonly LetterSection[], input: DraftInput): Check[] {
  const own = statements(sections)
  const surname = input.client.last_name.trim()
  // Husband and wife of one name: a title and a pronoun are those of either.
  const isShared =
    surname !== '' && ((fieldText(input.client.spouse, 'name') ?? '').endsWith(surname) || isNamesake(surname, input))
  const names = [input.client.first_name, surname, surnameOf(letterSources(input).expert?.title ?? '')]
  return [
    ...checkSpelling(
      own,
      names.flatMap((name) => name.split(/\s+/)).filter((name) => name.length >= 5),
    ),
    ...checkTitle(own, surname, {
      recorded: fieldText(input.client.client, 'title'),
      isShared,
    }),
    ...(isShared ? [] : checkPronoun(own, surname, pronounOf(input))),
  ]
}

/** The papers have a wife, a husband, a sister of that name by title. */
function isNamesake(surname: string, input: DraftInput): boolean {
  const pronoun = pronounOf(input)
  if (pronoun === undefined) return false
  const other = pronoun === 'he' ? '(?:Mrs|Ms|Miss)' : 'Mr'
  const named = new RegExp(
    String.raw`\b${other}\.? (?:\p{Lu}[\p{L}.’'-]* ){0,2}${RegExp.escape(surname)}(?!\p{L})`,
    'u',
  )
  return (
    input.sources.some(({ text }) => named.test(text)) ||
    named.test(textOf(input.answers, 'expert_client_relation') ?? '')
  )
}

/** A capitalised word one or two letters away from a name, and no name itself. */
function checkSpelling(sections: readonly LetterSection[], names: readonly string[]): Check[] {
  const folded = names.map(foldToWords)
  const words = new Set(sections.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Lu}\p{L}{3,}/gu) ?? []))
  return [...words].flatMap((word) => {
    const plain = foldToWords(word)
    const near = names.find((name, index) => {
      const other = folded[index] ?? ''
      return (
        !folded.includes(plain) && plain.at(0) === other.at(0) && isWithinEdits(plain, other, other.length >= 7 ? 2 : 1)
      )
    })
    return near === undefined ? [] : [warn('P11', `“${word}” is spelled differently from “${near}” on file.`)]
  })
}

function checkTitle(
  sections: readonly LetterSection[],
  surname: string,
  { recorded, isShared }: { readonly recorded: string | undefined; readonly isShared: boolean },
): Check[] {
  if (surname === '') return []
  const pattern = new RegExp(String.raw`\b${title}\.?\s+(?:\p{L}+\s+){0,2}${RegExp.escape(surname)}(?!\p{L})`, 'gu')
  const used = new Set(sections.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, found = '']) => found)))
  const wanted = recorded?.replace(/\.$/, '')
  const wrong = [...used].find((found) => wanted !== undefined && found !== wanted)
  if (wrong !== undefined) return [warn('P11', `The client is called “${wrong}”, the record says “${recorded}”.`)]
  if (recorded === undefined && isShared) return []
  return used.size > 1 ? [warn('P11', `The client is called by different titles: ${[...used].join(', ')}.`)] : []
}

const pronouns = { he: /\b(?:he|him|his|himself)\b/iu, she: /\b(?:she|her|hers|herself)\b/iu }

/** In a sentence that opens with the client's name the next pronoun is the client's. */
function checkPronoun(sections: readonly LetterSection[], surname: string, recorded: string | undefined): Check[] {
  if (surname === '') return []
  const about = sections
    .flatMap(({ sentences }) => sentences.map((words) => words.replaceAll(/“[^“”]*”?/gu, '“…”')))
    .filter((sentence) =>
      new RegExp(String.raw`^(?:\p{Lu}[\p{L}.]*\s+){0,3}${RegExp.escape(surname)}(?!\p{L})`, 'u').test(sentence),
    )
  const he = about.find((sentence) => pronouns.he.test(sentence))
  const she = about.find((sentence) => pronouns.she.test(sentence))
  const wrong = recorded === 'she' ? he : recorded === 'he' ? she : undefined
  if (wrong !== undefined) return [warn('P11', `The record says “${recorded}”, the letter does not: ${quote(wrong)}`)]
  return he !== undefined && she !== undefined && he !== she
    ? [warn('P11', `The client's pronoun changes: ${quote(he)} and ${quote(she)}`)]
    : []
}
