import { foldWord } from '#domain/language/fold.ts'
import { findState } from '#law/states.ts'
import type { Slot, TemplateLine } from './found.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { kin, storyWords } from './lexicon.data.ts'
import { isNameWord, nameRun, ownWords, title } from './name-words.ts'

export type PersonRole = Extract<
  Slot,
  'client' | 'relative' | 'witness' | 'doctor' | 'person' | 'judge' | 'attorney' | 'department-counsel'
>

/** Somebody whom a template names. `words`: folded words that name nobody else in it. */
export type FoundPerson = {
  readonly role: PersonRole
  readonly name: string
  readonly words: ReadonlySet<string>
  /** `sister`, of a relative. */
  readonly kinWord?: string
}

type Anchor = { readonly role: PersonRole; readonly pattern: RegExp; readonly caps?: true }
const name = `(?<name>${nameRun})`
const anchors: readonly Anchor[] = [
  {
    role: 'judge',
    pattern: new RegExp(String.raw`\b(?:Immigration Judge|Judge|Hon\.|Honorable|HON\.)[: ]+(?:the )?${name}`, 'gu'),
  },
  {
    role: 'judge',
    pattern: new RegExp(
      String.raw`${name}, (?:United States |U\.S\. )?(?:Acting )?(?:Assistant Chief )?Immigration Judge`,
      'gu',
    ),
  },
  {
    role: 'department-counsel',
    pattern: new RegExp(
      String.raw`\b(?:Assistant Chief Counsel|Deputy Chief Counsel|Trial Attorney|Chief Counsel|DHS counsel|ICE counsel|counsel for (?:the )?(?:Department|DHS)),? ${name}`,
      'gu',
    ),
  },
  {
    role: 'department-counsel',
    pattern: new RegExp(String.raw`${name}, (?:Assistant|Deputy|Senior)? ?(?:Chief Counsel|Trial Attorney)`, 'gu'),
  },
  { role: 'attorney', pattern: new RegExp(String.raw`/s/ ?${name}`, 'gu') },
  {
    role: 'attorney',
    pattern: new RegExp(
      String.raw`${name},? (?:Esq\b|EOIR ID|EOIR No|SBN|Bar No|Attorney (?:for|at)|Accredited Representative|Managing (?:Attorney|Partner)|Partner\b)`,
      'gu',
    ),
  },
  {
    role: 'client',
    pattern: new RegExp(
      String.raw`\b(?:Respondent|RESPONDENT|Applicant|Beneficiary|(?:RE|Re):[^\n]{0,80}? for|Client|Our client|our client|Declarant|Affiant|Appellant|on behalf of|behalf of our client|represents?|I,|[Mm]y name is|In re|IN RE|DECLARATION OF|AFFIDAVIT OF|Declaration of|Affidavit of|STATEMENT OF|RE|Re|Name|Client)[:,]? (?:(?:${title}) )?${name}`,
      'gu',
    ),
  },
  { role: 'doctor', pattern: new RegExp(String.raw`\b(?:Dr\.?|Doctor|Dra\.) ${name}`, 'gu') },
  {
    role: 'doctor',
    pattern: new RegExp(
      String.raw`${name}, (?:M\.?D\.?|Ph\.?D\.?|Psy\.?D\.?|LCSW|L\.C\.S\.W\.|R\.?N\.?|D\.?O\.?|LMFT|N\.?P\.?)(?!\p{L})`,
      'gu',
    ),
  },
  {
    role: 'relative',
    pattern: new RegExp(String.raw`(?<![\p{L}-])(?<kin>${kin})s?(?:,| named)? ${name}`, 'gu'),
  },
  {
    role: 'relative',
    pattern: new RegExp(
      String.raw`${name},? \(?(?:who is )?(?:her|his|my|their|the (?:respondent|applicant|client)[’']s) (?:\p{L}+ ){0,3}?(?<kin>${kin})(?![\p{L}-])`,
      'gu',
    ),
  },
  {
    role: 'witness',
    pattern: new RegExp(
      String.raw`${name} (?:will testify|can testify|testified|writes|attests|confirms|declares)\b`,
      'gu',
    ),
  },
  { role: 'person', pattern: new RegExp(String.raw`\b(?:Mr|Ms|Mrs|Miss|Mx|Sr|Sra|Srta)\.? ${name}`, 'gu') },
]

type IsProtected = (line: TemplateLine, start: number, end: number) => boolean
type IsOrdinary = (folded: string) => boolean

/** Everybody whom these lines name, the client first. `isProtected`: citations and what is the firm's own. */
export function findPeople(
  lines: readonly TemplateLine[],
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
): FoundPerson[] {
  const roll = new Roll()
  for (const [at, line] of lines.entries()) {
    for (const { role, written } of captionNames(lines, at, isOrdinary)) roll.add(role, written)
    for (const written of reversedNames(line, isProtected, isOrdinary))
      roll.add(roll.hasClient ? 'relative' : 'client', written)
  }
  for (const anchor of anchors) for (const line of lines) addAnchored(roll, anchor, line, isProtected, isOrdinary)
  for (const line of lines) {
    for (const written of namesAlone(line, isProtected, isOrdinary)) roll.add('person', written)
    for (const written of namesOfSubjects(line, isOrdinary)) roll.add('person', written)
  }
  return roll.people.toSorted((a, b) => Number(b.role === 'client') - Number(a.role === 'client'))
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
    if (known.role === 'person') known.role = role
    if (kinWord !== undefined && known.role !== 'client') known.kinWord ??= kinWord
  }
}

