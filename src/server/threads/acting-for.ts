import { AsyncLocalStorage } from 'node:async_hooks'

const acting = new AsyncLocalStorage<string>()

/** Whatever the work begins is done for this account: where many wait for a thread, the accounts take turns. */
export function actFor<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
  return acting.run(accountId, work)
}

/** The account for which the present work is done; empty for the server's own. */
export function whoActs(): string {
  return acting.getStore() ?? ''
}
