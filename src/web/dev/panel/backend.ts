import { callOtherServer } from '#web/data/base-path.ts'
import { forgetToken, keepToken, readToken } from '#web/data/token.ts'

const key = 'drafty.dev.stagingApi'

export type Backend = 'local' | 'staging'

export function readBackend(): Backend {
  return localStorage.getItem(key) === null ? 'local' : 'staging'
}

/**
 * Keeps the choice and loads the page anew: nothing that was read from one server is shown beside the other's. Each server
 * has its own login, and neither sees the other's token.
 */
export function changeBackend(stagingApi: string | null): void {
  changeLogin(readBackend(), stagingApi === null ? 'local' : 'staging')
  if (stagingApi === null) localStorage.removeItem(key)
  else localStorage.setItem(key, stagingApi)
  window.location.assign('/')
}

const loginOf = (backend: Backend) => `drafty.dev.token.${backend}`

function changeLogin(from: Backend, to: Backend): void {
  if (from === to) return
  const was = readToken()
  if (was === null) localStorage.removeItem(loginOf(from))
  else localStorage.setItem(loginOf(from), was)
  const known = localStorage.getItem(loginOf(to))
  if (known === null) forgetToken()
  else keepToken(known)
}

/** At the start of the page. */
export function goToChosenBackend(): void {
  const stagingApi = localStorage.getItem(key)
  if (stagingApi !== null) callOtherServer(stagingApi)
}
