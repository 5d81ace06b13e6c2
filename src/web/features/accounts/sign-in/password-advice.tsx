import { Check } from 'lucide-react'
import { StateLabel } from '#web/ui/state-label.tsx'
import { leastCharacters } from './password-problem.ts'

/** How long a new password is, and what makes a good one. */
export function PasswordAdvice({ length }: { length: number }) {
  if (length < leastCharacters)
    return `${length === 0 ? 'At' : `${length} of at`} least ${leastCharacters} characters. A sentence is easier to remember than symbols.`
  return (
    <>
      <StateLabel icon={Check} tone="success">
        {length} characters
      </StateLabel>
      , long enough. A sentence is easier to remember than symbols.
    </>
  )
}
