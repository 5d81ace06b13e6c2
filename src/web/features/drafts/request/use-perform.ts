import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { ToolIdentity } from '#domain/drafting/tool.ts'
import type { FieldProblem } from '#domain/questionnaire/check.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { call } from '#web/data/call.ts'
import { useChange } from '#web/data/use-action.ts'
import { draftsKey, hrefOf } from '../list/drafts-queries.ts'
import { chosenProvider } from './ai-provider.ts'
import { useFollowDraft } from './follow-draft.ts'
import { useShowRefusal } from './show-refusal.ts'

/** Requests a draft and leads to it. Refused fields go to `onFields`; any other refusal stands in the error dialog. */
export function usePerform(
  { type, cost }: Pick<ToolIdentity, 'type' | 'cost'>,
  onFields: (problems: readonly FieldProblem[]) => void,
) {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const follow = useFollowDraft()
  const showRefusal = useShowRefusal(cost)
  const { run, isPending } = useChange(
    (answers: Answers) => {
      const body = { ...answers, ...chosenProvider() } as Record<string, never>
      return call(api.startDraft, { params: { type }, body })
    },
    {
      onDone: (started) => {
        void cache.invalidateQueries({ queryKey: draftsKey })
        follow(started, type)
        void navigate(hrefOf({ ...started, type }))
      },
      onRefused: (error) => {
        const fields = error instanceof AppError ? (error.details.fields ?? []) : []
        onFields(fields)
        if (fields.length === 0) showRefusal(error)
        return true
      },
    },
  )
  return { perform: run, isPerforming: isPending }
}
