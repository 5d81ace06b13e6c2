import { foldWord } from '#domain/language/fold.ts'
import type { PersonRole, TemplateLine } from './found.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { storyWords } from './lexicon.data.ts'
import { aliases, type Anchor, anchors } from './anchors.ts'
import { captionNames, reversedNames } from './caption-names.ts'
import { labelBefore } from './table-rows.ts'
import type { LetterEnds } from './letter-ends.ts'
import { type IsOrdinary, type IsProtected, isNameWord, nameRun, ownWords, trimName } from './name-words.ts'

/** Somebody whom a template names. `words`: folded words that name nobody else in it. */
export type FoundPerson = {
  readonly role: PersonRole
  readonly name: string
  readonly words: ReadonlySet<string>
  /** `sister`, of a relative. */
  readonly kinWord?: string
}

/** Everybody whom these lines name, the client first. `isProtected`: citations and what is the firm's own. */
export function findPeople(
  lines: readonly TemplateLine[],
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
  { signers, firms, isCounsel }: LetterEnds = { signers: [], firms: [], isCounsel: true },
): FoundPerson[] {
  const roll = new Roll()
  for (const [at, line] of lines.entries()) {
    for (const { role, written } of captionNames(lines, at, isOrdinary)) roll.add(role, written)
    for (const written of reversedNames(line, isProtected, isOrdinary))
      roll.add(roll.hasClient ? 'relative' : 'client', written)
  }
  const about = speakerOf(lines)
  const senders = new Set(firms.map((name) => name.toLowerCase()))
  const isSender = (written: string) => senders.has(written.toLowerCase())
  for (const anchor of anchors)
    for (const line of lines) addAnchored(roll, anchor, line, isProtected, isOrdinary, { about, isSender })
  for (const line of lines.filter((one) => partyLabel.test(labelBefore(lines, one))))
    for (const written of namesAlone(line, isProtected, isOrdinary)) roll.add('client', written)
  for (const { role, written } of signers) roll.add(role, written, isCounsel || role === 'judge' ? undefined : 'signer')
  for (const line of lines) for (const pattern of aliases) addAliases(roll, pattern, line, isOrdinary)
  addUnintroduced(roll, lines, isProtected, isOrdinary, isSender)
  return roll.people.toSorted((a, b) => Number(b.role === 'client') - Number(a.role === 'client'))
}

const speaks = /(?:^|\W)(?:I,|Yo,|my name is|declaration of|affidavit of|statement of|declarant)/iu
const beforeName = (match: RegExpMatchArray): string =>
  match[0].slice(0, match[0].lastIndexOf(match.groups?.['name'] ?? ''))

/** The label of the party in a table of labels and values. */
const partyLabel =
  /^\W*(?:subject|(?:full )?name|client|applicant|respondent|beneficiary|petitioner|alien|noncitizen)\b/iu

/** Those whom nothing introduces, and short names of those who are known by then. */
function addUnintroduced(
  roll: Roll,
  lines: readonly TemplateLine[],
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
  isSender: (written: string) => boolean,
): void {
  const isKnown = (word: string) => roll.people.some(({ words }) => words.has(word))
  for (const line of lines) {
    for (const written of namesAlone(line, isProtected, isOrdinary, isKnown))
      if (!isSender(written)) roll.add('person', written)
    for (const written of namesOfSubjects(line, isOrdinary)) roll.add('person', written)
  }
  for (const line of lines) addShortNames(roll, line, isOrdinary)
}

/** Who was found so far; a name that is part of a known one is the same person. */
class Roll {
  readonly people: { role: PersonRole; name: string; words: Set<string>; kinWord?: string }[] = []

  get hasClient(): boolean {
    return this.people.some(({ role }) => role === 'client')
  }

  add(role: PersonRole, written: string, kinWord?: string): void {
    const words = ownWords(written)
    if (words.length === 0) return
    const known = this.people.find((person) => isSame(person.words, words))
    if (!known) {
      // Two parties are two persons: only the first is the client.
      this.people.push({
        role: role === 'client' && this.hasClient ? 'person' : role,
        name: written,
        words: new Set(words),
        ...(kinWord !== undefined && { kinWord }),
      })
      return
    }
    if (words.length > known.words.size) known.name = written
    for (const word of words) known.words.add(word)
    if (known.role === 'person' && (role !== 'client' || !this.hasClient)) known.role = role
    if (kinWord !== undefined && known.role !== 'client') known.kinWord ??= kinWord
  }
}

