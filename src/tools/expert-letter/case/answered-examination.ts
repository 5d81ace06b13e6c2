import { listInWords, withIndefiniteArticle } from '#domain/prose/words.ts'
import type { Parties } from '#domain/prose/own-words.ts'
import { paid } from './denials.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
const fragment =
  /^(evaluated|examined|interviewed|assessed|tested|saw|met)(?: with)? (?:the |his |her )?(wife|husband|spouse|daughter|son|client|him|her),? (.+)$/iu
const day =
  /(?<!\p{L})(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? (\d{1,2})(?!\d)(?:,? ((?:19|20)\d{2}))?/giu

/**
 * `evaluated wife Apr 2 and Apr 9 2026, total 4.5 hrs, zoom, no interpreter` as a sentence of the expert's own. Undefined
 * where a part of the note is none of day, time, way and interpreter: then nothing is said for it.
 */
export function answeredExamination(sentence: string, { clientShort }: Parties): string | undefined {
  const [, verb = '', whom = '', rest = ''] = fragment.exec(sentence.trim().replace(/\.$/u, '')) ?? []
  if (verb === '') return undefined
  const [when = '', ...others] = rest.split(/, (?!\d{4})/u).filter((part) => !paid.test(part))
  const days = daysIn(when)
  if (days.length === 0 || when.replaceAll(day, '').replaceAll(/\b(?:on|and|&)\b|[\s,]/giu, '') !== '') return undefined
  const told = others.map((part) => saidOf(part.trim()))
  if (told.some((words) => words === undefined)) return undefined
  const who = /^(?:client|him|her)$/iu.test(whom) ? clientShort : `${clientShort}’s ${whom.toLowerCase()}`
  return (
    [`I ${verb.toLowerCase()} ${who} on ${listInWords(days)}`, ...told.flatMap((words) => words ?? [])].join(', ') + '.'
  )
}

function daysIn(text: string): string[] {
  const found = [...text.matchAll(day)]
  return found.map(([, name = '', number = '', year], at) => {
    const month = months.find((full) => full.toLowerCase().startsWith(name.toLowerCase())) ?? name
    const later = found.slice(at + 1).find((next) => next[3] !== undefined)?.[3]
    return year === undefined && later !== undefined
      ? `${month} ${number}`
      : `${month} ${number}${year ? `, ${year}` : ''}`
  })
}

function saidOf(part: string): string | undefined {
  const [, hours] =
    /^(?:total(?: of)? |for )?(\d{1,2}(?:\.\d)?) ?(?:hrs?|hours?|h)(?: (?:total|in all|altogether))?$/iu.exec(part) ??
    []
  if (hours !== undefined) return `for ${hours} ${hours === '1' ? 'hour' : 'hours'} in all`
  if (/^(?:by |on |over |via )?zoom$/iu.test(part)) return 'by Zoom'
  if (/^(?:by |on |over |via )?(?:video|video ?call|telehealth)$/iu.test(part)) return 'by video'
  if (/^(?:by |on |over )?(?:tele)?phone$/iu.test(part)) return 'by telephone'
  if (/^in person$/iu.test(part)) return 'in person'
  if (/^(?:no|without(?: an?)?|w\/o(?: an?)?) interpreter$/iu.test(part)) return 'without an interpreter'
  const [, tongue] = /^(?:with |w\/ ?)?(?:an? )?((?:certified )?\p{Lu}?\p{L}+) interpreter$/u.exec(part) ?? []
  return tongue === undefined ? undefined : `with ${withIndefiniteArticle(`${tongue} interpreter`)}`
}
