import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SavedAnswers } from '#contract/answers.ts'
import { withInitial } from '#domain/questionnaire/initial.ts'
import type { Answer, Answers, Questionnaire } from '#domain/questionnaire/question.ts'
import { createAnswerSaver, readUnsaved } from './save-answers.ts'
import type { Saved } from '#web/ui/saved-state.tsx'
import { useSavedAnswers } from './tool-queries.ts'

type Findings = Pick<SavedAnswers, 'checks' | 'facts' | 'sections' | 'suggestions' | 'model_notice'>

const nothingFound: Findings = { checks: [], facts: {}, sections: 0, suggestions: [] }

/**
 * The answers of one form, begun with what its questions start with: filled from the server (and from what could not be saved before), saved while they are typed.
 * Until a client is chosen they live in the page; then they move to that client's form if it is still empty.
 */
export function useAnswers(questionnaire: Questionnaire, type: string, clientId: string | undefined) {
  const [answers, setAnswers] = useState<Answers>({})
  const [saved, setSaved] = useState<Saved>({ state: 'none' })
  const [findings, setFindings] = useState(nothingFound)
  const latest = useRef<Answers>({})
  const query = useSavedAnswers(clientId, type)
  const saver = useRef<ReturnType<typeof createAnswerSaver> | undefined>(undefined)

  const become = useCallback((next: Answers) => {
    latest.current = next
    setAnswers(next)
  }, [])

  useEffect(() => {
    saver.current = undefined
    const reply = query.data
    if (clientId === undefined || !reply) return
    const created = createAnswerSaver({
      clientId,
      type,
      onSaved: ({ saved_at, overtook, ...found }) => {
        setSaved({
          state: 'saved',
          at: clockTime(saved_at),
          ...(overtook && { notice: 'Also changed in another window; your text stands.' }),
        })
        setFindings(found)
      },
      onTrouble: () => setSaved({ state: 'failed' }),
    })
    created.begin(reply.version)
    saver.current = created
    const stored = readUnsaved(clientId, type) ?? (reply.answers as Answers)
    const isEmpty = Object.keys(stored).length === 0
    become({ ...(isEmpty ? latest.current : stored), client_id: clientId })
    setFindings(reply)
    setSaved(reply.saved_at === null ? { state: 'none' } : { state: 'saved', at: clockTime(reply.saved_at) })
    if (isEmpty && Object.keys(latest.current).length > 1) created.change(latest.current)
    return () => void created.flush()
  }, [clientId, type, query.data, become])

  function answer(name: string, value: Answer): void {
    become({ ...latest.current, [name]: value })
    if (!saver.current) return
    setSaved({ state: 'saving' })
    saver.current.change(latest.current)
  }

  const started = useMemo(() => withInitial(questionnaire, answers), [questionnaire, answers])
  return {
    answers: started,
    saved,
    findings,
    isLoading: clientId !== undefined && query.isLoading,
    isMissing: query.isError,
    refresh: () => void query.refetch(),
    answer,
    flush: async () => saver.current?.flush(),
  }
}

function clockTime(iso: string | null): string {
  return new Date(iso ?? Date.now()).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}
