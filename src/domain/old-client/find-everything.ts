import type { Attorney } from '#domain/clients/attorney.ts'
import { type ClientRecord, fullName } from '#domain/clients/client-record.ts'
import { isPersonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { calledOtherwise } from './called-otherwise.ts'
import { bodiesEnclosed } from './enclosed.ts'
import { findShapes } from './find-marks.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'
import { growBodies, growNames } from './grow-names.ts'
import { readNeighbours } from './from-neighbours.ts'
import { growPlaces } from './grow-places.ts'
import { ownLetterhead } from './letterhead-addresses.ts'
import { readLetterEnds } from './letter-ends.ts'
import { type IsProtected, ownWords } from './name-words.ts'
import { markLineValues } from './blocks/line-values.ts'
import { markTableValues } from './blocks/table-values.ts'
import { markListedPapers } from './listed-papers.ts'
import { withoutOverlaps } from './overlaps.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { findPeople, type FoundPerson } from './people.ts'
import { protectLines, uncitedCases } from './protect.ts'
import { isTypedInHaste, withoutGeneral } from './specific-sentences.ts'
import { ofForeignLaw } from './of-foreign-law.ts'
import { ofOneState } from './of-one-state.ts'
import { linesSpokenByClient, ofSpeaker } from './of-speaker.ts'
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

/** What was found in each line by itself and by its neighbours, before it is told apart what the sentences say. */
export type FoundPlaces = {
  readonly raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>
  readonly everybody: readonly FoundPerson[]
  readonly isCounsel: boolean
  readonly isToClient: boolean
  readonly isProtected: IsProtected
}

/** Names in all their forms, numbers, dates by what happened on them, places, ages, relations and pronouns. */
export function findEverything(
  lines: readonly TemplateLine[],
  { attorney, clients = [] }: OldCaseContext,
): FoundPlaces {
  const kept = protectLines(lines, attorney)
  const cases = uncitedCases(lines)
  const uncited = new Map(
    lines.map((line) => [line, [...(cases.get(line) ?? []), ...ofOneState(line), ...ofForeignLaw(line)]]),
  )
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
  growBodies(raw, isProtected)
  for (const [line, marks] of raw)
    raw.set(line, withoutOverlaps(marks.map((mark) => withRole(line.text, withInitial(line.text, mark)))))
  markRows(raw)
  markColumns(raw)
  markExhibits(raw)
  bodiesEnclosed(lines, raw, isProtected)
  markListedPapers(lines, raw, isProtected)
  readNeighbours(raw, ends.isCounsel)
  settleLines(raw, ends.isCounsel)
  ownLetterhead(raw, ends.isCounsel)
  calledOtherwise(raw, everybody)
  sameDays(raw)
  ofSpeaker(raw, everybody)
  relativesByTitle(raw)
  markTableValues(raw, isProtected)
  markLineValues(raw, isProtected)
  referenceValues(lines, raw, isProtected)
  pronounsOfRareSex(raw)
  const isToClient = isLetterToClient(raw)
  pronounsOfOthers(raw, isToClient ? undefined : linesSpokenByClient(raw))
  return { raw, everybody, isCounsel: ends.isCounsel, isToClient, isProtected }
}

/** `his daughter’s band director`: who is only called by what he is to a relative. */
function withRole(text: string, mark: FoundMark): FoundMark {
  const [behind = '', , last = ''] =
    mark.slot === 'family' || mark.slot === 'relative'
      ? (/^[’']s (\p{Ll}[\p{L}-]+ ){0,2}(\p{Ll}[\p{L}-]{3,})(?=[,.;)]|$| (?:and|who|is|was|has|at|in|of|wrote|writes|says|said)(?!\p{L}))/u.exec(
          text.slice(mark.end),
        ) ?? [])
      : []
  return isPersonWord(foldWord(last)) ? { ...mark, end: mark.end + behind.length } : mark
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
  numbersOfOthers(raw)
}

/** The number beside the name of somebody else than who signs is not the signer's. */
function numbersOfOthers(raw: Map<TemplateLine, readonly FoundMark[]>): void {
  for (const [line, own] of raw)
    if (own.some(({ slot }) => slot === 'person') && !own.some(({ slot }) => slot === 'attorney'))
      raw.set(
        line,
        own.map((mark) => (mark.slot === 'attorney-number' ? { ...mark, slot: 'number' } : mark)),
      )
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
