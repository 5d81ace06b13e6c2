import { Scissors } from 'lucide-react'
import type { PacketItem, PacketReply } from '#contract/packets.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { PacketActs } from './packet-queries.ts'
import styles from './packet.module.css'

/** A file of the packet that begins at an exhibit: before its tab, or at one of its pages. */
export type PartStart = { readonly part: number; readonly page: number; readonly isInside: boolean }

/** The files that begin with an exhibit or inside of it, by its id; the first file is that of the front. */
export function partStarts({ made, items }: Pick<PacketReply, 'made' | 'items'>): ReadonlyMap<string, PartStart[]> {
  const starts = (made?.parts ?? [])
    .filter(({ kind, number, first }) => kind === 'exhibits' && number > 1 && /^\d+$/.test(first))
    .map(({ number, first }) => ({ part: number, page: Number(first) }))
  const tops = items.filter(({ parent }) => parent === null)
  return new Map(
    tops.map((top) => {
      const own = items.filter(({ id, parent }) => id === top.id || parent === top.id)
      const tab = Math.min(...own.map(({ first }) => first ?? Infinity)) - 1
      const last = Math.max(...own.map((one) => one.last ?? 0))
      const inside = starts
        .filter(({ page }) => page >= tab && page <= last)
        .map((start): PartStart => ({ ...start, isInside: start.page > tab }))
      return [top.id, inside]
    }),
  )
}

type Props = { readonly start: PartStart; readonly split: PacketReply['split']; readonly acts: PacketActs }

/** Says where the next file begins, and offers the other way to divide. */
export function PartLine({ start: { part, page, isInside }, split, acts }: Props) {
  const other = split === 'exhibits' ? 'pages' : 'exhibits'
  return (
    <li className={styles.partLine}>
      <Icon icon={Scissors} size="s" />
      <span>{`Part ${part} starts ${isInside ? `at page ${page}, inside this exhibit` : 'here, between exhibits'}`}</span>
      {acts.may('prepare') && (
        <span className={styles.deskOnly}>
          <Button look="text" size="s" busy={acts.change.isPending} onClick={() => acts.change.run({ split: other })}>
            {other === 'pages' ? 'Split at a page instead' : 'Split between exhibits instead'}
          </Button>
        </span>
      )}
    </li>
  )
}

/** What of the lines stands before an exhibit, and what after it. */
export function linesAround(item: PacketItem, starts: ReadonlyMap<string, readonly PartStart[]>) {
  const own = starts.get(item.id) ?? []
  return { before: own.filter(({ isInside }) => !isInside), after: own.filter(({ isInside }) => isInside) }
}
