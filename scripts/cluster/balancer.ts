import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Places = {
  /** Where all connections go to one node, and to the next one when it is not in the cluster any more. */
  readonly oneNode: number
  /** Where connections go to all nodes in turn. */
  readonly allNodes: number
  readonly web: number
  readonly nodes: readonly number[]
  readonly servers: readonly number[]
}

const packet = (sequence: number, content: Buffer) =>
  Buffer.concat([Buffer.from([content.length, 0, 0, sequence]), content]).toString('hex')

/** Logs in as a user without a password and asks the node for its place in the cluster: a login alone says nothing of it. */
const nodeCheck = () => {
  const flags = Buffer.from([0x01, 0x82, 0, 0, 0, 0, 0, 1, 0x2d])
  const login = Buffer.concat([flags, Buffer.alloc(23), Buffer.from('haproxy\0\0')])
  const question = `select concat('node is ', variable_value) as state from information_schema.global_status where variable_name = 'wsrep_local_state_comment'`
  return `option tcp-check
  tcp-check connect
  tcp-check expect rstring .
  tcp-check send-binary ${packet(1, login)}
  tcp-check expect binary 00000002
  tcp-check send-binary ${packet(0, Buffer.concat([Buffer.from([3]), Buffer.from(question)]))}
  tcp-check expect min-recv 60 string "node is Synced"
  tcp-check send-binary 0100000001
  default-server inter 500ms fastinter 200ms fall 2 rise 2 on-marked-down shutdown-sessions`
}

/** HAProxy before the nodes and before the servers. */
export function startBalancer(folder: string, { oneNode, allNodes, web, nodes, servers }: Places): ChildProcess {
  const path = join(folder, 'haproxy.cfg')
  const line = (port: number, index: number, more = '') => `  server s${index} 127.0.0.1:${port} check${more}`
  writeFileSync(
    path,
    `defaults
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
  return spawn('haproxy', ['-f', path], { stdio: 'ignore' })
}
