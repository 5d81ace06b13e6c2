import type { ModelAlias } from '#domain/drafting/tool.ts'

/** What a model proposes for a section. It becomes the text only as far as its changes are accepted. */
export type Proposal = {
  readonly sectionId: string
  readonly state: 'writing' | 'ready' | 'failed'
  /** Why there is none, in a sentence. */
  readonly problem?: string
  readonly model: ModelAlias
  /** Who proposes it, where that is not the model: `Word`. */
  readonly by?: string
  /** The version that it becomes. */
  readonly version: number
  readonly prompt: string
  /** `today 9:58 AM`. */
  readonly at: string
  /** The proposed section; empty until it is ready. */
  readonly html: string
}
