import type { WrittenSection } from '#domain/drafting/tool.ts'
import { toRoman } from '#domain/language/roman.ts'
import type { CaseFrame } from '../case.ts'
import { argumentHeading, headingOf } from './headings.ts'
import { partOf, type SectionRule } from './section-list.ts'

/** One heading of the document. Without a section it opens the argument or one relief. */
export type OutlineEntry = {
  readonly section?: string
  readonly text: string
  readonly level: 1 | 2 | 3
  /** `I.`, `A.`, `1.`; parts such as the statement of facts have none. */
  readonly number?: string
  /** The numbers down to here: `I.A.1`. */
  readonly path?: string
}

/**
 * The headings of the body in order with their numbers (R15): the arguments I., II., what belongs to them A., B., the
 * single grounds 1., 2. Before USCIS only asylum is argued, so its sections carry I., II. themselves. A section whose
 * writer gave it a point heading stands under that.
 */
export function outlineOf(
  rules: readonly SectionRule[],
  frame: CaseFrame,
  written: readonly WrittenSection[] = [],
): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  const count = new Counter()
  let open: string | undefined
  for (const rule of rules) {
    const part = partOf(rule, frame)
    if (part === 'front' || part === 'back') continue
    const text = written.find(({ id }) => id === rule.id)?.heading ?? headingOf(rule.id, frame)
    if (part === 'body' || part === 'end') {
      entries.push({ section: rule.id, text, level: 1 })
      continue
    }
    if (open === undefined) entries.push({ text: 'Argument', level: 1 })
    if (open !== part && part !== 'withholding' && frame.forum !== 'uscis')
      entries.push({ text: argumentHeading(part, frame), ...count.next(1) })
    open = part
    entries.push({ section: rule.id, text, ...count.next(levelIn(rule, frame)) })
  }
  return entries
}

function levelIn(rule: SectionRule, { forum }: CaseFrame): 1 | 2 | 3 {
  const isGround = rule.id.length > 3
  if (forum === 'uscis') return isGround ? 2 : 1
  if (rule.id === 'S50') return 1
  return isGround ? 3 : 2
}

class Counter {
  private numbers: number[] = []

  next(level: 1 | 2 | 3): { level: 1 | 2 | 3; number: string; path: string } {
    const current = Array.from({ length: level }, (_, depth) => this.numbers[depth] ?? (depth === level - 1 ? 0 : 1))
    current[level - 1] = (current[level - 1] ?? 0) + 1
    this.numbers = current
    const labels = current.map((number, depth) => label(number, depth))
    return { level, number: `${labels.at(-1)}.`, path: labels.join('.') }
  }
}

function label(number: number, depth: number): string {
  if (depth === 0) return toRoman(number)
  return depth === 1 ? String.fromCodePoint(64 + number) : String(number)
}
