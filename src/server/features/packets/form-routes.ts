import { newId } from '#server/database/new-id.ts'
import { takeFileBack } from '#server/database/take-file-back.ts'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { formEditions } from '#law/filing-kit/form-editions.ts'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { FormReply } from '#contract/forms.ts'
import type { FormField } from '#domain/filing-kit/forms/form-target.ts'
import { knowForm } from '#domain/filing-kit/forms/know-form.ts'
import { fillableForms, planForm } from '#domain/filing-kit/forms/plan-form.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { FormBlankRow, PacketRow } from '#server/database/tables/packets.ts'
import { inputOf } from '#server/features/drafting/index.ts'
import { receiveForm, refusal } from '#server/features/records/index.ts'
import { attachmentHeader } from '#server/http/content-disposition.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import { asUnreadable } from '#server/office/unreadable-document.ts'
import type { Services } from '#server/services.ts'
import { openPacket } from './open-packet.ts'
import { packetLimits, packetThread } from './packet-thread.ts'
import { formOf } from './settings.ts'
import { settingsOf } from './store.ts'

type Open = { readonly draft: DraftRow; readonly packet: PacketRow }

/** Forms of the agency that go with a draft, filled in the files that the attorney has uploaded. */
export function serveForms(app: App, services: Services): void {
  const { database, files, now } = services

  implement(app, services, api.listForms, async ({ account, ownerId, params }) => {
    const open = await openPacket(services, ownerId, params)
    const blanks = await blanksOf(database, account.id)
    return formsFor(open.draft).map((form) =>
      present(
        open,
        form,
        blanks.find((one) => one.form === form),
      ),
    )
  })

  implement(app, services, api.uploadForm, async ({ account, ownerId, params, context }) => {
    const open = await openPacket(services, ownerId, params)
    const form = requireForm(open.draft, params.form)
    const { file } = await receiveForm(files, context)
    if (!file) throw fileError('Please choose the PDF of the form.')
    try {
      const { known, inspected } = await inspect(services, form, file)
      if ('refusal' in known) throw fileError(known.refusal)
      const row: FormBlankRow = {
        id: newId(),
        // The file is the attorney's own: its name may speak of the client for whom it was first used.
        owner_id: account.id,
        form,
        edition: known.edition,
        file_name: file.fileName.slice(0, 255),
        file_key: file.key,
        checksum: file.checksum,
        bytes: file.bytes,
        pages: inspected.pages.length,
        fields: JSON.stringify(inspected.fields),
        uploaded_at: now(),
      }
      for (const key of await replaceBlank(database, row)) await files.remove(key)
      return present(open, form, row)
    } catch (error) {
      await takeFileBack(files, file.key, error)
      throw error
    }
  })

  implement(app, services, api.fillForm, async ({ account, ownerId, params, body, context }) => {
    const open = await openPacket(services, ownerId, params)
    const form = requireForm(open.draft, params.form)
    const blank = (await blanksOf(database, account.id)).find((one) => one.form === form)
    if (!blank) throw fileError('Please choose the PDF of the form first.')
    const { entries } = planFor(open, form, blank)
    const left = new Set(body.leave.map(({ item, meaning }) => `${item} ${meaning}`))
    const writes = entries
      .filter(({ item, meaning }) => !left.has(`${item} ${meaning}`))
      .flatMap((entry) => entry.writes)
    const filled = await inFolder(async (folder) => {
      const [from, to] = [join(folder, 'blank.pdf'), join(folder, 'filled.pdf')]
      await pipeline(await files.read(blank.file_key), createWriteStream(from, { mode: 0o600 }))
      await packetThread('fillForm', packetLimits, from, to, writes)
      return new Uint8Array(await readFile(to))
    })
    return context.body(filled, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachmentHeader(`${open.draft.client_name} - Form ${form}.pdf`),
    })
  })
}

/** The form that a draft supports, and the one by which the attorney appears. */
function formsFor({ type }: DraftRow): string[] {
  return [formOf(type), 'G-28'].filter((form) => fillableForms.includes(form))
}

function requireForm(draft: DraftRow, name: string): string {
  const form = formsFor(draft).find((one) => one === name)
  if (form === undefined) throw new AppError('not-found')
  return form
}

function blanksOf(database: Database, ownerId: string): Promise<FormBlankRow[]> {
  return database.selectFrom('form_blanks').selectAll().where('owner_id', '=', ownerId).execute()
}

/** Keeps the newest blank of a form; gives the keys of the files before it. */
function replaceBlank(database: Database, row: FormBlankRow): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    const mine = transaction.selectFrom('form_blanks').select('file_key').where('owner_id', '=', row.owner_id)
    const before = await mine.where('form', '=', row.form).execute()
    await transaction
      .deleteFrom('form_blanks')
      .where('owner_id', '=', row.owner_id)
      .where('form', '=', row.form)
      .execute()
    await transaction.insertInto('form_blanks').values(row).execute()
    return before.map(({ file_key }) => file_key)
  })
}

async function inspect({ files }: Services, form: string, file: { readonly key: string; readonly fileName: string }) {
  try {
    return await inFolder(async (folder) => {
      const path = join(folder, 'blank.pdf')
      await pipeline(await files.read(file.key), createWriteStream(path, { mode: 0o600 }))
      const inspected = await packetThread('inspectForm', packetLimits, path)
      return { inspected, known: knowForm(form, inspected) }
    })
  } catch (error) {
    const unreadable = asUnreadable(error)
    if (!unreadable) throw error
    throw fileError(refusal(file.fileName, unreadable))
  }
}

function planFor({ draft, packet }: Open, form: string, blank: FormBlankRow | undefined) {
  const fields = blank ? (JSON.parse(blank.fields) as FormField[]) : []
  return planForm(form, fields, {
    ...inputOf(draft),
    filing: settingsOf(packet).answers,
    mainForm: formOf(draft.type),
  })
}

function present(open: Open, form: string, blank: FormBlankRow | undefined): FormReply {
  const edition = formEditions().find((one) => one.form === form)
  if (!edition) throw new Error(`No edition of Form ${form} is known.`)
  const { entries, gaps, byHand } = planFor(open, form, blank)
  const note =
    blank && !edition.confirmed
      ? `That edition ${edition.edition} is the one accepted is not confirmed: look at the agency’s page before filing.`
      : null
  return {
    form,
    accepted: { edition: edition.edition, checked_on: edition.checkedOn, confirmed: edition.confirmed },
    blank: blank
      ? {
          file_name: blank.file_name,
          edition: blank.edition,
          uploaded_at: new Date(blank.uploaded_at).toISOString(),
          note,
        }
      : null,
    entries: entries.map(({ item, meaning, source, shown }) => ({ item, meaning, source, shown })),
    gaps: [...gaps],
    by_hand: [...byHand],
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'form-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function fileError(message: string): AppError {
  return new AppError('file-refused', { fields: [{ name: 'file', label: 'File', message }] }, { message })
}
