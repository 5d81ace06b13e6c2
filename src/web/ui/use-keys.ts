import { useEffect, useEffectEvent } from 'react'
import { singleKeys } from './single-keys.ts'

/** What keys do, by the key as it is typed: `j`, `Y`, `[`. True or nothing when it was taken; false when it was not. */
export type Keys = Readonly<Record<string, () => boolean | void>>

/**
 * Single keys for the whole page: not while something is typed, a dialog or menu is open, or a modifier is held, and not
 * at all where the attorney switched them off.
 */
export function useKeys(keys: Keys, isOn = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !singleKeys.areOn()) return
    const isBusy =
      event.target instanceof Element &&
      event.target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable="true"]')
    if (isBusy || document.querySelector('[role=dialog], [role=menu]')) return
    const run = keys[event.key] ?? keys[event.key.toLowerCase()]
    if (run && run() !== false) event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}
