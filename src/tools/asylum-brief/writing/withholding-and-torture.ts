import { cite, citeAs, gap, paragraph } from '#domain/section-content/write.ts'
import { type CaseFrame, isWithholdingLed } from '../case.ts'
import { act, countryOf, reportBlock, told } from './wording.ts'
import { withholdingNexus } from './harm-and-ground.ts'

const aboveReasons = 'For the reasons given above as to harm, ground, protection and relocation, that standard is met.'
/** Where withholding leads, those sections stand under this one. */
const belowReasons = 'For the reasons given below as to harm, ground, protection and relocation, that standard is met.'

/** S50 */
export function withholding(frame: CaseFrame): string {
  const led = isWithholdingLed(frame)
  return [
    paragraph(
      `Removal must be withheld if the ${frame.role}'s life or freedom would be threatened in ${countryOf(frame)} because of a protected ground. ${cite('ina241b3a')}.`,
      `The ${frame.role} must show that this is more likely than not. ${cite('stevic')}; ${cite('cfr16b')}.`,
      frame.pastHarm && !led
        ? `Past persecution raises a presumption of future threat, which DHS must rebut. ${citeAs('cfr16b', '8 C.F.R. § 1208.16(b)(1)')}.`
        : '',
      withholdingNexus(frame),
    ),
    paragraph(
      led ? belowReasons : aboveReasons,
      `No bar in ${act('ina241b3b', '241(b)(3)(B)')} applies ${gap('CONFIRM')}.`,
      'Withholding is mandatory, and no filing deadline applies.',
    ),
  ].join('')
}

/** S60 */
export function likelyTorture(frame: CaseFrame): string {
  return [
    paragraph(
      `Protection is required where it is more likely than not that the ${frame.role} would be tortured in ${countryOf(frame)}. ${cite('cfr16c2')}.`,
      'Torture is severe physical or mental pain or suffering, intentionally inflicted for a purpose such as punishment, coercion, intimidation or discrimination, and not arising only from lawful sanctions.',
      `${cite('cfr18a1')}; ${cite('je')}.`,
      'No protected ground is needed.',
      `All evidence bearing on future torture must be weighed, including past torture, the possibility of relocation, gross human rights violations and country conditions. ${cite('cfr16c3')}.`,
    ),
    paragraph(
      told(frame, 'convention_against_torture_details'),
      `${gap('AGGREGATE RISK FROM ALL SOURCES; COUNTRY EVIDENCE')}.`,
    ),
  ].join('')
}

/** S61: officials as torturers, their consent or acquiescence, or both one after the other. */
export function officialInvolvement(frame: CaseFrame): string {
  const { type } = frame.persecutor
  return [
    type === 'non-state'
      ? ''
      : paragraph(`The torture would be inflicted by public officials acting in that capacity: ${told(frame, 'who')}`),
    type === 'state' ? '' : paragraph(...acquiescence(frame)),
  ].join('')
}

function acquiescence(frame: CaseFrame): string[] {
  return [
    `Officials would consent or acquiesce. Acquiescence means that, before the torture, an official is aware of it and then breaches a legal duty to intervene. ${cite('cfr18a7')}.`,
    reportBlock(frame),
    `The ${frame.role} acknowledges that more is required than a showing that the state is unable or unwilling to protect. ${cite('oarg')}.`,
    `That is met because ${gap('KNOWLEDGE OR WILFUL BLINDNESS; DUTY; FAILURE')}.`,
  ]
}

/** S62 */
export function formOfProtection(frame: CaseFrame): string {
  const rules = `${citeAs('cfr16c4', '8 C.F.R. §§ 1208.16(c)(4)')}, ${citeAs('cfr17a', '1208.17(a)')}`
  return paragraph(
    `If the ${frame.role} is entitled to protection, withholding must be granted unless a mandatory bar applies, in which case removal must be deferred. ${rules}.`,
  )
}
