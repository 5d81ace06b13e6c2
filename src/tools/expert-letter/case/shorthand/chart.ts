import { capitalized } from '#domain/prose/words.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { type DayFirst, spelledOut } from '../record-lines.ts'
import { monthNames } from '#domain/case-map/reading/month-names.ts'
import { inClinicalSentences } from './clinical-shorthand.ts'
import type { Examined } from './examined.ts'

const dated =
  /^(\d{1,2}\/\d{1,2}\/(?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2}|\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, (?:19|20)\d{2})\s{0,3}[:,–-]?\s{1,4}(\S.{6,})$/u

/** The lines of a chart that begin with their date, as they stand; fewer than two make no chart. */
export function chartLines(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => dated.test(line))
  return lines.length < 2 ? [] : lines
}

/** `11/20/2023 Intake. c/o not sleeping. PHQ-9 = 21.` in words: `November 20, 2023: Intake. She complains of not sleeping. ...` */
export function chartEntry(line: string, person: Examined | undefined, isDayFirst: DayFirst): string {
  const [, date = '', rest = ''] = dated.exec(line) ?? []
  const told = sentencesOf(rest).map((note) => {
    const said = person === undefined ? undefined : inClinicalSentences(asWritten(note), person)
    const plain = said ?? capitalized(spelledOut(asWritten(note), isDayFirst))
    return /[.!?]["”’)]*\.?$/u.test(plain) ? plain : `${plain}.`
  })
  return `${spelledOut(date, isDayFirst)}: ${told.join(' ')}`
}

/** `c/o`, `Pt discloses`, `SI plan` as a sentence has them. */
const asWritten = (note: string) =>
  note
    .replace(/^c\/o /iu, 'Complains of ')
    .replace(/^(?:Pt|Patient) (?=\p{Ll}+s\b)/u, '')
    .replaceAll(/\bSI plan\b/gu, 'a plan of suicide')
    .replaceAll(
      /(?<=\b(?:since|missed|on|until|till|from|by|and) |\bmissed \d{1,2}\/\d{1,2}, )(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])(?![\d/])/giu,
      (_, month: string, day: string) => `${monthNames[Number(month) - 1] ?? month} ${Number(day)}`,
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
