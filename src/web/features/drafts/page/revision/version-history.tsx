import type { VersionOrigin } from '#domain/drafting/draft-state.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { SectionVersion } from '../draft-view.ts'
import styles from './version-history.module.css'

type Props = {
  /** Newest first; undefined while they are fetched. */
  readonly versions: readonly SectionVersion[] | undefined
  readonly current: number
  /** The versions on show in the middle. */
  readonly compared: { readonly from: number; readonly to: number | 'proposal' } | undefined
  readonly proposal?:
    | { readonly version: number; readonly by: string; readonly at: string; readonly changes: number }
    | undefined
  /** Left out for somebody who does not write. */
  readonly onRestore: ((version: number) => void) | undefined
  readonly onCompare: (version: number) => void
}

/** Who wrote what, when, with which model and prompt; every version can be compared and brought back. */
export function VersionHistory({ versions, current, compared, proposal, onRestore, onCompare }: Props) {
  if (!versions) return <Skeleton lines={4} label="Loading the versions" />
  const isAlone = versions.length === 1 && !proposal
  return (
    <>
      {isAlone && (
        <p className="small muted">
          There is one version only, so nothing can be compared yet. Every edit and every revision adds one.
        </p>
      )}
      <Versions {...{ versions, current, compared, proposal, onRestore, onCompare }} />
    </>
  )
}

function Versions({
  versions,
  current,
  compared,
  proposal,
  onRestore,
  onCompare,
}: Props & { readonly versions: readonly SectionVersion[] }) {
  return (
    <ol className={styles.list} reversed>
      {proposal && (
        <li className={styles.version} data-current>
          <span className={styles.dot} />
          <div>
            <div className={styles.head}>
              <b>Version {proposal.version}</b>
              <span className="small muted">being reviewed</span>
            </div>
            <p className="small muted">
              Revised by {proposal.by}, {proposal.at}. {changesText(proposal.changes)}.
            </p>
          </div>
        </li>
      )}
      {versions.map((version) => (
        <Version
          key={version.version}
          version={version}
          isCurrent={version.version === current}
          isCompared={compared?.from === version.version}
          hasProposal={proposal !== undefined}
          onRestore={onRestore}
          onCompare={onCompare}
        />
      ))}
    </ol>
  )
}

type VersionProps = Pick<Props, 'onRestore' | 'onCompare'> & {
  readonly version: SectionVersion
  readonly isCurrent: boolean
  readonly isCompared: boolean
  readonly hasProposal: boolean
}

function Version({ version, isCurrent, isCompared, hasProposal, onRestore, onCompare }: VersionProps) {
  const name = versionName(version)
  return (
    <li
      className={styles.version}
      data-current={(isCurrent && !hasProposal) || undefined}
      data-base={isCompared || undefined}
    >
      <span className={styles.dot} />
      <div>
        <div className={styles.head}>
          <b>{name}</b>
          <span className={styles.actions}>
            {isCompared && <span className="small muted">compared with</span>}
            {isCurrent && !isCompared && <span className="small muted">current</span>}
            {!isCompared && !isCurrent && (
              <button type="button" className={styles.link} onClick={() => onCompare(version.version)}>
                Compare<span className="sr"> with {name}</span>
              </button>
            )}
            {!isCurrent && onRestore && (
              <button type="button" className={styles.link} onClick={() => onRestore(version.version)}>
                Restore<span className="sr"> {name}</span>
              </button>
            )}
          </span>
        </div>
        <p className="small muted">{originText(version)}</p>
        {version.prompt !== null && <p className={styles.prompt}>“{version.prompt}”</p>}
      </div>
    </li>
  )
}

export function versionName({ version, origin }: Pick<SectionVersion, 'version' | 'origin'>): string {
  return origin === 'template' ? 'Template text' : `Version ${version}`
}

const verbs: Readonly<Record<VersionOrigin, string>> = {
  template: '',
  generated: 'Written by',
  ai: 'Revised by',
  manual: 'Edited by',
  restored: 'Restored by',
  reimported: 'Taken from Word by',
}

function originText({ origin, by, at, askedBy, decidedBy }: SectionVersion): string {
  if (origin === 'template') return by
  const asked = askedBy === undefined ? '' : ` Asked for by ${askedBy}.`
  const decided = decidedBy === undefined ? '' : ` Decided by ${decidedBy}.`
  return `${verbs[origin]} ${by}, ${at}.${asked}${decided}`
}

function changesText(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}
