import type { Attorney } from '#domain/clients/attorney.ts'
import { type ClientRecord, fullName } from '#domain/clients/client-record.ts'
import { foldWord } from '#domain/language/fold.ts'
import type { Range } from '#domain/section-content/read.ts'
import { isSpanish } from '#domain/language/spanish.ts'
import { joinCompanies } from './companies.ts'
import { declarationLines } from './declaration-lines.ts'
import { divideGroups } from './divide-groups.ts'
import { bodiesEnclosed } from './enclosed.ts'
import { findShapes } from './find-marks.ts'
import {
  type FoundMark,
  lineKey,
  type Mark,
  type OldCase,
  type StorySentence,
  type TemplateLine,
} from '#domain/template-sections/old-case.ts'
import { groupMarks, groupOf } from './group.ts'
import { growNames } from './grow-names.ts'
import { readNeighbours } from './from-neighbours.ts'
import { growPlaces } from './grow-places.ts'
import { ownLetterhead } from './letterhead-addresses.ts'
import { readLetterEnds } from './letter-ends.ts'
import { type IsProtected, ownWords } from './name-words.ts'
import { findUnsure } from './unsure-marks.ts'
import { amountsIn, crowded, findUnsureThings } from './unsure-things.ts'
import { markListedPapers } from './listed-papers.ts'
import { withoutOverlaps } from './overlaps.ts'
import { findPeople, type FoundPerson, ordinaryWords } from './people.ts'
import { protectLines, uncitedCases } from './protect.ts'
import { findTellingSentences, type TellingSentence } from './sentences.ts'
import { isTypedInHaste, withoutGeneral } from './specific-sentences.ts'
import { ofOneState } from './of-one-state.ts'
import { ofSpeaker } from './of-speaker.ts'
import { relativesByTitle } from './other-title.ts'
import { sameDays } from './same-days.ts'
import { referenceValues } from './reference-lines.ts'
import {
  addresseeLines,
  clientLines,
  courtsOf,
  firstNumber,
  officeLines,
  pairStreets,
  settleSlot,
} from './settle-slot.ts'
import { findSightings } from './sightings.ts'
import { labelBefore, markColumns, markExhibits, markRows } from './table-rows.ts'
import { isLetterToClient, pronounsOfOthers, pronounsOfRareSex } from './whose-pronouns.ts'

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
  const kept = protectLines(lines, attorney)
  const cases = uncitedCases(lines)
  const uncited = new Map(lines.map((line) => [line, [...(cases.get(line) ?? []), ...ofOneState(line)]]))
  const isProtected = (line: TemplateLine, start: number, end: number) =>
    (kept.get(line) ?? []).some(
      (range) =>
        range.start < end &&
        start < range.end &&
        !uncited.get(line)?.some((one) => one.start < range.end && range.start < one.end),
    )
  const isOrdinary = ordinaryWords(lines.filter(({ part }) => part !== 'property'))
  const ends = readLetterEnds(lines, isProtected, isOrdinary)
  const found = findPeople(lines, isProtected, isOrdinary, ends)
  const everybody = [...found, ...knownClients(clients, lines, found)]
  const raw = new Map<TemplateLine, readonly FoundMark[]>()
  for (const line of lines) {
    const shapes = findShapes(line.text, labelBefore(lines, line)).filter(
      ({ slot }) => !line.isHeading || slot !== 'firm',
    )
    const doubted = (uncited.get(line) ?? []).map((range) => ({ ...range, slot: 'unsure' as const }))
    const all = [
      ...shapes.filter(({ slot }) => slot === 'language'),
      ...findSightings(line.text, everybody),
      ...shapes,
      ...doubted,
    ]
    const isOpen = ({ start, end, slot }: FoundMark) =>
      slot === 'legal-position' || slot === 'procedure' || !isProtected(line, start, end)
    raw.set(line, withoutOverlaps(all.filter(isOpen)))
  }
  growPlaces(raw, isProtected, isOrdinary, ends.firms, ends.isCounsel ? 'firm' : 'organization')
  const isHasty = isTypedInHaste(lines)
  for (const [line, marks] of raw) raw.set(line, withoutGeneral(line, marks, isProtected, isOrdinary, isHasty))
  growNames(raw, isProtected)
  for (const [line, marks] of raw)
    raw.set(
      line,
      marks.map((mark) => withInitial(line.text, mark)),
    )
  markRows(raw)
  markColumns(raw)
  markExhibits(raw)
  bodiesEnclosed(lines, raw, isProtected)
  markListedPapers(lines, raw, isProtected)
  readNeighbours(raw, ends.isCounsel)
  settleLines(raw, ends.isCounsel)
  ownLetterhead(raw, ends.isCounsel)
  sameDays(raw)
  ofSpeaker(raw, everybody)
  relativesByTitle(raw)
  referenceValues(lines, raw, isProtected)
  pronounsOfRareSex(raw)
  const isToClient = isLetterToClient(raw)
  if (isToClient) pronounsOfOthers(raw)
  const { marks, stories } = readPlaces(lines, raw, { isToClient, isCounsel: ends.isCounsel, isProtected })
  const kin = new Map(
    everybody.flatMap(({ name, kinWord }) => (kinWord === undefined ? [] : [[name, kinWord] as const])),
  )
  const isDeclaredByOther = everybody.some(({ kinWord }) => kinWord === 'declarant')
  const names = [...new Set(everybody.flatMap(({ words }) => [...words]))]
  const touched = new Set([...marks, ...stories].map(lineKey))
  const beside = lines.filter((line) => line.part !== 'body' && touched.has(lineKey(line)))
  const divided = joinCompanies(divideGroups(marks, stories))
  return { groups: groupMarks(divided, stories, kin, isDeclaredByOther), marks: divided, stories, names, beside }
}

