import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { notify } from '#web/ui/notify.tsx'
import { refreshBilling } from './offers-query.ts'

/** Takes back what is planned: an end, another plan, or what was ordered in the trial. */
export function useKeep() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.keepSubscription, {}),
    onSuccess: async () => {
      await refreshBilling(cache)
      notify('success', 'What was planned was taken back.')
    },
    onError: (error) => notify('error', error.message),
  })
}
