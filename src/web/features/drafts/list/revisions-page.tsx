import { FilePlus2, FileText } from 'lucide-react'
import { DraftTable } from './draft-table.tsx'
import { useDraftPages } from './drafts-queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListEnd } from '#web/ui/list-end.tsx'
import styles from './revisions-page.module.css'

const toolPage = '/ai/draft-from-template-revision'

/** The guided revision of drafts that were made from the firm's own templates. */
export function RevisionsPage() {
  const list = useDraftPages({ type: 'draft_from_template_sections' })
  const hasDrafts = list.drafts !== undefined && list.drafts.length > 0
  return (
    <div className="wrap stack xl">
      <div className={styles.head}>
        <div>
          <h1 className="title">Revision workflow</h1>
          <p className="muted">
            Drafts in your own templates: review each section, edit it, revise it by a prompt, and decide every change.
          </p>
        </div>
        <div className={styles.actions}>
          <ButtonLink icon={FileText} to="/drafty/clients?tab=templates">
            Templates
          </ButtonLink>
          <ButtonLink look={hasDrafts ? 'accent' : 'default'} icon={FilePlus2} to={toolPage}>
            Draft from a template
          </ButtonLink>
        </div>
      </div>
      <DraftTable
        label="Drafts from templates"
        drafts={list.drafts}
        isError={list.isError}
        onRefresh={() => void list.refetch()}
        foot={<ListEnd list={list} />}
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
