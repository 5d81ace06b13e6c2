import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { hasDocker, mysqlByDocker } from './mysql-docker.ts'

/** A `docker` that keeps one container in a file. Docker itself is not part of the tests. */
const script = `#!/bin/sh
cd "$(dirname "$0")"
echo "$*" >> calls
case "$1" in
  info) [ ! -e no-docker ];;
  container) [ -e container ] && cat container || { echo "no such container" >&2; exit 1; };;
  start) sed -i 's/"Running":false/"Running":true/' container;;
  stop) sed -i 's/"Running":true/"Running":false/' container;;
  rm) rm container;;
  run) echo "the daemon is out of space" >&2; exit 125;;
esac
`

function scriptedDocker() {
  const folder = mkdtempSync(join(tmpdir(), 'docker-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const docker = join(folder, 'docker')
  writeFileSync(docker, script)
  chmodSync(docker, 0o755)
  const port = inject('mysqlServer') === undefined ? 4747 : 4748
  const place = (image: string, isRunning: boolean) =>
    writeFileSync(
      join(folder, 'container'),
      JSON.stringify([
        {
          State: { Running: isRunning, Error: '' },
          Config: { Image: image, Env: ['MYSQL_ROOT_PASSWORD=word'] },
          HostConfig: { PortBindings: { '3306/tcp': [{ HostPort: String(port) }] } },
        },
      ]),
    )
  const calls = () => readFileSync(join(folder, 'calls'), 'utf8')
  return { docker, folder, port, place, calls, mysql: mysqlByDocker({ folder, port, docker }) }
}

test('docker counts as present when it answers', async () => {
  const { docker, folder } = scriptedDocker()
  expect(await hasDocker(docker)).toBe(true)
  writeFileSync(join(folder, 'no-docker'), '')
  expect(await hasDocker(docker)).toBe(false)
  expect(await hasDocker(join(folder, 'nowhere'))).toBe(false)
})

test('the state of the container is the state of the database, and its addresses come from it', async () => {
  const { mysql, place, port } = scriptedDocker()
  expect(await mysql.readState()).toEqual({ status: 'not_setup', detail: null })
  place('mysql:8.4', true)
  expect(await mysql.readState()).toEqual({ status: 'running', detail: null })
  expect(mysql.addresses()?.fromHost).toBe(`mysql://root:word@127.0.0.1:${port}/drafty`)
  expect(mysql.addresses()?.fromContainer).toMatch(/^mysql:\/\/root:word@drafty-mysql-\w{8}:3306\/drafty$/)
  await mysql.stop()
  expect(await mysql.readState()).toEqual({ status: 'stopped', detail: null })
  await mysql.remove()
  expect(await mysql.readState()).toEqual({ status: 'not_setup', detail: null })
  place('mysql:5.7', true)
  expect(await mysql.readState()).toMatchObject({ status: 'error' })
})

test('a container of another version is an error that says so', async () => {
  const { mysql, place } = scriptedDocker()
  place('mysql:5.7', true)
  const { status, detail } = await mysql.readState()
  expect(status).toBe('error')
  expect(detail).toMatch(/is mysql:5\.7; mysql:8\.4 is needed/)
})

test('a setup that Docker refuses says why, listens on this machine only and leaves no volume', async () => {
  const { mysql, calls, port } = scriptedDocker()
  await expect(mysql.setUp()).rejects.toThrow('Docker could not do this. the daemon is out of space')
  expect(calls()).toContain(`--publish 127.0.0.1:${port}:3306`)
  expect(calls().trim().split('\n').at(-1)).toMatch(/^volume rm --force drafty-mysql-/)
})
