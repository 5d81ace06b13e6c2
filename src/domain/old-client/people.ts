import { isCommonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import type { PersonRole, TemplateLine } from '#domain/template-sections/old-case.ts'
import { namesOfKin } from './kin-lists.ts'
import { aliases, type Anchor, anchors } from './anchors.ts'
import { companiesIn } from './companies.ts'
import { captionNames, reversedNames } from './caption-names.ts'
import { firmNames } from './grow-places.ts'
import { namedAbove, writerOf } from './speakers.ts'
import { labelBefore } from './table-rows.ts'
import type { LetterEnds } from './letter-ends.ts'
import { withoutMail } from './names-in-mail.ts'
import { otherSideOf } from './other-side.ts'
import { namesAlone, namesOfSubjects } from './names-alone.ts'
import { Roll } from './roll.ts'
import { addCompany, addWeakNames } from './weak-names.ts'
import { type IsOrdinary, type IsProtected, isNameWord, ownWords, trimName } from './name-words.ts'

/** Somebody whom a template names. `words`: folded words that name nobody else in it. */
export type FoundPerson = {
  readonly role: PersonRole
  readonly name: string
  readonly words: ReadonlySet<string>
  /** Words of the name that are words of the language too and name somebody in the company of others only. */
  readonly weak?: ReadonlySet<string>
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
  addCaptioned(roll, lines, isProtected, isOrdinary)
  const about = writerOf(lines, !isCounsel && signers.length > 0)
  const senders = new Set(firms.flatMap((name) => [name.toLowerCase(), ...firmNames(name)]))
  const bodies = new Set(lines.flatMap(({ text }) => companiesIn(text)))
  const isSender = (written: string) => senders.has(written.toLowerCase()) || bodies.has(written.toLowerCase())
  const labelled = labelledNames(lines, isProtected, isOrdinary).filter((written) => !isSender(written))
  for (const written of [...namedAbove(lines), ...labelled]) roll.add('client', written)
  const isOfOtherSide = otherSideOf(lines)
  for (const anchor of anchors())
    for (const line of lines)
      addAnchored(roll, anchor, line, isProtected, isOrdinary, { about, isSender, isOfOtherSide })
  for (const { text } of lines) addListedKin(roll, text, isOrdinary)
  for (const { role, written, kinWord } of signers)
    roll.add(role, written, kinWord ?? (isCounsel || role === 'judge' ? undefined : 'signer'))
  addWeakNames(roll, lines, isProtected, isOrdinary, isCounsel ? 'attorney' : 'person', isSender)
  for (const line of lines) for (const pattern of aliases()) addAliases(roll, pattern, line, isOrdinary)
  addUnintroduced(roll, lines, isProtected, isOrdinary, isSender)
  addCompany(roll, lines, isProtected, isOrdinary, isSender)
  if (!isCounsel) nameSubject(roll, lines)
  return withoutMail(roll.people, lines).toSorted((a, b) => Number(b.role === 'client') - Number(a.role === 'client'))
}

function addListedKin(roll: Roll, text: string, isOrdinary: IsOrdinary): void {
  for (const { written, kinWord, isWord } of namesOfKin(text, isOrdinary))
    if (isWord) roll.addWeak('relative', written, [], ownWords(written), kinWord)
    else roll.add('relative', written, kinWord)
}

/** Whom a letter names most often that introduces nobody, and who does not sign it, is whom it is about. */
function nameSubject(roll: Roll, lines: readonly TemplateLine[]): void {
  if (roll.hasClient) return
  const said = lines
    .filter(({ part }) => part === 'body')
    .map(
      ({ text }) =>
        new Set((text.match(/\p{Lu}[\p{L}\p{M}’'-]*/gu) ?? []).map((word) => foldWord(word.replace(/[’']s$/u, '')))),
    )
  const counted = roll.people
    .filter(({ role, kinWord, words }) => role === 'person' && kinWord === undefined && words.size > 1)
    .map((person) => ({
      person,
      count: said.filter((line) => [...person.words].some((word) => line.has(word))).length,
    }))
    .toSorted((a, b) => b.count - a.count)
  const [most, next] = counted
  if (most && most.count > 2 && most.count > (next?.count ?? 0)) most.person.role = 'client'
}

/** Those of the caption, and names with the family name first. */
function addCaptioned(
  roll: Roll,
  lines: readonly TemplateLine[],
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
): void {
  for (const [at, line] of lines.entries()) {
    for (const { role, written } of captionNames(lines, at, isOrdinary)) roll.add(role, written)
    for (const written of reversedNames(line, isProtected, isOrdinary))
      roll.add(roll.hasClient ? 'relative' : 'client', written)
  }
}

const speaks = /(?:^|\W)(?:I,|Yo,|my name is|declaration of|affidavit of|statement of|declarant)/iu
const beforeName = (match: RegExpMatchArray): string =>
  match[0].slice(0, match[0].lastIndexOf(match.groups?.['name'] ?? ''))

/** The label of the party in a table of labels and values. */
const partyLabel =
  /^\W*(?:subject|(?:full )?name|client|applicant|respondent|beneficiary|petitioner|alien|noncitizen)\b/iu

