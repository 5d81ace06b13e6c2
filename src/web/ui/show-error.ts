/** A message of a list, with the place in the form that it belongs to. */
export type ErrorEntry =
  | string
  | { readonly message: string; readonly place: { readonly label: string; readonly go: () => void } }

export type ShownError = {
  /** What could not be done; the message's own title where it has one. */
  readonly title?: string
  /** One sentence, or a list of what is missing. */
  readonly error: string | readonly ErrorEntry[]
  /** Credits left, in percent, under the message on the subscription limit. */
  readonly percentLeft?: number
  /** Under the message: the way on, a paragraph of its own, and a line in small print. */
  readonly more?: {
    readonly link: { readonly label: string; readonly to: string } | null
    readonly after: string | null
    readonly notes: readonly string[]
  }
  /** Beside Cancel: the way to what is missing. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

let shown: ShownError | null = null
const listeners = new Set<() => void>()

/** Opens the error dialog from anywhere; an error that is shown already gives way to the new one. */
export function showError(error: ShownError | string): void {
  change(typeof error === 'string' ? { error } : error)
}

export function closeError(): void {
  change(null)
}

/** The sentences of an error, without the places that they belong to. */
export function messagesOf(error: ShownError | null): string[] {
  if (!error) return []
  if (typeof error.error === 'string') return [error.error]
  return error.error.map((entry) => (typeof entry === 'string' ? entry : entry.message))
}

/** The error on show, for the dialog's host alone. */
export const errorOnShow = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function change(next: ShownError | null) {
  shown = next
  for (const listener of listeners) listener()
}
