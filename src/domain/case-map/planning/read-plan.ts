import { foldText, foldWord } from '#domain/language/fold.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { CaseMap } from '../case-map.ts'
import { jsonOf, propertyOf } from '../extraction/read-reply.ts'

/** What a plan says: why the client wins, what each section shows, and where facts are told. */
export type MapPlan = {
  readonly theory?: string
  /** By section. */
  readonly theses?: Readonly<Record<string, string>>
  /** The section that tells a fact in full, by the fact's id. */
  readonly told?: Readonly<Record<string, string>>
}

const longestTheory = 50
const longestThesis = 45

/**
 * A plan as far as it keeps to the case: sections and facts that there are, sentences without a number or a name that no
 * fact has, and without law. `facts` are the ids behind the numbers that were sent. Undefined when the answer is no plan.
 */
export function readPlan(
  reply: string,
  map: CaseMap,
  facts: readonly string[],
  restore: (text: string) => string,
): MapPlan | undefined {
  const parsed = jsonOf(reply)
  if (typeof parsed !== 'object' || parsed === null) return undefined
  const isKnown = knownIn(map)
  const sections = new Set(map.sections.map(({ section }) => section))
  const sentence = (value: unknown, longest: number): string | undefined => {
    if (typeof value !== 'string') return undefined
    const text = restore(value).replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '')
    return text !== '' && countWords(text) <= longest && isKnown(text) ? text : undefined
  }
  const theory = sentence(propertyOf(parsed, 'theory'), longestTheory)
  const theses = listOf(parsed, 'theses').flatMap((one) => {
    const section = propertyOf(one, 'section')
    const thesis = sentence(propertyOf(one, 'thesis'), longestThesis)
    return typeof section === 'string' && sections.has(section) && thesis !== undefined ? [[section, thesis]] : []
  })
  const told = listOf(parsed, 'told').flatMap((one) => {
    const [fact, section] = [propertyOf(one, 'fact'), propertyOf(one, 'section')]
    const id = typeof fact === 'string' ? facts[Number(/^F(\d+)$/.exec(fact)?.[1] ?? 0) - 1] : undefined
    return id !== undefined && typeof section === 'string' && sections.has(section) ? [[id, section]] : []
  })
  return {
    ...(theory !== undefined && { theory }),
    theses: Object.fromEntries(theses) as Record<string, string>,
    told: Object.fromEntries(told) as Record<string, string>,
  }
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = propertyOf(value, name)
  return Array.isArray(list) ? (list as readonly unknown[]) : []
}

const law = /§|\bMatter of\b|\bIn re\b|\bv\. |\bU\.?S\.?C\b|\bC\.?F\.?R\b|\bI&N\b|\[\[|[<>[\]{}]/

/** Whether a sentence keeps to what the facts say: their figures, their names, no citation. */
function knownIn(map: CaseMap): (text: string) => boolean {
  const said = [
    ...map.facts.filter(({ state }) => state !== 'left-out').map(({ statement }) => statement),
    ...map.persons.map(({ full, short, status = '' }) => `${full} ${short} ${status}`),
    ...map.elements.map(({ name, test }) => `${name} ${test}`),
  ].join(' ')
  const figures = new Set(figuresOf(said))
  const words = new Set(
    foldText(said)
      .match(/[\p{L}\p{M}’'-]+/gu)
      ?.map(foldWord),
  )
  return (text) =>
    !law.test(text) &&
    figuresOf(text).every((figure) => figures.has(figure)) &&
    [...text.matchAll(/(?<=[\p{L}\p{N},;:’'] )\p{Lu}[\p{L}\p{M}’'-]+/gu)].every(([word]) => words.has(foldWord(word)))
}

const figuresOf = (text: string) => (text.match(/\d[\d,]*/g) ?? []).map((figure) => figure.replaceAll(',', ''))
