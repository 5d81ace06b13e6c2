import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import type { SectionVersion } from '#contract/revising.ts'
import { type ModelAlias, modelAliases } from '#domain/drafting/tool.ts'
import { findIdentity } from '#tools/identities.ts'
import { call } from '#web/data/call.ts'
import { isCancelled, sentenceOf } from '#web/data/problem.ts'
import { useChange } from '#web/data/use-action.ts'
import { type DraftPath, draftKeys } from './draft-queries.ts'
import { momentText } from './draft-view.ts'
import type { Decisions } from './revision/decisions.ts'
import type { RevisionRequest } from './revision/prompt-form.tsx'
import type { Proposal } from './revision/proposal.ts'
import { decidedText } from './revision/redline-of.ts'
import type { Done } from './undo/use-undo.ts'

type Input = {
  readonly path: DraftPath
  readonly draft: Draft
  /** The section under revision. */
  readonly sectionId: string | undefined
  /** Its versions, the proposal among them. */
  readonly versions: readonly SectionVersion[] | undefined
  /** It was decided, and the decision can be taken back. */
  readonly onDone: (done: Done) => void
}

/** What is proposed for the section under revision, from the request to the decision. It waits on the server. */
export function useProposal({ path, draft, sectionId = '', versions, onDone }: Input) {
  const models = findIdentity(draft.type)?.models ?? []
  const model = modelAliases.find((alias) => alias === draft.model) ?? models[0] ?? 'gpt-5'
  const asking = useAsking(path)
  const section = draft.sections.find(({ id }) => id === sectionId)
  const waiting = versions?.find(({ version }) => version === section?.proposal)
  const proposal = asking.of(sectionId) ?? (waiting && proposalOf(sectionId, waiting, model))
  const params = { ...path, sectionId }
  const touches = draftKeys.ofDraft(path)
  const name = `“${section?.title ?? 'Section'}”`
  const again = (version: number, back_to?: number) => () =>
    call(api.proposeAgain, { params, body: { version, ...(back_to !== undefined && { back_to }) } })
  const discard = useChange((version: number) => call(api.discardProposal, { params, body: { version } }), {
    touches,
    onDone: (_, version) => onDone({ words: `Proposal for ${name} discarded`, undo: again(version) }),
  })
  const save = useChange(
    ({ version, section_content }: { version: number; section_content: string; before: number }) =>
      call(api.acceptSection, { params, body: { version, section_content } }),
    {
      touches,
      onDone: (_, { version, before }) => onDone({ words: `Changes to ${name} taken`, undo: again(version, before) }),
    },
  )

  function discardProposal(): void {
    if (proposal?.state === 'ready') discard.run(proposal.version)
    else asking.forget()
  }

  /** Takes the accepted changes; what was rejected or not decided stays as it was. */
  function saveProposal(decisions: Decisions): void {
    if (!section || !proposal) return
    if (!Object.values(decisions).includes('accepted')) return discardProposal()
    const section_content = decidedText(section.section_content, proposal.html, decisions, section.locks)
    save.run({ version: proposal.version, section_content, before: section.version })
  }

  return {
    models,
    model,
    proposal,
    saveProposal,
    discardProposal,
    ready: proposal?.state === 'ready' ? proposal : undefined,
    isSaving: save.isPending,
    revise: (wanted: RevisionRequest, base: number) =>
      asking.ask({
        ...wanted,
        sectionId,
        base,
      }),
    stopRevision: asking.stop,
  }
}

type Asked = RevisionRequest & { readonly sectionId: string; readonly base: number }

/** A request to a model, until its proposal waits on the server. */
function useAsking(path: DraftPath) {
  const cache = useQueryClient()
  const leaving = useRef(new AbortController())
  const { mutate, reset, variables, isPending, error } = useMutation({
    mutationFn: ({ sectionId, prompt, base, passage }: Asked) => {
      leaving.current = new AbortController()
      return call(api.reviseByPrompt, {
        params: { draftId: path.draftId, sectionId },
        body: { prompt, base_version: base, ...(passage && { selection: passage.text }) },
        signal: leaving.current.signal,
      })
    },
    onSettled: () => Promise.all(draftKeys.ofDraft(path).map((queryKey) => cache.invalidateQueries({ queryKey }))),
  })

  function of(sectionId: string): Proposal | undefined {
    if (variables?.sectionId !== sectionId || isCancelled(error)) return undefined
    const { model, prompt } = variables
    const about = { sectionId, model, prompt, at: momentText(new Date()), html: '', version: 0 }
    if (isPending) return { ...about, state: 'writing' }
    return error ? { ...about, state: 'failed', problem: sentenceOf(error) } : undefined
  }

  return { of, ask: (asked: Asked) => mutate(asked), forget: reset, stop: () => leaving.current.abort() }
}

function proposalOf(sectionId: string, version: SectionVersion, model: ModelAlias): Proposal {
  return {
    sectionId,
    state: 'ready',
    version: version.version,
    model: modelAliases.find((alias) => alias === version.model) ?? model,
    ...(version.origin === 'reimported' ? { by: 'Word' } : version.model === null && { by: 'Drafty' }),
    prompt: version.prompt ?? '',
    at: momentText(new Date(version.created_at)),
    html: version.section_content,
  }
}
