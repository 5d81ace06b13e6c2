import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { call, send } from '#web/data/call.ts'
import { saveAsFile } from '#web/data/download.ts'
import { Button } from '#web/ui/button.tsx'
import { longDate } from '#web/ui/dates.ts'
import styles from './account-settings.module.css'
import { DeletionDialog, privacyKey } from './deletion-dialog.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { SettingsPage, SettingsSection, Trouble } from './settings-section.tsx'
import { useAction } from '#web/data/use-action.ts'

type Privacy = ReplyOf<typeof api.getPrivacy>

/** All my data as a file, and my account gone in seven days. */
export function PrivacyPage() {
  const { data, isError, refetch } = useQuery({
    queryKey: privacyKey,
    queryFn: () => call(api.getPrivacy, {}),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'waiting' ? 2000 : false),
  })
  return (
    <SettingsPage title="Privacy" lead="What Drafty keeps for you is yours: take it with you, or have it deleted.">
      {data ? (
        <>
          <ExportSection last={data.export} />
          <DeletionSection deleteAfter={data.delete_after} hasPassword={data.has_password} />
        </>
      ) : (
        <Missing isError={isError} label="Loading the privacy settings" onRefresh={() => void refetch()} />
      )}
    </SettingsPage>
  )
}

function ExportSection({ last }: { last: Privacy['export'] }) {
  const cache = useQueryClient()
  const { busy, message, run } = useAction()
  const request = async () => {
    await run(() => call(api.requestExport, {}))
    await cache.invalidateQueries({ queryKey: privacyKey })
  }
  const download = (exportId: string) =>
    run(async () => saveAsFile(await send(api.downloadExport, { params: { exportId } }), 'drafty-export.zip'))
  return (
    <SettingsSection
      title="Export all my data"
      lead="One zip file with your profile, clients, documents, answers, drafts and audit trail."
    >
      <p role="status">{exportText(last)}</p>
      <div className={styles.buttons}>
        {last?.state === 'ready' && (
          <Button look="accent" icon={Download} busy={busy} onClick={() => void download(last.id)}>
            Download the zip file
          </Button>
        )}
        {last?.state !== 'waiting' && (
          <Button icon={PackageOpen} busy={busy} onClick={() => void request()}>
            {last === null ? 'Prepare my export' : 'Prepare a new export'}
          </Button>
        )}
      </div>
      <Trouble message={message} />
    </SettingsSection>
  )
}

function exportText(last: Privacy['export']): string {
  if (last === null) return 'Nothing has been exported yet.'
  const day = longDate(Date.parse(last.requested_at))
  switch (last.state) {
    case 'waiting':
      return 'Your export is being packed. You may leave this page: a mail tells you when it is ready.'
    case 'ready':
      return `Your export of ${day} is ready (${sizeText(last.bytes ?? 0)}). It can be downloaded for seven days.`
    case 'failed':
      return `Your export of ${day} could not be made. Please try again.`
    default:
      return `Your export of ${day} has expired.`
  }
}

function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

type DeletionProps = { deleteAfter: string | null; hasPassword: boolean }

function DeletionSection({ deleteAfter, hasPassword }: DeletionProps) {
  const cache = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { busy, message, run } = useAction()
  const keep = async () => {
    await run(() => call(api.cancelDeletion, {}))
    await cache.invalidateQueries({ queryKey: privacyKey })
  }
  return (
    <SettingsSection
      title="Delete my account"
      lead="After seven days of grace the account is gone with all clients, documents and drafts. Cancel a running subscription first."
    >
      {deleteAfter === null ? (
        <div>
          <Button onClick={() => setAsking(true)}>Delete my account</Button>
        </div>
      ) : (
        <div className={styles.warning}>
          <p>This account will be deleted on {longDate(Date.parse(deleteAfter))}. Until then nothing is lost.</p>
          <div>
            <Button busy={busy} onClick={() => void keep()}>
              Keep my account
            </Button>
          </div>
        </div>
      )}
      <Trouble message={message} />
      {asking && <DeletionDialog hasPassword={hasPassword} onClose={() => setAsking(false)} />}
    </SettingsSection>
  )
}
