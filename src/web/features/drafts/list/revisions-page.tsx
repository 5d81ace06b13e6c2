import { FilePlus2 } from 'lucide-react'
import { DraftTable } from './draft-table.tsx'
import { useAllDrafts } from './drafts-queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './revisions-page.module.css'

const toolPage = '/ai/draft-from-template-revision'

/** The guided revision of drafts that were made from the firm's own templates. */
export function RevisionsPage() {
  const { data, isError, refetch } = useAllDrafts()
  return (
    <div className="wrap stack xl">
      <div className={styles.head}>
        <div>
          <h1 className="title">Revision workflow</h1>
          <p className="muted">
            Drafts in your own templates: review each section, edit it, revise it by a prompt, and decide every change.
          </p>
        </div>
        <ButtonLink look="accent" icon={FilePlus2} to={toolPage}>
          Draft from a template
        </ButtonLink>
      </div>
      <DraftTable
        label="Drafts from templates"
        drafts={data?.filter(({ type }) => type === 'draft_from_template_sections')}
        isError={isError}
        onRefresh={() => void refetch()}
        whenEmpty={
          <EmptyState
            title="No draft from a template yet"
            action={
              <ButtonLink look="accent" to={toolPage}>
                Draft from a template
              </ButtonLink>
            }
          >
            Upload a letter or a motion of your firm. Drafty writes inside it, and here you decide what stays.
          </EmptyState>
        }
      />
    </div>
  )
}
