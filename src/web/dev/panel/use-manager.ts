import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { DatabaseInfo } from '#contract/developer-panel.ts'
import { call } from '#web/data/call.ts'
import { notify } from '#web/ui/notify.tsx'
import { panelKey } from './panel-queries.ts'

/** What the manager's buttons do: each says how it went, and the state is read again. */
export function useManager() {
  const cache = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const [info, setInfo] = useState<DatabaseInfo | null>(null)

  async function run(name: string, action: () => Promise<void>): Promise<void> {
    setBusy(name)
    // The server shows what it is doing, and how far it is.
    void cache.invalidateQueries({ queryKey: [panelKey, 'local'] })
    try {
      await action()
    } catch (error) {
      notify('error', (error as Error).message)
    } finally {
      setBusy(null)
      void cache.invalidateQueries({ queryKey: [panelKey] })
    }
  }

  const change = (name: string, endpoint: Change) =>
    run(name, async () => {
      setInfo(null)
      notify('success', (await call(endpoint, {})).message)
    })

  return {
    busy,
    info,
    hideInfo: () => setInfo(null),
    setUp: () => change('setup', api.setUpLocalDatabase),
    start: () => change('start', api.startLocalDatabase),
    stop: () => change('stop', api.stopLocalDatabase),
    reset: () => change('reset', api.resetLocalDatabase),
    ensureBilling: () => change('billing', api.ensureChargebee),
    importRemote: () =>
      run('import', async () => {
        const { status, message, errors } = await call(api.syncDatabases, {})
        notify(status, [message, ...errors].join(' '))
        setInfo(null)
      }),
    showInfo: () => run('info', async () => setInfo(await call(api.readDatabaseInfo, {}))),
  }
}

type Change =
  | typeof api.setUpLocalDatabase
  | typeof api.startLocalDatabase
  | typeof api.stopLocalDatabase
  | typeof api.resetLocalDatabase
  | typeof api.ensureChargebee
