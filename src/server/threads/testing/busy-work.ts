import { setTimeout as sleep } from 'node:timers/promises'

let running = 0
let most = 0

/** What a thread can be asked to do in the tests of threads. */
export async function add(a: number, b: number): Promise<number> {
  running += 1
  most = Math.max(most, running)
  await Promise.resolve()
  running -= 1
  return a + b
}

/** How many calls this thread ever had at the same time. */
export function mostAtOnce(): number {
  return most
}

export function spin(milliseconds: number): string {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
  return 'done'
}

export async function wait(milliseconds: number): Promise<string> {
  await sleep(milliseconds)
  return 'done'
}

export function hoard(): number {
  const kept: number[][] = []
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => index + Math.random()))
}

export function hoardBuffers(): number {
  const kept: Uint8Array[] = []
  for (;;) kept.push(new Uint8Array(1_000_000).fill(1))
}

export function refuse(code: string): never {
  const refusal = Object.assign(new Error('No.'), { code })
  refusal.name = 'Refusal'
  throw refusal
}
