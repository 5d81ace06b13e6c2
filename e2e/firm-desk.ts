import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import type { Role, ShareLevel } from '#domain/firm/roles.ts'
import { linkInMail, password } from './attorney.ts'
import type { OwnServer } from './own-server.ts'

type Given = Exclude<Role, 'owner'>
type Ask = <T>(method: string, path: string, data?: object) => Promise<T>

/** A firm made by calls alone: who is in it, and how to call in the owner's name. */
export type FirmDesk = {
  readonly addresses: Readonly<Record<Role, string>>
  readonly ask: Ask
  readonly share: (clientId: string, role: Given, level: ShareLevel) => Promise<void>
}

const addresses: Readonly<Record<Role, string>> = {
  owner: 'naomi@desk.example',
  attorney: 'dapo@desk.example',
  reviewer: 'june@desk.example',
  paralegal: 'ines@desk.example',
}

export async function openFirmDesk(request: APIRequestContext, { address, folder }: OwnServer): Promise<FirmDesk> {
  const call = async <T>(token: string | undefined, method: string, path: string, data?: object): Promise<T> => {
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
    const reply = await request.fetch(`${address}/api${path}`, { method, headers, ...(data && { data }) })
    expect(reply.ok(), await reply.text()).toBe(true)
    return reply.status() === 204 ? (undefined as T) : ((await reply.json()) as T)
  }
  const signUp = (email: string, invite?: string) =>
    call<{ token: string }>(undefined, 'POST', '/auth/signup', { email, password, accepted_terms: true, invite })
  const { token } = await signUp(addresses.owner)
  await request.get(await linkInMail(addresses.owner, { folder, path: 'verify-email' }))
  const ask: Ask = (method, path, data) => call(token, method, path, data)
  await ask('POST', '/firm', { name: 'Clarke Law' })
  for (const role of ['attorney', 'reviewer', 'paralegal'] as const) {
    await ask('POST', '/users/me/dependents', { email: addresses[role], role })
    const link = await linkInMail(addresses[role], { folder, path: 'invite=' })
    await signUp(addresses[role], new URL(link).searchParams.get('invite') ?? '')
  }
  const { firm } = await ask<{ firm: { people: { id: string; email: string }[] } }>('GET', '/firm')
  const share = async (clientId: string, role: Given, level: ShareLevel) => {
    const person = firm.people.find(({ email }) => email === addresses[role])
    await ask('PUT', `/clients/${clientId}/access/${person?.id}`, { level })
  }
  return { addresses, ask, share }
}

/** A browser of its own for somebody of the firm, at the desk. */
export async function logInAs(browser: Browser, { address }: OwnServer, email: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${address}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: /^Log in/ }).click()
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
  return page
}
