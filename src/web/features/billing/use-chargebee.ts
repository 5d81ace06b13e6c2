import { useEffect, useState } from 'react'
import { useConfig } from '#web/data/config.ts'
import { type ChargebeeOnPage, loadChargebee } from './chargebee-script.ts'

export type ScriptState =
  /** Billing does not use a script: local billing, or nothing is known yet. */
  | { readonly state: 'none' }
  | { readonly state: 'loading' | 'blocked' }
  | ({ readonly state: 'ready' } & ChargebeeOnPage)

/** The provider's script while this part of the page is there; loaded only where the provider is set up. */
export function useChargebee(): ScriptState {
  const config = useConfig()
  const [loaded, setLoaded] = useState<ChargebeeOnPage | null | undefined>(undefined)
  const isUsed = config !== undefined && config.chargebee_site !== null
  useEffect(() => {
    if (!config || config.chargebee_site === null) return
    let gone = false
    void loadChargebee(config).then((script) => {
      if (!gone) setLoaded(script)
    })
    return () => {
      gone = true
    }
  }, [config])
  if (!isUsed) return { state: 'none' }
  if (loaded === undefined) return { state: 'loading' }
  return loaded === null ? { state: 'blocked' } : { state: 'ready', ...loaded }
}

/** Binds what has just been rendered with `data-cb-type`; what the script refuses is for the console. */
export function useRegistered(script: ScriptState, ...rendered: readonly unknown[]): void {
  useEffect(() => {
    if (script.state !== 'ready') return
    try {
      script.register()
    } catch (error) {
      console.error(error)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what was rendered decides, not the object that the script is in
  }, [script.state, ...rendered])
}