function addAnchored(
  roll: Roll,
  { role, pattern }: Anchor,
  line: TemplateLine,
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
  {
    about: speaker,
    isSender,
  }: { readonly about: 'client' | 'witness'; readonly isSender: (written: string) => boolean },
): void {
  for (const match of line.text.matchAll(pattern)) {
    const { isTitled, written } = nameIn(match, isOrdinary)
    const start = line.text.indexOf(written, match.index)
    if (isHeadingLine(line, written, role) || isProtected(line, start, start + written.length)) continue
    // `Petitioner: Example Bakery` is who writes, and no person.
    if (isTooShort(written, role, match[0]) || isSender(written)) continue
    if (role === 'client' && speaker === 'witness' && speaks.test(match[0])) roll.add('witness', written, 'declarant')
    else {
      const isFirst = role === 'person' && isTitled && !roll.hasClient
      roll.add(isFirst ? 'client' : role, written, match.groups?.['kin']?.toLowerCase())
    }
  }
}

function nameIn(match: RegExpMatchArray, isOrdinary: IsOrdinary): { isTitled: boolean; written: string } {
  const isTitled = /\b(?:Mr|Ms|Mrs|Miss|Mx|Sr|Sra|Srta|Dr|Dra)\.? $/u.test(beforeName(match))
  return { isTitled, written: trimName(match.groups?.['name'] ?? '', isOrdinary, isTitled) }
}

/** One word after `Respondent` may be any word; after a title it is a name. */
const isTooShort = (written: string, role: PersonRole, matched: string): boolean =>
  written === '' || (role === 'client' && ownWords(written).length < 2 && !/\b(?:Mr|Ms|Mrs)\b/.test(matched))

