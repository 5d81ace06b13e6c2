import { useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import type { SectionVersion } from '#contract/revising.ts'
import { type ModelAlias, modelAliases } from '#domain/drafting/tool.ts'
import { call } from '#web/data/call.ts'
import { showError } from '#web/ui/show-error.ts'
import { decidedText } from './revision/redline-of.ts'
import type { RevisionRequest } from './revision/prompt-form.tsx'
import type { DecidedProposal, Proposal } from './revision/proposal.ts'
import { momentText } from './view-of.ts'

type Change = <T>(name: string, action: () => Promise<T>) => Promise<T | undefined>
type Known = Proposal & { readonly version: number }

type Input = {
  readonly draft: Draft
  /** The section under revision. */
  readonly sectionId: string | undefined
  /** Its versions, the proposal among them. */
  readonly versions: readonly SectionVersion[] | undefined
  readonly model: ModelAlias
  readonly change: Change
}

/** What is proposed for the section under revision, from the request to the decision. It waits on the server. */
export function useProposal({ draft, sectionId, versions, model, change }: Input) {
  const asking = useAsking(draft, change)
  const section = draft.sections.find(({ id }) => id === sectionId)
  const waiting = versions?.find(({ version }) => version === section?.proposal)
  const proposal = asking.of(section?.id) ?? (section && waiting && proposalOf(section.id, waiting, model))

  function settle(name: string, id: string, action: () => Promise<unknown>): void {
    change(name, action)
      .then(() => asking.forget(id))
      .catch((error: unknown) => showError(error instanceof Error ? error.message : String(error)))
  }

  function discard(id: string): void {
    const params = { clientId: draft.client_id, draftId: draft.id, sectionId: id }
    if (proposal?.state !== 'ready') asking.forget(id)
    else
      settle('discard proposal', id, () => call(api.discardProposal, { params, body: { version: proposal.version } }))
  }

  /** Takes the accepted changes; what was rejected or not decided stays as it was. */
  function save({ sectionId: id, decisions }: DecidedProposal): void {
    if (!section || section.id !== id || !proposal) return
    if (!Object.values(decisions).includes('accepted')) return discard(id)
    const params = { clientId: draft.client_id, draftId: draft.id, sectionId: id }
    const section_content = decidedText(section.section_content, proposal.html, decisions, section.locks)
    const body = { version: proposal.version, section_content }
    settle('accept proposal', id, () => call(api.acceptSection, { params, body }))
  }

  return { proposal, revise: asking.revise, stop: asking.stop, save, discard }
}

/** A request to a model, until its proposal waits on the server. */
function useAsking(draft: Draft, change: Change) {
  const [asked, setAsked] = useState<Known | undefined>(undefined)
  const request = useRef<AbortController | undefined>(undefined)

  async function revise(sectionId: string, wanted: RevisionRequest, baseVersion: number): Promise<void> {
    const leaving = new AbortController()
    request.current = leaving
    const { prompt, model, passage } = wanted
    const about = { sectionId, model, prompt, at: momentText(new Date()), html: '', flags: [], version: 0 }
    setAsked({ ...about, state: 'writing' })
    try {
      await change('revise', () =>
        call(api.reviseByPrompt, {
          params: { draftId: draft.id, sectionId },
          body: { prompt, base_version: baseVersion, ...(passage && { selection: passage.text }) },
          signal: leaving.signal,
        }),
      )
      setAsked(undefined)
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      setAsked(leaving.signal.aborted ? undefined : { ...about, state: 'failed', problem })
    }
  }

  return {
    of: (sectionId: string | undefined) => (asked?.sectionId === sectionId ? asked : undefined),
    forget: (sectionId: string) => setAsked((now) => (now?.sectionId === sectionId ? undefined : now)),
    revise: (sectionId: string, wanted: RevisionRequest, base: number) => void revise(sectionId, wanted, base),
    stop: () => request.current?.abort(),
  }
}

function proposalOf(sectionId: string, version: SectionVersion, model: ModelAlias): Known {
  return {
    sectionId,
    state: 'ready',
    version: version.version,
    model: modelAliases.find((alias) => alias === version.model) ?? model,
    ...(version.origin === 'reimported' ? { by: 'Word' } : version.model === null && { by: 'Drafty' }),
    prompt: version.prompt ?? '',
    at: momentText(new Date(version.created_at)),
    html: version.section_content,
    flags: [],
  }
}
