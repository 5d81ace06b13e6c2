import { capitalized, listInWords, withIndefiniteArticle } from '#domain/prose/words.ts'
import { spelledOut } from '../record-lines.ts'
import type { Examined } from './examined.ts'

const opening =
  /^(?:(?:I )?(seen|saw|met(?: with)?|interviewed|evaluated|examined|assessed|tested)(?: (?:her|him|pt|patient|client))?|sessions?|visits?|interviews?|evaluation|dates? of (?:evaluation|session|interview)s?):? (?:on )?(?=\d{1,2}\/|\p{Lu}\p{Ll}{2,8}\.? \d)/iu
/** `Fatoumata S., 9/22/26`, `8/14/26 90 min video`: a day alone, at the head of the notes. */
const headed =
  /^(?:\p{Lu}\p{Ll}+ \p{Lu}\.?,? |(?:\p{Lu}\.){2},? )?(?=\d{1,2}\/\d{1,2}\/\d{2,4}(?:$|,? ?\(?\d{1,3} ?(?:min|h|hrs?|hours?)\b))/u
const day =
  /(\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})|\p{Lu}\p{Ll}{2,8}\.? \d{1,2}(?:, (?:19|20)\d{2})?)(?: ?\(([^()]{2,30})\)|,? (\d{1,3}(?:\.\d)? ?(?:min|h|hrs?|hours?)\b\.?(?: (?:by |via )?(?:video|phone|zoom|in person))?))?/gu

/** `Seen 10/6/26 (2.5 h) and 10/13/26 (2 h), my office, in Spanish, no interpreter` as the clinician would say it. */
export function saidOfSessions(note: string, { him }: Examined): string | undefined {
  const aside = besideSession(note)
  if (aside !== undefined) return aside
  const head = opening.exec(note) ?? headed.exec(note)
  if (head === null) return undefined
  const rest = note.slice(head[0].length)
  const days = [...rest.matchAll(day)]
  const last = days.at(-1)
  if (last === undefined) return undefined
  const verb = /saw|seen|met/iu.test(head[1] ?? '') ? 'saw' : (head[1]?.toLowerCase() ?? 'saw')
  const after = rest.slice((last.index ?? 0) + last[0].length)
  const told = days.map(([, date = '', inBrackets, behind]) => {
    const when = spelledOut(wholeYear(date))
    const long = inBrackets ?? behind
    return long === undefined
      ? when
      : `${when} (${spelledOut(long).replace(/ (?:by |via )?(video|phone|zoom)$/iu, ' by $1')})`
  })
  const parts = after
    .split(/,\s*|;\s*|\.\s+/u)
    .map((part) => part.trim().replace(/\.$/u, ''))
    .filter((part) => part !== '')
    .map((part) => wayOf(part))
  return `I ${verb} ${him} on ${listInWords(told)}${parts.map((part) => `, ${part}`).join('')}.`
}

const wholeYear = (date: string) =>
  date.replace(
    /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/u,
    (_, month: string, dayOf: string, year: string) => `${month}/${dayOf}/20${year}`,
  )

/** How and where it took place. */
function wayOf(part: string): string {
  if (/^my office$/iu.test(part)) return 'at my office'
  if (/^(?:no|without(?: an?)?|w\/o(?: an?)?) interpreter$/iu.test(part)) return 'without an interpreter'
  if (/^(?:by |on |over |via )?(?:zoom|video|telehealth|phone|telephone)$/iu.test(part))
    return `by ${part
      .replace(/^(?:by|on|over|via) /iu, '')
      .replace(/^phone$/iu, 'telephone')
      .replace(/^zoom$/iu, 'Zoom')}`
  if (/^(?:in person|in (?:her|his) home|at .+|in \p{Lu}\p{L}+)$/iu.test(part)) return part
  const [, name] = /^interpreter:? (.+)$/iu.exec(part) ?? []
  if (name !== undefined) return `with the interpreter ${name}`
  return spelledOut(part)
}

/** `75 min`, `Interpreter phone (French)`, `chaperone present`: what stands beside the day. */
function besideSession(note: string): string | undefined {
  const long = /^(\d{1,3}(?:\.\d)?) ?(min|minutes|h|hrs?|hours?)$/iu.exec(note)
  if (long !== null) return `That took ${long[1]} ${/^m/iu.test(long[2] ?? '') ? 'minutes' : 'hours'}.`
  const [, way, tongue] =
    /^interpreter:? (?:by |on )?(?:the )?(phone|telephone|video) \((\p{Lu}\p{L}+)\)$/iu.exec(note) ?? []
  if (tongue !== undefined)
    return `${capitalized(withIndefiniteArticle(`${tongue} interpreter`))} took part by ${/video/iu.test(way ?? '') ? 'video' : 'telephone'}.`
  return /^(?:a )?(?:chaperone|nurse|interpreter) (?:was )?present$/iu.test(note)
    ? `${capitalized(withIndefiniteArticle(note.replace(/^a /iu, '').split(' ')[0]?.toLowerCase() ?? ''))} was present.`
    : undefined
}