/** A further name is one of the person who is named before it, else of the client. */
function addAliases(roll: Roll, pattern: RegExp, { text }: TemplateLine, isOrdinary: IsOrdinary): void {
  for (const match of text.matchAll(pattern)) {
    const words = ownWords(trimName(match.groups?.['name'] ?? '', isOrdinary))
    const before = text
      .slice(0, match.index)
      .match(/\p{Lu}[\p{L}\p{M}’'-]*/gu)
      ?.map((word) => foldWord(word))
    const named = before
      ?.toReversed()
      .flatMap((word) => roll.people.find((person) => person.words.has(word)) ?? [])
      .at(0)
    const person = named ?? roll.people.find(({ role }) => role === 'client')
    for (const word of words) person?.words.add(word)
  }
}

/** `Ani stayed`: a short name that nothing introduces, of somebody whose given name begins or ends like it. */
function addShortNames(roll: Roll, { text }: TemplateLine, isOrdinary: IsOrdinary): void {
  for (const { 0: written } of text.matchAll(subject)) {
    const short = foldWord(written)
    if (!isNameWord(written, isOrdinary) || roll.people.some(({ words }) => words.has(short))) continue
    const person = roll.people.find(
      ({ role, words }) => role !== 'judge' && [...words].some((word) => isShortOf(short, word)),
    )
    person?.words.add(short)
  }
}
const subject =
  /(?<![\p{L}’'-])\p{Lu}\p{Ll}{2,5}(?=(?:[’']s \p{Ll}| (?:is|was|has|had|will|came|went|told|said|lost|left|saw|took|gave|ran|fled|also|never|\p{Ll}{2,20}(?:s|ed))(?!\p{L})))/gu
const isShortOf = (short: string, word: string): boolean =>
  word.length > short.length && (word.startsWith(short.slice(0, 2)) || (short.length > 3 && word.endsWith(short)))

/**
 * Who speaks in a declaration that supports somebody else's case: the one who is married or related to the applicant.
 * Such a declarant is a witness, not the client.
 */
function speakerOf(lines: readonly TemplateLine[]): 'client' | 'witness' {
  const head = lines.slice(0, 12).map(({ text }) => text)
  const isDeclaration = head.some((text) =>
    /^\W*(?:sworn |unsworn )?(?:declaration|affidavit|statement) of\b/iu.test(text),
  )
  const supports =
    /in support of (?:form |the )?(?:(?:Form )?I-?(?:601A?|130|212)\b|(?:my|her|his|their) (?:\p{L}+ ){0,2}(?:husband|wife|spouse|son|daughter|mother|father|brother|sister|friend|employee|neighbor)\b)|of (?:the )?(?:qualifying|U\.S\. citizen|supporting) |letter of support/iu
  return isDeclaration && head.some((text) => supports.test(text)) ? 'witness' : 'client'
}

function isSame(known: ReadonlySet<string>, words: readonly string[]): boolean {
  const shared = words.filter((word) => known.has(word)).length
  return shared > 0 && (shared === words.length || shared === known.size)
}

/** In a title every word has a capital; there only what the caption says counts. */
function isHeadingLine({ text }: TemplateLine, written: string, role: PersonRole): boolean {
  if (
    role === 'judge' ||
    role === 'attorney' ||
    /declaration of|affidavit of|statement of|declaración de|respondent|in re|^re\b|name|^[\p{L} /-]{3,40}:/iu.test(
      text,
    )
  )
    return false
  return text === text.toUpperCase() && written === written.toUpperCase()
}

const aloneRun = new RegExp(String.raw`(?<![\p{L}\p{N}’'-])${nameRun}`, 'gu')
const streetAfter =
  /^,? (?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Drive|Court|Way|Place|Plaza|Square|Terrace|Parkway|Circle)\b/
const prepositionBefore = /\b(?:in|at|near|from|to|of|outside) $/
const placeBefore = /(?:\b(?:in|at|near|from|to|of|outside) |, |\d )$/

/** Names that no anchor introduces: two words and more, neither public nor ordinary. */
function namesAlone(
  line: TemplateLine,
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
  isKnown: (folded: string) => boolean = () => false,
): string[] {
  if (line.part === 'body' && isTitle(line.text)) return []
  return [...line.text.matchAll(aloneRun)].flatMap((match) => {
    const words = match[0].split(/[ \u00a0]/)
    const found: string[] = []
    for (let first = 0; first < words.length; first += 1) {
      const written = trimName(words.slice(first).join(' '), isOrdinary)
      if (written === '') continue
      const start = line.text.indexOf(written, match.index)
      const end = start + written.length
      // In a cell a comma parts names, not a town from its state.
      const before = line.row === undefined ? placeBefore : prepositionBefore
      // After `renewal of` stands a town or, with a family name that is known, a person.
      const isSomebody = ownWords(written).some(isKnown)
      const isPlace = (!isSomebody && before.test(line.text.slice(0, start))) || streetAfter.test(line.text.slice(end))
      const isName = ownWords(written).length >= 2 && written !== written.toUpperCase()
      if (isName && !isPlace && !isProtected(line, start, end)) found.push(written)
      first += written.split(' ').length
    }
    return found
  })
}

/** `Emeka works as a roofer`: a first name alone that does something which only a person's story tells. */
function namesOfSubjects({ text }: TemplateLine, isOrdinary: IsOrdinary): string[] {
  return findSentences(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end)
    const [, word = ''] =
      /^(\p{Lu}\p{Ll}[\p{L}\p{M}-]+)(?:[’']s \p{L}+)? (?:is|was|has|had|\p{L}{2,}(?:s|ed))\b/u.exec(sentence) ?? []
    const isName = word.length > 2 && !/(?:ly|ing|tion|ment|ship|ity)$/.test(word) && isNameWord(word, isOrdinary)
    return isName && storyWords.some(([, pattern]) => pattern.test(sentence)) ? [word] : []
  })
}

/** Every longer word of a title has a capital. */
function isTitle(text: string): boolean {
  if (/^(?:re|to|from|cc|subject)\b\W|\d{3}/iu.test(text)) return false
  const letters = text.match(/\p{L}+/gu) ?? []
  return letters.length > 4 && letters.every((word) => /^\p{Lu}/u.test(word) || word.length < 4)
}

/** Whether a folded word is written in lower case somewhere, so that its capital says nothing. */
export function ordinaryWords(lines: readonly TemplateLine[]): (folded: string) => boolean {
  const ordinary = new Set(
    lines
      .flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}@._-])\p{Ll}[\p{L}\p{M}’'-]*(?![@])/gu) ?? [])
      .map((word) => foldWord(word)),
  )
  return (folded) => ordinary.has(folded)
}
