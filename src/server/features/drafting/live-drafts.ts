import { EventEmitter } from 'node:events'
import type { SectionState } from '#domain/drafting/draft-state.ts'

/** A section as it stands now: its text is the whole of it so far. */
export type SectionEvent = {
  readonly kind: 'section'
  readonly id: string
  readonly state: SectionState
  readonly text?: string
}

/** What happens while a draft is written, as the page hears of it. */
export type LiveEvent =
  | SectionEvent
  | { readonly kind: 'draft'; readonly isCancelled?: true }
  /** Somebody came, went, or took or left a section. */
  | { readonly kind: 'together' }

/** Tells those who watch a draft in this process what happens, and remembers the unfinished texts for latecomers. */
export type LiveDrafts = {
  readonly tell: (draftId: string, event: LiveEvent) => void
  readonly unfinished: (draftId: string) => readonly SectionEvent[]
  /** Listens until the returned function is called. */
  readonly watch: (draftId: string, listener: (event: LiveEvent) => void) => () => void
}

export function createLiveDrafts(): LiveDrafts {
  const events = new EventEmitter().setMaxListeners(0)
  const texts = new Map<string, Map<string, SectionEvent>>()
  return {
    tell(draftId, event) {
      if (event.kind === 'draft') texts.delete(draftId)
      else if (event.kind === 'section' && event.state === 'generating' && event.text !== undefined) {
        const ofDraft = texts.get(draftId) ?? new Map<string, SectionEvent>()
        texts.set(draftId, ofDraft.set(event.id, event))
      } else if (event.kind === 'section') texts.get(draftId)?.delete(event.id)
      events.emit(draftId, event)
    },
    unfinished: (draftId) => [...(texts.get(draftId)?.values() ?? [])],
    watch(draftId, listener) {
      events.on(draftId, listener)
      return () => void events.off(draftId, listener)
    },
  }
}
