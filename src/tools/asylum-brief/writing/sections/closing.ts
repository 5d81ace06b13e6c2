import { escapeText, gap } from '#domain/section-content/write.ts'
import { listInWords } from '#domain/prose/words.ts'
import { type CaseFrame } from '../../case.ts'
import { reliefPhrase } from '../../case/relief.ts'
import type { Pen } from '../pen.ts'
import { SectionText } from '../section-text.ts'

const torturePrayer = `${reliefPhrase('torture')}, in the form of withholding or, in the alternative, deferral of removal`

/** S50/60-U: what a USCIS brief says of the reliefs that an asylum officer may not decide. */
export const reservation = (role: string): string =>
  `The ${role} also reserves all claims to withholding of removal and to protection under the Convention Against Torture, to be heard should the case be referred to the Immigration Court.`

/** S70: exactly what was selected, each in place of the one before it. */
export function conclusion(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S70')
  if (frame.reserved.length > 0) text.paragraph().law(reservation(frame.role))
  text.paragraph()
  const items = prayer(frame)
  if (items.length > 1)
    text.law(`${request(frame)}:`).list(
      items.map((item) => ({ text: item })),
      true,
    )
  else text.law(items.length === 1 ? `${request(frame)} ${items[0]}.` : `${request(frame)}.`)
  return text.block('<p>Respectfully submitted,</p>').html()
}

function request({ forum, opposesAppeal, argued }: CaseFrame): string {
  if (forum === 'uscis') return 'USCIS should grant'
  if (opposesAppeal) return 'The Board should dismiss the appeal'
  if (argued.length === 0)
    return `${forum === 'board' ? 'The Board' : 'This Court'} should grant ${gap('RELIEF SOUGHT')}`
  return forum === 'board' ? 'The Board should sustain the appeal and grant' : 'This Court should grant'
}

/** One line for each relief, the family with asylum, remand last (R18). */
function prayer({ argued, opposesAppeal, forum, family }: CaseFrame): string[] {
  if (opposesAppeal || argued.length === 0) return []
  const names = family.members.map(({ name }) => escapeText(name))
  const lines = argued.map((relief, index) => {
    const words = relief === 'torture' ? torturePrayer : reliefPhrase(relief)
    const own = relief === 'asylum' && names.length > 0 ? `${words}, and extend it to ${listInWords(names)}` : words
    return index === 0 ? own : `in the alternative, ${own}`
  })
  const all = forum === 'board' ? [...lines, 'or vacate the decision and remand for further proceedings'] : lines
  if (all.length === 1) return all
  return all.map((line, index) => `${line}${index === all.length - 1 ? '.' : ';'}`)
}
