import type { SectionPlan } from '#domain/drafting/tool.ts'
import { allowedAuthorities, sectionCitations } from './writing/authorities.ts'
import type { CaseFrame } from './case.ts'
import { headingOf } from './plan/headings.ts'
import { type Part, partOf, type SectionRule } from './plan/section-list.ts'
import { sectionsOf } from './plan/section-order.ts'
import { wordBudget } from './plan/word-budget.ts'

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
      ...settingOf(rule, frame),
      authorities: sectionCitations(rule, frame, allowed),
      ...(isModel && { instruction: rule.instruction ?? rule.id }),
      ...(isModel &&
        budget !== undefined && { words: { min: Math.floor(budget * 0.9), max: Math.floor(budget * 1.1) } }),
    }
  })
}

/** The cover and the signature are set in lines and carry no heading. */
function settingOf({ id }: SectionRule, { forum }: CaseFrame): Pick<SectionPlan, 'heading' | 'setting'> {
  if (id === 'S00') return { heading: false, setting: forum === 'uscis' ? 'lines' : 'caption' }
  return id === 'S80' ? { heading: false, setting: 'lines' } : {}
}

/** In the outline the first section of an argument stands for it, the others under it. */
function levelOf(rule: SectionRule, frame: CaseFrame): 1 | 2 {
  if (rule.id.length > 3) return 2
  const opens: Readonly<Partial<Record<Part, string>>> = { asylum: 'S20', withholding: 'S50', torture: 'S60' }
  const opener = opens[partOf(rule, frame)]
  return opener === undefined || opener === rule.id || frame.forum === 'uscis' ? 1 : 2
}
