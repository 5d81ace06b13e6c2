import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createConnection } from 'mysql2/promise'
import { startChild } from './children.ts'

const provider = '/usr/lib/galera/libgalera_smm.so'
/** A file copier that root starts works as nobody: as root the nodes run as `mysql`, as anybody else as oneself. */
const owner = userInfo().uid === 0 ? 'mysql' : userInfo().username

export type Node = { readonly port: number; readonly name: string; process: ChildProcess }
export type Galera = Awaited<ReturnType<typeof startGalera>>

/** Three MariaDB nodes of one Galera cluster on this machine, with an empty database `drafty`. */
// oxlint-disable-next-line max-lines-per-function -- one cluster: its nodes, and what may happen to them
export async function startGalera(folder: string, ports: readonly number[]) {
  const numbers = [0, 1, 2] as const
  const [sql, group, ist, sst] = [0, 3, 6, 9].map((from) => ports.slice(from, from + 3))
  const members = group?.map((port) => `127.0.0.1:${port}`).join(',')
  const folderOf = (number: number) => join(folder, `n${number}`)
  for (const number of numbers) mkdirSync(folderOf(number), { recursive: true })
  if (owner === 'mysql') execFileSync('chown', ['-R', owner, folder])
  const install = ['--no-defaults', `--user=${owner}`, `--datadir=${folderOf(0)}`, '--skip-test-db']
  execFileSync('mariadb-install-db', [...install, '--auth-root-authentication-method=normal'], { stdio: 'ignore' })

  function run(number: number, isFirst = false): ChildProcess {
    const log = openSync(join(folder, `n${number}.log`), 'a')
    const wsrep = [
      `gmcast.listen_addr=tcp://127.0.0.1:${group?.[number]}`,
      `ist.recv_addr=127.0.0.1:${ist?.[number]}`,
      'gcache.size=64M;evs.suspect_timeout=PT2S;evs.inactive_timeout=PT5S;evs.keepalive_period=PT0.5S',
      'evs.inactive_check_period=PT0.5S',
    ]
    const options = {
      user: owner,
      datadir: folderOf(number),
      port: sql?.[number],
      'bind-address': '127.0.0.1',
      socket: join(folder, `n${number}.sock`),
      'pid-file': join(folderOf(number), 'pid'),
      'character-set-server': 'utf8mb4',
      'collation-server': 'utf8mb4_bin',
      'binlog-format': 'ROW',
      'innodb-autoinc-lock-mode': 2,
      'innodb-flush-log-at-trx-commit': 0,
      'innodb-buffer-pool-size': '32M',
      'wsrep-on': 'ON',
      'wsrep-provider': provider,
      'wsrep-cluster-name': 'drafty',
      'wsrep-cluster-address': `gcomm://${members}`,
      'wsrep-node-name': `n${number}`,
      'wsrep-node-address': '127.0.0.1',
      'wsrep-node-incoming-address': `127.0.0.1:${sql?.[number]}`,
      'wsrep-sst-method': 'rsync',
      'wsrep-sst-receive-address': `127.0.0.1:${sst?.[number]}`,
      'wsrep-provider-options': wsrep.join(';'),
    }
    const named = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
    const first = isFirst ? ['--wsrep-new-cluster'] : []
    const all = ['--no-defaults', '--skip-name-resolve', ...named, ...first]
    return startChild('mariadbd', all, { stdio: ['ignore', log, log] })
  }

  async function ask<Row>(node: Node, statement: string): Promise<Row[]> {
    const connection = await createConnection({ host: '127.0.0.1', port: node.port, user: 'root' })
    try {
      return (await connection.query(statement))[0] as Row[]
    } finally {
      connection.destroy()
    }
  }

  /** Waits until a node is in step with the others; one that stays out for two minutes is started anew, as its keeper would. */
  async function synced(node: Node): Promise<void> {
    for (let starts = 0; starts < 5; starts += 1) {
      if (await isInStep(node)) return
      await kill(node)
      node.process = run(nodes.indexOf(node))
    }
    throw new Error(`${node.name} did not join.`)
  }

  /** True as soon as it is, false after two minutes. */
  async function isInStep(node: Node): Promise<boolean> {
    const state = `select variable_value as value from information_schema.global_status where variable_name = 'wsrep_local_state_comment'`
    for (const end = performance.now() + 120_000; performance.now() < end; await sleep(100)) {
      if (node.process.exitCode !== null) throw new Error(`${node.name} ended: see ${folder}/${node.name}.log`)
      const rows = await ask<{ value: string }>(node, state).catch(() => [])
      if (rows[0]?.value === 'Synced') return true
    }
    return false
  }

  /** As a power cut would: no goodbye. */
  async function kill(node: Node): Promise<void> {
    const ended = once(node.process, 'exit')
    node.process.kill('SIGKILL')
    await ended
  }

  const nodes: Node[] = []
  for (const number of numbers) {
    const node = { port: sql?.[number] ?? 0, name: `n${number}`, process: run(number, number === 0) }
    nodes.push(node)
    await synced(node)
    if (number !== 0) continue
    for (const statement of [
      `create user drafty@'127.0.0.1' identified by 'drafty'`,
      'create database drafty character set utf8mb4 collate utf8mb4_bin',
      `grant all on drafty.* to drafty@'127.0.0.1'`,
      `create user haproxy@'127.0.0.1'`,
    ])
      await ask(node, statement)
  }

  async function rejoin(node: Node): Promise<void> {
    node.process = run(nodes.indexOf(node))
    await synced(node)
  }

  return {
    nodes,
    synced,
    rejoin,
    /** Waits until all nodes see each other and are in step; one that gave up in an earlier fault is started anew. */
    async whole() {
      const size = `select variable_value as value from information_schema.global_status where variable_name = 'wsrep_cluster_size'`
      for (let tries = 0; tries < 300; tries += 1) {
        for (const node of nodes)
          if (node.process.exitCode !== null || node.process.signalCode !== null) await rejoin(node)
        const sizes = await Promise.all(nodes.map((node) => ask<{ value: string }>(node, size).catch(() => [])))
        if (sizes.every(([row]) => row?.value === '3')) break
        await sleep(200)
      }
      for (const node of nodes) await synced(node)
    },
    kill,
    /** It is there and does nothing, or goes on. */
    hold: (node: Node, isHeld: boolean) => void node.process.kill(isHeld ? 'SIGSTOP' : 'SIGCONT'),
    /** Cuts a node off from the others; it goes on answering its callers, as far as it can. */
    isolate: (node: Node, isCut: boolean) =>
      ask(node, `set global wsrep_provider_options = 'gmcast.isolate=${isCut ? 1 : 0}'`),
    async stop() {
      for (const { process } of nodes.toReversed()) {
        if (process.exitCode !== null || process.signalCode !== null) continue
        const ended = once(process, 'exit')
        process.kill('SIGTERM')
        await Promise.race([ended, sleep(15_000)])
        process.kill('SIGKILL')
      }
    },
  }
}
