import { useEffect, useRef, useState } from 'react'
import { type Kept, keptWords } from './kept-words.ts'

export type KeptWords = {
  readonly text: string
  readonly setText: (text: string) => void
  /** What was typed earlier and comes back now; undefined when nothing does, and after it was looked at. */
  readonly restored: Kept | undefined
  /** The words that came back were written on another version than the one that is there now. */
  readonly isOvertaken: boolean
  /** Another window of this device types at the same place. */
  readonly isOpenElsewhere: boolean
  /** False while this device cannot keep what is typed: leaving would lose it. */
  readonly isKept: boolean
  /** Gives up what was typed: the saved words stand. */
  readonly discard: () => void
  /** It is saved: nothing is kept any more. */
  readonly forget: () => void
  /** The server has these words: they are kept no longer; what was typed since is. */
  readonly stored: (words: string) => void
  /** The server has these words, which stood here when they were sent: the field is empty but for what was typed since. */
  readonly sent: (words: string) => void
}

/** Words at one place: kept on this device while they are typed, and there again after a reload or a crash. */
export function useKeptWords(key: string, saved: string, base: string): KeptWords {
  const [found] = useState(() => differing(keptWords.read(key), saved))
  const [text, write] = useState(found?.text ?? saved)
  const [restored, setRestored] = useState(found)
  const [isKept, setKept] = useState(true)
  const [isOpenElsewhere, setElsewhere] = useState(false)
  useEffect(() => keptWords.onElsewhere(key, () => setElsewhere(true)), [key])
  useLeavingGuard(!isKept && text !== saved)

  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  }, [text])

  function setText(next: string): void {
    write(next)
    if (next === saved) keptWords.forget(key)
    else setKept(keptWords.keep(key, next, base))
  }

  function forget(): void {
    keptWords.forget(key)
    setRestored(undefined)
    setKept(true)
  }

  function discard(): void {
    forget()
    write(saved)
  }

  function stored(words: string): void {
    keptWords.forgetSaved(key, words)
    setRestored(undefined)
  }

  function sent(words: string): void {
    keptWords.forgetSaved(key, words)
    if (!latest.current.startsWith(words)) return
    const since = latest.current.slice(words.length).trimStart()
    if (since !== '') return setText(since)
    write('')
    setRestored(undefined)
  }

  return {
    text,
    setText,
    restored,
    isOvertaken: isOvertaken(restored, base),
    isOpenElsewhere,
    isKept,
    discard,
    forget,
    stored,
    sent,
  }
}

/** Asks before the page goes, only while there is something that could not be kept. */
export function useLeavingGuard(isGuarding: boolean): void {
  useEffect(() => {
    if (!isGuarding) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isGuarding])
}

function differing(kept: Kept | undefined, saved: string): Kept | undefined {
  return kept && kept.text !== saved ? kept : undefined
}

function isOvertaken(kept: Kept | undefined, base: string): boolean {
  return kept !== undefined && kept.base !== base
}
