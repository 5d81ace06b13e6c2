import type { CaseFrame } from '../case.ts'
import { groundNamed, grounds } from '../case/relief.ts'
import { asylumStandard, credibility, oneYearDeadline } from './asylum-threshold.ts'
import { derivativeFamily, discretion, humanitarianAsylum, noBar } from './bars-and-discretion.ts'
import { issuesPresented, standardOfReview, summaryOfArgument } from './board.ts'
import { conclusion } from './closing.ts'
import { internalRelocation, stateProtection, wellFoundedFear } from './fear-and-protection.ts'
import { certificateOfService, cover, exhibitIndex, signature } from './front-and-back.ts'
import { groundAndNexus, pastPersecution, severalGrounds } from './harm-and-ground.ts'
import { introduction, proceduralHistory, statementOfFacts } from './opening.ts'
import { socialGroup } from './social-group.ts'
import { formOfProtection, likelyTorture, officialInvolvement, withholding } from './withholding-and-torture.ts'

const templates: Readonly<Record<string, (frame: CaseFrame) => string>> = {
  S00: cover,
  S10: introduction,
  S11: issuesPresented,
  S12: standardOfReview,
  S13: summaryOfArgument,
  S14: proceduralHistory,
  S15: statementOfFacts,
  S20: asylumStandard,
  S21: oneYearDeadline,
  S22: credibility,
  S23: pastPersecution,
  S24: oneOrSeveralGrounds,
  ...Object.fromEntries(
    grounds.map(({ ground, letter }) => [`S24${letter}`, (frame: CaseFrame) => groundAndNexus(frame, ground)]),
  ),
  S25: socialGroup,
  S26: stateProtection,
  S27: wellFoundedFear,
  S28: internalRelocation,
  S29: noBar,
  S30: humanitarianAsylum,
  S31: discretion,
  S32: derivativeFamily,
  S50: withholding,
  S60: likelyTorture,
  S61: officialInvolvement,
  S62: formOfProtection,
  S70: conclusion,
  S80: signature,
  S81: exhibitIndex,
  S82: certificateOfService,
}

/**
 * The offline text of a section (domain file, section 5): the HTML subset with tokens and gaps. Contents and table of
 * authorities are made from the finished draft and are not here.
 */
export function writeTemplate(id: string, frame: CaseFrame): string {
  return templates[id]?.(frame) ?? ''
}

function oneOrSeveralGrounds(frame: CaseFrame): string {
  const [only, ...more] = frame.grounds
  return only && more.length === 0 ? groundAndNexus(frame, groundNamed(only).ground) : severalGrounds(frame)
}
