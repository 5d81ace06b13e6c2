import { AppError } from '#contract/errors.ts'

/** A page sends a few files at a time; each holds a connection, a parser and a file for as long as it lasts. */
const mostOfAccount = 8
const mostOfAll = 40

const underWay = new Map<string, number>()
let all = 0

/** Takes one of the places for uploads, and gives it back when the work has ended. Throws `server-busy` when none is free. */
export async function asUpload<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  const own = underWay.get(accountId) ?? 0
  if (own >= mostOfAccount || all >= mostOfAll) throw new AppError('server-busy', { retryAfter: 5 })
  underWay.set(accountId, own + 1)
  all += 1
  try {
    return await work()
  } finally {
    all -= 1
    const left = (underWay.get(accountId) ?? 1) - 1
    if (left === 0) underWay.delete(accountId)
    else underWay.set(accountId, left)
  }
}
