import { isRead, type Finding, type Told } from './finding.ts'
import { placesOf } from './occurrences.ts'
import { isDenied } from '../polarity.ts'
import { meaningOf } from '#domain/language/meaning/meaning.ts'
import { findHits, tokensOf } from './told-index.ts'
import { charged } from './charged-words.data.ts'
import type { Weighed } from './weigh.ts'

/** Words that stand nowhere on file, in any sense of theirs. */
export function unsaid(told: Told): Finding[] {
  // What an argument says of nobody in particular (`The experiment has been run twice`) is no claim about the case.
  if (!told.sentence.mentions.some(({ ids }) => ids.length > 0)) return []
  const missing = told.clauses.flatMap(({ words }) =>
    words
      .filter(
        (word) =>
          word.weight > 0 &&
          !word.isAside &&
          word.hits.near.size === 0 &&
          (word.hits.exact.size === 0 || isOtherKind(word, told)) &&
          !isRead(told, word) &&
          isClaim(word, told.sentence.text),
      )
      .filter(
        (word) =>
          !isDeniedBase(word, told) && !isCompound(word, told) && !isDoer(word, told) && !isOfficeOnFile(word, told),
      )
      .filter((word) => {
        const other = findHits(word, told.more)
        return other.exact.size === 0 && other.near.size === 0
      }),
  )
  const [first] = missing.toSorted((one, other) => other.weight - one.weight)
  const isShort = told.sentence.text.split(/\s+/).length <= 9
  const weight = missing.reduce((sum, one) => sum + (isShort || one.weight === 1 ? one.weight : 0), 0)
  const kind = first?.meaning.kind ?? 0
  const isTold =
    isShort && ((kind > 2 && kind !== 44) || /\p{L}{2}ed$/u.test(first?.text ?? '')) ? weight >= 0.5 : weight >= 1
  if (!first || !isTold) return []
  const named = missing.map(({ text }) => `“${text}”`).join(' or ')
  return [{ word: first, message: `No answer or document mentions ${named}.` }]
}

/** `The residents of a shelter`: whoever lives or stays there. */
const dwellers = new Set(['resident', 'inhabitant', 'occupant', 'guest'])

/** Roles are told of persons by every file that knows them; so is what decides a case. */
const isClaim = ({ meaning: { kind, lemmas }, start, end }: Weighed, text: string) =>
  !(lemmas.some((lemma) => dwellers.has(lemma)) && /^s? of (?:an?|the|his|her|their) /u.test(text.slice(end))) &&
  (kind !== 18 ||
    (!isBeforePerson(text.slice(end)) && !isDenied(text, start, end) && !/^The $/u.test(text.slice(0, start)))) &&
  (lemmas.some((lemma) => charged.has(lemma)) || (kind === 18 && role.test(text.slice(0, start))))
/** `A fellow detainee`: the next word says who it is. */
function isBeforePerson(behind: string): boolean {
  const [, next] = /^ (\p{Ll}+)/u.exec(behind) ?? []
  return next !== undefined && meaningOf(next).kind === 18
}
const role = /(?<!\p{L})(?:an?|the|as|his|her|their|another|former|for|by)(?: \p{Ll}+){0,2} $/iu

/** A person (`pharmacist`) of whom the file has only the thing (`pharmacy`). */
function isOtherKind(word: Weighed, { index, sentence }: Told): boolean {
  if (word.meaning.kind !== 18 || !/(?<!\p{L})(?:an?|as) (?:\p{Ll}+ ){0,2}$/u.test(sentence.text.slice(0, word.start)))
    return false
  const keys = new Set(word.meaning.same)
  const close = new Set(word.meaning.same.filter((key) => !key.startsWith('#')))
  const said = placesOf(word, index).flatMap(({ tokens }) =>
    tokens.filter(({ meaning }) => meaning.same.some((key) => keys.has(key))),
  )
  return (
    said.length > 0 &&
    said.every(
      ({ meaning }) =>
        !meaning.same.some((key) => close.has(key)) &&
        meaning.kind !== undefined &&
        meaning.kind !== 18 &&
        meaning.kind < 29 &&
        !meaning.lemmas.some((lemma) => word.meaning.lemmas.includes(lemma)),
    )
  )
}

/** `Her physician` where the file has a Dr. Feld. */
const isOfficeOnFile = ({ text, start }: Weighed, { evidence: { roster }, sentence }: Told) =>
  /(?<!\p{L})(?:his|her|their|the) (?:\p{Ll}+ )?$/iu.test(sentence.text.slice(0, start)) &&
  /^(?:physician|doctor|clinician|specialist|practitioner)s?$/iu.test(text) &&
  [...roster.persons.values()].some(({ kin }) => kin === 'doctor')

/** A `supporter` is who `supports`: the file tells the act itself. */
function isDoer({ text, meaning: { kind } }: Weighed, { index }: Told): boolean {
  const [, root = ''] = /^(\p{L}{3,})(?:er|or)$/u.exec(text.toLowerCase()) ?? []
  if (root === '' || kind !== 18) return false
  return [root, `${root}e`].some((lemma) =>
    (index.same.get(`l${lemma}`) ?? []).some((at) =>
      index.byPlace
        .get(at)
        ?.some(({ tokens }) =>
          tokens.some((token) => /(?:s|ed|ing)$/iu.test(token.text) && token.meaning.lemmas.includes(lemma)),
        ),
    ),
  )
}

/** A `newsreader` is who reads the news: both parts of one word stand on file. */
function isCompound({ text }: Weighed, { index }: Told): boolean {
  const lower = text.toLowerCase()
  for (let at = 4; at <= lower.length - 4; at += 1) {
    const parts = [lower.slice(0, at), lower.slice(at).replace(/er$/, '')].flatMap((part) => tokensOf(part))
    if (parts.length === 2 && parts.every((part) => findHits(part, index).exact.size > 0)) return true
  }
  return false
}

/** `Unexplained` for what was never explained. */
function isDeniedBase({ text }: Weighed, { index }: Told): boolean {
  const base = /^(?:un|in|im|ir|dis|non)(\p{L}{5,})$/u.exec(text.toLowerCase())?.[1]
  if (base === undefined) return false
  const meaning = meaningOf(base)
  const [token] = tokensOf(base)
  if (!token) return false
  const keys = new Set(meaning.same)
  return [...findHits(token, index).exact]
    .flatMap((at) => index.byPlace.get(at) ?? [])
    .some(({ tokens, sentence }) =>
      tokens.some(
        (one) => one.meaning.same.some((key) => keys.has(key)) && isDenied(sentence.text, one.start, one.end),
      ),
    )
}
