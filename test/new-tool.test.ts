import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const copied = [
  'src',
  'test',
  'scripts',
  'package.json',
  'vitest.config.ts',
  'tsconfig.base.json',
  'tsconfig.core.json',
]

test('a new tool is one command: its folder compiles, passes its tests and is in every list, by one line of its own', () => {
  const home = mkdtempSync(join(tmpdir(), 'drafty-new-tool-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  for (const path of copied) cpSync(path, join(home, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(home, 'node_modules'))
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

  expect(run(process.execPath, 'scripts/new-tool.ts', 'hardship-letter')).toContain('src/tools/hardship-letter is made')
  expect(() => run(process.execPath, 'scripts/new-tool.ts', 'hardship-letter')).toThrow('there already')
  expect(() => run(process.execPath, 'scripts/new-tool.ts', 'Hardship Letter')).toThrow('small letters')

  run(join('node_modules', '.bin', 'tsc'), '-p', 'tsconfig.core.json', '--noEmit')
  const tests = ['src/tools/hardship-letter', 'src/tools/catalog.test.ts']
  run(join('node_modules', '.bin', 'vitest'), 'run', '--project', 'core', ...tests)
  for (const list of ['src/tools/every-identity.ts', 'src/tools/every-questionnaire.ts', 'src/server/recipes.ts'])
    expect(readFileSync(join(home, list), 'utf8')).toContain('  hardship_letter,\n')
  const types = 'src/domain/drafting/tool.ts'
  expect(readFileSync(join(home, types), 'utf8').replace("  'hardship_letter',\n", '')).toBe(
    readFileSync(types, 'utf8'),
  )
}, 300_000)
