import { setTimeout as sleep } from 'node:timers/promises'
import type { startBalancer } from './balancer.ts'
import type { Galera } from './galera.ts'
import type { Servers } from './servers.ts'
import type { Swift } from './swift.ts'

export type Cluster = {
  readonly galera: Galera
  readonly swift: Swift
  readonly servers: Servers
  readonly balancer: ReturnType<typeof startBalancer>
  /** Where servers find the node that writes. */
  readonly oneNode: number
}

type Fault = { readonly name: string; readonly times: number; readonly happen: (cluster: Cluster) => Promise<void> }

/** Any one of so many, by turns. */
function turns(count: number): () => number {
  let last = -1
  return () => (last = (last + 1) % count)
}

const [serverTurn, restartTurn, nodeTurn, heldTurn, cutTurn] = [turns(2), turns(2), turns(3), turns(3), turns(3)]

/** What may happen to a cluster, and how often of a hundred times. One at a time: two nodes at once would stop the database. */
const faults: readonly Fault[] = [
  {
    name: 'all connections to the database are cut',
    times: 30,
    happen: async ({ balancer }) => {
      await balancer.endConnections()
      await sleep(500)
    },
  },
  {
    name: 'the file store is stopped and started',
    times: 16,
    happen: async ({ swift }) => {
      await swift.kill()
      await sleep(1500)
      await swift.start()
    },
  },
  {
    name: 'the file store hangs for three seconds',
    times: 12,
    happen: async ({ swift }) => {
      swift.hang()
      await sleep(3000)
      swift.goOn()
    },
  },
  {
    name: 'a server is killed and started',
    times: 12,
    happen: async ({ servers, oneNode }) => {
      const number = serverTurn()
      await servers.stop(number, 'SIGKILL')
      await servers.start(number, oneNode)
      await sleep(1500)
    },
  },
  {
    name: 'a server is restarted',
    times: 8,
    happen: async ({ servers, oneNode }) => {
      const number = restartTurn()
      await servers.stop(number)
      await servers.start(number, oneNode)
      await sleep(1500)
    },
  },
  {
    name: 'a database node hangs for four seconds',
    times: 8,
    happen: async ({ galera }) => {
      const node = galera.nodes[heldTurn()]
      if (!node) return
      galera.hold(node, true)
      await sleep(4000)
      galera.hold(node, false)
      await galera.synced(node)
      await sleep(1000)
    },
  },
  {
    name: 'a database node is cut off from the others for eight seconds',
    times: 7,
    happen: async ({ galera }) => {
      const node = galera.nodes[cutTurn()]
      if (!node) return
      await galera.isolate(node, true)
      await sleep(8000)
      await galera.isolate(node, false)
      await galera.synced(node)
      await sleep(1000)
    },
  },
  {
    name: 'a database node is killed and comes back',
    times: 7,
    happen: async ({ galera }) => {
      const node = galera.nodes[nodeTurn()]
      if (!node) return
      await galera.kill(node)
      await sleep(3000)
      await galera.rejoin(node)
      await sleep(1000)
    },
  },
]

/** So many faults in a mixed order, the same in each run, or as many as begin within the time; how often each happened. */
export async function sufferFaults(cluster: Cluster, count: number, withinMs: number) {
  const end = performance.now() + withinMs
  const bag = faults.flatMap((fault) => Array.from({ length: fault.times }, () => fault))
  // Steps of 37 through the hundred meet each place once.
  const order = Array.from({ length: count }, (_, index) => bag[(index * 37) % bag.length])
  const happened = new Map<string, number>()
  for (const fault of order) {
    if (!fault || performance.now() > end) break
    try {
      await cluster.galera.whole()
      await fault.happen(cluster)
    } catch (error) {
      const before = [...happened.values()].reduce((sum, one) => sum + one, 0)
      throw new Error(`after ${before} faults, at “${fault.name}”: ${String(error)}`, { cause: error })
    }
    happened.set(fault.name, (happened.get(fault.name) ?? 0) + 1)
  }
  return Object.fromEntries(happened)
}
