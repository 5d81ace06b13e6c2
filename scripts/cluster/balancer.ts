import { writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from './children.ts'
import { nodeCheck } from './node-check.ts'

type Places = {
  /** Where all connections go to one node, and to the next one when it is not in the cluster any more. */
  readonly oneNode: number
  /** Where connections go to all nodes in turn. */
  readonly allNodes: number
  readonly web: number
  readonly nodes: readonly number[]
  readonly servers: readonly number[]
}

/** HAProxy before the nodes and before the servers. */
// oxlint-disable-next-line max-lines-per-function -- one balancer: what it is told at its start, and later
export function startBalancer(folder: string, { oneNode, allNodes, web, nodes, servers }: Places) {
  const path = join(folder, 'haproxy.cfg')
  const line = (port: number, index: number, more = '') => `  server s${index} 127.0.0.1:${port} check${more}`
  writeFileSync(
    path,
    `global
  stats socket ${join(folder, 'haproxy')} mode 600 level admin
defaults
  mode tcp
  timeout connect 2s
  timeout client 600s
  timeout server 600s
  timeout check 1s
listen one
  bind 127.0.0.1:${oneNode}
  stick-table type integer size 1
  stick on int(1)
  ${nodeCheck()}
${nodes.map((port, index) => line(port, index, index === 0 ? '' : ' backup')).join('\n')}
listen all
  bind 127.0.0.1:${allNodes}
  balance roundrobin
  ${nodeCheck()}
${nodes.map((port, index) => line(port, index)).join('\n')}
listen web
  mode http
  bind 127.0.0.1:${web}
  option forwardfor
  balance leastconn
  option httpchk
  http-check send meth GET uri /readyz
  http-check expect status 200
  retries 3
  option redispatch 1
  retry-on conn-failure
  default-server inter 500ms fastinter 200ms fall 2 rise 1
${servers.map((port, index) => line(port, index)).join('\n')}
`,
  )
  const child = startChild('haproxy', ['-f', path], { stdio: 'ignore' })

  /** Says one line to the balancer and gives its answer. */
  async function say(line: string): Promise<string> {
    const socket = createConnection(join(folder, 'haproxy'))
    socket.end(`${line}\n`)
    return text(socket)
  }

  async function sees(number: number, state: 'UP' | 'DOWN', patienceMs: number): Promise<void> {
    for (const end = performance.now() + patienceMs; performance.now() < end; await sleep(100)) {
      const row = (await say('show stat')).split('\n').find((one) => one.startsWith(`web,s${number},`))
      if (row?.split(',')[17] === state) return
    }
  }

  return {
    stop: () => void child.kill('SIGTERM'),
    /** No node is reached any more, connections that are open are ended; or all are again. */
    async cutDatabase(isCut: boolean): Promise<void> {
      for (const number of nodes.keys()) {
        await say(`set server one/s${number} state ${isCut ? 'maint' : 'ready'}`)
        if (isCut) await say(`shutdown sessions server one/s${number}`)
      }
    },
    /** Ends all connections to the database; they may be opened anew at once. */
    async endConnections(): Promise<void> {
      for (const number of nodes.keys()) await say(`shutdown sessions server one/s${number}`)
    },
    /** A server gets no new request while what it has goes on. Resolves when it has nothing left, or after that long. */
    async drain(number: number, patienceMs: number): Promise<void> {
      await say(`set server web/s${number} state drain`)
      for (const end = performance.now() + patienceMs; performance.now() < end; await sleep(100)) {
        const row = (await say('show stat')).split('\n').find((one) => one.startsWith(`web,s${number},`))
        if (row?.split(',')[4] === '0') return
      }
    },
    takeBack: async (number: number) => void (await say(`set server web/s${number} state ready`)),
    /** Resolves when the balancer has seen that a server is ready again: before that, leaving the other one would leave none. */
    seesReady: (number: number, patienceMs: number) => sees(number, 'UP', patienceMs),
    /** Resolves when the balancer sends a server nothing any more: what it sent before that waits for as long as the server is held. */
    seesGone: (number: number, patienceMs: number) => sees(number, 'DOWN', patienceMs),
  }
}
