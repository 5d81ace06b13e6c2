import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { fileNotProcessed, messages } from '#domain/messages.ts'
import { send } from '#web/data/call.ts'
import { saveAsFile } from '#web/data/download.ts'
import { supportEmail } from '#web/data/support-email.ts'
import { downloaded, downloads } from '#web/ui/downloads.ts'

/** A success message and the general sentence of a failure stand so long (specification 1, section 9; 2, section 8). */
const shownMs = 5000

/** Which file: its form, and whether comments name what is not verified. */
type Wanted = { readonly form?: 'clean' | 'tracked' | 'sources'; readonly withComments?: boolean }

type Options = Wanted & {
  /** The file is made at the end of a draft and not asked for by hand: the sentence when that fails. */
  readonly failure?: string
}

/**
 * Fetches the Word file of a draft; the download panel shows how it goes. What failed stays there with its reason and a
 * way to try again until it is dismissed.
 */
export async function downloadWordFile(
  path: { clientId: string; draftId: string },
  fileName: string,
  options: Options = {},
): Promise<void> {
  const { form = 'clean', withComments = true, failure } = options
  const { draftId: id } = path
  downloads.add({ id, fileName, stage: failure === undefined ? 'file' : 'document' })
  try {
    const response = await send(api.downloadDraft, {
      params: path,
      query: { form, comments: withComments ? 'yes' : 'no' },
    })
    await saveAsFile(response, fileName)
    downloads.update(id, { status: 'success', saved: true })
    if (failure === undefined)
      setTimeout(() => {
        downloads.update(id, { stage: 'document' })
        downloaded()
      }, shownMs)
  } catch (error) {
    const retry = () => void downloadWordFile(path, fileName, options)
    const said = error instanceof AppError ? error.message : undefined
    downloads.update(id, { status: 'error', retry, message: failure ?? said ?? messages.downloadFailed })
    if (failure !== undefined || said !== undefined) return
    const lasting = fileNotProcessed(fileName, supportEmail.get())
    setTimeout(() => downloads.update(id, { message: lasting }), shownMs)
  }
}
