import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { messages } from '#domain/messages.ts'
import { send } from '#web/data/call.ts'
import { saveAsFile } from '#web/data/download.ts'
import { downloads } from '#web/ui/downloads.ts'

/** Why a download failed is said so long (specification 2, section 8); that it failed stays. */
const failureShownMs = 5000

/** Which file: its form, and whether comments name what is not verified. */
type Wanted = { readonly form?: 'clean' | 'tracked' | 'sources'; readonly withComments?: boolean }

/** Fetches the Word file of a draft; the download panel shows how it goes. `failure` stands for the usual sentence. */
export async function downloadWordFile(
  path: { clientId: string; draftId: string },
  fileName: string,
  { form = 'clean', withComments = true, failure }: Wanted & { failure?: string } = {},
): Promise<void> {
  const { draftId: id } = path
  downloads.add({ id, fileName, stage: 'document' })
  try {
    const response = await send(api.downloadDraft, {
      params: path,
      query: { form, comments: withComments ? 'yes' : 'no' },
    })
    await saveAsFile(response, fileName)
    downloads.update(id, { status: 'success', saved: true })
  } catch (error) {
    const said = error instanceof AppError ? error.message : messages.downloadFailed
    downloads.update(id, { status: 'error', message: failure ?? said })
    if (failure === undefined) setTimeout(() => downloads.update(id, { message: 'Download failed' }), failureShownMs)
  }
}
