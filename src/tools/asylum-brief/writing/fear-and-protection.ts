import { cite, citeAs, gap, paragraph } from '#domain/section-content/write.ts'
import { type CaseFrame, isWithholdingLed } from '../case.ts'
import { countryOf, othersBlock, patternSentence, regulation, reportBlock, told } from './wording.ts'

/** S26: agents of the state, private persons, or both one after the other. */
export function stateProtection(frame: CaseFrame): string {
  const { type } = frame.persecutor
  return [
    type === 'non-state' ? '' : paragraph(...byTheState(frame)),
    type === 'state' ? '' : paragraph(...byPrivateActors(frame)),
  ].join('')
}

function byTheState(frame: CaseFrame): string[] {
  return [
    `The harm was inflicted by agents of the government of ${countryOf(frame)}: ${told(frame, 'who')}`,
    'No further showing of state inability or unwillingness is needed.',
  ]
}

function byPrivateActors(frame: CaseFrame): string[] {
  return [
    `Harm by private actors is persecution where the government is unable or unwilling to control them. ${cite('acosta', '222')}.`,
    reportBlock(frame),
    `${gap('COUNTRY CONDITIONS ON POLICE RESPONSE')}.`,
    'The response, or its absence, shows that effective protection was not available.',
    `The ${frame.role} acknowledges the description of this standard in ${cite('ab1')}, as reinstated in 2025, and submits that it is met because ${gap('REASONS')}.`,
  ]
}

/** S27: the presumption where past harm is told, and always the independent route. */
export function wellFoundedFear(frame: CaseFrame): string {
  const { role, burdenParty } = frame
  const presumption = frame.pastHarm
    ? `Because past persecution is shown, a well-founded fear is presumed and ${burdenParty} must rebut it by a preponderance of the evidence. ${regulation(frame, 'cfr13b1', '13(b)(1)(i)-(ii)')}.`
    : ''
  return [
    paragraph(presumption),
    paragraph(
      frame.pastHarm ? 'In any event the fear is well founded.' : 'The fear is well founded.',
      `A reasonable possibility is enough; a fear may be well founded even where harm is less likely than not. ${cite('cardoza')}; ${regulation(frame, 'cfr13b2', '13(b)(2)(i)')}.`,
      `A reasonable person in the ${role}'s position would fear harm. ${cite('mogharrabi')}.`,
      `The ${role} has the protected characteristic; the persecutors know of it or could learn of it; they can inflict harm; and they are inclined to do so.`,
      told(frame, 'why'),
    ),
    paragraph(othersBlock(frame), patternSentence(frame), `${gap('CURRENT COUNTRY CONDITIONS')}.`),
  ].join('')
}

/** S28 */
export function internalRelocation(frame: CaseFrame): string {
  return paragraph(
    relocationBurden(frame),
    `A proposed area must be substantially better than the place of harm, and relocation must be reasonable in all the circumstances. ${cite('mzmr')}.`,
    `Relocation within ${countryOf(frame)} is not safe or reasonable because ${gap('REACH OF PERSECUTOR; FAMILY, LANGUAGE, HEALTH, WORK, PAST ATTEMPTS')}.`,
  )
}

function relocationBurden(frame: CaseFrame): string {
  const rule = (paragraphNumber: string) =>
    isWithholdingLed(frame)
      ? citeAs('cfr16b', '8 C.F.R. § 1208.16(b)(3)(i)-(ii)')
      : regulation(frame, 'cfr13b3', `13(b)(3)${paragraphNumber}`)
  return frame.relocationBurden === 'government'
    ? `Where the persecutor is the government or past persecution is shown, relocation is presumed unreasonable unless ${frame.burdenParty} proves otherwise. ${rule('(ii)')}.`
    : `The ${frame.role} bears the burden on relocation and has met it. ${rule('(i)')}.`
}
