import { admissionsOnPaper } from '../admissions-on-paper.ts'
import { causesGiven } from '../cause-on-paper.ts'
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

/** What a clinic was told of the cause: it knows of it what somebody said, and the injury it saw itself. */
export function meetCauses(text: SectionText, pen: Pen): void {
  const found = causesGiven(pen).filter(({ fact }) => !pen.met.has(fact.id) && !pen.told.has(fact.id))
  if (found.length === 0) return
  text.paragraph(found.length > 1 ? 'Causes that clinics wrote down' : 'A cause that a clinic wrote down')
  for (const { fact, cause, exhibits, why, explainedBy, reasons } of found) {
    pen.met.add(fact.id)
    for (const { id } of [fact, ...reasons]) pen.told.set(id, text.id)
    text.cited(`The paper has another cause than the account: “${cause}.”`, exhibits)
    if (why.length === 0) {
      text.gap('WHY THE CLINIC WAS TOLD THIS CAUSE')
      continue
    }
    const [first = '', ...others] = why
    text.cited(
      `Who gave it says why: “${first}${others.length === 0 ? '.' : ''}”${others.map((one) => `; and “${one}.”`).join('')}`,
      explainedBy,
    )
    text.say('A clinic sees an injury and is told its cause; what it was told is no finding of its own.')
  }
}

/** What an office wrote otherwise than the record has it, with what of the record answers it. */
export function meetPapers(text: SectionText, pen: Pen): void {
  const found = [...papersAgainstAccount(pen), ...admissionsOnPaper(pen)]
  if (found.length === 0) return
  text.paragraph('What offices wrote')
  for (const { said, exhibits, answer, answeredBy } of found)
    if (answer === '') text.rests(said, exhibits)
    else if (answer.includes('“')) text.rests(said, exhibits).cited(answer, answeredBy)
    else text.rests(said, exhibits).rests(answer, answeredBy)
}
