import { OctagonAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { type KeptWords, useKeptWords } from '#web/data/use-kept-words.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { countMap } from './element-facts.ts'
import type { EvidenceDesk } from './evidence-desk.ts'
import styles from './evidence.module.css'

type BarProps = {
  readonly desk: EvidenceDesk
  readonly isDrafting: boolean
  readonly onDraft: (() => void) | undefined
}

/** The theory of the case, and what is left before the draft. Nothing here stands in its way. */
export function TheoryBar({ desk, isDrafting, onDraft }: BarProps) {
  const { map, decisions, path } = desk
  const { email } = useSession()
  const id = useId()
  const saved = map.theory ?? ''
  const words = useKeptWords(`${email} theory ${path.clientId} ${path.type}`, saved, saved)
  const { confirmed, toConfirm, notMet, conflicts } = countMap(map)
  const store = () => {
    if (words.text.trim() !== saved) decisions.setTheory(words.text.trim())
  }
  useSavedWords(words, saved)
  return (
    <div className={styles.theory}>
      <div>
        <label className={styles.theoryLabel} htmlFor={id}>
          <b>Theory of the case</b>
          <span className="muted">{hintOf(map)}</span>
        </label>
        <KeptNotice words={words} />
        <textarea
          id={id}
          value={words.text}
          maxLength={600}
          rows={2}
          placeholder="Why this client wins, in one sentence"
          onChange={(event) => words.setText(event.target.value)}
          onBlur={store}
        />
      </div>
      <div className={styles.go}>
        <p role="status">
          <span>
            {confirmed} {confirmed === 1 ? 'fact' : 'facts'} confirmed{toConfirm > 0 && `, ${toConfirm} to confirm`}
          </span>
          {notMet > 0 && (
            <span data-open>
              <Icon icon={OctagonAlert} size="s" /> {notMet === 1 ? '1 adverse fact' : `${notMet} adverse facts`} not
              met
            </span>
          )}
          {conflicts > 0 && (
            <span data-open>
              <Icon icon={OctagonAlert} size="s" />{' '}
              {conflicts === 1 ? '1 contradiction' : `${conflicts} contradictions`} to settle
            </span>
          )}
        </p>
        {onDraft && (
          <Button
            // With nothing to draft from, the button that adds something is the one of the page.
            look={map.facts.length === 0 ? 'default' : 'accent'}
            size="l"
            busy={isDrafting}
            onClick={onDraft}
            aria-keyshortcuts="Control+Enter"
          >
            Confirm and draft
          </Button>
        )}
      </div>
    </div>
  )
}

/** What is typed is kept until the server has it; what nobody typed at shows what the server has. */
function useSavedWords({ text, setText, forget }: KeptWords, saved: string): void {
  const before = useRef(saved)
  useEffect(() => {
    const shown = before.current
    before.current = saved
    if (shown === saved) return
    if (text === shown) setText(saved)
    else if (text.trim() === saved) forget()
  })
}

/** Whose sentence it is, while it is not the attorney's. */
function hintOf({ theory, theoryBy }: EvidenceDesk['map']): string {
  if (theory !== undefined && theoryBy === 'model')
    return 'Proposed by the model from these facts. Change it as you like.'
  if (theory !== undefined && theoryBy === 'software') return 'Proposed from these facts. Change it as you like.'
  return 'One sentence. Every section is written toward it.'
}