/** `SURNAME, Given`, which is no city with its state. */
function reversedNames(line: TemplateLine, isProtected: IsProtected, isOrdinary: IsOrdinary): string[] {
  return [...line.text.matchAll(reversed)].flatMap((match) => {
    const [, family = '', given = ''] = match
    if (findState(given) || isProtected(line, match.index, match.index + match[0].length)) return []
    const words = [...family.split(' '), ...given.split(' ')]
    return words.every((word) => isNameWord(word, isOrdinary)) ? [`${given} ${family}`] : []
  })
}

function addAnchored(
  roll: Roll,
  { role, pattern }: Anchor,
  line: TemplateLine,
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
): void {
  for (const match of line.text.matchAll(pattern)) {
    const written = trimName(match.groups?.['name'] ?? '', isOrdinary)
    if (written === '' || isHeadingLine(line, written, role)) continue
    const start = line.text.indexOf(written, match.index)
    if (isProtected(line, start, start + written.length)) continue
    if (role === 'client' && ownWords(written).length < 2 && !/\b(?:Mr|Ms|Mrs)\b/.test(match[0])) continue
    roll.add(role === 'person' && !roll.hasClient ? 'client' : role, written, match.groups?.['kin']?.toLowerCase())
  }
}

const reversed =
  /(?<![\p{L}\p{M}])(?<!\p{Lu}[’'-])(\p{Lu}[\p{Lu}\p{M}’'-]{2,}(?: \p{Lu}[\p{Lu}\p{M}’'-]+){0,2}), (\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'.-]*){0,3})/gu

function isSame(known: ReadonlySet<string>, words: readonly string[]): boolean {
  const shared = words.filter((word) => known.has(word)).length
  return shared > 0 && (shared === words.length || shared === known.size)
}

/** The lines after `In the Matter of`, up to the word for the party. */
function captionNames(
  lines: readonly TemplateLine[],
  at: number,
  isOrdinary: (folded: string) => boolean,
): { role: PersonRole; written: string }[] {
  const line = lines[at]
  const opening = /^\W*(?:in the matters? of|in re|matter of)\b\W*/iu.exec(line?.text ?? '')
  if (!line || !opening) return []
  const rest = line.text.slice(opening[0].length)
  const following = lines
    .slice(at + 1, at + 9)
    .filter(({ part }) => part === line.part)
    .map(({ text }) => text)
  const stop = following.findIndex((text) =>
    /^\W*(?:respondents?|petitioners?|applicants?|in (?:removal|bond|deportation)|file|a\s?\d|appellant)/iu.test(text),
  )
  const own = [rest, ...following.slice(0, stop === -1 ? 3 : stop + 1)].flatMap((text) => text.split(/[\n\t)]/))
  const names = own.flatMap((text) => {
    const bare = text
      .replace(/,? (?:et al\.?|respondents?|petitioners?|derivative|minor child|lead respondent|rider)\b.*$/iu, '')
      .replaceAll(/(?<![;,:|])[;,:|]+$/g, '')
      .trim()
    const words = bare
      .split(/[\s,]+/)
      .filter((word) => !/^(?:de|del|la|las|los|da|do|dos|al|el|bin|y|and)$/iu.test(word))
    const isName =
      words.length >= 2 &&
      words.length <= 6 &&
      words.every((word) => /^\p{Lu}/u.test(word) && isNameWord(word, isOrdinary))
    return isName ? [bare] : []
  })
  return names.map((written, index) => ({ role: index === 0 ? 'client' : 'relative', written }))
}

/** The name without words around it that name nobody. */
function trimName(written: string, isOrdinary: (folded: string) => boolean): string {
  const kept: string[] = []
  for (const word of written.split(/[ \u00a0]/)) {
    const isSmall = /^\p{Ll}/u.test(word)
    if (!isSmall && !isNameWord(word, isOrdinary)) {
      if (kept.length === 0 && new RegExp(`^(?:${title})$`, 'u').test(word)) continue
      break
    }
    kept.push(word)
  }
  while (kept.length > 0 && /^\p{Ll}/u.test(kept.at(-1) ?? '')) kept.pop()
  return kept
    .join(' ')
    .replace(/[’']s$/u, '')
    .replace(/[.,]$/, '')
}

/** In a title every word has a capital; there only what the caption says counts. */
function isHeadingLine({ text }: TemplateLine, written: string, role: PersonRole): boolean {
  if (
    role === 'judge' ||
    role === 'attorney' ||
    /declaration of|affidavit of|statement of|respondent|in re|^re\b|name/i.test(text)
  )
    return false
  return text === text.toUpperCase() && written === written.toUpperCase()
}

const aloneRun = new RegExp(String.raw`(?<![\p{L}\p{N}’'-])${nameRun}`, 'gu')
const streetAfter =
  /^,? (?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Drive|Court|Way|Place|Plaza|Square|Terrace|Parkway|Circle)\b/
const placeBefore = /(?:\b(?:in|at|near|from|to|of|outside) |, |\d )$/

/** Names that no anchor introduces: two words and more, neither public nor ordinary. */
function namesAlone(line: TemplateLine, isProtected: IsProtected, isOrdinary: IsOrdinary): string[] {
  if (line.part === 'body' && isTitle(line.text)) return []
  return [...line.text.matchAll(aloneRun)].flatMap((match) => {
    const words = match[0].split(/[ \u00a0]/)
    const found: string[] = []
    for (let first = 0; first < words.length; first += 1) {
      const written = trimName(words.slice(first).join(' '), isOrdinary)
      if (written === '') continue
      const start = line.text.indexOf(written, match.index)
      const end = start + written.length
      const isPlace = placeBefore.test(line.text.slice(0, start)) || streetAfter.test(line.text.slice(end))
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
