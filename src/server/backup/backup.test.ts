import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { connect, isMysql } from '#server/database/connect.ts'
import { findDifferences } from '#server/database/copy-rows.ts'
import { filesInFolder } from '#server/gateways/files/data-folder.ts'
import { buildRecords } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'
import { verify } from './verify.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('what is saved while the server works comes back row by row and file by file', async () => {
  const { signUp, services, location, folder, stop, working } = await createTestApp()
  const ana = await signUp()
  await buildRecords(ana)
  writeFileSync(join(folder, 'file-key'), 'the key of the files')
  writeFileSync(join(folder, 'sign-off-key'), 'the key of the records')
  const place = makeFolder()
  const target = { archive: join(place, 'archive'), keys: join(place, 'keys') }
  const installation = { location, files: services.files, folder }
  // Attorneys go on meanwhile.
  const [manifest] = await Promise.all([backUp(installation, target, services.now()), buildRecords(await signUp())])
  // Ana's; of the other attorney's as many as were there when the database was saved.
  expect(manifest.files.length).toBeGreaterThanOrEqual(2)
  expect(manifest.missing).toEqual([])
  await expect(backUp(installation, target, services.now())).rejects.toThrow('never written over')
  stop.abort()
  await working

  const there = join(place, 'restored')
  const restored = { location: join(there, 'drafty.db'), files: filesInFolder(join(there, 'files')), folder: there }
  expect(await restore(target.archive, target.keys, restored)).toEqual({ files: manifest.files.length, missing: [] })
  const [saved, back] = [connect(join(target.archive, 'drafty.db')), connect(restored.location)]
  expect(await findDifferences(saved, back)).toEqual([])
  expect(await back.selectFrom('accounts').select('email').execute()).toContainEqual({ email: ana.email })
  await Promise.all([saved.destroy(), back.destroy()])
  for (const { key } of manifest.files)
    expect(await buffer(await restored.files.read(key))).toEqual(await buffer(await services.files.read(key)))
  expect(readFileSync(join(there, 'file-key'), 'utf8')).toBe('the key of the files')
  expect(readFileSync(join(there, 'sign-off-key'), 'utf8')).toBe('the key of the records')
  expect(existsSync(join(target.archive, 'file-key'))).toBe(false)
  expect(await verify(restored.location, restored.files)).toEqual({ files: manifest.files.length, problems: [] })
  await expect(restore(target.archive, undefined, restored)).rejects.toThrow('is there already')

  // A damaged archive is known before anything is restored, a lost file afterwards.
  const [first] = manifest.files
  await restored.files.remove(first?.key ?? '')
  expect((await verify(restored.location, restored.files)).problems).toHaveLength(1)
  appendFileSync(join(target.archive, 'files', first?.key ?? ''), 'x')
  const other = { ...restored, folder: join(place, 'other'), location: join(place, 'other', 'drafty.db') }
  await expect(restore(target.archive, undefined, other)).rejects.toThrow('damaged, nothing was restored')
  expect(existsSync(other.location)).toBe(false)
  expect(isMysql(restored.location)).toBe(false)
})
