import type { Range } from '#domain/section-content/read.ts'

/** Half of the sentence or more is covered: of the wording of a template, for instance. */
export function isMostly({ start, end }: Range, ranges: readonly Range[]): boolean {
  const covered = ranges.reduce(
    (sum, range) => sum + Math.max(0, Math.min(range.end, end) - Math.max(range.start, start)),
    0,
  )
  return covered * 2 >= end - start
}
