import { useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import { call } from '#web/data/call.ts'
import { showError } from '#web/ui/show-error.ts'
import type { RevisionRequest } from './revision/prompt-form.tsx'
import type { DecidedProposal, Proposal } from './revision/proposal.ts'
import { compareWhole } from './whole-change.ts'

type Change = <T>(name: string, action: () => Promise<T>) => Promise<T | undefined>

/** What a model proposes for one section, from the request to the decision. */
export function useProposal(draft: Draft, change: Change) {
  const [proposal, setProposal] = useState<(Proposal & { readonly version: number }) | undefined>(undefined)
  const asking = useRef<AbortController | undefined>(undefined)

  async function revise(sectionId: string, request: RevisionRequest, baseVersion: number): Promise<void> {
    const leaving = new AbortController()
    asking.current = leaving
    const at = new Date().toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    const about = { sectionId, model: request.model, prompt: request.prompt, at: `today ${at}`, flags: [], version: 0 }
    setProposal({ ...about, state: 'writing', html: '' })
    try {
      const reply = await call(api.reviseByPrompt, {
        params: { draftId: draft.id, sectionId },
        body: {
          prompt: request.prompt,
          base_version: baseVersion,
          ...(request.passage && { selection: request.passage.text }),
        },
        signal: leaving.signal,
      })
      setProposal({ ...about, state: 'ready', html: reply.section_content, version: reply.version })
    } catch (error) {
      if (leaving.signal.aborted) return setProposal(undefined)
      const problem = error instanceof Error ? error.message : String(error)
      setProposal({ ...about, state: 'failed', html: '', problem })
    }
  }

  /** Takes the accepted changes; what was rejected or not decided stays as it was. */
  function save({ sectionId, decisions }: DecidedProposal): void {
    if (!proposal) return
    const current = draft.sections.find(({ id }) => id === sectionId)
    const { changes } = compareWhole(current?.section_content ?? '', proposal.html)
    const isTaken = changes.every(({ id }) => decisions[id] === 'accepted')
    if (!isTaken) return setProposal(undefined)
    const params = { clientId: draft.client_id, draftId: draft.id, sectionId }
    change('accept proposal', () => call(api.acceptSection, { params, body: { version: proposal.version } }))
      .then(() => setProposal(undefined))
      .catch((error: unknown) => showError(error instanceof Error ? error.message : String(error)))
  }

  return {
    proposal,
    revise: (sectionId: string, request: RevisionRequest, base: number) => void revise(sectionId, request, base),
    stop: () => asking.current?.abort(),
    save,
    discard: () => setProposal(undefined),
  }
}
