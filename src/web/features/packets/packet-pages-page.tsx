import { Check, ChevronRight } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router'
import type { PacketItem, PacketReply } from '#contract/packets.ts'
import { DraftOfPage, DraftTrouble } from '#web/features/drafts/list/draft-of-page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { SeverityIcon } from '#web/ui/severity.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { type PacketPath, usePacket, usePageImage } from './packet-queries.ts'
import styles from './packet-pages.module.css'
import { crumbsOfDraft, PlainPage } from '#web/workspace/plain-page.tsx'

/** An exhibit of the finished packet page by page, as it is filed: its stamp, and which cites lead to it. */
export function PacketPagesPage() {
  const { page = '' } = useParams()
  return (
    <DraftOfPage {...named} loading={<Loading />}>
      {(path) => <Pages path={path} page={Number(page)} />}
    </DraftOfPage>
  )
}

const named = { page: 'Packet page', what: 'The packet' }

function Pages({ path, page }: { path: PacketPath; page: number }) {
  const packet = usePacket(path)
  if (packet.isPending) return <Loading />
  if (!packet.data) return <DraftTrouble {...named} error={packet.error} onRefresh={() => void packet.refetch()} />
  const { items, made } = packet.data
  const item = items.find(({ first, last }) => first !== null && last !== null && first <= page && page <= last)
  if (!made || !item || item.first === null || item.last === null)
    return (
      <PlainPage title="Packet page" crumbs={crumbsOfDraft('Packet page')}>
        <EmptyState
          title="This page is not in the packet"
          action={<ButtonLink to={packetHref(path)}>To the packet</ButtonLink>}
        >
          The packet may have been made anew with another order.
        </EmptyState>
      </PlainPage>
    )
  return (
    <Exhibit
      packet={packet.data}
      made={made}
      path={path}
      item={{ ...item, first: item.first, last: item.last }}
      page={page}
    />
  )
}

const packetHref = ({ clientId, draftId }: PacketPath) => `/drafty/my-drafts/${draftId}/packet?client=${clientId}`
const pageHref = ({ clientId, draftId }: PacketPath, page: number) =>
  `/drafty/my-drafts/${draftId}/packet/${page}?client=${clientId}`

type Props = {
  readonly packet: PacketReply
  readonly made: NonNullable<PacketReply['made']>
  readonly path: PacketPath
  readonly item: PacketItem & { readonly first: number; readonly last: number }
  readonly page: number
}

function Exhibit({ packet, made, path, item, page }: Props) {
  const navigate = useNavigate()
  const others = packet.items.filter(({ first }) => first !== null)
  const at = others.findIndex(({ id }) => id === item.id)
  const go = (to: PacketItem | undefined) => {
    if (to && to.first !== null) void navigate(pageHref(path, to.first))
  }
  const [before, after] = [others[at - 1], others[at + 1]]
  return (
    <div className={styles.viewer}>
      <header className={styles.head}>
        <div>
          <nav className={`small ${styles.crumbs}`} aria-label="Breadcrumb">
            <Link to={packetHref(path)}>Filing packet</Link>
            <Icon icon={ChevronRight} size="s" />
            <span>Exhibit {item.letter}</span>
          </nav>
          <h1 className="head">{item.title}</h1>
        </div>
        <div className={styles.acts}>
          {made.is_stale && <span className={`small ${styles.stale}`}>Older than the draft or the exhibits</span>}
          <Button aria-disabled={!before} onClick={() => go(before)}>
            Previous exhibit
          </Button>
          <Button aria-disabled={!after} onClick={() => go(after)}>
            Next exhibit
          </Button>
        </div>
      </header>
      <div className={styles.columns}>
        <Thumbs item={item} page={page} path={path} of={made.at} />
        <div className={styles.stage}>
          <LargePage path={path} page={page} item={item} of={made.at} />
        </div>
        <Cites item={item} page={page} made={made} bates={packet.bates} />
      </div>
    </div>
  )
}

