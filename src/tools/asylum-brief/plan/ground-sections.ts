import { type CaseFrame, needsGround } from '../case.ts'
import { groundNamed } from '../case/relief.ts'
import { type SectionRule, always } from './section-list.ts'

/**
 * S24: with one ground the section itself; with several it names them and one section for each ground follows
 * (`S24r S24l S24n S24p S24s`).
 */
export function groundSections(frame: CaseFrame): SectionRule[] {
  if (!needsGround(frame) || frame.grounds.length === 0) return []
  const rules = frame.grounds.map((ground): SectionRule => {
    const { letter, details } = groundNamed(ground)
    return {
      id: `S24${letter}`,
      mode: 'model',
      wave: 1,
      part: 'asylum',
      applies: always,
      words: 400,
      scales: true,
      fields: [details, 'why', 'who'],
      instruction: `S24${letter}`,
    }
  })
  const [only] = rules
  if (rules.length === 1 && only) return [{ ...only, id: 'S24' }]
  return [{ id: 'S24', mode: 'software', wave: 0, part: 'asylum', applies: always }, ...rules]
}
