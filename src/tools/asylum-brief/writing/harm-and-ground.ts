import { cite, citeAs, gap, paragraph } from '#domain/section-content/write.ts'
import { type CaseFrame, isWithholdingLed } from '../case.ts'
import type { Ground } from '../case/relief.ts'
import { act, othersBlock, regulation, told } from './wording.ts'
import { groundSentence } from './opening.ts'

/** S23 */
export function pastPersecution(frame: CaseFrame): string {
  return [
    paragraph(
      presumptionRule(frame),
      `The ${frame.role} was personally harmed.`,
      told(frame, 'what'),
      `Dates, as the ${frame.role} gives them: ${told(frame, 'when')}`,
    ),
    paragraph(othersBlock(frame)),
    paragraph(
      'Considered together, rather than one by one, they are serious enough to be persecution.',
      `${gap('APPLY CONTROLLING CIRCUIT AUTHORITY ON SEVERITY')}.`,
    ),
  ].join('')
}

function presumptionRule(frame: CaseFrame): string {
  if (isWithholdingLed(frame))
    return `An applicant who suffered past persecution on account of a protected ground is presumed to face a threat to life or freedom in the future. ${citeAs('cfr16b', '8 C.F.R. § 1208.16(b)(1)(i)')}.`
  const rule = regulation(frame, 'cfr13b1', '13(b)(1)')
  return `An applicant who suffered persecution on account of a protected ground is presumed to have a well-founded fear. ${rule}; ${cite('dim')}.`
}

/** S24 over several grounds: names them, one section for each follows. */
export function severalGrounds(frame: CaseFrame): string {
  return paragraph(groundSentence(frame), 'Each ground is taken in turn.')
}

/** S24 for one ground. */
export function groundAndNexus(frame: CaseFrame, ground: Ground): string {
  return paragraph(...nexus[ground](frame))
}

const nexus: Readonly<Record<Ground, (frame: CaseFrame) => string[]>> = {
  race: (frame) => [
    'The harm was on account of race.',
    told(frame, 'race_details'),
    `The motive is shown by direct and circumstantial evidence: ${told(frame, 'why')}`,
    `See ${cite('elias', '483')}.`,
    'Race was at least one central reason, and not an incidental, tangential, superficial or subordinate one.',
    isWithholdingLed(frame) ? withholdingNexus(frame) : `${cite('jbn', '214')}.`,
  ],
  religion: (frame) => [
    'The harm was on account of religion.',
    told(frame, 'religion_details'),
    `The persecutors acted because of that belief or practice: ${told(frame, 'why')}`,
    'Religion was at least one central reason for the harm.',
    isWithholdingLed(frame) ? withholdingNexus(frame) : `${act('ina208b1bi', '208(b)(1)(B)(i)')}.`,
    'That other motives may also have played a part does not defeat the claim, so long as religion was a central one.',
  ],
  nationality: (frame) => [
    `The harm was on account of nationality ${gap('INCLUDING ETHNIC OR LINGUISTIC GROUP')}.`,
    told(frame, 'nationality_details'),
    told(frame, 'why'),
    `If the record shows a pattern or practice of persecution of similarly situated persons, the ${frame.role} need not show being singled out. ${patternRule(frame)}.`,
  ],
  'political-opinion': (frame) => [
    'The harm was on account of an actual or imputed political opinion.',
    told(frame, 'political_opinion_details'),
    `It is the victim's opinion, real or attributed, that matters, not the persecutor's politics. ${cite('elias', '482-83')}.`,
    `The persecutors knew of or assumed that opinion and acted because of it: ${told(frame, 'why')}`,
  ],
  'social-group': (frame) => [
    'Membership in the group identified below was at least one central reason for the harm.',
    told(frame, 'why'),
    `The ${frame.role} was selected because of membership.`,
    `That another motive may also have played a part does not defeat the claim, so long as membership was a central one. ${act('ina208b1bi', '208(b)(1)(B)(i)')}.`,
  ],
}

/** Withholding has its own pattern-or-practice rule, 8 C.F.R. § 1208.16(b)(2)(i)-(ii). */
function patternRule(frame: CaseFrame): string {
  return isWithholdingLed(frame)
    ? citeAs('cfr16b', '8 C.F.R. § 1208.16(b)(2)(i)-(ii)')
    : regulation(frame, 'cfr13b2iii', '13(b)(2)(iii)')
}

/** How strong the tie to the ground must be for withholding: by the Board, or in the Ninth Circuit (S50, R21). */
export function withholdingNexus({ circuit }: CaseFrame): string {
  return circuit?.id === '9'
    ? `In this circuit it is enough that a protected ground would be a reason for the harm. ${cite('barajas')}.`
    : `The Board requires that a protected ground be at least one central reason. ${cite('ctl')}.`
}
