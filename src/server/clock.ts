/** The server's clock. Moved, it runs on from the new time; null sets it right again. */
export function createClock() {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    move: (now: number | null) => {
      ahead = now === null ? 0 : now - Date.now()
    },
  }
}
