import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { questionsIn } from '#domain/questionnaire/testing/questions-in.ts'
import { questionsOf } from '#domain/questionnaire/question.ts'
import { findAuthority } from '#law/authorities/list.ts'
import { recipes } from '#server/recipes.ts'
import { toolLists } from '../../scripts/new-tool/tool-lists.ts'
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

/** The rooms of a tool: a file at the door, and a folder of the same name for its parts. */
const rooms = ['identity', 'questionnaire', 'case', 'map', 'checks', 'plan', 'writing', 'digest', 'review', 'document']
/** What else may stand in a tool's folder. */
const beside = ['README.md', 'tool.ts', 'sections', 'examples', 'testing']

test('the same rooms stand under the same names in every tool, and nothing else', () => {
  for (const { identity } of catalog) {
    const folder = `src/tools/${identity.folder}`
    const strange = readdirSync(folder).filter(
      (name) => !beside.includes(name) && !name.endsWith('.test.ts') && !rooms.includes(name.replace(/\.ts$/, '')),
    )
    expect(strange, identity.title).toEqual([])
    for (const needed of ['README.md', 'tool.ts', 'identity.ts', 'questionnaire.ts', 'case.ts', 'checks.ts', 'plan.ts'])
      expect(existsSync(`${folder}/${needed}`), `${folder}/${needed}`).toBe(true)
  }
})

test('every folder of a tool has its identity in the list', () => {
  const folders = readdirSync('src/tools', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(catalog.map(({ identity }) => identity.folder).toSorted())
})

test('the lists of the tools by type are what is made from their folders', () => {
  for (const [path, text] of Object.entries(toolLists('.')))
    expect(readFileSync(path, 'utf8'), `${path}: node run.js scripts/tool-lists.ts makes it anew`).toBe(text)
})

test('the list of authorities names each one once', () => {
  expect(findAuthority('C2')?.id).toBe('ojo')
  expect(findAuthority('ojo')?.token).toBe('C2')
})
