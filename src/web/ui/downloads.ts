/** `content`: its sections are written; `document`: the Word file is made; `file`: a stored file is fetched. */
export type DownloadStage = 'waiting' | 'content' | 'document' | 'file'

export type Download = {
  readonly id: string
  readonly fileName: string
  readonly status: 'downloading' | 'success' | 'error'
  readonly stage: DownloadStage
  /** Sections written of all, or bytes of all. */
  readonly progress?: { readonly done: number; readonly total: number }
  /** On success: the file is on the attorney's machine, not only in My Drafts. */
  readonly saved?: boolean
  /** On success, while the file is only in My Drafts: brings it. */
  readonly bring?: () => void
  /** On error: the sentence to show instead of `Download failed`. */
  readonly message?: string
  /** On error: why, in a line under it. */
  readonly reason?: string
  /** On error: tries again. */
  readonly retry?: () => void
}

let list: readonly Download[] = []
const listeners = new Set<() => void>()

/** What is being made or fetched, across all pages. Cleared when the account logs out: names of clients are in it. */
export const downloads = {
  get: (): readonly Download[] => list,
  /** Adds a row, newest first; the same id replaces its row. */
  add: (download: Pick<Download, 'id' | 'fileName'> & Partial<Download>): void => {
    const row: Download = { status: 'downloading', stage: 'waiting', ...download }
    change([row, ...list.filter(({ id }) => id !== row.id)])
  },
  /** Changes a row; one that was dismissed stays away. */
  update: (id: string, patch: Partial<Omit<Download, 'id'>>): void => {
    change(list.map((row) => (row.id === id ? { ...row, ...patch } : row)))
  },
  dismiss: (id: string): void => {
    change(list.filter((row) => row.id !== id))
  },
  clear: (): void => {
    change([])
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function change(next: readonly Download[]) {
  list = next
  for (const listener of listeners) listener()
}

let afterDownload: () => void = () => undefined

/** What happens when the message of a finished download has been read: for the page around everything. */
export function whenDownloaded(then: () => void): () => void {
  afterDownload = then
  return () => {
    afterDownload = () => undefined
  }
}

export function downloaded(): void {
  afterDownload()
}
