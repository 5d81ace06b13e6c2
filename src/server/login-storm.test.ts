import { expect, test } from 'vitest'
import { ask, createServerHome } from '#test/running-server.ts'

const password = 'a long pass phrase'

test('a hundred anonymous logins at once keep no attorney waiting: neither logging in nor working', async () => {
  const home = await createServerHome()
  const server = await home.start()
  const account = { email: 'ana@firm.example', password, accepted_terms: true }
  const { body } = await ask<{ token: string }>(server, ['POST', '/auth/signup'], { body: account })

  const timeOf = async (work: () => Promise<{ status: number }>) => {
    const before = performance.now()
    expect((await work()).status).toBe(200)
    return performance.now() - before
  }
  const logIn = () => ask(server, ['POST', '/auth/login'], { body: { email: account.email, password } })
  const readClients = () => ask(server, ['GET', '/drafts'], { token: body.token })
  const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  const measure = async () => {
    const [logins, reads]: [number[], number[]] = [[], []]
    for (let round = 0; round < 4; round += 1) {
      logins.push(await timeOf(logIn))
      reads.push(await timeOf(readClients))
    }
    return { login: median(logins), read: median(reads) }
  }

  await timeOf(logIn)
  const calm = await measure()
  let waiting = 100
  const storm = Array.from({ length: waiting }, (_, index) =>
    ask(server, ['POST', '/auth/login'], { body: { email: `nobody${index}@firm.example`, password } }).then(
      ({ status }) => {
        waiting -= 1
        return status
      },
    ),
  )
  const stormy = await measure()
  const leftAfter = waiting
  const statuses = new Set(await Promise.all(storm))
  const login = stormy.login / calm.login
  console.log(
    `login storm: a login takes ${Math.round(calm.login)} ms alone and ${Math.round(stormy.login)} ms during it (${login.toFixed(1)} times), ` +
      `a list ${Math.round(calm.read)} ms and ${Math.round(stormy.read)} ms; ${leftAfter} of 100 strangers still waited`,
  )
  expect([...statuses].every((status) => status === 401 || status === 503)).toBe(true)
  // Measured while it lasted.
  expect(leftAfter).toBeGreaterThan(10)
  // Under 300 ms where a login alone takes 60; a busy machine makes both of them longer.
  expect(login).toBeLessThan(5)
})
