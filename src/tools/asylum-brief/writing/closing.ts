import { gap, paragraph } from '#domain/section-content/write.ts'
import type { CaseFrame } from '../case.ts'
import { reliefListAlternative, reliefPhrase } from '../case/relief.ts'

const torturePrayer = `${reliefPhrase('torture')}, in the form of withholding or, in the alternative, deferral of removal`

/** S50/60-U: what a USCIS brief says of the reliefs that an asylum officer may not decide. */
export const reservation = (role: string): string =>
  `The ${role} also reserves all claims to withholding of removal and to protection under the Convention Against Torture, to be heard should the case be referred to the Immigration Court.`

export function conclusion(frame: CaseFrame): string {
  return [
    frame.reserved.length > 0 ? paragraph(reservation(frame.role)) : '',
    paragraph(request(frame)),
    prayer(frame),
    paragraph('Respectfully submitted,'),
  ].join('')
}

function request(frame: CaseFrame): string {
  const family = frame.family.members.length > 0 ? ' and extend it to the family members listed in this brief' : ''
  if (frame.forum === 'uscis') return `USCIS should grant asylum${family}.`
  const relief = frame.argued.length > 0 ? reliefListAlternative(frame.argued) : gap('RELIEF SOUGHT')
  if (frame.forum === 'immigration') return `This Court should grant ${relief}.`
  if (frame.opposesAppeal) return 'The Board should dismiss the appeal.'
  return `The Board should sustain the appeal and grant ${relief}, or vacate the decision and remand for further proceedings.`
}

/** One numbered line per relief (R18). A single relief is in the sentence above already, except for its two forms. */
function prayer({ argued, opposesAppeal }: CaseFrame): string {
  if (opposesAppeal || (argued.length < 2 && !argued.includes('torture'))) return ''
  const lines = argued.map((relief) => (relief === 'torture' ? torturePrayer : reliefPhrase(relief)))
  return `<ol>${lines.map((line) => `<li>${capital(line)}</li>`).join('')}</ol>`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
