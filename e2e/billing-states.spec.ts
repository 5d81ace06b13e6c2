import { type Browser, expect, type Page, test } from '@playwright/test'
import { freshAddress, signUp } from './attorney.ts'
import { joinFamily, walkAsDependent } from './billing-dependent.ts'
import { type Desk, happensAt, hostedDesk, localDesk } from './billing-desks.ts'
import { type Hosted, startHosted } from './billing-hosted.ts'
import { ask, readLedger } from './billing-ledger.ts'
import { arriveAt, logInAt, moveServer, moveTo, verify } from './billing-steps.ts'
import { type Scene, scenesOf } from './billing-story.ts'
import { expectLastMail, reach, walk } from './billing-walk.ts'
import { type OwnServer, startServer } from './own-server.ts'

const day = 86_400_000
const start = Date.parse('2026-11-20T17:00:00Z')

test('with local billing each state says the same in every place to owner and dependent, and every sum and day stands in the books', async ({
  browser,
}) => {
  const server = await startServer()
  const family = await makeFamily(browser, server, 'local')
  const desk = localDesk(server, family.owner)
  for (const scene of scenesOf('local'))
    await test.step(`${scene.situation} on day ${scene.at}`, () => visit(family, desk, scene))
  await leaveFamily(family, 'local')
  await server.stop()
})

test('with the provider, too, each state says the same in every place, and every sum and day stands in the books', async ({
  browser,
}) => {
  const hosted = await startHosted(start)
  const family = await makeFamily(browser, hosted.server, 'hosted')
  const desk = hostedDesk(hosted, family.owner)
  for (const scene of scenesOf('hosted'))
    await test.step(`${scene.situation} on day ${scene.at}`, async () => {
      if (!scene.isProviderSilent) await hosted.provider.moveTo(start + scene.at * day)
      await happen(hosted, scene)
      await visit(family, desk, scene)
    })
  await leaveFamily(family, 'hosted')
  await hosted.stop()
})

async function happen(hosted: Hosted, { happens }: Scene): Promise<void> {
  if (!happens) return
  const days = Object.entries(happens.days ?? {}).map(([name, at]) => [name, Math.floor((start + at * day) / 1000)])
  await happensAt(hosted, happens.type, { ...happens.change, ...Object.fromEntries(days) })
}

type Family = {
  readonly server: OwnServer
  readonly owner: string
  readonly member: string
  /** Each has a browser. */
  readonly pages: { readonly owner: Page; readonly member: Page }
}

/** An owner with a colleague who was invited, both at the day of the sign-up. */
async function makeFamily(browser: Browser, server: OwnServer, kind: Desk['kind']): Promise<Family> {
  const newPage = async () => (await browser.newContext({ timezoneId: 'America/New_York' })).newPage()
  const pages = { owner: await newPage(), member: await newPage() }
  const owner = freshAddress(`owner@${kind}.example`)
  const member = freshAddress(`member@${kind}.example`)
  await moveTo(pages.owner, server, start)
  await signUp(pages.owner, owner, server.address)
  await verify(pages.owner, server, owner)
  await moveTo(pages.member, server, start)
  await joinFamily(pages.member, server, owner, member)
  return { server, owner, member, pages }
}

async function visit({ server, owner, member, pages }: Family, desk: Desk, scene: Scene): Promise<void> {
  const scenes = scenesOf(desk.kind)
  const before = scenes.slice(0, scenes.indexOf(scene))
  // Mails and papers are neither lost nor made twice by a crash, and logins are counted anew.
  if (before.length % 3 === 2) {
    await server.pause()
    await server.resume()
  }
  const now = start + scene.at * day
  const walker = { server, owner, desk, start }
  // What the clock does comes first, then what the attorney does on that day.
  await moveServer(server, now)
  await scene.does?.(desk)
  await reach(walker, scene.situation)
  const isNew = scene.tool !== null || !before.some(({ situation }) => situation === scene.situation)
  await Promise.all([
    logInAt(pages.owner, server, now, owner).then(() => walk(pages.owner, walker, scene)),
    isNew &&
      arriveAt(pages.member, server, now, member).then(() => walkAsDependent(pages.member, server, owner, member)),
  ])
  await expectLastMail(server, member, mailOfMember.next(scene, owner))
}

/** A dependent hears that drafting has stopped and that it is on again; nothing else. */
const mailOfMember = (() => {
  const last = new Map<string, RegExp | ''>()
  return {
    next({ situation }: Scene, owner: string): RegExp | '' {
      const was = last.get(owner) ?? ''
      const stopped = new RegExp(`Drafting has stopped in the account of ${owner.replaceAll('.', String.raw`\.`)}`)
      const isOff = ['trial-over', 'unpaid', 'cancelled', 'paused', 'inactive'].includes(situation)
      const mail = isOff ? stopped : was === '' ? '' : /You can draft again/
      // While a new term is only waited for nothing is said.
      if (situation === 'unconfirmed') return was
      last.set(owner, mail)
      return mail
    },
  }
})()

/** The owner takes the colleague out of the family: what is left is an account of its own, which says so. */
async function leaveFamily({ server, owner, member, pages }: Family, kind: Desk['kind']): Promise<void> {
  await test.step('the colleague leaves', async () => {
    const members = (await (await ask(server, owner, '/users/me/dependents')).json()) as { id: string }[]
    expect(members).toHaveLength(1)
    const gone = await ask(server, owner, `/users/me/dependents/${members[0]?.id}`, undefined, 'DELETE')
    expect(gone.status).toBe(204)
    expect((await readLedger(server, member)).status.billing.situation).toBe('left-family')
    const page = pages.member
    // The login of an earlier day has ended.
    await logInAt(page, server, start + (scenesOf(kind).at(-1)?.at ?? 0) * day, member)
    const says = 'You no longer share the subscription of another account. Choose a plan of your own to draft again.'
    await page.goto(server.address)
    await expect(page.getByText(says).first()).toBeVisible()
    await page.goto(`${server.address}/ai/asylum`)
    await expect(
      page.getByText('Drafting is off: you no longer share the subscription of another account.').first(),
    ).toBeVisible()
    await page.goto(`${server.address}/settings/billingandsubscriptions`)
    await expect(page.getByText(says).first()).toBeVisible()
  })
}
