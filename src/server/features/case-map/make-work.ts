import type { Job } from '#server/database/tables/jobs.ts'
import { AppError } from '#contract/errors.ts'
import type { Services } from '#server/services.ts'
import { updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { makeMapOfCase, stampOfCase } from './saved-case.ts'
import { changeMap, decisionsOf, findMapById } from './store.ts'

const failed = 'The evidence could not be read. Please try again; a draft can be requested without it.'

/** Makes a map in the background. A decision taken meanwhile is not lost: the map is then made once more. */
export const caseMapWork: Work = {
  maxFailures: 3,
  async perform(services, job) {
    const row = await findMapById(services.database, job.subject_id)
    if (!row) return void (await updateJob(services.database, job, { state: 'done' }))
    const place = { ownerId: row.owner_id, clientId: row.client_id, type: row.type }
    try {
      const made_from = await stampOfCase(services, place)
      const map = JSON.stringify(await makeMapOfCase(services, place, decisionsOf(row)))
      await services.database.transaction().execute(async (transaction) => {
        if (!(await updateJob(transaction, job, { state: 'done' }))) return
        const now = services.now()
        const change = { map, made_from, made_at: now, state: 'ready', reason: null } as const
        if (!(await changeMap(transaction, row, change, now))) throw new ChangedMeanwhile()
      })
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return caseMapWork.perform(services, job, services.stopping)
      if (!(error instanceof AppError)) throw error
      await giveUp(services, job)
    }
  },
  giveUp,
}

class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
}

async function giveUp({ database, now }: Services, job: Job): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await updateJob(transaction, job, { state: 'failed' }))) return
    const row = await findMapById(transaction, job.subject_id)
    if (row) await changeMap(transaction, row, { state: 'failed', reason: failed }, now())
  })
}
