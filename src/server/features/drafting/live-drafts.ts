import { EventEmitter } from 'node:events'
import type { SectionState } from '#domain/drafting/draft-state.ts'

/** What happens while a draft is written, as the page hears of it. Text is the whole section so far. */
export type LiveEvent =
  | { readonly kind: 'section'; readonly id: string; readonly state: SectionState; readonly text?: string }
  | { readonly kind: 'draft'; readonly isCancelled?: true }
  /** Somebody came, went, or took or left a section. */
  | { readonly kind: 'together' }

/** Tells those who watch a draft in this process what happens, and remembers the unfinished texts for latecomers. */
export type LiveDrafts = {
  readonly tell: (draftId: string, event: LiveEvent) => void
  readonly textSoFar: (draftId: string) => ReadonlyMap<string, string>
  /** Listens until the returned function is called. */
  readonly watch: (draftId: string, listener: (event: LiveEvent) => void) => () => void
}

export function createLiveDrafts(): LiveDrafts {
  const events = new EventEmitter().setMaxListeners(0)
  const texts = new Map<string, Map<string, string>>()
  return {
    tell(draftId, event) {
      if (event.kind === 'draft') texts.delete(draftId)
      else if (event.kind === 'section' && event.state === 'generating' && event.text !== undefined) {
        const ofDraft = texts.get(draftId) ?? new Map<string, string>()
        texts.set(draftId, ofDraft.set(event.id, event.text))
      } else if (event.kind === 'section') texts.get(draftId)?.delete(event.id)
      events.emit(draftId, event)
    },
    textSoFar: (draftId) => texts.get(draftId) ?? new Map(),
    watch(draftId, listener) {
      events.on(draftId, listener)
      return () => void events.off(draftId, listener)
    },
  }
}
