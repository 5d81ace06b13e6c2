import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { questionsIn } from '#domain/questionnaire/condition.ts'
import { questionsOf } from '#domain/questionnaire/question.ts'
import { findAuthority } from '#law/authorities/list.ts'
import { recipes } from '#server/features/drafting/recipes.ts'
import { catalog } from './catalog.ts'

test('every tool has a type, a route and a title of its own', () => {
  for (const key of ['type', 'route', 'title'] as const) {
    const values = catalog.map(({ identity }) => identity[key])
    expect(new Set(values).size).toBe(values.length)
  }
})

test('a question depends only on questions of its own form', () => {
  for (const { identity, questionnaire } of catalog) {
    const names = questionsOf(questionnaire).map(({ name }) => name)
    expect(new Set(names).size, identity.title).toBe(names.length)
    for (const { name, visibleWhen, required } of questionsOf(questionnaire)) {
      const conditions = [visibleWhen, typeof required === 'object' ? required : undefined]
      const used = conditions.flatMap((condition) => (condition ? questionsIn(condition) : []))
      expect(
        used.filter((other) => !names.includes(other)),
        `${identity.title}: ${name}`,
      ).toEqual([])
    }
  }
})

test('every tool that the page lists can draft, and its models have one that is the default', () => {
  for (const { identity } of catalog) {
    expect(recipes[identity.type]?.identity).toEqual(identity)
    if (identity.models.length > 0) expect(identity.models).toContain(identity.defaultModel)
  }
})

test('every tool comes with its README', () => {
  for (const folder of ['naturalization-cover-letter', 'i601a-waiver', 'asylum-brief'])
    expect(existsSync(`src/tools/${folder}/README.md`), folder).toBe(true)
})

test('the list of authorities names each one once', () => {
  expect(findAuthority('C2')?.id).toBe('ojo')
  expect(findAuthority('ojo')?.token).toBe('C2')
})
