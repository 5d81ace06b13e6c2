import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import { send } from '#web/data/call.ts'

export type SectionEvent = {
  readonly id: string
  readonly state: string
  /** The section's HTML so far, while it is being written. */
  readonly text?: string
  /** The finished section. */
  readonly section_content?: string
}

type Listener = {
  readonly onDraft: (draft: Draft) => void
  readonly onSection: (event: SectionEvent) => void
}

/**
 * Follows a draft while it is written. Resolves when the server ends it; throws when the connection breaks, or when
 * nothing came for longer than the server is ever silent.
 */
export function watchDraft(
  path: { clientId: string; draftId: string },
  { onDraft, onSection }: Listener,
  signal: AbortSignal,
): Promise<void> {
  const open = (until: AbortSignal) => send(api.watchDraft, { params: path, signal: until })
  return readEvents(open, signal, (event, data) => {
    if (event === 'draft') onDraft(JSON.parse(data) as Draft)
    if (event === 'section') onSection(JSON.parse(data) as SectionEvent)
  })
}

/** The server speaks every 15 s at least. */
const longestSilenceMs = 40_000

/** Reads an event stream; with fetch, because it needs the bearer header. */
export async function readEvents(
  open: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  onEvent: (event: string, data: string) => void,
): Promise<void> {
  const silent = new AbortController()
  const response = await open(AbortSignal.any([signal, silent.signal]))
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let timer = setTimeout(() => silent.abort(), longestSilenceMs)
  let buffer = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), longestSilenceMs)
    buffer += part.value
    const messages = buffer.split('\n\n')
    buffer = messages.pop() ?? ''
    for (const message of messages) {
      const event = /^event: (.*)$/m.exec(message)?.[1]
      const data = /^data: (.*)$/m.exec(message)?.[1]
      if (event && data) onEvent(event, data)
    }
  }
  clearTimeout(timer)
}
