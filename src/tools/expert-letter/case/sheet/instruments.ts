import { listInWords } from '#domain/prose/words.ts'
import { spelledOut } from '../record-lines.ts'
import { instruments } from './instruments.data.ts'

const any = instruments.map(([pattern]) => pattern).join('|')
const named = new RegExp(String.raw`^(?:the )?(${any})(?![\p{L}\d-])`, 'u')
/** Before each instrument but the first a list of scores is divided. */
const between = new RegExp(
  String.raw`[;,.] (?:and )?(?=(?:${any})(?![\p{L}\d-]))| and (?=(?:${any})(?![\p{L}\d-]))`,
  'gu',
)

const number = String.raw`\d{1,3}(?:\.\d{1,3})?`
const score = new RegExp(
  String.raw`^(?:(?:total |raw )?scores? |total |sum )?(?:(?:was|were|is|of) )?((?:mean|average|T|T-score)(?: of| score)? )?(${number})(?:\/(${number}))?(?![\p{L}\d]|-\d)`,
  'u',
)
const part = new RegExp(
  String.raw`^((?:\p{L}[\p{Ll}-]+ ){1,3})(T(?:-score)? )?(${number})(?:\/(${number}))?(?![\p{L}\d])(?: \(([^()]{2,60})\))?`,
  'u',
)

/** The scores of one note, each in a sentence with what the note says it means; undefined where a part says something else. */
export function toldScores(note: string): string[] | undefined {
  const plain = note.trim().replace(/[.;,]$/u, '')
  if (!named.test(plain)) return undefined
  const said = plain.split(between).map((one) => toldScore(one.trim()))
  return said.includes(undefined) ? undefined : said.flatMap((words) => words ?? [])
}

/** `PCL-5; BDI-II; Burn Specific Health Scale-Brief`: names alone say what was used. */
export function namedAlone(note: string): string[] | undefined {
  const parts = note
    .replace(/[.;,]$/u, '')
    .split(/[;,] (?:and )?| and /u)
    .map((one) => one.trim())
  const isName = (one: string) => named.exec(one)?.[0] === one
  return parts.some(isName) && parts.every((one) => /^\p{Lu}/u.test(one) && !/\d{2}$/u.test(one.replace(named, '')))
    ? parts.map((one) => (isName(one) ? nameOf(one) : one))
    : undefined
}

const nameOf = (short: string): string =>
  instruments.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(short))?.[1] ?? short

function toldScore(note: string): string | undefined {
  const short = named.exec(note)?.[1]
  if (short === undefined) return undefined
  const aside = asideOf(note.slice(named.exec(note)?.[0].length ?? 0))
  const lead = `On the ${nameOf(short)}${aside.of}${aside.when}`
  return oneScore(lead, aside.rest) ?? severalScores(lead, aside.rest)
}

type Aside = { readonly of: string; readonly when: string; readonly rest: string }

/** `, Part IV`, `teacher`, `at 9/24`: which part of it, by whom, and when. */
function asideOf(behind: string): Aside {
  const of =
    /^,? \(?(Part \p{Lu}+|[Pp]art \d|teacher|parent|self-report|child|(?:total|anxiety|depression)(?= scale))\b\)?/u.exec(
      behind,
    )
  const then = behind.slice(of?.[0].length ?? 0)
  const when = /^,? ?\(?(?:at|on) (\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\p{Lu}\p{Ll}{2,8} \d{1,2}(?:, \d{4})?)\)?/u.exec(then)
  return {
    of: of === null ? '' : /^[Pp]art/u.test(of[1] ?? '') ? `, ${of[1]},` : ` (${of[1]})`,
    when: when === null ? '' : `, on ${withMonth(when[1] ?? '')},`,
    rest: then.slice(when?.[0].length ?? 0).replace(/^[ ,:=–-]+/u, ''),
  }
}

const months = 'January February March April May June July August September October November December'.split(' ')
const withMonth = (day: string): string =>
  day
    .replace(/^(\d{1,2})\/(\d{1,2})$/u, (whole, month: string, of: string) =>
      months[Number(month) - 1] === undefined ? whole : `${months[Number(month) - 1]} ${Number(of)}`,
    )
    .replace(/^(\d{1,2}\/\d{1,2})\/(\d{2})$/u, '$1/20$2')
    .replace(/^\d{1,2}\/\d{1,2}\/\d{4}$/u, (date) => spelledOut(date))