const labelledNames = (lines: readonly TemplateLine[], isProtected: IsProtected, isOrdinary: IsOrdinary): string[] =>
  lines
    .filter((one) => partyLabel.test(labelBefore(lines, one)))
    .flatMap((line) => namesAlone(line, isProtected, isOrdinary))

/** Those whom nothing introduces, and short names of those who are known by then. */
function addUnintroduced(
  roll: Roll,
  lines: readonly TemplateLine[],
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
  isSender: (written: string) => boolean,
): void {
  const isKnown = (word: string) => roll.people.some(({ words }) => words.has(word))
  // Properties are emptied, and their words stand in no order.
  for (const line of lines.filter(({ part }) => part !== 'property')) {
    for (const written of namesAlone(line, isProtected, isOrdinary, isKnown))
      if (!isSender(written)) roll.add('person', written)
    for (const written of namesOfSubjects(line, isOrdinary)) roll.add('person', written)
  }
  for (const line of lines) addShortNames(roll, line, isOrdinary)
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
    isOfOtherSide,
  }: {
    readonly about: 'client' | 'witness' | 'signer'
    readonly isSender: (written: string) => boolean
    readonly isOfOtherSide: (before: string) => boolean
  },
): void {
  for (const match of line.text.matchAll(pattern)) {
    const { isTitled, written } = nameIn(match, isOrdinary)
    const start = line.text.indexOf(written, match.index)
    if (isHeadingLine(line, written, role) || isProtected(line, start, start + written.length)) continue
    const after = line.text.slice(Math.max(start, 0) + written.length)
    if (isTooShort(written, role, match[0]) || isNobody(match[0], written, isTitled, after) || isSender(written))
      continue
    const [who, kinWord] =
      role === 'client'
        ? (ofOther(match[0], speaker) ?? [role])
        : [counselOf(role, isOfOtherSide, line.text.slice(0, match.index))]
    const isFirst = role === 'person' && isTitled && !roll.hasClient
    roll.add(isFirst ? 'client' : who, written, kinWord ?? match.groups?.['kin']?.toLowerCase())
  }
}

const counselOf = (role: PersonRole, isOfOtherSide: (before: string) => boolean, before: string): PersonRole =>
  role === 'attorney' && isOfOtherSide(before) ? 'department-counsel' : role

/** `Petitioner: Example Bakery, Inc.` is a company; `letter for Review` is for nobody. */
const isNobody = (matched: string, written: string, isTitled: boolean, after: string): boolean =>
  ofBody.test(after) ||
  (/^(?:wri|let|tes|spe|vou|R[Ee]:)/u.test(matched) && !isTitled && ownWords(written).every(isCommonWord))

/** Who stands where the client would, if somebody else than the client speaks. */
function ofOther(matched: string, speaker: 'client' | 'witness' | 'signer'): [PersonRole, string?] | undefined {
  if (speaker === 'client') return /^my /iu.test(matched) ? ['person'] : undefined
  if (!speaks.test(matched)) return undefined
  return speaker === 'witness' ? ['witness', 'declarant'] : ['person', 'signer']
}

function nameIn(match: RegExpMatchArray, isOrdinary: IsOrdinary): { isTitled: boolean; written: string } {
  const isTitled = /\b(?:Mr|Ms|Mrs|Miss|Mx|Sr|Sra|Srta|Dr|Dra)\.? $/u.test(beforeName(match))
  return { isTitled, written: trimName(match.groups?.['name'] ?? '', isOrdinary, isTitled) }
}

/** `Example Telemetry, Inc. (“Example”)`: a company is represented, and no person. */
const ofBody =
  /^(?: \p{Lu}[\p{L}-]+){0,3},? (?:Inc|LLC|L\.L\.C|LLP|Corp|Corporation|Ltd|L\.?P|PLC|Co|Company|GmbH|Foundation|University|College|Hospital)(?![\p{L}])/u

/** One word after `Respondent` may be any word; after a title it is a name. */
const isTooShort = (written: string, role: PersonRole, matched: string): boolean =>
  written === '' || (role === 'client' && ownWords(written).length < 2 && !/\b(?:Mr|Ms|Mrs)\b|^[Mm]y /.test(matched))

/** A further name is one of the person who is named before it, else of the client. */
function addAliases(roll: Roll, pattern: RegExp, { text }: TemplateLine, isOrdinary: IsOrdinary): void {
  for (const match of text.matchAll(pattern)) {
    // `Example Telemetry, Inc. (“Example”)` is called so, and is nobody.
    if (
      /(?:Inc|LLC|LLP|Corp|Corporation|Ltd|Co|Company|Foundation|University)\.?[”"]? $/u.test(
        text.slice(0, match.index),
      )
    )
      continue
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

/** In a title every word has a capital; there only what the caption says counts. */
function isHeadingLine({ text }: TemplateLine, written: string, role: PersonRole): boolean {
  if (
    role === 'judge' ||
    role === 'attorney' ||
    /declaration of|affidavit of|statement of|declaración de|in support of|respondent|in re|^re\b|name|^[\p{L} /-]{3,40}:/iu.test(
      text,
    )
  )
    return false
  return text === text.toUpperCase() && written === written.toUpperCase()
}
