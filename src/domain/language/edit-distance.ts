/**
 * The fewest letters to insert, delete, change or swap with a neighbour that make one word of the other. With `most` it
 * gives up early: a greater distance is told as `most + 1`.
 */
export function editDistance(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [before, previous] = [new Uint16Array(0), Uint16Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row += 1) {
    const current = new Uint16Array(other.length + 1)
    current[0] = row
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      const up = (previous[column] ?? 0) + 1
      const left = (current[column - 1] ?? 0) + 1
      let best = Math.min(up, left, (previous[column - 1] ?? 0) + cost)
      if (row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        best = Math.min(best, (before[column - 2] ?? 0) + 1)
      current[column] = best
      least = Math.min(least, best)
    }
    if (least > most) return most + 1
    before = previous
    previous = current
  }
  return Math.min(previous[other.length] ?? 0, most + 1)
}
