import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { endSessionEverywhere } from '#web/data/token.ts'
import { notify } from '#web/ui/notify.tsx'
import { panelKey } from './panel-queries.ts'

/** Specification 2, section 9. */
const switchTimeoutMs = 20_000

/** Moves the server to the other database; a second switch while one is in flight is ignored. */
export function useDatabaseSwitch() {
  const cache = useQueryClient()
  const inFlight = useRef(false)
  const [isSwitching, setSwitching] = useState(false)

  async function switchTo(useLocal: boolean): Promise<void> {
    if (inFlight.current) return
    inFlight.current = true
    setSwitching(true)
    try {
      const signal = AbortSignal.timeout(switchTimeoutMs)
      const { db_name } = await call(api.switchDatabase, { body: { useLocal }, signal })
      // The session is not in the other database.
      endSessionEverywhere()
      notify('success', `The server works on ${db_name} now. Please log in again.`)
    } catch (error) {
      notify('error', toSentence(error))
    } finally {
      inFlight.current = false
      setSwitching(false)
      void cache.invalidateQueries({ queryKey: [panelKey] })
    }
  }

  return { switchTo, isSwitching }
}

function toSentence(error: unknown): string {
  const { name, message } = error as Error
  if (name === 'TimeoutError') return 'The switch took longer than 20 seconds. Check the tunnel or local MySQL.'
  return message
}
