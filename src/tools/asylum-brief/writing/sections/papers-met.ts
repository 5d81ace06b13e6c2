import { daysThatDiffer, differenceInWords, worthOfDifference } from '../days-that-differ.ts'
import { papersAgainstAccount } from '../paper-against-account.ts'
import type { Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'

/** A day that an office gives otherwise: laid side by side, with what the difference is worth. */
export function meetDays(text: SectionText, pen: Pen): void {
  const found = daysThatDiffer(pen)
  if (found.length === 0) return
  text.paragraph(found.length > 1 ? 'Days that differ' : 'A day that differs')
  for (const one of found) {
    text.rests(differenceInWords(one), one.exhibits)
    if (one.alike.length > 0)
      text.rests(
        `The day of the account is that of ${one.alike.length > 1 ? 'other papers' : 'another paper'} as well.`,
        one.alike,
      )
  }
  for (const sentence of worthOfDifference(found, pen)) text.say(sentence)
}

/** What an office wrote otherwise than the record has it, with what of the record answers it. */
export function meetPapers(text: SectionText, pen: Pen): void {
  const found = papersAgainstAccount(pen)
  if (found.length === 0) return
  text.paragraph('What offices wrote')
  for (const { said, exhibits, answer, answeredBy } of found)
    if (answer.includes('“')) text.rests(said, exhibits).cited(answer, answeredBy)
    else text.rests(said, exhibits).rests(answer, answeredBy)
}