function oneScore(lead: string, rest: string): string | undefined {
  const found = score.exec(rest)
  if (found === null) return undefined
  const [whole, way = '', value = '', of] = found
  const what = /^(?:mean|average)/u.test(way)
    ? `the ${way
        .trim()
        .replace(/ of$|(?<!score)$/u, '')
        .replace(/ score$/u, '')} score`
    : way.startsWith('T')
      ? 'the T-score'
      : 'the score'
  const meaning = meaningOf(rest.slice(whole.length))
  return meaning === undefined
    ? undefined
    : `${lead} ${what} was ${value}${of === undefined ? '' : ` out of ${of}`}${meaning}.`
}

/** `anxiety 2.6, depression 2.9, cut-off 1.75 for both`, `withdrawal T 74, clinically significant`. */
function severalScores(lead: string, rest: string): string | undefined {
  const values: string[] = []
  let left = rest
  let isT = false
  for (let found = part.exec(left); found !== null && !/^cut-?off/iu.test(left); found = part.exec(left)) {
    const [whole, what = '', t, value = '', of, remark] = found
    isT ||= t !== undefined
    values.push(
      `${value}${of === undefined ? '' : ` out of ${of}`} for ${what.trim()}${remark === undefined ? '' : ` (${cleaned(remark)})`}`,
    )
    left = left.slice(whole.length).replace(/^(?:,|;| and)? ?/u, '')
  }
  const meaning = values.length === 0 ? undefined : meaningOf(left)
  if (meaning === undefined) return undefined
  const noun = `${isT ? 'T-score' : 'score'}${values.length > 1 ? 's were' : ' was'}`
  return `${lead} the ${noun} ${listInWords(values)}${meaning}.`
}

/** What the note says that the score means, as it says it; undefined where it goes on to something else. */
function meaningOf(behind: string): string | undefined {
  const plain = behind
    .replace(/^[ ,:;–-]+/u, '')
    .replace(/^= ?/u, '')
    .trim()
  if (plain === '') return ''
  // A row of scores over time is no meaning of the first.
  if (plain.length > 110 || /[.!?] \p{Lu}|(?:^|[,;] (?:and )?)\d{1,3}(?![\d.]|(?: ?%| percent| to ))/u.test(plain))
    return undefined
  const parts = cleaned(plain)
    .split(/[,;] (?![^(]*\))/u)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const isPlace = (one: string) =>
    /^(?:just |well |far )?(?:below|above|under|over|within|at) (?:the )?(?:cut|threshold|clinical|normal|average|mean|range|\d)/u.test(
      one,
    )
  const place = parts
    .filter(isPlace)
    .map(
      (one) =>
        `, ${one.replace(/^((?:just |well |far )?(?:below|above|under|over|within|at)) (?:the )?(?=cut|threshold|clinical|normal|range)/u, '$1 the ')}`,
    )
  const others = parts.filter((one) => !isPlace(one))
  return `${place.join('')}${others.length === 0 ? '' : ` (${others.join('; ')})`}`
}

/** Ranges and short words in full; brackets of the note open where ours do. */
const cleaned = (words: string): string =>
  spelledOut(
    words
      .replaceAll(/[()]/gu, ' ')
      .replaceAll(/\bcut ?off\b/giu, 'cut-off')
      .replaceAll(/\bcut-off (?:is |of |= ?)?(?=\d)/giu, 'cut-off ')
      .replaceAll(/(below|above|under|over|at) (?:the )?cut-off (?=\d)/giu, '$1 the cut-off of ')
      .replaceAll(/(\d)[-–](?=\d)/gu, '$1 to ')
      .replaceAll(/ ?= ?/gu, ' means ')
      .replaceAll(/ ?> ?(?=\d)/gu, ' above ')
      .replaceAll(/ ?< ?(?=\d)/gu, ' below ')
      .replaceAll(/ {2,}/gu, ' ')
      .trim(),
  )
