import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import { Icon } from './icon.tsx'
import styles from './saved-state.module.css'

/** Whether what was typed or decided is on the server. `at` is the time as it is said: `9:42 AM`. */
export type Saved =
  | { readonly state: 'none' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly at: string; readonly notice?: string }
  | { readonly state: 'failed' }

export function SavedState({ saved }: { saved: Saved }) {
  return (
    <output className={styles.saved} data-state={saved.state}>
      {saved.state === 'saving' && (
        <>
          <Icon icon={LoaderCircle} size="s" spin />
          Saving
        </>
      )}
      {saved.state === 'saved' && (
        <>
          <Icon icon={Check} size="s" />
          Saved {saved.at}
          {saved.notice !== undefined && <span className={styles.notice}>{saved.notice}</span>}
        </>
      )}
      {saved.state === 'failed' && (
        <>
          <Icon icon={CloudOff} size="s" />
          Not saved yet, trying again
        </>
      )}
    </output>
  )
}
