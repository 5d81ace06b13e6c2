import type { SectionPlan } from '#domain/drafting/tool.ts'
import { allowedAuthorities, sectionCitations } from './plan/authorities.ts'
import { argues, type CaseFrame } from './case.ts'
import type { Forum } from './case/forum.ts'
import { headingOf } from './plan/headings.ts'
import { groundSections, type Part, partOf, type SectionRule, sectionRules } from './plan/section-list.ts'
import { wordBudget } from './plan/word-budget.ts'

const opening: Readonly<Record<Forum, readonly string[]>> = {
  uscis: ['S00', 'S10', 'S14', 'S15'],
  immigration: ['S00', 'S01', 'S10', 'S14', 'S15'],
  board: ['S00', 'S01', 'S02', 'S10', 'S11', 'S12', 'S14', 'S15', 'S13'],
}
const asylumArgument = ['S20', 'S21', 'S22', 'S23', 'S24', 'S25', 'S26', 'S27', 'S28', 'S29', 'S30', 'S31', 'S32']
const closing = ['S70', 'S80', 'S81', 'S82']

/** The sections of a case in the order in which they stand (2.3, 2.5, C6). */
export function sectionsOf(frame: CaseFrame): SectionRule[] {
  const order = [...opening[frame.forum], ...argumentOrder(frame), ...closing]
  return order.flatMap((id) => {
    if (id === 'S24') return groundSections(frame)
    const rule = sectionRules.find((candidate) => candidate.id === id)
    return rule?.applies(frame) ? [rule] : []
  })
}

/** Without asylum credibility comes first and withholding opens its argument before harm, ground and protection. */
function argumentOrder(frame: CaseFrame): string[] {
  const torture = ['S60', 'S61', 'S62']
  if (argues(frame, 'asylum')) return [...asylumArgument, 'S50', ...torture]
  return ['S22', 'S50', ...asylumArgument.filter((id) => id !== 'S22'), ...torture]
}

/** The plan that the drafting engine follows: waves, words, what each section may cite. */
export function planOf(frame: CaseFrame): SectionPlan[] {
  const rules = sectionsOf(frame)
  const { words } = wordBudget(rules, frame)
  const allowed = allowedAuthorities(frame, rules)
  return rules.map((rule): SectionPlan => {
    const budget = words.get(rule.id)
    const isModel = rule.mode === 'model'
    return {
      id: rule.id,
      title: headingOf(rule.id, frame),
      mode: rule.mode,
      wave: rule.wave,
      level: levelOf(rule, frame),
      authorities: sectionCitations(rule, frame, allowed),
      ...(isModel && { instruction: rule.instruction ?? rule.id }),
      ...(isModel &&
        budget !== undefined && { words: { min: Math.floor(budget * 0.9), max: Math.floor(budget * 1.1) } }),
    }
  })
}

/** In the outline the first section of an argument stands for it, the others under it. */
function levelOf(rule: SectionRule, frame: CaseFrame): 1 | 2 {
  if (rule.id.length > 3) return 2
  const opens: Readonly<Partial<Record<Part, string>>> = { asylum: 'S20', withholding: 'S50', torture: 'S60' }
  const opener = opens[partOf(rule, frame)]
  return opener === undefined || opener === rule.id || frame.forum === 'uscis' ? 1 : 2
}
