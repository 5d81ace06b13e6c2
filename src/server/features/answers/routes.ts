import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { findClient } from '#server/features/clients/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { findAnswers, saveAnswers } from './store.ts'
import { findTool } from '#server/recipes.ts'
import { describe } from './describe-answers.ts'

export function serveAnswers(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.getAnswers, async ({ account, ownerId, params }) => {
    const tool = findTool(params.type)
    const stored = await findAnswers(database, ownerId, params.clientId, params.type)
    return describe(services, { account, ownerId }, tool, params.clientId, stored)
  })

  implement(app, services, api.saveAnswers, async ({ account, ownerId, params, body }) => {
    const { clientId, type } = params
    const tool = findTool(type)
    if (!(await findClient(database, ownerId, clientId))) throw new AppError('not-found')
    const save = { ownerId, clientId, type, answers: body.answers, now: now() }
    const replaced = await saveAnswers(database, save)
    const stored = { answers: body.answers as Answers, version: replaced + 1, savedAt: now() }
    const overtook = body.base_version !== undefined && body.base_version !== replaced
    return { ...(await describe(services, { account, ownerId }, tool, clientId, stored)), overtook }
  })
}
