import type { Context } from 'hono'
import type { Services } from '#server/services.ts'

/** One event as it goes over the line, made once for all who hear it. */
export type EventFrame = Uint8Array<ArrayBuffer>

/** A reply that goes on: what is sent to it, and whether anybody still listens. */
export type EventStream = {
  /** Resolves when the reader has room for more. Sent to nobody, it is lost without an error. */
  readonly send: (frame: EventFrame) => Promise<void>
  /** Whether the reader has gone or the server stops. */
  readonly isOver: () => boolean
}

const encoder = new TextEncoder()

/** `data` is JSON: it has no line breaks, which would end the event. */
export function frameOf(event: string, data: string): EventFrame {
  return encoder.encode(`event: ${event}\ndata: ${data}\n\n`)
}

/** Keeps a connection alive and tells the reader nothing. */
export const stillHere = encoder.encode(': still here\n\n')

/**
 * Answers with Server-Sent Events until `write` is done. `onOver` is called once when the reader leaves or the server
 * stops. A thousand of them are open at a time, so that each is one stream object and nothing else.
 */
export function streamEvents(
  context: Context,
  { stopping, log }: Pick<Services, 'stopping' | 'log'>,
  write: (stream: EventStream, onOver: (hear: () => void) => void) => Promise<void>,
): Response {
  let isOver = stopping.aborted
  let controller: ReadableStreamDefaultController<EventFrame> | undefined
  let onRoom: () => void = nothing
  let hearOver: () => void = nothing
  const end = () => {
    stopping.removeEventListener('abort', end)
    isOver = true
    onRoom()
    hearOver()
  }
  const body = new ReadableStream<EventFrame>({
    start: (its) => void (controller = its),
    pull: () => onRoom(),
    cancel() {
      controller = undefined
      end()
    },
  })
  stopping.addEventListener('abort', end)
  const stream: EventStream = {
    isOver: () => isOver,
    async send(frame) {
      controller?.enqueue(frame)
      if (!isOver && (controller?.desiredSize ?? 1) <= 0) await new Promise<void>((resolve) => (onRoom = resolve))
    },
  }
  const hear = (listener: () => void) => (isOver ? listener() : void (hearOver = listener))
  void write(stream, hear)
    .catch((error: unknown) => log.warn({ error: nameOf(error) }, 'an event stream was cut short'))
    .finally(() => {
      hearOver = nothing
      end()
      controller?.close()
      controller = undefined
    })
  // Nothing to compress: each event has to leave at once.
  context.set('packed', true)
  return context.body(body, 200, { 'Content-Type': 'text/event-stream', 'Transfer-Encoding': 'chunked' })
}

/** What a message of a foreign error says may be somebody's. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)

function nothing(): void {}
