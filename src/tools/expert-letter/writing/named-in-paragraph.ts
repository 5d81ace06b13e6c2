import { withClientName } from '#domain/prose/own-words.ts'
import { isOfSubject, type LetterFacts } from '../case.ts'
import { isOfNamedBefore } from '../case/named-before.ts'
import { withSubjectName } from '../case/subject.ts'

/** The person by name at the first mention in a paragraph that was moved. */
export function withName([first = '', ...rest]: readonly string[], facts: LetterFacts, before = ''): string[] {
  if (!isOfSubject(facts)) {
    const { client, clientNames } = facts.parties
    const isOther = isOfNamedBefore(first, { names: clientNames, pronoun: client })
    const named = isOther ? first : withClientName(first, facts.parties)
    return [named, ...(named === first ? openedByName(rest, facts) : rest)]
  }
  // `The score on the PHQ-9 was 11.` names nobody: the next sentence does.
  if (rest.length > 0 && !mentions(first, facts)) return [first, ...withName(rest, facts, first)]
  const pronoun = /^(He|She|His|Her)\b(?! and\b)/u.exec(first)?.[1]
  if (pronoun === undefined) return [withSubjectName(first, facts.subject, facts.parties), ...rest]
  const isMan = pronoun === 'He' || pronoun === 'His'
  // `I put that down to the mother. She writes every dose`: who was named last is meant.
  const name = kinAtEnd[isMan ? 'he' : 'she'].test(before) ? undefined : calledBy(isMan, facts)
  if (name === undefined) return [first, ...rest]
  return [first.replace(pronoun, /^H(?:is|er)$/u.test(pronoun) ? `${name}’s` : name), ...rest]
}

/** The sentence ends with somebody of whom `he` or `she` is said next. */
const kinAtEnd = {
  he: /\b(?:father|husband|son|brother|uncle|grandfather|nephew|man|boy)\b[^.]{0,20}\.?$/iu,
  she: /\b(?:mother|wife|daughter|sister|aunt|grandmother|niece|woman|girl)\b[^.]{0,20}\.?$/iu,
}

/** `In my opinion she could be found`: she is the client, of whom nothing before it spoke. */
function openedByName(words: readonly string[], { parties }: LetterFacts): string[] {
  const at = words.findIndex((one) => /^In my (?:opinion|view),? (?:he|she)\b/u.test(one))
  const isNamed = words.slice(0, at).some((one) => one.includes(parties.clientShort))
  return words.map((one, index) => (index === at && !isNamed ? withClientName(one, parties) : one))
}

function mentions(words: string, { subject }: LetterFacts): boolean {
  const isNamed = subject?.name.split(' ').some((name) => words.includes(name)) ?? false
  return isNamed || /\b(?:he|she|his|her|him)\b/iu.test(words)
}

/** `Mrs. Paz`, as the notes call the person; a therapist has a title too, and nobody but who bears the name is meant. */
function byTitle(isMan: boolean, notes: string, subject: LetterFacts['subject']): string | undefined {
  const titled = isMan ? /\bMr\. (\p{Lu}[\p{L}’'-]+)/gu : /\b(?:Mrs|Ms|Miss)\. (\p{Lu}[\p{L}’'-]+)/gu
  const own = subject?.name.split(/[\s-]+/u)
  const named = [...notes.matchAll(titled)].find(([, name = '']) => own === undefined || own.includes(name))?.[0]
  // `Ms. Ngwa` of Ms. Ngwa Tabi is half of her name.
  return named !== undefined && subject?.short.startsWith(`${named} `) === true ? undefined : named
}

/** As the clinician calls the person, else as the letter does. */
function calledBy(isMan: boolean, { values, statements, subject, parties }: LetterFacts): string | undefined {
  // `He comes in with her` of a mother: the client, where he is one, and never she.
  const said = isMan ? 'he' : 'she'
  if (subject?.pronoun !== undefined && subject.pronoun !== said)
    return parties.client === said ? parties.clientShort : undefined
  // The notes call the person by the whole name.
  if (subject !== undefined && statements.flat().some((words) => words.includes(subject.short))) return subject.short
  return byTitle(isMan, statements.flat().join(' '), subject) ?? subject?.short ?? values['subject.name']?.value
}
