import { cite, citeAs, gap } from '#domain/section-content/write.ts'
import { type CaseFrame, isWithholdingLed } from '../../case.ts'
import { act } from '../wording.ts'
import { meetAdverse } from '../adverse.ts'
import { partOfBrief, partsOfBrief, type Pen, toldBy } from '../pen.ts'
import { rulingLead } from './board.ts'
import { countryMarkup } from './opening.ts'
import { markup } from '../markup-of-lines.ts'
import { pointsOfDanger } from '../points-of-danger.ts'
import { SectionText } from '../section-text.ts'

/** How strong the tie to the ground must be for withholding, by circuit (R22). */
export function nexusRule({ circuit, role }: CaseFrame): string {
  const board = `The Board requires that a protected ground be at least one central reason. ${cite('ctl')}`
  switch (circuit?.id) {
    case '9':
      return `In this circuit it is enough that a protected ground would be a reason for the harm. ${cite('barajas')}.`
    case '6':
      return `In this circuit it is enough that a protected ground would be a reason for the harm. ${cite('guzmanvazquez')}.`
    case '2':
      return `${board}; <em>see</em> ${cite('quituizaca')}. The ${role} preserves for review the argument that “because of” in ${act('ina241b3a', '241(b)(3)(A)')} asks only for a reason: <em>Quituizaca</em> deferred to the Board under a doctrine since overruled. <em>See</em> ${cite('loperbright')}.`
    default:
      return `${board}.`
  }
}

/** S50: the higher standard, met by the same evidence; where asylum is not argued its parts follow. */
export function withholding(pen: Pen): string {
  const { frame } = pen
  const led = isWithholdingLed(frame)
  const text = new SectionText(pen, 'S50').paragraph()
  rulingLead(text, pen, 'withholding')
  text.law(
    `Removal must be withheld if a person’s life or freedom would be threatened in ${countryMarkup(frame)} because of a protected ground. ${cite('ina241b3a')}.`,
    `The threat must be more likely than not. ${cite('stevic')}; ${cite('cfr16b')}.`,
    frame.pastHarm && !led
      ? `Past persecution raises a presumption of future threat, which DHS must rebut. ${citeAs('cfr16b', '8 C.F.R. § 1208.16(b)(1)')}.`
      : '',
    'Withholding is mandatory, and no filing deadline applies.',
  )
  text.paragraph().law(nexusRule(frame))
  const ending = frame.circuit?.id === '2' ? 'the standard is met on either reading' : 'that standard is met'
  text.law(`For the reasons given ${led ? 'below' : 'above'} as to harm, ground, protection and relocation, ${ending}.`)
  text.paragraph()
  text.tell(toldBy(pen, 'S50'))
  if (!led) applyLikelihood(text, pen)
  const bars = led ? undefined : partOfBrief(pen, 'S29')
  text.law(
    bars
      ? `No bar in ${act('ina241b3b', '241(b)(3)(B)')} applies, for the reasons given in ${bars}.`
      : `No bar in ${act('ina241b3b', '241(b)(3)(B)')} applies ${gap('CONFIRM')}.`,
  )
  meetAdverse(
    text,
    pen,
    'What may be said against the likelihood',
    'It does not bring the likelihood below the standard:',
  )
  return text.html()
}

/** The higher standard applied to this client: what carries the threat over the line, point by point. */
function applyLikelihood(text: SectionText, pen: Pen): void {
  const points = pointsOfDanger(pen)
  const grounds = pen.outline.flatMap(({ section }) => (section?.startsWith('S24') ? [section] : []))
  const why = partsOfBrief(pen, grounds.length > 1 ? grounds.filter((id) => id.length > 3) : grounds)
  const danger = partsOfBrief(pen, ['S27', 'S28'])
  if (!why || !danger) return
  if (points.length < 2) {
    text.say(
      `The threat is more likely than not: the reason for it is shown in ${why}, and that it would follow {applicant} and be carried out, in ${danger}.`,
    )
    return
  }
  text.say(
    'More than the reasonable possibility that suffices for asylum is asked here, and more is shown. What the record tells of {applicant} is no risk that {applicant.he} shares with all others:',
  )
  text.list(points.map(({ text: point, exhibits }) => ({ text: markup(pen.narrator.say(point)), exhibits })))
  text.say(
    `Those who ${points.some(({ kind }) => kind === 'since') ? 'have acted on a reason, and have gone on after their victim had left,' : 'have acted on a reason, and of whom nothing shows that they have given it up,'} will more likely than not act on it again when {applicant.he} is back. The reason is the one that ${why} ${why.startsWith('Parts') ? 'show' : 'shows'}, so that the threat is because of a protected ground (${danger}).`,
  )
}
