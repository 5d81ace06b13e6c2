import { useEffect, useEffectEvent } from 'react'
import { singleKeys } from '#web/ui/single-keys.ts'
import type { RedlineChange, ReviewAction } from './decisions.ts'

const actions: Readonly<Record<string, ReviewAction>> = {
  j: { do: 'next' },
  k: { do: 'previous' },
  a: { do: 'accept' },
  r: { do: 'reject' },
  u: { do: 'undo' },
}

/** J and K move, A accepts, R rejects, U opens again, 1 to 9 go to a change. Not while something is being typed. */
export function useRedlineKeys(changes: readonly RedlineChange[], isOn: boolean, act: (action: ReviewAction) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !singleKeys.areOn()) return
    const numbered = /^[1-9]$/.test(event.key) ? changes[Number(event.key) - 1] : undefined
    const action = numbered ? ({ do: 'go', change: numbered.id } as const) : actions[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    act(action)
  })
  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOn])
}

/** A field, the editor, or something that floats and has keys of its own. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null)
  )
}
