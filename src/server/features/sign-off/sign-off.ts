import { newId } from '#server/database/new-id.ts'
import { takeFileBack } from '#server/database/take-file-back.ts'
import { Readable } from 'node:stream'
import { AppError } from '#contract/errors.ts'
import { citatorStatement, readStatement, recordText } from '#domain/sign-off/sign-off-record.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { SignOffRow } from '#server/database/tables/sign-offs.ts'
import { findSections, fingerprintText, writeFiledDraft } from '#server/features/drafting/index.ts'
import type { Services } from '#server/services.ts'
import type { SignOffDesk } from './read-desk.ts'
import { keepKey } from './store.ts'
import { sha256, writeRecord } from './write-record.ts'

/** The Word file that is signed off: the text alone, as it is filed. */
export async function fileToSign(services: Services, { draft }: SignOffDesk) {
  const bytes = await writeFiledDraft(services, draft)
  return { name: draft.file_name, bytes, sha256: sha256(bytes) }
}

/** Whether the draft rests on citations, which a citator has to be asked about. */
export const hasCitations = ({ gates }: Pick<SignOffDesk, 'gates'>) => gates.citations.total > 0

type Given = { readonly citator: boolean; readonly sha256: string }

/**
 * Signs a draft off as it stands. 422 while a gate is closed or a statement is missing, 409 when the file is not the one
 * that was shown or the text changes meanwhile; nothing is kept then.
 */
export async function signOff(services: Services, account: Account, desk: SignOffDesk, given: Given): Promise<void> {
  const { database, files, now, signingKey } = services
  const [obstacle] = desk.obstacles
  if (obstacle) throw refusal('read', 'Sign-off', obstacle.sentence)
  if (hasCitations(desk) && !given.citator)
    throw refusal('citator', 'Citator', 'Please say that you have checked the citations with a citator.')
  const file = await fileToSign(services, desk)
  if (file.sha256 !== given.sha256) throw new AppError('version-is-stale')
  const at = now()
  const id = newId()
  const record = await writeRecord(services, desk, {
    id,
    at,
    by: account.email,
    statements: [readStatement, ...(hasCitations(desk) ? [citatorStatement] : [])],
    file: { name: file.name, bytes: file.bytes.length, sha256: file.sha256 },
  })
  const text = recordText(record)
  const stored = await files.put(Readable.from([file.bytes]), file.bytes.length)
  const row: SignOffRow = {
    id,
    owner_id: desk.draft.owner_id,
    draft_id: desk.draft.id,
    signed_by: account.email,
    signed_at: at,
    text_sha256: desk.textFingerprint,
    packet_sha256: desk.packet?.fingerprint ?? null,
    file_name: file.name,
    file_key: stored.key,
    file_bytes: stored.bytes,
    file_sha256: file.sha256,
    record_text: text,
    signature: Buffer.from(signingKey.sign(Buffer.from(text))).toString('base64'),
    key_id: signingKey.id,
  }
  try {
    await keepKey(database, { key_id: signingKey.id, public_pem: signingKey.publicPem, first_used_at: at })
    await database.transaction().execute(async (transaction) => {
      const now = fingerprintText(await findSections(transaction, desk.draft.id))
      if (now !== desk.textFingerprint) throw new AppError('version-is-stale')
      await transaction.insertInto('sign_offs').values(row).execute()
    })
  } catch (error) {
    await takeFileBack(files, stored.key, error)
    throw error
  }
}

function refusal(name: string, label: string, message: string): AppError {
  return new AppError('invalid-fields', { fields: [{ name, label, message }] }, { message })
}