/** The marks of every line with their words and groups, and the sentences that tell. */
function readPlaces(
  lines: readonly TemplateLine[],
  raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>,
  {
    isToClient,
    isCounsel,
    isProtected,
  }: { readonly isToClient: boolean; readonly isCounsel: boolean; readonly isProtected: IsProtected },
): Pick<OldCase, 'stories'> & { readonly marks: readonly Mark[] } {
  const marks: Mark[] = []
  const stories: StorySentence[] = []
  const declared = declarationLines(lines)
  const isForeign = lines.filter(({ text }) => isSpanish(text)).length * 3 > lines.length
  let before: StorySentence['slot'] | undefined
  for (const line of lines) {
    const { part, index, text } = line
    const own = raw.get(line) ?? []
    const cellLabel = labelBefore(lines, line).replace(/(?<![:\s])[:\s]+$/u, '')
    const unsure = findUnsure(line, own, isProtected, isForeign)
    const telling =
      part === 'property' || part === 'header' || part === 'footer'
        ? []
        : findTellingSentences(text, own, {
            isDeclaration: declared.has(line),
            isHeading: line.isHeading === true,
            isToClient,
            isOfAnother: !isCounsel,
            before: part === 'body' && line.row === undefined ? before : undefined,
            unsure,
          })
    if (text.trim() !== '') before = endsTelling(text, telling)
    const told = telling.filter(({ slot }) => slot !== 'claim')
    const left = unsure.filter((mark) => told.every(({ start, end }) => mark.end <= start || end <= mark.start))
    const loose = findUnsureThings(line, [...own, ...unsure, ...telling], isProtected, isForeign)
    const { sentences: doubtful, rest: things } = line.isHeading
      ? { sentences: [], rest: loose }
      : crowded(text, loose, left)
    const shown = [...telling, ...doubtful.map((range) => ({ ...range, slot: 'claim' as const, kind: undefined }))]
    const counts = telling
      .filter(({ slot, kind }) => slot === 'claim' && kind !== undefined)
      .flatMap((claim) => countsIn(text, claim, [...own, ...left, ...things]))
    for (const { start, end, slot, ...mark } of [...own, ...left, ...things, ...counts]) {
      const words = text.slice(start, end)
      const group = groupOf({ slot, ...mark }, words)
      marks.push({ part, index, start, end, text: words, slot, group, ...(cellLabel !== '' && { label: cellLabel }) })
    }
    for (const { start, end, slot, kind } of shown.map((story) => withMarksAround(story, own))) {
      const words = text.slice(start, end)
      // Each claim is decided for itself.
      stories.push({
        part,
        index,
        start,
        end,
        text: words,
        slot,
        group: slot === 'claim' ? groupOf({ slot }, words) : slot,
        ...(kind && { kind }),
      })
    }
  }
  return { marks, stories }
}

/** The counts in a sentence that may be told of the old case, which are filled anew where it is kept: `two citizens`. */
function countsIn(text: string, claim: Range, taken: readonly FoundMark[]): FoundMark[] {
  return amountsIn(text.slice(claim.start, claim.end))
    .map(({ start }): FoundMark => {
      const from = claim.start + start
      const length = /^(?:(?:about|nearly|almost|over|some) )?[\p{L}-]+/iu.exec(text.slice(from))?.[0].length ?? 0
      return { start: from, end: from + length, slot: 'amount' }
    })
    .filter(({ start, end }) => taken.every((one) => end <= one.start || one.end <= start))
}

/** What the last sentence of a line tells. */
function endsTelling(text: string, telling: readonly TellingSentence[]): StorySentence['slot'] | undefined {
  const last = telling.at(-1)
  return last !== undefined && last.end >= text.trimEnd().length ? last.slot : undefined
}

/** A told sentence with the whole of every mark that it cuts: no part of an address stays before it. */
function withMarksAround<T extends { readonly start: number; readonly end: number }>(
  story: T,
  marks: readonly FoundMark[],
): T {
  const cut = marks.filter(({ start, end }) => start < story.end && story.start < end)
  return {
    ...story,
    start: Math.min(story.start, ...cut.map(({ start }) => start)),
    end: Math.max(story.end, ...cut.map(({ end }) => end)),
  }
}

/** `Behrouz K.`: the initial behind a first name is part of it. */
function withInitial(text: string, mark: FoundMark): FoundMark {
  const isName = mark.slot === 'name' || mark.slot === 'person' || mark.slot === 'relative' || mark.slot === 'witness'
  const initial = isName ? /^ \p{Lu}\.(?=[,;)]|$| (?:and|or|who|is|was)\b)/u.exec(text.slice(mark.end))?.[0] : undefined
  return initial === undefined ? mark : { ...mark, end: mark.end + initial.length }
}

/** What the surroundings make of places, numbers and addresses. */
function settleLines(raw: Map<TemplateLine, readonly FoundMark[]>, isCounsel: boolean): void {
  const court = courtsOf(raw)
  const ownNumber = firstNumber(raw)
  const [toOffice, addressee, toClient] = [officeLines([...raw.keys()]), addresseeLines(raw), clientLines(raw)]
  for (const [line, own] of raw) {
    const where = { isCounsel, isToOffice: toOffice.has(line) || addressee.has(line), isToClient: toClient.has(line) }
    raw.set(line, withoutOverlaps(own.map((mark) => settleSlot(mark, line, court, ownNumber, where))))
  }
  pairStreets(raw)
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
