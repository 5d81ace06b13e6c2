import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import type { KitAnswers } from '#domain/filing-kit/kit-case.ts'
import type { DraftType } from '#domain/drafting/tool.ts'

/** What the attorney decided about a packet beside its forum. */
export type PacketSettings = {
  readonly bates: boolean
  /** `pages`: files are filled up, so that an exhibit may go on in the next one. */
  readonly split: 'exhibits' | 'pages'
  /** Documents added to the exhibits of the draft, in order; `parent`: behind the tab of that document. */
  readonly extras: readonly { readonly id: string; readonly parent: string | null }[]
  /** The order of the documents where the draft has no exhibits of its own. */
  readonly order: readonly string[]
  /** What was said about the filing, by the names of `kitQuestions`. */
  readonly answers: KitAnswers
}

export const noSettings: PacketSettings = { bates: false, split: 'exhibits', extras: [], order: [], answers: {} }

/** Where a draft of a tool is usually filed. The answer of the asylum tool about the forum counts before it. */
export function usualForum(type: DraftType, answers: Readonly<Record<string, unknown>>): ForumId {
  if (type !== 'draft_generator') return 'uscis-paper'
  const forum = answers['jurisdiction']
  return forum === 'uscis' ? 'asylum-office' : forum === 'board of immigration' ? 'board' : 'court'
}

/** What the forum's names of files say of the filing. */
export function formOf(type: DraftType): string {
  const forms: Partial<Record<DraftType, string>> = { upw: 'I-601A', naturalization: 'N-400', draft_generator: 'I-589' }
  return forms[type] ?? 'Filing'
}