/** So many pages are shown beside the one that is looked at. */
const around = 4

function Thumbs({ item, page, path, of }: Pick<Props, 'item' | 'page' | 'path'> & { of: string }) {
  const from = Math.max(item.first, Math.min(page - around, item.last - 2 * around))
  const to = Math.min(item.last, from + 2 * around)
  const shown = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return (
    <nav className={styles.thumbs} aria-label="Pages of the exhibit">
      {from > item.first && <Link to={pageHref(path, item.first)}>{item.first}</Link>}
      {shown.map((one) => (
        <Link
          key={one}
          to={pageHref(path, one)}
          className={one === page ? styles.here : undefined}
          aria-current={one === page ? 'page' : undefined}
        >
          <Thumb path={path} page={one} of={of} />
          <span className="small num">{one}</span>
        </Link>
      ))}
      {to < item.last && <Link to={pageHref(path, item.last)}>{item.last}</Link>}
    </nav>
  )
}

function Thumb({ path, page, of }: { path: PacketPath; page: number; of: string }) {
  const picture = usePageImage(path, String(page), { size: 'small', of })
  return picture.data === undefined ? (
    <span className={styles.blank} aria-hidden="true" />
  ) : (
    <img src={picture.data} alt="" width={82} height={106} />
  )
}

function LargePage({ path, page, item, of }: Pick<Props, 'item' | 'page' | 'path'> & { of: string }) {
  const picture = usePageImage(path, String(page), { size: 'large', of })
  if (picture.isError) return <NotLoaded title="This page cannot be shown" onRefresh={() => void picture.refetch()} />
  if (picture.data === undefined) return <Skeleton label={`Loading page ${page}`} lines={12} />
  return <img className={styles.page} src={picture.data} alt={`Exhibit ${item.letter}, page ${page} of the packet`} />
}

function Cites({ item, page, made, bates }: Pick<Props, 'item' | 'page' | 'made'> & { bates: boolean }) {
  const cites = made.pinpoints.filter(({ letter }) => letter === item.letter)
  const here = cites.filter(({ text }) => pagesOf(text).some(([from, to]) => from <= page && page <= to))
  const shown = here.length > 0 ? here : cites
  return (
    <aside className={styles.side}>
      <h2 className="sub">Stamp</h2>
      <div className={styles.stamp}>
        <span className={styles.corners} data-bates={bates || undefined} aria-hidden />
        <ul className={styles.says}>
          <li>
            Lower right: Ex. {item.letter} {page}
          </li>
          {bates && <li>Lower left: the number of the page in the case</li>}
        </ul>
      </div>
      <p className="small muted">
        Where something stands in the place of a stamp, the page is made a little smaller, so that no stamp covers it.
      </p>
      <h2 className="sub">{here.length > 0 ? 'Cited in the brief' : `Cites of Exhibit ${item.letter}`}</h2>
      {shown.length === 0 && <p className="small muted">The brief does not cite this exhibit.</p>}
      <ul className={styles.cites}>
        {shown.map((cite) => (
          <li key={`${cite.text} ${cite.sentence}`}>
            {cite.message === null ? (
              <StateLabel icon={Check} tone="success">
                {cite.text}
              </StateLabel>
            ) : (
              <span className={styles.wrong}>
                <SeverityIcon severity="block" /> {cite.message}
              </span>
            )}
            <span className="small muted">{cite.sentence}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** `Ex. D at 44-46` -> 44 to 46. */
function pagesOf(text: string): [number, number][] {
  const found = / at (\d{1,5})(?:[-–](\d{1,5}))?/.exec(text)
  if (!found) return []
  const from = Number(found[1])
  return [[from, Number(found[2] ?? from)]]
}

function Loading() {
  return (
    <div className="wrap">
      <h1 className="sr">Packet page</h1>
      <Skeleton label="Loading the packet" lines={8} />
    </div>
  )
}
