/** `3 open points`, `1 open point`, `No open points`. */
export function pointsInWords(count: number): string {
  return count === 0 ? 'No open points' : count === 1 ? '1 open point' : `${count} open points`
}
