import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sentenceOf } from '#web/data/problem.ts'
import { showError } from '#web/ui/show-error.ts'

/** What was done, in words (`Section I.B accepted`), and how the server takes it back. */
export type Done = { readonly words: string; readonly undo: () => Promise<unknown> }

const shownMs = 8000

/**
 * The decisions of this visit, taken back one by one, the last first: by the bar, which stands a while, or by Ctrl+Z at
 * any time. While something is typed, the field's own undo is meant.
 */
export function useUndo(touches: readonly QueryKey[]) {
  const cache = useQueryClient()
  const done = useRef<Done[]>([])
  const isRunning = useRef(false)
  const [shown, setShown] = useState<{ readonly words: string; readonly canUndo: boolean }>()
  const [count, setCount] = useState(0)
  /** Pointed at or in focus: it is being read. */
  const [isHeld, setHeld] = useState(false)

  function record(one: Done): void {
    done.current.push(one)
    setCount(done.current.length)
    setShown({ words: one.words, canUndo: true })
  }

  async function undo(): Promise<void> {
    const last = done.current.at(-1)
    if (!last || isRunning.current) return
    isRunning.current = true
    try {
      await last.undo()
      done.current.pop()
      setShown({ words: `Taken back: ${last.words}`, canUndo: false })
    } catch (error) {
      // What cannot be taken back any more stands in nobody's way.
      done.current.pop()
      showError(sentenceOf(error))
    } finally {
      isRunning.current = false
      setCount(done.current.length)
      await Promise.all(touches.map((queryKey) => cache.invalidateQueries({ queryKey })))
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z'
    if (!isUndo || done.current.length === 0 || isElsewhere(event.target)) return
    event.preventDefault()
    void undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (!shown || isHeld) return
    const timer = setTimeout(() => setShown(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [shown, isHeld])

  function dismiss(): void {
    setHeld(false)
    setShown(undefined)
  }

  return { record, undo, shown, canUndo: count > 0, hold: setHeld, dismiss }
}

function isElsewhere(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof Element &&
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable="true"]')
  return isTyping || document.querySelector('[role=dialog], [role=menu]') !== null
}
