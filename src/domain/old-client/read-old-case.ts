import type { Attorney } from '#domain/clients/attorney.ts'
import { type ClientRecord, fullName } from '#domain/clients/client-record.ts'
import { foldWord } from '#domain/language/fold.ts'
import type { Range } from '#domain/section-content/read.ts'
import { type FoundMark, findShapes } from './find-marks.ts'
import { lineKey, type Mark, type OldCase, type Slot, type StorySentence, type TemplateLine } from './found.ts'
import { groupMarks, groupOf } from './group.ts'
import { isNameWord, ownWords } from './name-words.ts'
import { findPeople, type FoundPerson, ordinaryWords } from './people.ts'
import { firmWords, protectedRanges } from './protect.ts'
import { findTellingSentences } from './sentences.ts'
import { findSightings } from './sightings.ts'

export type OldCaseContext = {
  /** What its profile says is the firm's own. */
  readonly attorney?: Attorney | undefined
  /** Everybody whom the account has on file. */
  readonly clients?: readonly ClientRecord[] | undefined
}

/**
 * Everything of an old case in a template: names in all their forms, numbers, dates by what happened on them, places,
 * ages, relations, pronouns, and every sentence that tells a story. Pure; takes time in proportion to the text.
 */
export function readOldCase(lines: readonly TemplateLine[], { attorney, clients = [] }: OldCaseContext = {}): OldCase {
  const own = firmWords(attorney)
  const kept = new Map<TemplateLine, readonly Range[]>(lines.map((line) => [line, protectedRanges(line.text, own)]))
  const isProtected = (line: TemplateLine, start: number, end: number) =>
    (kept.get(line) ?? []).some((range) => range.start < end && start < range.end)
  const isOrdinary = ordinaryWords(lines.filter(({ part }) => part !== 'property'))
  const found = findPeople(lines, isProtected, isOrdinary)
  const everybody = [...found, ...knownClients(clients, lines, found)]
  const raw = new Map<TemplateLine, FoundMark[]>()
  for (const line of lines) {
    const all = [...findSightings(line.text, everybody), ...findShapes(line.text)]
    const isOpen = ({ start, end, slot }: FoundMark) =>
      slot === 'legal-position' || slot === 'procedure' || !isProtected(line, start, end)
    raw.set(line, withoutOverlaps(all.filter(isOpen)))
  }
  growPlaces(raw, isProtected, isOrdinary)
  const court = courtsOf(raw)
  const ownNumber = firstNumber(raw)
  const marks: Mark[] = []
  const stories: StorySentence[] = []
  let isDeclaration = false
  for (const line of lines) {
    const { part, index, text } = line
    if (part === 'body') {
      if (
        /^\W*(?:(?:supplemental |sworn )?(?:declaration|affidavit) of\b)|\bI, [^.]{3,60},? (?:hereby |do )?(?:declare|depose|state|swear|affirm)/iu.test(
          text,
        )
      )
        isDeclaration = true
      else if (isDeclaration && /^\W*(?:certificate of|proof of service|index of|order of the)/iu.test(text))
        isDeclaration = false
    }
    const own = withoutOverlaps((raw.get(line) ?? []).map((mark) => settleSlot(mark, line, court, ownNumber)))
    const telling =
      part === 'property' || part === 'header' || part === 'footer'
        ? []
        : findTellingSentences(text, own, { isDeclaration, isUnderHeading: false })
    for (const mark of own) {
      const words = text.slice(mark.start, mark.end)
      marks.push({
        part,
        index,
        start: mark.start,
        end: mark.end,
        text: words,
        slot: mark.slot,
        group: groupOf(mark, words),
      })
    }
    for (const { start, end, slot } of telling)
      stories.push({ part, index, start, end, text: text.slice(start, end), slot, group: slot })
  }
  const kin = new Map(
    everybody.flatMap(({ name, kinWord }) => (kinWord === undefined ? [] : [[name, kinWord] as const])),
  )
  const names = [...new Set(everybody.flatMap(({ words }) => [...words]))]
  const touched = new Set([...marks, ...stories].map(lineKey))
  const beside = lines.filter((line) => line.part !== 'body' && touched.has(lineKey(line)))
  return { groups: groupMarks(marks, stories, kin), marks, stories, names, beside }
}

