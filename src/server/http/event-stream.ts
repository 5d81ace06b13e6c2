import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { Services } from '#server/services.ts'
import { connectionOf } from './connection-of.ts'

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

/** Where events go: a connection, or a stream in memory where no server listens. */
type Outlet = {
  readonly begin: (onGone: () => void, onRoom: () => void) => Response
  /** Whether there is room for more. */
  readonly write: (frame: EventFrame) => boolean
  readonly end: () => void
}

/**
 * Answers with Server-Sent Events until `write` is done. `onOver` is called once when the reader leaves or the server
 * stops. A thousand of them are open at a time, so that each is written to its connection and has nothing between.
 */
export function streamEvents(
  context: Context,
  { stopping, log }: Pick<Services, 'stopping' | 'log'>,
  write: (stream: EventStream, onOver: (hear: () => void) => void) => Promise<void>,
): Response {
  let isOver = stopping.aborted
  let onRoom: () => void = nothing
  let hearOver: () => void = nothing
  const end = () => {
    stopping.removeEventListener('abort', end)
    isOver = true
    onRoom()
    hearOver()
  }
  const outgoing = connectionOf(context)
  const outlet = outgoing ? outletTo(outgoing, context) : outletInMemory(context)
  // Nothing to compress: each event has to leave at once.
  context.set('packed', true)
  const response = outlet.begin(end, () => onRoom())
  stopping.addEventListener('abort', end)
  const stream: EventStream = {
    isOver: () => isOver,
    async send(frame) {
      if (isOver || outlet.write(frame)) return
      await new Promise<void>((resolve) => (onRoom = resolve))
    },
  }
  const hear = (listener: () => void) => (isOver ? listener() : void (hearOver = listener))
  void write(stream, hear)
    .catch((error: unknown) => log.warn({ error: nameOf(error) }, 'an event stream was cut short'))
    .finally(() => {
      hearOver = nothing
      end()
      outlet.end()
    })
  return response
}

const eventHeaders = { 'Content-Type': 'text/event-stream', 'Transfer-Encoding': 'chunked' }

/** A stream object of the web between takes 19 kB more for each reader, and a quarter more time for each event. */
function outletTo(outgoing: ServerResponse, context: Context): Outlet {
  return {
    begin(onGone, onRoom) {
      const { headers } = context.body(null, 200, eventHeaders)
      outgoing.on('close', onGone).on('drain', onRoom).on('error', nothing)
      outgoing.writeHead(200, Object.fromEntries(headers)).flushHeaders()
      return RESPONSE_ALREADY_SENT
    },
    write: (frame) => outgoing.write(frame),
    end: () => void outgoing.end(),
  }
}

function outletInMemory(context: Context): Outlet {
  let controller: ReadableStreamDefaultController<EventFrame> | undefined
  return {
    begin(onGone, onRoom) {
      const body = new ReadableStream<EventFrame>({
        start: (its) => void (controller = its),
        pull: onRoom,
        cancel() {
          controller = undefined
          onGone()
        },
      })
      return context.body(body, 200, eventHeaders)
    },
    write(frame) {
      controller?.enqueue(frame)
      return (controller?.desiredSize ?? 1) > 0
    },
    end() {
      controller?.close()
      controller = undefined
    },
  }
}

/** What a message of a foreign error says may be somebody's. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)

function nothing(): void {}
