import type { LiveEvent, SectionEvent } from './live-drafts.ts'

/** What a stream has not told yet: of each section the last event alone, since it has the whole text so far. */
export class UntoldNews {
  readonly #sections = new Map<string, SectionEvent>()
  #isDraftChanged = false
  #resume: (() => void) | undefined

  readonly hear = (event: LiveEvent): void => {
    if (event.kind === 'together') return
    if (event.kind === 'draft') this.#isDraftChanged = true
    else this.#sections.set(event.id, event)
    this.wake()
  }

  readonly wake = (): void => this.#resume?.()

  /** The next event of a section, `draft` when the draft itself has changed since, nothing when all is told. */
  take(): SectionEvent | 'draft' | undefined {
    for (const [id, event] of this.#sections) {
      this.#sections.delete(id)
      return event
    }
    if (!this.#isDraftChanged) return undefined
    this.#isDraftChanged = false
    return 'draft'
  }

  isEmpty(): boolean {
    return this.#sections.size === 0 && !this.#isDraftChanged
  }

  /** Resolves with the next event, when somebody wakes it, or after so many milliseconds. */
  async wait(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#resume = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#resume = undefined
  }
}
