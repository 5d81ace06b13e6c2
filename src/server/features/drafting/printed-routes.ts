import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { draftFor } from './draft-access.ts'
import { drawPage } from './file/printed-file.ts'
import { printDraft } from './file/print-draft.ts'

/** The Word file of a finished draft page by page, as it prints. */
export function servePrintedDrafts(app: App, services: Services): void {
  implement(app, services, api.readPrinted, async ({ ownerId, params }) => ({
    pages: (await printed(services, ownerId, params))?.pages.slice() ?? null,
  }))

  implement(app, services, api.showPrintedPage, async ({ ownerId, params, context }) => {
    const file = await printed(services, ownerId, params)
    if (!file) throw new AppError('cannot-be-shown')
    const page = Number(params.page)
    if (file.pages[page - 1] === undefined) throw new AppError('not-found')
    const picture = await drawPage(file, page)
    if (!picture) throw new AppError('cannot-be-shown')
    return context.body(picture, 200, { 'Content-Type': 'image/png' })
  })
}

type Params = Parameters<typeof draftFor>[2]

async function printed(services: Services, ownerId: string, params: Params) {
  const row = await draftFor(services.database, ownerId, params)
  if (row.state !== 'ready') throw new AppError('not-now')
  return printDraft(services, row)
}
