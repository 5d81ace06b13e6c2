import type { Passage } from './draft-section.ts'

/** What the middle shows. */
export type DraftMode =
  | { readonly is: 'reading' | 'page' }
  | { readonly is: 'editing'; readonly sectionId: string }
  | {
      readonly is: 'revising'
      readonly sectionId: string
      readonly at: 'prompt' | 'compare' | 'history'
      readonly passage?: Passage
    }
