import type { FoundMark, Slot } from '#domain/template-sections/old-case.ts'

/** Longer and surer ones win; of a weaker one the rest beside it stays marked. */
export function withoutOverlaps(marks: readonly FoundMark[]): FoundMark[] {
  const rank = (mark: FoundMark) => (strong.has(mark.slot) ? 1 : 0)
  const kept: FoundMark[] = []
  const inOrder = marks.toSorted(
    (a, b) => rank(b) - rank(a) || b.end - b.start - (a.end - a.start) || a.start - b.start,
  )
  for (const mark of inOrder) kept.push(...restOf(mark, kept))
  return kept.toSorted((a, b) => a.start - b.start)
}

function restOf(mark: FoundMark, kept: readonly FoundMark[]): FoundMark[] {
  const over = kept
    .filter((other) => mark.start < other.end && other.start < mark.end)
    .toSorted((a, b) => a.start - b.start)
  if (over.length === 0) return [mark]
  const rests: FoundMark[] = []
  let at = mark.start
  for (const { start, end } of [...over, { start: mark.end, end: mark.end }]) {
    if (start - at > 3 && divisible.has(mark.slot)) rests.push({ ...mark, start: at, end: start })
    at = Math.max(at, end)
  }
  return rests
}
/** Kinds of which a part still says who or where. */
const divisible = new Set<Slot>([
  'town',
  'court',
  'court-asked',
  'client',
  'relative',
  'witness',
  'doctor',
  'person',
  'name',
  'judge',
  'attorney',
  'department-counsel',
])
const strong: ReadonlySet<Slot> = new Set<Slot>([
  'a-number',
  'receipt-number',
  'attorney-number',
  'email',
  'phone',
  'address',
])
