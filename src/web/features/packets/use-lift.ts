import { type DragEvent, type KeyboardEvent, useState } from 'react'
import type { PacketItem } from '#contract/packets.ts'
import { moveBefore, step } from './lift.ts'

type Lifted = { readonly id: string; readonly order: readonly string[] }

/**
 * Ordering by hand: Space or Enter lifts, the arrows move, Space puts down, Escape puts back; a mouse drags. Each step is said.
 * `onOrder` hears of an order that is new.
 */
export function useLift(items: readonly PacketItem[], isStill: boolean, onOrder: (order: string[]) => void) {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [said, setSaid] = useState('')
  const given = items.map(({ id }) => id)
  const order = lifted?.order ?? given

  const say = ({ id, order: list }: Lifted, what: string) => {
    const title = items.find((item) => item.id === id)?.title ?? 'Exhibit'
    setSaid(`${title} ${what}, number ${list.indexOf(id) + 1} of ${list.length}.`)
  }

  function drop(held: Lifted): void {
    setLifted(null)
    const isNew = held.order.join(' ') !== given.join(' ')
    say(held, isNew ? 'put down' : 'stays where it was')
    if (isNew) onOrder([...held.order])
  }

  function move(held: Lifted, by: number): void {
    const next = { ...held, order: step(held.order, held.id, by) }
    setLifted(next)
    say(next, 'moved')
  }

  function onKeyDown(event: KeyboardEvent, id: string): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const isPress = event.key === ' ' || event.key === 'Enter'
    if (!isPress && !(lifted && (by !== undefined || event.key === 'Escape'))) return
    event.preventDefault()
    if (lifted && isPress) drop(lifted)
    else if (lifted && by !== undefined) move(lifted, by)
    else if (lifted) {
      setLifted(null)
      setSaid('Put back.')
    } else if (!isStill) {
      setLifted({ id, order })
      say({ id, order }, 'lifted')
    }
  }

  return {
    order,
    said,
    isLifted: (id: string) => lifted?.id === id,
    grip: (id: string) => ({
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id),
      onBlur: () => lifted?.id === id && drop(lifted),
    }),
    row: (id: string) => ({
      draggable: !isStill,
      onDragStart: () => setLifted({ id, order }),
      onDragOver: (event: DragEvent) => {
        if (!lifted) return
        event.preventDefault()
        if (lifted.id !== id) setLifted({ ...lifted, order: moveBefore(lifted.order, lifted.id, id) })
      },
      onDragEnd: () => lifted && drop(lifted),
    }),
  }
}
export type Lift = ReturnType<typeof useLift>
