import type { FactKind } from '#domain/case-map/case-map.ts'
import type { DocumentSort } from '#domain/case-map/elements.ts'
import { factKinds } from '#domain/case-map/fact-kinds.ts'

/** A statement with what it is about: the kind that fits best first, the others are right as well. */
export type LabelledStatement = {
  readonly case: string
  readonly sort: DocumentSort | 'answer'
  /** The kind that the question of an answer asks for. */
  readonly asked?: FactKind
  readonly kinds: readonly FactKind[]
  readonly words: string
  readonly heading?: string
}

/** Reads the papers of labelled statements: `# case | sort of paper | title`, then `kind/kind | words | heading`. */
export function labelledStatements(papers: string): LabelledStatement[] {
  let [name, sort, asked]: [string, string, string | undefined] = ['', 'other', undefined]
  return papers.split('\n').flatMap((line): LabelledStatement[] => {
    const parts = line.replace(/^# /, '').split(' | ')
    if (line.startsWith('# ')) {
      const [first = '', second = 'other'] = parts
      name = first
      ;[sort = 'other', asked] = second.split(' ')
      return []
    }
    const [kinds = '', words = '', heading] = parts
    return [
      {
        case: name,
        sort: sort as DocumentSort,
        ...(asked !== undefined && { asked: kindNamed(asked) }),
        kinds: kinds.split('/').map(kindNamed),
        words,
        ...(heading !== undefined && { heading }),
      },
    ]
  })
}

function kindNamed(name: string): FactKind {
  const kind = factKinds.find((one) => one === name)
  if (!kind) throw new Error(`There is no kind ${name}.`)
  return kind
}
