import { cite, citeAs } from '#domain/section-content/write.ts'
import { type CaseFrame, isWithholdingLed } from '../../case.ts'
import type { Ground } from '../../case/relief.ts'
import { partOfBrief, type Pen } from '../pen.ts'
import { act, regulation } from '../wording.ts'
import { nexusRule } from './withholding.ts'

/** What the law asks of a ground, of motive and of the tie between them. */
export function groundRule(pen: Pen, ground: Ground): string[] {
  const { frame } = pen
  const definition = act('ina101a42', '101(a)(42)')
  const motive = `Motive may be shown by direct or circumstantial evidence. ${cite('elias', '483')}.`
  const rules: Readonly<Record<Ground, string>> = {
    race: `Race is a protected ground of its own. ${definition}.`,
    religion: `Religion covers belief as well as its practice. ${definition}.`,
    nationality: `Nationality is a protected ground of its own, and the ${frame.role} submits that it reaches a people marked off by origin or language. ${definition}.`,
    'political-opinion': `What counts is the opinion of the victim, held or attributed, and not the politics of the persecutor. ${cite('elias', '482-83')}.`,
    'social-group': `Membership in the group must be at least one central reason for the harm; that the group exists in law is a question of its own${partOfBrief(pen, 'S25') ? `, answered in ${partOfBrief(pen, 'S25')}` : ''}.`,
  }
  return [rules[ground], motive, ...degree(frame)]
}

/** How strong the tie must be: R22. */
function degree(frame: CaseFrame): string[] {
  if (isWithholdingLed(frame)) return [nexusRule(frame)]
  if (frame.circuit?.id === '3')
    return [
      `The ground must be one central reason and not an incidental, tangential or superficial one. <em>See</em> ${cite('jbn', '214')}; ${cite('ndayshimiye')}.`,
      `A ground may be one central reason although it is subordinate to another. ${cite('ndayshimiye')}.`,
    ]
  return [
    `The ground must be one central reason and not an incidental, tangential, superficial or subordinate one. ${cite('jbn', '214')}.`,
  ]
}

/** Withholding has its own pattern-or-practice rule, 8 C.F.R. § 1208.16(b)(2)(i)-(ii). */
export function patternRule(frame: CaseFrame): string {
  return isWithholdingLed(frame)
    ? citeAs('cfr16b', '8 C.F.R. § 1208.16(b)(2)(i)-(ii)')
    : regulation(frame, 'cfr13b2iii', '13(b)(2)(iii)')
}
