import { Fragment, useState } from 'react'
import type { PacketItem, PacketReply } from '#contract/packets.ts'
import { BriefRow } from './brief-row.tsx'
import { ExhibitRow } from './exhibit-row.tsx'
import { findingOf, findingsOfDraft } from './item-findings.ts'
import { step } from './lift.ts'
import { megabytes, type PacketActs, type PacketPath, usePreflight } from './packet-queries.ts'
import styles from './packet.module.css'
import { linesAround, PartLine, partStarts } from './part-line.tsx'
import { PutBehind } from './put-behind.tsx'
import { useLift } from './use-lift.ts'

type Props = { readonly packet: PacketReply; readonly path: PacketPath; readonly acts: PacketActs }

/**
 * The exhibits in their order. Space lifts one, the arrows move it, Space puts it down, Escape puts it back; a mouse drags.
 * What stands behind the tab of another one goes with it.
 */
export function ExhibitOrder({ packet, path, acts }: Props) {
  const tops = packet.items.filter(({ parent }) => parent === null)
  const isStill = packet.status === 'making' || acts.change.isPending
  const reorder = (order: string[]) => acts.change.run({ order })
  const lift = useLift(tops, isStill, reorder)
  const [moved, setMoved] = useState<PacketItem>()
  const lines = usePreflight(path, `${packet.version} ${packet.status}`).data?.lines ?? []
  const shown = lift.order.flatMap((id) => tops.find((item) => item.id === id) ?? [])
  const isMade = packet.made !== null && !packet.made.is_stale
  const starts = isMade ? partStarts(packet) : new Map()

  return (
    <section className="panel" aria-label="Order of the packet">
      <output className="sr" aria-live="assertive">
        {lift.said}
      </output>
      <ol className={styles.list}>
        <li className={`${styles.row} ${styles.names}`} aria-hidden="true">
          <span />
          <span>Tab</span>
          <span>Document</span>
          <span className={styles.right}>Pages</span>
          <span>In the packet</span>
          <span className={styles.right}>MB</span>
          <span>State</span>
          <span />
        </li>
        <BriefRow packet={packet} path={path} finding={findingsOfDraft(lines)} acts={acts} />
        {shown.map((item, index) => {
          const inside = packet.items.filter(({ parent }) => parent === item.id)
          const { before, after } = linesAround(item, starts)
          const by = (places: number) => () => !isStill && reorder(step(lift.order, item.id, places))
          return (
            <Fragment key={item.id}>
              {before.map((start) => (
                <PartLine key={start.part} start={start} split={packet.split} acts={acts} />
              ))}
              <ExhibitRow
                item={item}
                inside={inside}
                finding={findingOf(
                  lines,
                  [item, ...inside].map(({ id }) => id),
                )}
                lift={lift}
                acts={acts}
                at={isMade ? pageHref(path, item) : undefined}
                onUp={index > 0 ? by(-1) : undefined}
                onDown={index < shown.length - 1 ? by(1) : undefined}
                onPutBehind={tops.length > 1 && inside.length === 0 ? () => setMoved(item) : undefined}
              />
              {after.map((start) => (
                <PartLine key={start.part} start={start} split={packet.split} acts={acts} />
              ))}
            </Fragment>
          )
        })}
      </ol>
      <p className={`small muted ${styles.foot}`}>
        <span>{footOf(packet)}</span>
        {acts.may('prepare') && <span className={styles.deskOnly}>Contents and cites renumber as you move</span>}
      </p>
      <PutBehind packet={packet} acts={acts} item={moved} onClose={() => setMoved(undefined)} />
    </section>
  )
}

const pageHref = ({ clientId, draftId }: PacketPath, { first }: PacketItem) =>
  first === null ? undefined : `/drafty/my-drafts/${draftId}/packet/${first}?client=${clientId}`

function footOf({ items, made }: PacketReply): string {
  const tops = items.filter(({ parent }) => parent === null).length
  const own = tops === 1 ? '1 exhibit' : `${tops} exhibits`
  const exhibits = (made?.brief_pages ?? null) === null ? own : `1 brief and ${own}`
  if (!made) return exhibits
  const files = made.parts.length === 1 ? '1 file' : `${made.parts.length} files`
  return `${exhibits}, ${made.pages} pages, ${megabytes(made.bytes)} MB in ${files}`
}
