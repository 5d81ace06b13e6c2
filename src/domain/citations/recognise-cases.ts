import { findNameAtEnd } from './case-names.ts'
import type { Citation } from './citation.ts'
import { findReporter, pagesPattern, reporterPattern } from './patterns.ts'

/** `5 U.S. (1 Cranch) 137`: the early volumes by their reporters. */
const ofReporter = String.raw`(?: \(\d{1,2} (?:Dall|Cranch|Wheat|Pet|How|Black|Wall)\.?\))?`
const full = new RegExp(
  String.raw`(?<![\w.§-])(\d{1,4}) ?(${reporterPattern})${ofReporter},? (\d{1,5}|_{2,}|[—–-]{2,}|[ivxl]{2,7}(?= \(\d{4}\)))(?![\d%]|,\d{3}|(?:st|nd|rd|th)(?!\w))`,
  'g',
)
const short = new RegExp(
  String.raw`(?<![\w.§-])(\d{1,4}) ?(${reporterPattern}),? at (?:pp?\. ?)?(${pagesPattern})`,
  'g',
)
const pins = new RegExp(
  String.raw`^,? ?(?:at )?(${pagesPattern}(?:, ${pagesPattern}(?! ?[A-Z]))*)(?! ?(?:${reporterPattern}))(?![\d\w])`,
)
const parenthesis = /^,? ?[([]([^()[\]]{0,60}?)(\d{4})[)\]]/
const subsequent =
  /^(?: ?\([^()]*\))*[,;]? ?((?:aff['’]d|rev['’]d|vacated|overruled|abrogated|superseded|reversed|affirmed|modified|reinstated|cert\. (?:denied|granted))(?: (?:sub nom\.|by|in part|on other grounds|as stated in))*)/i
const docket =
  /(?:, )?No\. (\d{2}-\d{1,6}|\d{2}-cv-\d{3,6}|\d:\d{2}-cv-\d{3,6})(?:[^().;\n]|slip op\.|\. (?=\d)){0,60}? ?\(([^()]{0,60}?)(\d{4})\)/g

/** Full citations of decisions in reporters, with name, pinpoint, court, year and parallel citations. */
export function recogniseCases(text: string): Citation[] {
  const found: Citation[] = []
  let before = 0
  for (const match of text.matchAll(full)) {
    const last = found.at(-1)
    if (last && isParallel(text, last, match.index)) {
      found[found.length - 1] = addParallel(text, last, match)
    } else {
      found.push(readCase(text, match, before))
    }
    before = found.at(-1)?.end ?? before
  }
  return found
}

function readCase(text: string, match: RegExpMatchArray, from: number): Citation {
  const [whole, volume = '', written = '', page = ''] = match
  const index = match.index ?? 0
  const tail = readTail(text, index + whole.length)
  const name = nameBefore(text, index, from)
  const start = name?.start ?? index
  const reporter = findReporter(written)?.name ?? written
  return {
    kind: 'case',
    start,
    end: tail.end,
    text: text.slice(start, tail.end),
    ...(/\d/.test(page) && { key: `${Number(volume)} ${reporter} ${Number(page)}`, page: Number(page) }),
    volume: Number(volume),
    reporter,
    ...(name && { name: name.name }),
    ...(name?.court && readCourt(name.court)),
    ...tail.parts,
  }
}

type TailParts = Partial<Pick<Citation, 'pin' | 'court' | 'year' | 'history'>>

/** What follows the first page: pinpoint, then `(court year)`, then a word on later history. */
function readTail(text: string, from: number): { end: number; parts: TailParts } {
  const rest = text.slice(from, from + 260)
  const pin = pins.exec(rest)
  const afterPin = pin?.[0].length ?? 0
  const court = parenthesis.exec(rest.slice(afterPin))
  const end = from + afterPin + (court?.[0].length ?? 0)
  const history = subsequent.exec(text.slice(end, end + 120))?.[1]
  const parts = {
    ...(pin?.[1] && { pin: pin[1] }),
    ...(court && readCourt(court)),
    ...(history && { history: history.toLowerCase() }),
  }
  return { end, parts }
}

function readCourt([, words = '', year]: RegExpExecArray): TailParts {
  const court = cleanCourt(words)
  return { year: Number(year), ...(court !== '' && { court }) }
}

