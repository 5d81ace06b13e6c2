import { FilePlus2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { foldText } from '#domain/language/fold.ts'
import { toolIdentities } from '#tools/identities.ts'
import type { DraftSummary } from './draft-summary.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { DraftTable } from './draft-table.tsx'
import { useAllDrafts } from './drafts-queries.ts'
import styles from './my-drafts.module.css'

const everyType = { value: '', label: 'All types' }
const types = [everyType, ...toolIdentities.map(({ type, title }) => ({ value: type, label: title }))]

/** Draft History: every draft of the account, newest first, by client and type. */
export function MyDraftsPage() {
  const { data, isError, refetch } = useAllDrafts()
  const [words, setWords] = useState('')
  const [type, setType] = useState<string | null>('')
  const shown = useMemo(() => data?.filter((draft) => isWanted(draft, words, type)), [data, words, type])
  const hasDrafts = data !== undefined && data.length > 0
  return (
    <div className="wrap stack xl">
      <div className={styles.head}>
        <h1 className="title">My Drafts</h1>
        <ButtonLink look="accent" icon={FilePlus2} to="/#tools-section">
          New draft
        </ButtonLink>
      </div>
      {hasDrafts && (
        <div className={styles.filters}>
          <SearchField
            label="Search drafts"
            placeholder="Search by client or document"
            value={words}
            onChange={setWords}
          />
          <SelectField label="Type" placeholder="All types" options={types} value={type} onChange={setType} />
        </div>
      )}
      <DraftTable
        label="Drafts"
        drafts={shown}
        isError={isError}
        onRefresh={() => void refetch()}
        whenEmpty={hasDrafts ? <NoMatch /> : <NoDraft />}
      />
    </div>
  )
}

function isWanted({ clientName, label, type }: DraftSummary, words: string, wanted: string | null): boolean {
  const text = foldText(`${clientName} ${label}`)
  return (
    (!wanted || type === wanted) &&
    foldText(words)
      .split(' ')
      .every((word) => text.includes(word))
  )
}

function NoMatch() {
  return <EmptyState title="No draft matches">Try another name, or clear the search.</EmptyState>
}

function NoDraft() {
  return (
    <EmptyState
      title="No drafts yet"
      action={
        <ButtonLink look="accent" to="/#tools-section">
          Choose a tool
        </ButtonLink>
      }
    >
      Every document you request is kept here with its state, its history and its Word file.
    </EmptyState>
  )
}
