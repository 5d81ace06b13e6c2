import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { settingNames } from '#server/config.ts'
import { nodeCheck } from '../scripts/cluster/node-check.ts'
import { createTestApp, productionSettings } from '#test/test-app.ts'

const read = (path: string) => readFileSync(`deploy/${path}`, 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** What configures Node, the shell and LibreOffice, not the server. */
const outside = new Set([
  'NODE_COMPILE_CACHE',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
  'MALLOC_ARENA_MAX',
  'PATH',
  'HOME',
])
const unknownSettings = (names: readonly string[]) =>
  names.filter((name) => !settingNames.includes(name) && !outside.has(name))

const service = z.looseObject({
  image: z.string(),
  user: z.string(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  environment: z.record(z.string(), z.string()).default({}),
})
const compose = z
  .object({ services: z.record(z.string(), service) })
  .parse(parse(read('compose.yaml'), { merge: true }))
const values = z
  .object({ settings: z.record(z.string(), z.string()), secret: z.object({ keys: z.array(z.string()) }) })
  .parse(parse(read('helm/drafty/values.yaml')))

test('the image names settings that the server has, and ends as a user without rights', () => {
  const dockerfile = read('Dockerfile')
  const environment = namesIn(dockerfile.replaceAll('\\\n', ' '), /(?<=^ENV .*|^ARG )\b([A-Z][A-Z\d_]+)=/gm)
  expect(environment).toContain('DRAFTY_DATA_DIR')
  expect(unknownSettings(environment)).toEqual([])
  const stages = dockerfile.split(/^FROM /m).slice(1)
  const served = stages.filter((stage) => stage.startsWith('base AS '))
  expect(served.length).toBe(2)
  for (const stage of served) expect(stage.trimEnd().split('\n').at(-1)).toBe('USER 10001:10001')
})

test('what the image leaves out is imported by the page alone', () => {
  const left = namesIn(read('Dockerfile'), /node_modules\/([@a-z][\w-]+)(?=[ \n])/g)
  expect(left).toContain('@mantine')
  const files = globSync('{src,scripts}/**/*.{ts,mjs}', { exclude: ['src/web/**', '**/*.test.ts', '**/testing/**'] })
  const importers = files.filter((path) => {
    const text = readFileSync(path, 'utf8')
    return left.some((name) => text.includes(`'${name}/`) || text.includes(`'${name}'`))
  })
  expect(importers).toEqual([])
})

test('the compose file gives the servers settings that they have, each of them in the example', () => {
  const servers = Object.values(compose.services).filter(({ image }) => image === 'drafty')
  const names = servers.flatMap(({ environment }) => Object.keys(environment))
  expect(names).toContain('FILE_ENCRYPTION_KEY')
  expect(unknownSettings(names)).toEqual([])
  const asked = new Set(namesIn(read('compose.yaml'), /\$\{(\w+)/g))
  expect([...asked].toSorted()).toEqual(namesIn(read('compose.env.example'), /^([A-Z\d_]+)=/gm).toSorted())
})

test('nothing in the compose file is root', () => {
  expect(Object.keys(compose.services)).toEqual(['proxy', 'server-one', 'server-two', 'database', 'bucket', 'store'])
  for (const { user } of Object.values(compose.services)) expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
})

test('the chart gives settings that the server has, secrets by reference alone', () => {
  const { settings, secret } = values
  expect(unknownSettings([...Object.keys(settings), ...secret.keys])).toEqual([])
  expect(Object.keys(settings).filter((name) => /SECRET|KEY|PASSWORD|TOKEN|DATABASE_URL|SMTP_URL/.test(name))).toEqual(
    [],
  )
  const required = namesIn(read('helm/drafty/templates/_helpers.tpl'), /"([A-Z\d_]{4,})"/g)
  expect(required.filter((name) => !(name in settings))).toEqual([])
})

test('whatever the chart runs is no root and changes nothing of itself', () => {
  for (const name of ['server', 'migrate']) {
    const template = read(`helm/drafty/templates/${name}.yaml`)
    for (const line of ['runAsNonRoot: true', 'readOnlyRootFilesystem: true', 'allowPrivilegeEscalation: false'])
      expect(template).toContain(line)
  }
})

test('every template of the chart is sound where its placeholders are filled', () => {
  const paths = globSync('deploy/helm/drafty/templates/*.yaml')
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    const lines = readFileSync(path, 'utf8').split('\n')
    const filled = lines
      .filter((line) => !/^\s*\{\{-.*\}\}$/.test(line))
      .map((line) => line.replaceAll(/\{\{[^}]*\}\}/g, 'x'))
    const problems = parseAllDocuments(filled.join('\n')).flatMap(({ errors }) => errors.map(String))
    expect(problems, path).toEqual([])
    const opened = lines.filter((line) => /\{\{-? (?:if|with|range) /.test(line)).length
    expect(lines.filter((line) => /\{\{-? end /.test(line)).length, path).toBe(opened)
  }
})

test('probes and the proxy ask paths that the server answers at its root', async () => {
  const { app } = await createTestApp()
  const files = ['helm/drafty/templates/server.yaml', 'compose.yaml', 'haproxy/haproxy.cfg']
  const asked = new Set(files.flatMap((path) => namesIn(read(path), /(?:path: |:4000|uri )(\/\w+)/g)))
  expect([...asked].toSorted()).toEqual([api.live.path, api.ready.path])
  for (const path of asked) expect((await app.request(path)).status).toBe(200)
})

test('the proxy before the database asks nodes what the tried one asks, and the node is set up as the tried ones', () => {
  const asked = nodeCheck()
    .split('\n')
    .map((line) => line.trim())
  const given = read('haproxy/database.cfg')
    .split('\n')
    .map((line) => line.trim())
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((line) => !given.includes(line))).toEqual([])
  const tried = readFileSync('scripts/cluster/galera.ts', 'utf8')
  const names = namesIn(read('galera/drafty.cnf'), /^(wsrep-[a-z-]+|binlog-format|innodb-[a-z-]+|coll[a-z-]+) = /gm)
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !tried.includes(`'${name}'`))).toEqual([])
})

test('every figure that the alerts and the dashboard name is one that the server gives', async () => {
  const METRICS_TOKEN = 'the token of the monitoring'
  const { app } = await createTestApp({ environment: { METRICS_TOKEN } })
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await app.request(api.metrics.path, { headers })).text()
  const given = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
  const rule = z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ description: z.string() }) })
  const alerts = z
    .object({ groups: z.array(z.object({ rules: z.array(rule.loose()) })) })
    .parse(parse(read('prometheus/alerts.yaml')))
  const panel = z.object({ targets: z.array(z.object({ expr: z.string() })) })
  const dashboard = z.object({ panels: z.array(panel) }).parse(JSON.parse(read('grafana/drafty.json')))
  const asked = [
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  expect(asked.length).toBeGreaterThan(20)
  const named = asked.flatMap((expression) => namesIn(expression, /\b(drafty_\w+)/g))
  expect(named.filter((name) => !given.has(name))).toEqual([])
})

test('the unit of systemd names settings that the server has, and never runs it as root', () => {
  const unit = read('systemd/drafty.service')
  const environment = namesIn(unit, /(?<=^Environment=.*)\b([A-Z][A-Z\d_]+)=/gm)
  expect(environment).toContain('DRAFTY_DATA_DIR')
  expect(unknownSettings(environment)).toEqual([])
  expect(unit).toMatch(/^User=drafty$/m)
  expect(unit).toMatch(/^NoNewPrivileges=yes$/m)
})

test('the job before new servers migrates, and again without harm', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { ...process.env, ...productionSettings, PUBLIC_URL: 'http://x.example', DRAFTY_DATA_DIR: folder }
  const migrate = () => spawnSync(process.execPath, ['scripts/migrate.ts'], { env, encoding: 'utf8' })
  for (const { status, stdout, stderr } of [migrate(), migrate()])
    expect([status, stdout, stderr]).toEqual([0, 'The database is at the migration of this version.\n', ''])
})