/** `9th Cir. Mar. 3,` -> `9th Cir.`; nothing when only a date stood there. */
function cleanCourt(words: string): string {
  return words
    .replace(/\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.? ?\d{0,2},? ?$/, '')
    .replace(/(?<![ ,])[ ,]+$/, '')
}

type NameBefore = { readonly start: number; readonly name: string; readonly court?: RegExpExecArray }

/** `M-E-V-G-, ` alone, which stands for `Matter of M-E-V-G-`. */
const initials = /(?<![\w-])(?:[A-Z][-–—] ?){2,6}(?:(?:&|and) ?(?:[A-Z][-–—] ?){2,6})?(?: \(?(?:I{1,3}|IV)\)?)?, ?$/

/** The court and the year before the volume, as some states write: `X v. Y (9th Cir. 2017) 846 F.3d 351`. */
const courtFirst = / ?\(([^()]{0,40}?)(\d{4})\),? ?$/

function nameBefore(text: string, index: number, from: number): NameBefore | undefined {
  const begin = Math.max(from, index - 220, text.lastIndexOf('\n', index) + 1)
  const piece = text.slice(begin, index)
  const court = courtFirst.exec(piece)
  const found = findNameAtEnd(court ? piece.slice(0, court.index) : piece)
  if (found) return { start: begin + found.start, name: found.name, ...(court && { court }) }
  const alone = initials.exec(piece)
  return alone ? { start: begin + alone.index, name: alone[0].replace(/, ?$/, '') } : undefined
}

function isParallel(text: string, last: Citation, index: number): boolean {
  return last.kind === 'case' && last.year === undefined && /^,? ?$/.test(text.slice(last.end, index))
}

function addParallel(text: string, last: Citation, match: RegExpMatchArray): Citation {
  const [whole, volume = '', written = '', page = ''] = match
  const tail = readTail(text, (match.index ?? 0) + whole.length)
  const key = `${Number(volume)} ${findReporter(written)?.name ?? written} ${Number(page)}`
  const { pin: _own, ...parts } = tail.parts
  return {
    ...last,
    ...parts,
    end: tail.end,
    text: text.slice(last.start, tail.end),
    parallel: [...(last.parallel ?? []), key],
  }
}

/** Short forms with a volume: `26 I&N Dec. at 215`, with the name before them where there is one. */
export function recogniseShortCases(text: string): Citation[] {
  return [...text.matchAll(short)].map((match) => {
    const [whole, volume = '', written = '', pin = ''] = match
    const name = shortNameBefore(text, match.index)
    const start = name ? match.index - name.length : match.index
    const end = match.index + whole.length
    return {
      kind: 'short-case',
      start,
      end,
      text: text.slice(start, end),
      volume: Number(volume),
      reporter: findReporter(written)?.name ?? written,
      pin,
      ...(name && { name: name.replace(/, ?$/, '') }),
    }
  })
}

/** `Acosta, `, `Cardoza-Fonseca, `, `M-E-V-G-, `, `Matter of Acosta, ` or `INS v. Stevic, ` right before a short form. */
function shortNameBefore(text: string, index: number): string | undefined {
  const piece = text.slice(Math.max(0, index - 120, text.lastIndexOf('\n', index) + 1), index)
  const whole = findNameAtEnd(piece)
  if (whole) return piece.slice(whole.start)
  return /(?<![\w-]|[\w-]['’])(?!(?:See|In|Under|But|And|Accord|Id)\b)[A-Z][\w’'-]*(?: (?:& )?[A-Z][\w’'-]*){0,3}, ?$/.exec(
    piece,
  )?.[0]
}

/** Decisions known by their docket number: `Urias-Orellana v. Bondi, No. 24-777 (U.S. Mar. 4, 2026)`. */
export function recogniseDockets(text: string): Citation[] {
  return [...text.matchAll(docket)].map((match) => {
    const name = nameBefore(text, match.index, 0)
    const start = name?.start ?? match.index + match[0].indexOf('No.')
    const end = match.index + match[0].length
    const court = cleanCourt(match[2] ?? '')
    return {
      kind: 'docket',
      start,
      end,
      text: text.slice(start, end),
      key: `No. ${match[1]}`,
      year: Number(match[3]),
      ...(name && { name: name.name }),
      ...(court !== '' && { court }),
    }
  })
}
