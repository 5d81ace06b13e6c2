import { ArrowLeft, ChevronRight, Fingerprint, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AppError } from '#contract/errors.ts'
import type { PacketReply } from '#contract/packets.ts'
import { DraftOfPage, DraftTrouble } from '#web/features/drafts/list/draft-of-page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { AddExhibit } from './add-exhibit.tsx'
import { ExhibitOrder } from './exhibit-order.tsx'
import { FiledBefore } from './filed-before.tsx'
import { FiledPanel } from './filed-panel.tsx'
import { FilingFacts } from './filing-facts.tsx'
import { FormsPanel } from './forms-panel.tsx'
import { KitPapers } from './kit-papers.tsx'
import { MakePanel } from './make-panel.tsx'
import styles from './packet.module.css'
import { type PacketActs, type PacketPath, usePacket, usePacketActs } from './packet-queries.ts'
import { PartBar } from './part-bar.tsx'
import { PinpointList } from './pinpoint-list.tsx'
import { PreflightPanel } from './preflight-panel.tsx'
import { crumbsOfDraft, PlainPage } from '#web/workspace/plain-page.tsx'

/** From an accepted draft to the files that a clerk takes. */
export function PacketPage() {
  return (
    <DraftOfPage {...named} loading={<Loading />}>
      {(path) => <PacketOf path={path} />}
    </DraftOfPage>
  )
}

const named = { page: 'Filing packet', what: 'The packet' }

function PacketOf({ path }: { path: PacketPath }) {
  const packet = usePacket(path)
  const acts = usePacketActs(path)
  if (packet.data) return <Packet packet={packet.data} path={path} acts={acts} />
  if (packet.isPending) return <Loading />
  if (packet.error instanceof AppError && packet.error.code === 'not-now')
    return (
      <PlainPage title="Filing packet" crumbs={crumbsOfDraft('Filing packet')}>
        <EmptyState
          title="The draft is not written yet"
          action={
            <ButtonLink look="accent" to={draftHref(path)}>
              To the draft
            </ButtonLink>
          }
        >
          A packet is put together once the draft is there.
        </EmptyState>
      </PlainPage>
    )
  return <DraftTrouble {...named} error={packet.error} onRefresh={() => void packet.refetch()} />
}

const draftHref = ({ clientId, draftId }: PacketPath) => `/drafty/my-drafts/${draftId}?client=${clientId}`

const signOffHref = ({ clientId, draftId }: PacketPath) => `/drafty/my-drafts/${draftId}/sign-off?client=${clientId}`

function Loading() {
  return (
    <div className="wrap">
      <h1 className="sr">Filing packet</h1>
      <PageSkeleton label="Loading the packet" />
    </div>
  )
}

type Props = { readonly packet: PacketReply; readonly path: PacketPath; readonly acts: PacketActs }

function Packet({ packet, path, acts: all }: Props) {
  const [isAdding, setAdding] = useState(false)
  const acts = packet.filing.filed_on === null ? all : asFiled(all)
  const isMaking = packet.status === 'making'
  const mayPrepare = acts.may('prepare')
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <nav className={`small ${styles.crumbs}`} aria-label="Breadcrumb">
          <Link to="/drafty/my-drafts">My Drafts</Link>
          <Icon icon={ChevronRight} size="s" />
          <Link to={draftHref(path)}>{packet.draft_title}</Link>
          <Icon icon={ChevronRight} size="s" />
          <span>Filing packet</span>
        </nav>
        <div className={styles.headline}>
          <div>
            <h1 className="title">Filing packet</h1>
            <p className="muted">
              {packet.client_name}. {packet.forum_line}
              {packet.filing.number !== null && packet.filing.number > 1 && ` ${packet.filing.name} of the case.`}
            </p>
          </div>
          <div className={styles.headActs}>
            <ButtonLink look="text" icon={ArrowLeft} to={draftHref(path)}>
              Back to the draft
            </ButtonLink>
            <ButtonLink icon={Fingerprint} to={signOffHref(path)}>
              Sign-off
            </ButtonLink>
            {mayPrepare && (
              <Button
                icon={Plus}
                className={styles.deskOnly}
                aria-disabled={isMaking}
                onClick={() => !isMaking && setAdding(true)}
              >
                Add an exhibit
              </Button>
            )}
          </div>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={`stack m ${styles.packet}`}>
          <PartBar packet={packet} acts={acts} />
          {packet.items.length === 0 ? (
            <NoExhibits path={path} mayAdd={mayPrepare} />
          ) : (
            <ExhibitOrder packet={packet} path={path} acts={acts} />
          )}
          <FiledBefore packet={packet} path={path} />
          <PinpointList packet={packet} />
        </div>
        <aside className={`stack m ${styles.rules}`}>
          <MakePanel packet={packet} acts={acts} />
          <FiledPanel packet={packet} acts={all} />
          <PreflightPanel path={path} acts={all} of={`${packet.version} ${packet.status}`} />
        </aside>
        <div className={`stack m ${styles.more}`}>
          {mayPrepare && <FilingFacts key={packet.forum} packet={packet} acts={acts} />}
          <KitPapers path={path} acts={all} />
          <FormsPanel path={path} acts={all} />
        </div>
      </div>
      <AddExhibit packet={packet} acts={acts} opened={isAdding} onClose={() => setAdding(false)} />
    </div>
  )
}

/** Nothing of a packet is changed once it is filed. */
const asFiled = (acts: PacketActs): PacketActs => ({ ...acts, may: (act) => act !== 'prepare' && acts.may(act) })

function NoExhibits({ path, mayAdd }: { path: PacketPath; mayAdd: boolean }) {
  return (
    <section className="panel">
      <EmptyState
        title="No exhibits yet"
        action={mayAdd && <ButtonLink to={`/drafty/clients/${path.clientId}`}>Add documents to the client</ButtonLink>}
      >
        Declarations, records and reports of the client become exhibits here, in the order of the draft.
      </EmptyState>
    </section>
  )
}
