import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyConfig, type BusboyHeaders } from '@fastify/busboy'
import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { type FileStore, FileTooLarge, type StoredFile } from '#server/gateways/files/port.ts'
import { formLimits } from '#server/http/body-limits.ts'
import { parseJson } from '#server/http/parse-json.ts'
import { watchSpeed } from '#server/http/receive-body.ts'
import { sniffMediaType } from './media-type.ts'
import { receiveText } from '#server/http/receive-text.ts'

/** The largest file that is taken. */
export const fileLimit = 25_000_000
/** What is too large is still read to its end, so that the answer arrives, but not beyond this. */
const drainLimit = 4 * fileLimit
/** All fields of a form together, which are held in memory until its file has arrived. */
const fieldsLimit = 2_000_000

export type ReceivedFile = StoredFile & { readonly fileName: string; readonly mediaType: string }
export type Received = { readonly fields: Readonly<Record<string, unknown>>; readonly file: ReceivedFile | undefined }

/**
 * Takes the body of an upload: JSON, or a form whose `file` streams into the store while it arrives. Nothing of it is
 * held in memory. Whatever is refused leaves no file behind; from the reply on the file is the caller's to remove.
 */
export async function receiveForm(files: FileStore, context: Context): Promise<Received> {
  const type = context.req.header('Content-Type') ?? ''
  if (!type.startsWith('multipart/')) return { fields: await readJson(context), file: undefined }
  const form = new FormReceiver(files)
  try {
    const body = context.req.raw.body
    if (!body) throw new AppError('malformed-body')
    await form.take(Readable.fromWeb(body as never), { 'content-type': type })
    return { fields: form.fields, file: await form.stored() }
  } catch (error) {
    await form.forget()
    throw error
  }
}

async function readJson(context: Context): Promise<Record<string, unknown>> {
  const { text, release } = await receiveText({ access: 'user', bodyType: 'multipart' }, context)
  release()
  const body = text.trim() === '' ? {} : parseJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('malformed-body')
  return body as Record<string, unknown>
}

/** Passes a file on and keeps its first kilobyte. */
class Head extends Transform {
  start: Buffer = Buffer.alloc(0)

  constructor() {
    super({
      transform: (chunk: Buffer, _encoding, done) => {
        if (this.start.length < 1024) this.start = Buffer.concat([this.start, chunk.subarray(0, 1024)])
        done(null, chunk)
      },
    })
    // The store sees the error of a file that breaks off; before it has begun to read, nobody else does.
    this.on('error', () => undefined)
  }
}

class FormReceiver {
  readonly fields: Record<string, string> = {}
  readonly #files: FileStore
  #file: Promise<ReceivedFile> | undefined
  #problem: AppError | undefined
  #incoming: Head | undefined
  #received = 0

  constructor(files: FileStore) {
    this.#files = files
  }

  async take(body: Readable, headers: BusboyHeaders): Promise<void> {
    const parser = makeParser(headers, formLimits)
    let held = 0
    parser.on('field', (name, value, nameCut, valueCut) => {
      held += value.length
      if (nameCut || valueCut || held > fieldsLimit) this.#refuse(new AppError('body-too-large'))
      else this.fields[name] = value
    })
    parser.on('file', (name, stream, fileName) => this.#takeFile(name, stream, fileName))
    for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
      parser.on(limit, () => this.#refuse(new AppError('malformed-body')))
    const measured = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.#received += chunk.length
        done(this.#received > drainLimit ? new AppError('body-too-large') : null, chunk)
      },
    })
    const stopWatching = watchSpeed(
      () => this.#received,
      (slow) => measured.destroy(slow),
    )
    try {
      await pipeline(body, measured, parser)
    } catch (cause) {
      this.#incoming?.destroy(cause as Error)
      throw cause instanceof AppError ? cause : new AppError('malformed-body', {}, { cause })
    } finally {
      stopWatching()
    }
  }

  #takeFile(name: string, stream: Readable, fileName: string): void {
    stream.on('error', (error) => this.#incoming?.destroy(error))
    if (name !== 'file' || this.#file) {
      if (name === 'file') this.#refuse(refused('Please send one file at a time.'))
      stream.resume()
      return
    }
    const head = new Head()
    this.#incoming = head
    const plainName = cleanName(fileName)
    this.#file = this.#store(stream, head, plainName)
    // Awaited at the end of the form; until then a refusal is nobody's unhandled rejection.
    this.#file.catch(() => undefined)
  }

  async #store(stream: Readable, incoming: Head, fileName: string): Promise<ReceivedFile> {
    stream.pipe(incoming)
    try {
      const stored = await this.#files.put(incoming, fileLimit)
      return { ...stored, fileName, mediaType: sniffMediaType(incoming.start, fileName) }
    } catch (error) {
      // The rest of the form is still to come; it is read and dropped.
      stream.unpipe(incoming)
      stream.resume()
      if (!(error instanceof FileTooLarge)) throw error
      throw new AppError(
        'body-too-large',
        {},
        { message: `“${fileName}” is larger than 25 MB. Please upload a smaller file.` },
      )
    }
  }

  #refuse(problem: AppError): void {
    this.#problem ??= problem
  }

  /** The file, if one was sent; an empty part without a name is a form field that nobody filled in. */
  async stored(): Promise<ReceivedFile | undefined> {
    const file = await this.#file
    if (this.#problem) throw this.#problem
    if (!file || file.bytes > 0) return file
    await this.#files.remove(file.key)
    if (file.fileName === noName) return undefined
    throw refused(`“${file.fileName}”: This file is empty.`)
  }

  async forget(): Promise<void> {
    const file = await this.#file?.catch(() => undefined)
    if (file) await this.#files.remove(file.key)
  }
}

function makeParser(headers: BusboyHeaders, limits: BusboyConfig['limits']) {
  try {
    return new Busboy({ headers, ...(limits && { limits }) })
  } catch (cause) {
    throw new AppError('malformed-body', {}, { cause })
  }
}

export function refused(message: string): AppError {
  return new AppError('file-refused', { fields: [{ name: 'file', label: 'File', message }] }, { message })
}

const noName = 'file'

/** The last part of the name, without control characters. */
function cleanName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? ''
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return clean === '' ? noName : clean.slice(-255)
}
