import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLawFrom } from '#law/in-force.ts'

const modules = ['src/domain', 'src/tools', 'src/contract'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(?:^|\/)(?:testing|labelled)\//.test(name),
    )
    .map((name) => `../${folder}/${name}`),
)

test('no module reads the law while it is loaded: what it kept would be the law of that moment', async () => {
  const read: string[] = []
  let loading = ''
  readLawFrom(() => void read.push(loading))
  for (const path of modules) {
    loading = path
    await import(path)
  }
  readLawFrom(() => undefined)
  expect(modules.length).toBeGreaterThan(500)
  expect(read).toEqual([])
}, 120_000)
