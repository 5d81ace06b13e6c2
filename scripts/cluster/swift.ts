import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { startChild } from './children.ts'

/** Debian's own: another one does not see the package. */
const python = '/usr/bin/python3'
const kinds = ['account', 'container', 'object'] as const

const settings = (lines: Readonly<Record<string, Readonly<Record<string, string | number>>>>) =>
  Object.entries(lines)
    .map(([name, values]) =>
      [`[${name}]`, ...Object.entries(values).map(([key, value]) => `${key} = ${value}`)].join('\n'),
    )
    .join('\n')

const makeRings = `
import sys
from swift.common import utils
utils.SWIFT_CONF_FILE = sys.argv[1] + '/swift.conf'
from swift.common.ring import RingBuilder
for place in sys.argv[2:]:
    name, port = place.split(':')
    builder = RingBuilder(4, 1, 1)
    where = dict(ip='127.0.0.1', port=int(port))
    builder.add_dev(dict(id=0, region=1, zone=1, device='d1', weight=1.0, meta='',
                         replication_ip='127.0.0.1', replication_port=int(port), **where))
    builder.rebalance()
    builder.get_ring().save(sys.argv[1] + '/' + name + '.ring.gz')
`
/** What the programs of Swift's other packages do. */
const serve = `
import sys
from swift.common import utils
utils.SWIFT_CONF_FILE = sys.argv[1] + '/swift.conf'
utils.validate_hash_conf()
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(sys.argv[1] + '/' + sys.argv[2] + '.conf', sys.argv[2] + '-server', verbose=True))
`

export type Swift = Awaited<ReturnType<typeof startSwift>>

/** OpenStack Swift with its S3 interface on this machine: an object store of somebody else, which checks signatures. */
// oxlint-disable-next-line max-lines-per-function -- one store: its servers, and what may happen to them
export async function startSwift(folder: string, ports: readonly number[]) {
  const [front = 0, cache = 0, ...storage] = ports
  for (const name of ['disks/d1', 'cache']) mkdirSync(join(folder, name), { recursive: true })
  const access = { accessKeyId: 'drafty:store', secretAccessKey: 'the-secret-of-the-store', region: 'us-east-1' }
  const configure = (name: string, lines: Parameters<typeof settings>[0]) =>
    writeFileSync(join(folder, `${name}.conf`), `${settings(lines)}\n`)
  const common = (port: number, name: string) => ({
    bind_ip: '127.0.0.1',
    bind_port: port,
    workers: 0,
    swift_dir: folder,
    log_name: name,
  })
  writeFileSync(
    join(folder, 'swift.conf'),
    `${settings({
      'swift-hash': { swift_hash_path_prefix: 'drafty', swift_hash_path_suffix: 'drafty' },
      'storage-policy:0': { name: 'Policy-0', default: 'yes' },
    })}\n`,
  )
  const filters = ['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'copy', 'slo', 'dlo']
  configure('proxy', {
    DEFAULT: common(front, 'proxy'),
    'pipeline:main': {
      pipeline: 'catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth copy slo dlo proxy-server',
    },
    'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: 'true', allow_account_management: 'true' },
    ...Object.fromEntries(filters.map((name) => [`filter:${name}`, { use: `egg:swift#${name}` }])),
    'filter:cache': { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${cache}` },
    'filter:s3api': { use: 'egg:swift#s3api', s3_acl: 'no', location: access.region, auth_pipeline_check: 'true' },
    'filter:tempauth': { use: 'egg:swift#tempauth', user_drafty_store: `${access.secretAccessKey} .admin` },
  })
  for (const [index, name] of kinds.entries())
    configure(name, {
      DEFAULT: {
        ...common(storage[index] ?? 0, name),
        devices: join(folder, 'disks'),
        mount_check: 'false',
        disable_fallocate: 'true',
        recon_cache_path: join(folder, 'cache'),
      },
      'pipeline:main': { pipeline: `${name}-server` },
      [`app:${name}-server`]: { use: `egg:swift#${name}` },
    })
  execFileSync(python, ['-c', makeRings, folder, ...kinds.map((name, index) => `${name}:${storage[index]}`)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })

  const log = openSync(join(folder, 'log'), 'a')
  const run = (name: string) => startChild(python, ['-c', serve, folder, name], { stdio: ['ignore', log, log] })
  const memory = ['-u', 'nobody', '-l', '127.0.0.1', '-p', String(cache), '-U', '0', '-m', '16']
  const others = [startChild('memcached', memory, { stdio: 'ignore' }), ...kinds.map(run)]
  let proxy: ChildProcess = run('proxy')
  const endpoint = `http://127.0.0.1:${front}`

  async function answers(): Promise<void> {
    for (let tries = 0; tries < 1200; tries += 1) {
      const signal = AbortSignal.timeout(5000)
      const reply = await fetch(`${endpoint}/healthcheck`, { signal }).catch(() => undefined)
      if (reply?.ok) return
      await sleep(100)
    }
    throw new Error(`The object store does not answer: see ${folder}/log`)
  }

  await answers()
  const client = new AwsClient({ ...access, service: 's3', retries: 3 })
  // The proxy answers before those behind it do.
  for (let tries = 0, status = 0; status !== 200 && status !== 409; tries += 1) {
    if (tries === 60) throw new Error(`The bucket could not be made: ${status}`)
    if (tries > 0) await sleep(1000)
    status = (await client.fetch(`${endpoint}/drafty`, { method: 'PUT' })).status
  }

  return {
    settings: { endpoint, bucket: 'drafty', ...access },
    /** As a power cut of the store would. */
    async kill() {
      const ended = once(proxy, 'exit')
      proxy.kill('SIGKILL')
      await ended
    },
    async start() {
      proxy = run('proxy')
      await answers()
    },
    /** It takes calls and answers none. */
    hang: () => void proxy.kill('SIGSTOP'),
    goOn: () => void proxy.kill('SIGCONT'),
    stop() {
      for (const child of [proxy, ...others]) child.kill('SIGKILL')
    },
  }
}
