import { CornerDownLeft, FileText, type LucideIcon, Search, User, UserPlus } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { fullName } from '#domain/clients/client-record.ts'
import { foldText } from '#domain/language/fold.ts'
import type { DraftType } from '#domain/drafting/tool.ts'
import { toolIdentities } from '#tools/identities.ts'
import { stateInWords } from '#web/features/drafts/list/draft-state-label.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ToolPicture } from '#web/ui/tool-picture.tsx'
import { keysOfTheProduct } from './keys.data.ts'
import { useKnown } from './loaded.ts'
import styles from './palette.module.css'

type Entry = {
  readonly id: string
  readonly group: 'Recent' | 'Clients' | 'Drafts' | 'Tools' | 'Do' | 'Places'
  readonly label: string
  readonly about: string
  /** At the right: where it stands, what it costs. */
  readonly end?: string
  readonly icon: LucideIcon
  /** The tool whose picture stands for it. */
  readonly tool?: DraftType
  readonly to: string
}

const mostOfAGroup = 5

const places = [
  ['Dashboard', '/'],
  ['Clients', '/drafty/clients'],
  ['My Drafts', '/drafty/my-drafts'],
  ['Drafts to review', '/drafty/my-drafts?state=review'],
  ['Templates', '/drafty/clients?tab=templates'],
  ['Drafts from templates', '/drafty/revision-workflow'],
  ['Attorney profile', '/settings/profile'],
  ['Billing and subscriptions', '/settings/billing'],
  ['Security', '/settings/security'],
  ['Law', '/settings/law'],
  ['Appearance', '/settings/appearance'],
  ['Questions and answers', '/drafty/faq'],
] as const

const actions = [['Add New Client', '/drafty/clients?add=client', UserPlus]] as const

type Props = { readonly shows: 'entries' | 'keys'; readonly onClose: () => void }

/** Everything by its name: clients, drafts, tools and places; what was loaded is found without the server too. */
export function Palette({ shows, onClose }: Props) {
  return (
    <Dialog opened size="2xl" onClose={onClose} title={shows === 'keys' ? 'Keys' : 'Find or do'}>
      {shows === 'keys' ? <KeyList /> : <Finder onClose={onClose} />}
    </Dialog>
  )
}

function Finder({ onClose }: Pick<Props, 'onClose'>) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const entries = useEntries(useDeferredValue(words.trim()))
  const current = entries[Math.min(chosen, entries.length - 1)]
  const navigate = useNavigate()
  const list = useId()

  function open({ to }: Entry, inNewTab: boolean): void {
    onClose()
    if (inNewTab) window.open(to, '_blank', 'noopener')
    else void navigate(to)
  }

  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && entries.length > 0) {
      event.preventDefault()
      setChosen((Math.min(chosen, entries.length - 1) + step + entries.length) % entries.length)
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      open(current, event.ctrlKey || event.metaKey)
    }
  }

  return (
    <>
      <div className={styles.field}>
        <Icon icon={Search} />
        <input
          type="text"
          role="combobox"
          aria-label="Find a client, a draft, a tool or a place"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={current ? `${list}-${current.id}` : undefined}
          data-autofocus
          placeholder="Client, draft, tool or place"
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setChosen(0)
          }}
          onKeyDown={press}
        />
      </div>
      <div className={styles.entries} id={list} role="listbox" aria-label="Found">
        {entries.map((entry, index) => (
          <Row
            key={entry.id}
            id={`${list}-${entry.id}`}
            entry={entry}
            isFirstOfGroup={entries[index - 1]?.group !== entry.group}
            isCurrent={entry === current}
            onOpen={(inNewTab) => open(entry, inNewTab)}
          />
        ))}
      </div>
      <p className={styles.none} role="status">
        {entries.length === 0 ? `Nothing is called “${words.trim()}”.` : ''}
      </p>
      <p className={styles.foot} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Ctrl Enter</kbd> in a new tab <kbd>?</kbd> all keys
      </p>
    </>
  )
}

type RowProps = {
  readonly id: string
  readonly entry: Entry
  readonly isFirstOfGroup: boolean
  readonly isCurrent: boolean
  readonly onOpen: (inNewTab: boolean) => void
}

function Row({ id, entry, isFirstOfGroup, isCurrent, onOpen }: RowProps) {
  return (
    <>
      {isFirstOfGroup && (
        <div className={styles.group} role="presentation">
          {entry.group}
        </div>
      )}
      <button
        type="button"
        id={id}
        className={styles.entry}
        role="option"
        aria-selected={isCurrent}
        tabIndex={-1}
        ref={isCurrent ? showInList : undefined}
        onClick={({ ctrlKey, metaKey }) => onOpen(ctrlKey || metaKey)}
      >
        {entry.tool ? <ToolPicture type={entry.tool} /> : <Icon icon={entry.icon} />}
        <span>
          <b>{entry.label}</b> <small>{entry.about}</small>
        </span>
        {entry.end !== undefined && <small>{entry.end}</small>}
      </button>
    </>
  )
}

function showInList(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' })
}

/** What answers the words; without words, the newest drafts, the tools and the places. */
function useEntries(words: string): readonly Entry[] {
  const { clients, drafts } = useKnown(words)
  const answers = (text: string) =>
    foldText(words)
      .split(' ')
      .every((word) => foldText(text).includes(word))
  const found: Entry[] = [
    ...(words === '' ? [] : clients)
      .filter((client) => answers(fullName(client)))
      .slice(0, mostOfAGroup)
      .map((client): Entry => {
        const to = `/drafty/clients/${client.id}`
        return {
          id: client.id,
          group: 'Clients',
          label: fullName(client),
          about: client.country_of_citizenship ?? '',
          icon: User,
          to,
        }
      }),
    ...drafts
      .filter(({ clientName, title, label }) => answers(`${clientName} ${title} ${label}`))
      .slice(0, mostOfAGroup)
      .map((draft): Entry => ({
        id: draft.id,
        group: words === '' ? 'Recent' : 'Drafts',
        label: draft.title,
        about: draft.clientName,
        end: stateInWords(draft),
        icon: FileText,
        tool: draft.type,
        to: draft.href,
      })),
    ...toolIdentities
      .filter(({ title, produces, keywords }) => answers([title, produces, ...keywords].join(' ')))
      .map(({ type, title, cost, route }): Entry => ({
        id: type,
        group: 'Tools',
        label: title,
        about: '',
        end: cost === 0 ? 'no credits' : `${cost} credits`,
        icon: FileText,
        tool: type,
        to: route,
      })),
    ...actions
      .filter(([label]) => answers(label))
      .map(([label, to, icon]): Entry => ({ id: 'do-client', group: 'Do', label, about: '', icon, to })),
    ...places
      .filter(([label]) => answers(label))
      .map(([label, to]): Entry => ({
        id: to.replaceAll(/\W/g, '-'),
        group: 'Places',
        label,
        about: '',
        icon: CornerDownLeft,
        to,
      })),
  ]
  return found
}

function KeyList() {
  return (
    <div className={styles.keys}>
      {keysOfTheProduct.map(({ where, keys }) => (
        <section key={where}>
          <h3>{where}</h3>
          <dl>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="small muted">
        Single letters act outside of fields. They can be switched off under Settings, Appearance.
      </p>
    </div>
  )
}
