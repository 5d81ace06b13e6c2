import { findingSlots } from './finding-slots.ts'
import { expertSlots, fieldSlots, letterSlots, opinionSlots, relationSlots } from './frame-slots.ts'
import type { Slot } from './slot.ts'

export const allSlots: readonly Slot[] = [
  ...expertSlots,
  ...relationSlots,
  ...fieldSlots,
  ...findingSlots,
  ...opinionSlots,
  ...letterSlots,
]

const byName = new Map(allSlots.map((slot) => [slot.name, slot]))

/** The slot with this name (`contrib.what`, `list:uses`); undefined for values that software computes. */
export function findSlot(name: string): Slot | undefined {
  return byName.get(name)
}
