import type { Attorney } from '#domain/clients/attorney.ts'
import { type ClientRecord, fullName } from '#domain/clients/client-record.ts'
import { foldWord } from '#domain/language/fold.ts'
import { divideGroups } from './divide-groups.ts'
import { findShapes } from './find-marks.ts'
import { type FoundMark, lineKey, type Mark, type OldCase, type StorySentence, type TemplateLine } from './found.ts'
import { groupMarks, groupOf } from './group.ts'
import { readNeighbours } from './from-neighbours.ts'
import { growPlaces } from './grow-places.ts'
import { readLetterEnds } from './letter-ends.ts'
import { ownWords } from './name-words.ts'
import { withoutOverlaps } from './overlaps.ts'
import { findPeople, type FoundPerson, ordinaryWords } from './people.ts'
import { protectLines } from './protect.ts'
import { findTellingSentences } from './sentences.ts'
import { withoutGeneral } from './specific-sentences.ts'
import { clientLines, courtsOf, firstNumber, officeLines, pairStreets, settleSlot } from './settle-slot.ts'
import { findSightings } from './sightings.ts'
import { labelBefore, markRows } from './table-rows.ts'

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
  const isProtected = (line: TemplateLine, start: number, end: number) =>
    (kept.get(line) ?? []).some((range) => range.start < end && start < range.end)
  const isOrdinary = ordinaryWords(lines.filter(({ part }) => part !== 'property'))
  const ends = readLetterEnds(lines, isProtected, isOrdinary)
  const found = findPeople(lines, isProtected, isOrdinary, ends)
  const everybody = [...found, ...knownClients(clients, lines, found)]
  const raw = new Map<TemplateLine, readonly FoundMark[]>()
  for (const line of lines) {
    const shapes = findShapes(line.text, labelBefore(lines, line)).filter(
      ({ slot }) => !line.isHeading || slot !== 'firm',
    )
    const all = [...findSightings(line.text, everybody), ...shapes]
    const isOpen = ({ start, end, slot }: FoundMark) =>
      slot === 'legal-position' || slot === 'procedure' || !isProtected(line, start, end)
    raw.set(line, withoutOverlaps(all.filter(isOpen)))
  }
  growPlaces(raw, isProtected, isOrdinary, ends.firms, ends.isCounsel ? 'firm' : 'organization')
  for (const [line, marks] of raw) raw.set(line, withoutGeneral(line, marks, isProtected, isOrdinary))
  markRows(raw)
  readNeighbours(raw, ends.isCounsel)
  settleLines(raw, ends.isCounsel)
  const isToClient = [...raw].some(
    ([{ text }, own]) => /^(?:dear|estimad[oa]) /iu.test(text) && own.some(({ slot }) => slot === 'client'),
  )
  const marks: Mark[] = []
  const stories: StorySentence[] = []
  const declared = declarationLines(lines)
  for (const line of lines) {
    const { part, index, text } = line
    const own = raw.get(line) ?? []
    const telling =
      part === 'property' || part === 'header' || part === 'footer'
        ? []
        : findTellingSentences(text, own, {
            isDeclaration: declared.has(line),
            isHeading: line.isHeading === true,
            isToClient,
            isOfAnother: !ends.isCounsel,
          })
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
  const divided = divideGroups(marks, stories)
  return { groups: groupMarks(divided, stories, kin), marks: divided, stories, names, beside }
}

/** What the surroundings make of places, numbers and addresses. */
function settleLines(raw: Map<TemplateLine, readonly FoundMark[]>, isCounsel: boolean): void {
  const court = courtsOf(raw)
  const ownNumber = firstNumber(raw)
  const [toOffice, toClient] = [officeLines([...raw.keys()]), clientLines(raw)]
  for (const [line, own] of raw) {
    const where = { isCounsel, isToOffice: toOffice.has(line), isToClient: toClient.has(line) }
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

const opensDeclaration =
  /^\W*(?:(?:supplemental |sworn |unsworn )?(?:declaration|affidavit) of\b)|^\W*declaración de\b|\bI, [^.]{3,60},? (?:hereby |do )*(?:declare|depose|state|swear|affirm)/iu
const endsDeclaration =
  /^\W*(?:certificat(?:e|ion) of|proof of service|index of|order of the|(?:translator|interpreter)[’']?s )/iu

/** The lines of declarations, in which `I` is somebody of the case. */
function declarationLines(lines: readonly TemplateLine[]): ReadonlySet<TemplateLine> {
  let isOpen = false
  return new Set(
    lines.filter(({ part, text }) => {
      if (part === 'body') isOpen = opensDeclaration.test(text) || (isOpen && !endsDeclaration.test(text))
      return isOpen
    }),
  )
}
