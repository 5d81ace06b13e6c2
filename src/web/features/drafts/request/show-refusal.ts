import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { AppError } from '#contract/errors.ts'
import { useSupportEmail } from '#web/data/config.ts'
import { sentenceOf } from '#web/data/problem.ts'
import { usePortal } from '#web/features/billing/use-hosted-page.ts'
import { refreshSubscription, useSubscription } from '#web/session/subscription.ts'
import { stillPossible } from '#web/ui/error-dialog.tsx'
import { showError } from '#web/ui/show-error.ts'
import { refusalOf } from './billing-readiness.ts'

/** Shows why a draft was refused. What billing refused says why and leads on, and the status is asked for anew. */
export function useShowRefusal(cost: number): (error: unknown) => void {
  const status = useSubscription()
  const support = useSupportEmail()
  const { manage } = usePortal()
  const navigate = useNavigate()
  const cache = useQueryClient()

  function goOn(to: string): void {
    if (to === 'portal') void manage()
    else if (to !== 'reload') void navigate(to)
  }

  return (error) => {
    const refusal = error instanceof AppError ? refusalOf(error, cost, { status, support }) : null
    if (!refusal) return showError({ error: sentenceOf(error) })
    void refreshSubscription(cache)
    const { dialog, reader } = refusal
    const { left, limit } = reader.facts.credits
    const { button } = dialog
    const notes = [dialog.note ?? '', stillPossible].filter((note) => note !== '')
    const isLimit = dialog.error === 'subscription-limit-reached'
    showError({
      error: isLimit ? `${dialog.title} ${dialog.body}` : dialog.body,
      title: dialog.title,
      percentLeft: limit > 0 ? (100 * left) / limit : 0,
      more: { link: dialog.link, after: dialog.after, notes },
      ...(button && { action: { label: button.label, run: () => goOn(button.to) } }),
    })
  }
}
