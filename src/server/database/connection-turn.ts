/** So long the queries that follow each other may hold the event loop before everybody else gets a turn. */
const longestTurnMs = 10

/** Who has the one connection to a SQLite file, and for how long queries have followed each other in this turn. */
export class ConnectionTurn {
  #taken = false
  #began: number | undefined

  take(): void {
    this.#taken = true
  }
  give(): void {
    this.#taken = false
  }
  /** Whether this turn of the event loop has lasted so long that the next query waits for another one. */
  isLong(): boolean {
    if (this.#began !== undefined) return performance.now() - this.#began > longestTurnMs
    this.#began = performance.now()
    setImmediate(() => (this.#began = undefined))
    return false
  }
  isFree(): boolean {
    return !this.#taken && !this.isLong()
  }
}
