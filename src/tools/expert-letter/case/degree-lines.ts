import { trimEndOf } from '#domain/text/trim.ts'
import { degreePattern, printedDegree } from './degrees.ts'

/** A degree with its field, school and year, as far as they are told. */
export type Degree = {
  /** `Ph.D.` */
  readonly title: string
  readonly field?: string
  readonly school?: string
  readonly year?: string
}

/** A school, hospital or the like by a word of its name. */
export const organization =
  /\b(?:univ|univers\p{L}*|college|institut\p{L}*|school|academy|polytechnic|tech|conservatory|seminary|hochschule|faculty|hospital|center|centre)\b/iu

/** The degree of a line that opens with one. */
export function degreeIn(line: string): Degree | undefined {
  // `2001 PhD in Geodesy` and `PhD (Hydrology)` are written as the rest is.
  const first = /^((?:19|20)\d{2})[ :,–-]{1,3}/u.exec(line)
  const part = `${line.slice(first?.[0].length ?? 0)}${first ? `, ${first[1]}` : ''}`.replace(
    /^(\p{L}{2,6}) \(([^()0-9]{3,60})\)/u,
    '$1 in $2',
  )
  const match = degreePattern.exec(part)
  if (!match?.[1] || match.index > 3) return undefined
  const rest = part.slice(match.index + match[0].length).replace(/^[\s,:]+(?:degree )?(?:in |of )?/u, ' ')
  const years = [...rest.matchAll(/\b(?:19|20)\d{2}\b/g)]
  const year = yearOf(rest, years)
  const words = trimEndOf(years[0] ? rest.slice(0, years[0].index) : rest, ' ,(')
  const read = fieldAndSchool(words.replace(/^\s*\(/u, ''))
  // `MBA Carden 2004`, `MD (Kerala West 1999)`: such a degree has its field in its name.
  const isNamed = /^(?:M\.?B\.?A|M\.?D|J\.?D|Psy\.?D|M\.?S\.?W)\b/u.test(printedDegree(match[1]))
  const { field, school: told } = isNamed && read.school === '' ? { field: '', school: read.field } : read
  // `PhD neuropsychology, ABPP-CN 2014`: a board certifies and grants no degree; the year is the board’s.
  const isBoard = /^AB[A-Z]{1,4}(?:-[A-Z]{1,4})?$/u.test(told)
  const school = isBoard ? '' : told
  return {
    title: printedDegree(match[1]),
    ...(field !== '' && { field }),
    ...(school !== '' && { school }),
    ...(year !== undefined && !isBoard && { year }),
  }
}

/** `2008-2012` ends with the degree; `2011, licensed 2012` does not. */
function yearOf(rest: string, years: readonly RegExpExecArray[]): string | undefined {
  const [first, second] = years
  if (!first || !second) return first?.[0]
  return (/\p{L}/u.test(rest.slice(first.index + 4, second.index)) ? first : years.at(-1))?.[0]
}

/** `Computer Science, Ohio Valley University`, `Grain Science from Meridian`: what was studied, and where. */
function fieldAndSchool(words: string): { readonly field: string; readonly school: string } {
  const parts = words.split(/,? (?:from|at) (?:the )?/u)
  // `State University at Lake Erie` is one school.
  const isOneName = / at /u.test(words) && organization.test(parts[0]?.split(',').at(-1) ?? '')
  const [before = '', after] = isOneName ? [words] : parts
  const pieces = before
    .replace(subjectThenSchool, '$1, ')
    .split(',')
    .flatMap((piece) => piece.trim() || [])
  const at = after === undefined ? pieces.findIndex(isSchool) : pieces.length
  // `PhD UC Davis 2001`: a school by its shape is no field of study.
  const place = at < 0 && (pieces.length > 1 || campus.test(before.trim())) ? pieces.length - 1 : at
  const field = (place < 0 ? pieces : pieces.slice(0, place)).join(', ')
  return { field: field.replace(/^in /u, ''), school: after ?? (place < 0 ? '' : pieces.slice(place).join(', ')) }
}

/** `Civil Engineering Bayou State`: the subject ends where the school’s own name begins. */
const subjectThenSchool =
  /^((?:\p{Lu}\p{L}+ )?(?:Engineering|Science|Sciences|Studies|Mathematics|Physics|Chemistry|Biology|Economics|History|Psychology|Nursing|Education|Law|Linguistics|Anthropology|Sociology)) (?=\p{Lu}\p{L}+ (?:State|Tech|College|University|Institute)\b)/u

/** `UC Davis`, `MIT`, `SUNY Albany`: letters that name a school, and a place or nothing behind them. */
const campus = /^(?:UC|CUNY|SUNY|UT|UNC|UMass|UCLA|MIT|NYU|LSU|LSE|ETH|UBC|TU)(?: \p{Lu}\p{L}+){0,2}$/u

/** `SOAS`, `Boise State`: schools by their shape, where no word of theirs says so. */
const isSchool = (piece: string) =>
  (organization.test(piece) && !/^(?:school|college|higher|clinical|early|special) \p{Ll}/u.test(piece)) ||
  /^\p{Lu}{4,6}$/u.test(piece) ||
  /^\p{Lu}[\p{L} ]{1,40} State$/u.test(piece)
