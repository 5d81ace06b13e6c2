import { callOtherServer } from '#web/data/base-path.ts'

const key = 'drafty.dev.stagingApi'

export type Backend = 'local' | 'staging'

export function readBackend(): Backend {
  return localStorage.getItem(key) === null ? 'local' : 'staging'
}

/** Keeps the choice and loads the page anew: nothing that was read from one server is shown beside the other's. */
export function changeBackend(stagingApi: string | null): void {
  if (stagingApi === null) localStorage.removeItem(key)
  else localStorage.setItem(key, stagingApi)
  window.location.assign('/')
}

/** At the start of the page. */
export function goToChosenBackend(): void {
  const stagingApi = localStorage.getItem(key)
  if (stagingApi !== null) callOtherServer(stagingApi)
}
