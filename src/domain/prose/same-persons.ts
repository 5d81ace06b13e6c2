import type { Person, Pronoun } from '#domain/persons/person.ts'
import { isCommonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'
import { nounPronoun } from '#domain/persons/kin.ts'

/** A wording with the words that it was read from. */
export type Rendering = {
  /** Persons as tokens. */
  readonly wording: string
  /** The source's words. */
  readonly words: string
  /** What the source says just before, in the same paragraph or answer. */
  readonly before: string
  /** Who says `I` in the source. */
  readonly speaker?: string | undefined
  /** Whom the source is about where nobody says `I`: `she` may always be that person. */
  readonly about?: string | undefined
  readonly persons: readonly Person[]
}

/**
 * Whether a reader of the wording takes every pronoun for the person whom the source means, and every person named in it
 * stands in the source or can be nobody else. Said of what can be seen alone: where it is false, the source's own words
 * stand instead.
 */
export function meansTheSamePersons(rendering: Rendering): boolean {
  return !hasPronounOfTwo(rendering) && namedByGuess(rendering).length === 0 && !isCoupleDivided(rendering)
}

/** Whether the wording has no figure that its source lacks, and denies as often as the source does. */
export function keepsFiguresAndDenials({ wording, words }: Pick<Rendering, 'wording' | 'words'>): boolean {
  const own = new Set(figuresOf(words))
  return (
    figuresOf(wording.replaceAll(/\{[^{}]*\}/gu, ' ')).every((figure) => own.has(figure)) &&
    denialsIn(wording) === denialsIn(words)
  )
}

const figuresOf = (text: string): string[] =>
  (text.replaceAll(/(?<=\d),(?=\d{3})/gu, '').match(/\d+/gu) ?? []).map((figure) => String(Number(figure)))

const denialsIn = (text: string): number =>
  text
    .replaceAll(/[’']/gu, '’')
    .replaceAll(/n’t\b/gu, ' not')
    .replaceAll(/\b([Cc]an)not\b/gu, '$1 not')
    .match(/\b(?:not|never|no|nobody|none|nothing|nor|neither|without)\b/giu)?.length ?? 0

/** `If Arnel is not allowed back, we stay`: whoever `we` are there, it is not the two of them. */
function isCoupleDivided({ wording, words, speaker, persons }: Rendering): boolean {
  if (!/\b[Ww]e\b/u.test(words)) return false
  return persons.some((person) => {
    if (person.id === speaker || !isCalled(person, words)) return false
    const all = [...wording.matchAll(/\{([a-z0-9-]+)(?:\.\w+)?\}/gu)].filter(([, id]) => id === person.id)
    return (
      all.length > 1 &&
      new RegExp(String.raw`\{${person.id}(?:\.\w+)?\} and \{|\} and \{${person.id}(?:\.\w+)?\}`, 'u').test(wording)
    )
  })
}

const mention = /“[^“”]*”|\{([a-z0-9-]+)(?:\.\w+)?\}|[\p{L}\p{M}]+/gu

/**
 * `When {spouse} has the dreams she stands at the door`: in the first person the two could not be confused; with the
 * speaker named, `she` is read as the speaker.
 */
function hasPronounOfTwo({ wording, words, speaker, persons }: Rendering): boolean {
  const own = persons.find(({ id }) => id === speaker)
  if (own === undefined || !/(?<![\p{L}])(?:I|[Mm]y|me|[Ww]e|[Oo]ur|us)(?![\p{L}])/u.test(words)) return false
  let isSpeakerNamed = false
  let isOtherNamed = false
  for (const [found, id] of wording.matchAll(mention)) {
    if (id === own.id) isSpeakerNamed = true
    else if (id !== undefined) isOtherNamed ||= fits(persons, id, own.pronoun)
    else if (isKinOf(found, own.pronoun)) isOtherNamed = true
    else if (isPronounOf(found, own.pronoun) && (isSpeakerNamed || !isOtherNamed)) return true
  }
  return false
}

const fits = (persons: readonly Person[], id: string, pronoun: Pronoun | undefined): boolean =>
  pronoun === undefined || (persons.find((one) => one.id === id)?.pronoun ?? pronoun) === pronoun

const isKinOf = (word: string, pronoun: Pronoun | undefined): boolean => {
  const kin = nounPronoun(word)
  return kin !== undefined && (pronoun === undefined || kin === pronoun)
}

function isPronounOf(word: string, pronoun: Pronoun | undefined): boolean {
  const isHe = /^(?:he|him|his|himself)$/i.test(word)
  const isShe = /^(?:she|her|hers|herself)$/i.test(word)
  return pronoun === undefined ? isHe || isShe : pronoun === 'he' ? isHe : isShe
}

/** Persons of the wording whom the source calls by a pronoun alone, where just before it somebody else could be meant. */
export function namedByGuess({ wording, words, before, speaker, about, persons }: Rendering): string[] {
  const ids = [...new Set([...wording.matchAll(/\{([a-z0-9-]+)(?:\.\w+)?\}/gu)].map(([, id = '']) => id))]
  return ids.filter((id) => {
    const person = persons.find((one) => one.id === id)
    if (person === undefined || id === speaker || isCalled(person, words) || person.pronoun === undefined) return false
    // Named by kin or role: `my husband`, `the patient`.
    if (!isSaidByPronoun(person.pronoun, words)) return false
    // Whom the source is about needs a rival in the sentence just before; anybody else one in what stands before at all.
    const context = `${id === about ? (sentencesOf(before).at(-1) ?? '') : before} ${words}`
    const doer = onlyActedOn(person.pronoun, words) ? persons.find((one) => opensWith(one, words))?.id : undefined
    if (isNamelessRival(person, words, persons)) return true
    if (speaker !== undefined && isStrangerBefore(person, `${sentencesOf(before).at(-1) ?? ''} ${words}`)) return true
    return persons.some(
      (other) =>
        other.id !== id &&
        other.id !== speaker &&
        other.id !== doer &&
        (other.pronoun ?? person.pronoun) === person.pronoun &&
        (isCalled(other, context, persons) || other.id === about),
    )
  })
}

/**
 * `Flaco burned me with his cigarette`: somebody by a name that the case does not know does it, and the pronoun behind is
 * as likely his.
 */
function isNamelessRival(person: Person, words: string, persons: readonly Person[]): boolean {
  const pronouns =
    person.pronoun === 'she' ? /(?<!\p{L})(?:she|her|hers)(?!\p{L})/iu : /(?<!\p{L})(?:he|him|his)(?!\p{L})/iu
  const at = words.search(pronouns)
  const [, name = '', verb = ''] =
    /(?:^|[.;,] |\b(?:when|and|but|because|that) )(\p{Lu}[\p{L}\p{M}’'-]{2,30})(?: and (?:another|others|[^.;,]{2,30}))? (\p{Ll}{2,20})\b/u.exec(
      at < 0 ? '' : words.slice(0, at),
    ) ?? []
  if (name === '' || !/^(?:past|be|present|modal)$/.test(formOf(verb))) return false
  return (
    !isCommonWord(foldWord(name)) && !functionWords.has(foldWord(name)) && !persons.some((one) => isCalled(one, name))
  )
}

/** `My neighbor Mrs. Ochoa sleeps there. She is 77`: somebody whom the case does not know stands just before the pronoun. */
function isStrangerBefore(person: Person, context: string): boolean {
  const pronoun = person.pronoun ?? 'she'
  const at = context.search(new RegExp(String.raw`(?<![\p{L}])${pronoun}(?![\p{L}])`, 'iu'))
  const before = at < 0 ? '' : context.slice(0, at)
  const titles = pronoun === 'she' ? 'Mrs|Ms|Miss|Dr' : 'Mr|Dr'
  const nouns = pronoun === 'she' ? 'woman|lady|girl' : 'man|boy|guy'
  const titled = new RegExp(String.raw`\b(?:${titles})\.? (\p{Lu}[\p{L}\p{M}’'-]+)`, 'gu')
  return (
    [...before.matchAll(titled)].some(([, name = '']) => !person.full.includes(name)) ||
    new RegExp(
      String.raw`\b(?:${nouns}|neighbor|friend|nurse|doctor|teacher|boss|judge|therapist|aide|babysitter|sitter|social worker|landlord|coworker)\b`,
      'iu',
    ).test(before)
  )
}

/** `Rogelio calms him`: who does it is not whom it is done to. */
const onlyActedOn = (pronoun: Pronoun, words: string): boolean =>
  pronoun === 'he' && /\bhim\b/u.test(words) && !/\b(?:he|his)\b/iu.test(words)

const opensWith = ({ full, first }: Person, words: string): boolean =>
  words.startsWith(full) || words.startsWith(`${first ?? full} `)

const isSaidByPronoun = (pronoun: Pronoun, words: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}])${pronoun}(?![\p{L}])`, 'iu').test(words.replaceAll(/[“"][^“”"]*[”"]/gu, ' ')) ||
  ((words.match(/[\p{L}]+/gu) ?? []).some((word) => isPronounOf(word, pronoun)) &&
    !(words.match(/[\p{L}]+/gu) ?? []).some((word) => nounPronoun(word) === pronoun))

/** By any part of the name; of a name that others bear too, by the parts that are this one's alone. */
export function isCalled(person: Person, text: string, others: readonly Person[] = []): boolean {
  const partsOf = ({ full, first }: Person) => [first ?? '', ...full.replace(/,.*$/u, '').split(/\s+/u)]
  const shared = new Set(others.flatMap((other) => (other.id === person.id ? [] : partsOf(other))))
  return partsOf(person).some((name) => name.length > 2 && !shared.has(name) && wordIn(text, name))
}

function wordIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isOpen = at === 0 || !/[\p{L}]/u.test(text[at - 1] ?? '')
    // `Kristins dad` is hers as well.
    if (isOpen && /^s?(?![\p{L}])/u.test(text.slice(at + word.length))) return true
  }
  return false
}