/** Clients of the account whose whole name the template has: they may stand where no anchor introduces them. */
function knownClients(
  clients: readonly ClientRecord[],
  lines: readonly TemplateLine[],
  found: readonly FoundPerson[],
): FoundPerson[] {
  const words = new Set(
    lines.flatMap(({ text }) => text.match(/\p{Lu}[\p{L}\p{M}’'-]*/gu) ?? []).map((word) => foldWord(word)),
  )
  return clients.flatMap((record) => {
    const name = fullName(record)
    const own = ownWords(name)
    const isKnown = found.some((person) => own.every((word) => person.words.has(word)))
    const ends = [own[0], own.at(-1)]
    return own.length >= 2 && !isKnown && ends.every((word) => word !== undefined && words.has(word))
      ? [{ role: 'client' as const, name, words: new Set(own) }]
      : []
  })
}

/** Longer and surer ones win; of a weaker one the rest beside it stays marked. */
function withoutOverlaps(marks: readonly FoundMark[]): FoundMark[] {
  const rank = (mark: FoundMark) => (strong.has(mark.slot) ? 1 : 0)
  const kept: FoundMark[] = []
  const inOrder = marks.toSorted(
    (a, b) => rank(b) - rank(a) || b.end - b.start - (a.end - a.start) || a.start - b.start,
  )
  for (const mark of inOrder) kept.push(...restOf(mark, kept))
  return kept.toSorted((a, b) => a.start - b.start)
}

function restOf(mark: FoundMark, kept: readonly FoundMark[]): FoundMark[] {
  const over = kept
    .filter((other) => mark.start < other.end && other.start < mark.end)
    .toSorted((a, b) => a.start - b.start)
  if (over.length === 0) return [mark]
  const rests: FoundMark[] = []
  let at = mark.start
  for (const { start, end } of [...over, { start: mark.end, end: mark.end }]) {
    if (start - at > 3 && people.has(mark.slot)) rests.push({ ...mark, start: at, end: start })
    at = Math.max(at, end)
  }
  return rests
}
const people = new Set<Slot>([
  'client',
  'relative',
  'witness',
  'doctor',
  'person',
  'judge',
  'attorney',
  'department-counsel',
])
const strong: ReadonlySet<Slot> = new Set<Slot>([
  'a-number',
  'receipt-number',
  'attorney-number',
  'email',
  'phone',
  'address',
])

/** A town or a private body once found is found wherever its first word stands. */
function growPlaces(
  raw: Map<TemplateLine, FoundMark[]>,
  isProtected: (line: TemplateLine, start: number, end: number) => boolean,
  isOrdinary: (folded: string) => boolean,
): void {
  const towns = new Map<string, Slot>()
  for (const [line, marks] of raw)
    for (const { start, end, slot } of marks) {
      const words = line.text.slice(start, end)
      if (slot === 'town') for (const town of townNames(words)) towns.set(town, 'town')
      if (slot === 'address') {
        const town = /, (\p{Lu}[\p{L}\p{M}’' -]+), /u.exec(words)?.[1]
        if (town !== undefined) towns.set(town.toLowerCase(), 'town')
        const street = /(?<!\d)\d+ (\p{Lu}[\p{L}’' ]+?)(?:,|$)/u.exec(words)?.[1]
        if (street !== undefined && street.includes(' ')) towns.set(street.toLowerCase(), 'address')
      }
      if (slot === 'organization') towns.set(words.toLowerCase(), 'organization')
    }
  for (const [line, marks] of raw) {
    const more = [
      ...line.text.matchAll(
        /\b(?:in|at|near|from|to|of|outside|through) (\p{Lu}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'-]*){0,2})(?![\p{L}])/gu,
      ),
    ].flatMap((match): FoundMark[] => {
      const words = match[1] ?? ''
      const start = match.index + match[0].length - words.length
      const isBeforeCountry = marks.some(
        (mark) => mark.slot === 'citizenship' && mark.start === start + words.length + 2,
      )
      return isBeforeCountry || words.split(' ').every((word) => isNameWord(word, isOrdinary))
        ? [{ start, end: start + words.length, slot: 'town' }]
        : []
    })
    const lower = line.text.toLowerCase()
    const known = [...towns].flatMap(([town, slot]): FoundMark[] => {
      const places: FoundMark[] = []
      for (let at = lower.indexOf(town); at !== -1; at = lower.indexOf(town, at + 1)) {
        const isWord = !/\p{L}/u.test(lower[at - 1] ?? ' ') && !/\p{L}/u.test(lower[at + town.length] ?? ' ')
        if (isWord && /\p{Lu}/u.test(line.text[at] ?? '')) places.push({ start: at, end: at + town.length, slot })
      }
      return places
    })
    const fresh = [...known, ...more].filter(({ start, end }) => !isProtected(line, start, end))
    raw.set(
      line,
      withoutOverlaps([
        ...marks,
        ...fresh.filter((mark) => !marks.some((other) => mark.start < other.end && other.start < mark.end)),
      ]),
    )
  }
}
function townNames(words: string): string[] {
  const [town = '', state = ''] = words.split(/, /)
  return [town, ...(state.length > 2 ? [state.replace(/ \d.*$/, '')] : [])]
    .map((one) => one.toLowerCase())
    .filter((one) => one.length > 3)
}

type Courts = { readonly present?: string; readonly asked?: string }

/** The city of the court in the caption, and the one that the document asks for. */
function courtsOf(raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>): Courts {
  const lines = [...raw.keys()]
  const at = lines.findIndex(({ text }) => /immigration court/iu.test(text))
  const cityIn = (line: TemplateLine | undefined) => {
    const mark = (line ? raw.get(line) : undefined)?.find(({ slot }) => slot === 'town')
    return mark && line ? line.text.slice(mark.start, mark.end).split(',')[0]?.toLowerCase() : undefined
  }
  const present =
    at === -1 ? undefined : [lines[at], ...lines.slice(at + 1, at + 5)].map(cityIn).find((city) => city !== undefined)
  const asked = lines
    .filter(({ text }) => /change venue/iu.test(text))
    .map(cityIn)
    .find((city) => city !== undefined && city !== present)
  return { ...(present !== undefined && { present }), ...(asked !== undefined && { asked }) }
}

/** The client's A-number is the first one; other numbers are those of relatives. */
function firstNumber(raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>): string | undefined {
  const inBody = [...raw].toSorted(([a], [b]) => Number(b.part === 'body') - Number(a.part === 'body'))
  for (const [{ text }, marks] of inBody) {
    const mark = marks.find(({ slot }) => slot === 'a-number')
    if (mark) return lastDigits(text.slice(mark.start, mark.end))
  }
  return undefined
}

/** A number may be masked but for its end. */
const lastDigits = (words: string): string => words.replaceAll(/\D/g, '').slice(-3)

/** What its surroundings make of a place, a number or an address. */
function settleSlot(
  mark: FoundMark,
  { text }: TemplateLine,
  { present, asked }: Courts,
  ownNumber: string | undefined,
): FoundMark {
  const words = text.slice(mark.start, mark.end)
  if (mark.slot === 'a-number' && lastDigits(words) !== ownNumber) return { ...mark, slot: 'relative-a-number' }
  const before = text.slice(Math.max(0, mark.start - 80), mark.start)
  if (mark.slot === 'town') {
    const city = words.split(',')[0]?.toLowerCase()
    if (/\b(?:entered|entry|arrived|crossed|port of entry|admitted)\b[^.]*$/iu.test(before))
      return { ...mark, slot: 'entry-place' }
    if (city !== undefined && city === asked)
      return { ...mark, slot: /\b(?:lives|resides|moved)\b[^.]*$/iu.test(before) ? 'town' : 'court-asked' }
    if (city !== undefined && city === present) return { ...mark, slot: 'court' }
  }
  if (mark.slot === 'address') {
    if (/\b(?:Department|Legal Advisor|OPLA|Chief Counsel|DHS|ICE)\b/u.test(text.slice(0, mark.start)))
      return { ...mark, slot: 'department-address' }
    if (text.trim() === words.trim() || /\b(?:Law|LLP|Suite|Floor)\b/u.test(text))
      return { ...mark, slot: 'attorney-address' }
  }
  return mark
}
