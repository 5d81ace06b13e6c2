import type { Range } from '#domain/section-content/read.ts'
import { textOfTokens, type Token } from './leaf.ts'
import { printTokens } from './write-leaves.ts'

export type ChangeKind =
  | 'insert'
  | 'delete'
  | 'replace'
  /** The same words with other marks. */
  | 'format'
  /** The same words in another list or element. */
  | 'structure'

/** One difference that can be accepted or rejected by itself. */
export type Change = {
  /** `c1`, `c2` ... in the order of the text. */
  readonly id: string
  readonly kind: ChangeKind
  readonly before: string
  readonly after: string
  readonly beforeHtml: string
  readonly afterHtml: string
  /** It would change a passage that the attorney locked: it can be seen and never be accepted. */
  readonly isLocked: boolean
}

/** Collects the changes of one redline and knows what is locked. */
export class ChangeMaker {
  readonly changes: Change[] = []
  private readonly locked: readonly Range[]

  constructor(locked: readonly Range[]) {
    this.locked = locked
  }

  make(
    old: readonly Token[],
    fresh: readonly Token[],
    options: { kind?: ChangeKind; isInside?: boolean } = {},
  ): string {
    const { kind = kindOf(old, fresh), isInside = false } = options
    const id = `c${this.changes.length + 1}`
    this.changes.push({
      id,
      kind,
      before: textOfTokens(old),
      after: textOfTokens(fresh),
      beforeHtml: printTokens(old),
      afterHtml: printTokens(fresh),
      isLocked: isInside || old.some((token) => this.isLocked(token)),
    })
    return id
  }

  /** Adds what belongs to a change already made: the next cell of an inserted row. */
  extend(id: string, old: readonly Token[], fresh: readonly Token[]): void {
    const index = this.changes.findIndex((change) => change.id === id)
    const change = this.changes[index]
    if (!change) return
    this.changes[index] = {
      ...change,
      before: [change.before, textOfTokens(old)].filter(Boolean).join('\t'),
      after: [change.after, textOfTokens(fresh)].filter(Boolean).join('\t'),
      beforeHtml: change.beforeHtml + printTokens(old),
      afterHtml: change.afterHtml + printTokens(fresh),
      isLocked: change.isLocked || old.some((token) => this.isLocked(token)),
    }
  }

  kindOf(id: string): ChangeKind | undefined {
    return this.changes.find((change) => change.id === id)?.kind
  }

  isLocked({ at }: Token): boolean {
    return this.locked.some(({ start, end }) => at.start < end && start < at.end)
  }

  /** True when one locked passage goes on over the place between two tokens. */
  isInside(before: Token | undefined, after: Token | undefined): boolean {
    return (
      before !== undefined &&
      after !== undefined &&
      this.locked.some(({ start, end }) => start < before.at.end && after.at.start < end)
    )
  }
}

function kindOf(old: readonly Token[], fresh: readonly Token[]): ChangeKind {
  if (old.length === 0) return 'insert'
  if (fresh.length === 0) return 'delete'
  return textOfTokens(old) === textOfTokens(fresh) ? 'format' : 'replace'
}
