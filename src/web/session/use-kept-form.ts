import { useMemo } from 'react'
import { type KeptWords, useKeptWords } from '#web/data/use-kept-words.ts'
import { useSession } from './session.ts'

/** The fields of a form: kept on this device for the attorney at the desk while they are typed, until they are saved. */
export function useKeptForm<Values extends object>(place: string, saved: Values, base = '') {
  const { email } = useSession()
  const start = useMemo(() => JSON.stringify(saved), [saved])
  const kept: KeptWords = useKeptWords(`form ${email} ${place}`, start, base)
  const values = useMemo(() => JSON.parse(kept.text) as Values, [kept.text])
  return {
    values,
    setValues: (next: Values) => kept.setText(JSON.stringify(next)),
    isChanged: kept.text !== start,
    kept,
  }
}
