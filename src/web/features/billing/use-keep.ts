import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { keptToast } from '#domain/subscription/places/order-toast.ts'
import { sentenceOf } from '#web/data/problem.ts'
import { useBillingReader } from '#web/session/billing-reader.ts'
import { call } from '#web/data/call.ts'
import { notify } from '#web/ui/notify.tsx'
import { refreshBilling } from './offers-query.ts'

/** Takes back what is planned: an end, another plan, or what was ordered in the trial. */
export function useKeep() {
  const cache = useQueryClient()
  const reader = useBillingReader()
  return useMutation({
    mutationFn: () => call(api.keepSubscription, {}),
    onSuccess: async () => {
      const said = reader ? keptToast(reader) : 'What was planned was taken back.'
      await refreshBilling(cache)
      notify('success', said)
    },
    onError: (error) => notify('error', sentenceOf(error)),
  })
}
