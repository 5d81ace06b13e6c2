import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { distinctEntries } from '#domain/questionnaire/record-entries.ts'
import { toolIdentities } from '#tools/identities.ts'
import { call } from '#web/data/call.ts'
import { useAction } from '#web/data/use-action.ts'
import { EntryPicker } from '../entry-picker.tsx'
import { useClientEntries } from '../client-entries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { notify } from '#web/ui/notify.tsx'
import type { DraftSummary } from './draft-summary.ts'

type Taken = ReplyOf<typeof api.readGeneralAnswers>

/**
 * The same tool for another client: its questions open with the answers that are about the paper and about no person.
 * What the other client's form already says stays as it is.
 */
export function DuplicateDialog({ draft, onClose }: { draft: DraftSummary; onClose: () => void }) {
  const { id: draftId, clientId, type } = draft
  const [chosen, setChosen] = useState('')
  const [words, setWords] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { busy, message, run } = useAction()
  const navigate = useNavigate()
  const clients = useClientEntries(useDeferredValue(words.trim()))
  const general = useQuery({
    queryKey: ['general-answers', draftId],
    queryFn: () => call(api.readGeneralAnswers, { params: { clientId, draftId } }),
  })
  const entries = distinctEntries(clients.data ?? []).filter(({ value }) => value !== clientId)
  const tool = toolIdentities.find((identity) => identity.type === type)

  async function duplicate(): Promise<void> {
    setAsked(true)
    const taken = general.data
    if (chosen === '' || !taken || !tool) return
    if (!(await run(() => beginWith(taken, chosen, type)))) return
    onClose()
    if (taken.taken.length > 0) notify('success', `Taken along: ${taken.taken.join(', ')}.`)
    void navigate(`${tool.route}?client=${chosen}`)
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title="Duplicate for another client"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="accent" busy={busy || general.isLoading} onClick={() => void duplicate()}>
            Open the questions
          </Button>
        </>
      }
    >
      <div className="stack">
        <Field
          label="For which client?"
          error={
            message ?? (general.isError ? 'The draft could not be read. Please try again.' : missing(isAsked, chosen))
          }
        >
          {(control) => (
            <EntryPicker
              control={control}
              entries={entries}
              chosen={chosen}
              placeholder="Choose a client"
              searchLabel="Search clients"
              withInitial
              onChoose={setChosen}
              onSearch={setWords}
            />
          )}
        </Field>
        {general.data && <TakenAlong taken={general.data} of={draft} />}
      </div>
    </Dialog>
  )
}

function TakenAlong({ taken: { taken, left }, of }: { taken: Taken; of: DraftSummary }) {
  const stays = left === 1 ? '1 other answer stays' : `${left} other answers stay`
  return (
    <div className="stack s">
      <p>
        {taken.length === 0
          ? 'No answer of this draft is about the paper alone, so the questions open empty.'
          : `The questions open with: ${taken.map((label) => label.replace(/\?$/, '')).join(', ')}.`}
      </p>
      {left > 0 && (
        <p className="muted">
          {stays} behind, because they are about {of.clientName} or may be. The text of the draft is not copied.
        </p>
      )}
    </div>
  )
}

function missing(isAsked: boolean, chosen: string): string | undefined {
  return isAsked && chosen === '' ? 'Client must not be empty' : undefined
}

/** Saves the answers taken along under those that the client's form already has. */
async function beginWith({ answers }: Taken, clientId: string, type: string): Promise<void> {
  const there = await call(api.getAnswers, { params: { clientId, type } })
  const own = Object.entries(there.answers).filter(([, answer]) => answer !== '' && answer !== null)
  const body = {
    answers: { ...answers, ...Object.fromEntries(own), client_id: clientId },
    base_version: there.version,
  }
  await call(api.saveAnswers, { params: { clientId, type }, body })
}
