import { findCountry } from '#law/countries.ts'
import { functionWords, institutionWords } from '#domain/language/word-lists.data.ts'
import type { Person } from '#domain/persons/person.ts'
import { personOf } from './find-persons.ts'
import { isSameName } from '#domain/persons/same-name.ts'

const isNoName = (word: string) =>
  institutionWords.has(word.toLowerCase()) ||
  functionWords.has(word.toLowerCase()) ||
  /days?$/i.test(word) ||
  ofFaithOrPeople.test(word) ||
  findCountry(word) !== undefined

/** `Hazara Shia`: what somebody is, and not what somebody is called. */
const ofFaithOrPeople =
  /^(?:Shia|Shiite|Shi|Sunni|Sufi|Ismaili|Ahmadi|Alawite|Druze|Muslim|Islam\w*|Christian\w*|Catholic\w*|Orthodox|Coptic|Evangelical|Pentecostal|Protestant|Baptist|Adventist|Lutheran|Methodist|Mormon|Jehovah|Hindu|Buddhist|Sikh|Jewish|Jew|Bah\p{L}+|Yazidi|Hazara|Pashtun|Tajik|Uzbek|Turkmen|Baloch|Kurd\w*|Tamil|Sinhal\w*|Uyghur|Uighur|Tibetan|Rohingya|Kachin|Karen|Chin|Shan|Tutsi|Hutu|Banyamulenge|Amhara|Oromo|Tigray\w*|Somali|Afar|Igbo|Yoruba|Hausa|Fulani|Bamileke|Fula|Mandinka|Wolof|Maya\w*|Quich\p{L}+|Kiche|Mam|Qeqchi|Garifuna|Miskito|Afro\w*|Roma|Chechen|Tatar)$/iu

/** Names of two or three words whose first is used alone again and again, in places where persons stand: `Rustam Saidov`. */
export function findRepeatedNames(text: string, known: readonly Person[]): Person[] {
  const sample = text.slice(0, 400_000)
  const found = new Map<string, Person>()
  const tried = new Set<string>()
  for (const [full = ''] of sample.matchAll(/(?<![\p{L}])\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,}){1,2}(?![\p{L}-])/gu)) {
    const words = full.split(' ')
    const first = words[0] ?? ''
    if (found.size >= 20 || found.has(first) || words.some(isNoName)) continue
    if (known.some((person) => words.some((word) => person.first === word) || isSameName(person.full, full))) continue
    if (tried.has(first) || known.some((person) => person.full.endsWith(` ${full}`))) continue
    tried.add(first)
    if (actsAlone(sample, first) > 1 || isIntroduced(sample, full)) found.set(first, personOf(full, 'other', ''))
  }
  return [...found.values()]
}

/** `Caleb Yoder, a Mennonite`, `Andrew Samir, whom I know`: said once, with who that is. */
function isIntroduced(text: string, full: string): boolean {
  const lead = `${full}, `
  for (let at = text.indexOf(lead); at >= 0; at = text.indexOf(lead, at + lead.length))
    if (whoThatIs.test(text.slice(at + lead.length, at + lead.length + 40))) return true
  return false
}

const whoThatIs =
  /^(?:whom? (?!is part|are)|(?:friend|colleague|classmate|neighbor),|an? (?:(?:young|old|retired|former|fellow|local) )?(?:\p{Lu}\p{Ll}+\b(?! (?:city|town|village|company|program))|friend|colleague|classmate|neighbor|nurse|teacher|lawyer|farmer|driver|student|priest|pastor|soldier|officer|policeman|journalist|doctor|mechanic|carpenter|merchant|trader|activist|cousin|relative)\b|my (?:friend|colleague|neighbor|roommate|classmate|boss|teacher|cousin|uncle|aunt))/u

const placeBefore = /(?<!\p{L})(?:in|at|from|to|near|of) $/u
const verbAfter =
  /^ (?:is|was|has|had|said|told|took|came|hit|beat|did|does|would|will|could|broke|\p{Ll}+ed|\p{Ll}+s)(?!\p{Ll})/u

/** How often a first name stands by itself before a verb, where no place stands. */
function actsAlone(text: string, first: string): number {
  let count = 0
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + first.length)) {
    const after = text.slice(at + first.length, at + first.length + 40)
    if (/^(?:\p{L}| ?\p{Lu})/u.test(after) || !verbAfter.test(after)) continue
    const before = text.slice(Math.max(0, at - 6), at)
    if (!/\p{L}$/u.test(before) && !placeBefore.test(before)) count += 1
  }
  return count
}
