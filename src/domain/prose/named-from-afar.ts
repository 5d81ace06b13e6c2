import type { Person, Pronoun } from '#domain/persons/person.ts'
import { isCommonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { type Rendering, isCalled } from './same-persons.ts'

/**
 * Persons of the wording whom neither the sentence nor its paragraph calls by name or by kinship before: `He was a mechanic`
 * of a husband, told of an uncle whom another paragraph names. `she` of whom the paper is about is left out by the caller.
 */
export function namedFromAfar({ wording, words, before, speaker, persons }: Rendering): string[] {
  const ids = [...new Set([...wording.matchAll(/\{([a-z0-9-]+)(?:\.\w+)?\}/gu)].map(([, id = '']) => id))]
  const plain = words.replaceAll(/[“"][^“”"]*[”"]/gu, ' ')
  return ids.filter((id) => {
    const person = persons.find((one) => one.id === id)
    if (person === undefined || id === speaker || isCalled(person, words) || isOfKin(person, words)) return false
    if (person.pronoun === undefined || !saysPronoun(person.pronoun, plain)) return false
    const text = `${before} ${plain.slice(0, Math.max(0, plain.search(pronounOf(person.pronoun))))}`
    const called = lastMention(person, text)
    const since = called < 0 ? '' : text.slice(called)
    return called < 0 || hasStranger(since, persons) || ofOffice.test(since)
  })
}

const pronounOf = (pronoun: Pronoun): RegExp =>
  pronoun === 'he' ? /(?<!\p{L})(?:he|him|his)(?!\p{L})/iu : /(?<!\p{L})(?:she|her|hers)(?!\p{L})/iu

const saysPronoun = (pronoun: Pronoun, text: string): boolean => pronounOf(pronoun).test(text)

/** `The OC wrote it but he said that he cannot`: somebody by an office alone, who may be meant as well. */
const ofOffice =
  /\b[Tt]he (?:OC|SHO|IO|SI|officer|sergeant|chairman|commander|adjudant|doctor|judge|man|men|woman|priest|imam|teacher|manager|guards?|police(?:man|woman)?|inspector|captain|director|boss|leader|prosecutor|lieutenant|colonel|chief|mayor|soldiers?|driver|nurse|interrogator|neighbor)\b/u

const kinNoun = ({ roleWord = '' }: Person): string => roleWord.replace(/^the /u, '')

const isOfKin = (person: Person, text: string): boolean =>
  kinNoun(person) !== '' &&
  new RegExp(String.raw`(?<!\p{L})${RegExp.escape(kinNoun(person))}(?!\p{L})`, 'iu').test(text)

/** Where a text last calls somebody by a part of the name or by kinship; -1 where it does not. */
function lastMention({ full, first, ...person }: Person, text: string): number {
  const names = [first ?? '', ...full.replace(/,.*$/u, '').split(/\s+/u), kinNoun({ full, ...person })]
  return Math.max(...names.map((name) => (name.length > 2 ? text.toLowerCase().lastIndexOf(name.toLowerCase()) : -1)))
}

/** Somebody by a name that the case does not know stands in it: no month, no place, no common word. */
function hasStranger(text: string, persons: readonly Person[]): boolean {
  return [...text.matchAll(/(?<![\p{L}’'-])\p{Lu}[\p{L}\p{M}’'-]{2,30}/gu)].some(({ 0: name, index }) => {
    const isPlace = /\b(?:in|at|to|from|of|near|for|through|on)(?: the)? $/u.test(
      text.slice(Math.max(0, index - 12), index),
    )
    const plain = foldWord(name)
    return (
      !isPlace &&
      !isCommonWord(plain) &&
      !functionWords.has(plain) &&
      !/^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/u.test(name) &&
      !persons.some((one) => isCalled(one, name))
    )
  })
}
