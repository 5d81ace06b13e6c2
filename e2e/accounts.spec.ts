import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { collectComplaints, expectAccessible, freshAddress, linkInMail, password, signUp } from './attorney.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

const profile = {
  'First Name': 'Nora',
  'Last Name': 'Castell',
  Phone: '+1 555 0100',
  'License Number': '123456',
  'Licensing Authority': 'State Bar of California',
  'Address 1': '1 Main Street',
  City: 'Oakland',
  State: 'CA',
}

async function logIn(page: Page, email: string, secret = password) {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(secret)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('an attorney signs up, verifies the address, creates the profile and sees the checklist go forward', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  const email = freshAddress('checklist@firm.example')
  await signUp(page, email)
  const checklist = page.getByRole('region', { name: 'Set up your account' })
  await expect(checklist).toContainText('0 of 4 steps done')
  await expect(checklist).toContainText('Starter Credits (250/250)')
  await expectAccessible(page)

  await checklist.getByRole('link', { name: 'Verify Email' }).first().click()
  await expect(page.getByText('Please check your inbox and verify your email to continue.')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Resend verification email' }).click()
  await expect(page.getByText('A new verification email has been sent')).toBeVisible()
  await page.goto(await linkInMail(email))
  await expect(page.getByText('Email Verified Successfully')).toBeVisible()
  await expect(page.getByText('You may now proceed to subscribe and unlock all features')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/')
  await expect(checklist).toContainText('1 of 4 steps done')
  await checklist.getByRole('button', { name: 'Create Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Attorney Profile' })
  await expect(dialog.getByText('Fields marked with * are required.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly')
  for (const [label, value] of Object.entries(profile))
    await dialog.getByRole('textbox', { name: label, exact: false }).first().fill(value)
  await dialog.getByRole('button', { name: 'Create Profile' }).click()
  const missing = page.getByRole('dialog', { name: 'Missing fields' })
  await expect(missing).toContainText('Zip Code')
  await expect(missing).toContainText('Please fill out this field to continue.')
  await missing.getByRole('button', { name: 'Cancel' }).click()
  await expect(missing).toBeHidden()
  await expect(dialog.getByText('Zip Code must not be empty')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Zip Code' }).fill('94601')
  await dialog.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByText('Successfully created attorney profile.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(checklist).toContainText('2 of 4 steps done')
  await expect(page.getByRole('heading', { level: 1, name: /Nora/ })).toBeVisible()

  await page.goto('/settings/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Esq.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Successfully edited attorney profile.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a forgotten password is set anew, and the old session is dead in every tab', async ({ page, context }) => {
  const email = freshAddress('forgot@firm.example')
  await signUp(page, email)
  const tab = await context.newPage()
  await tab.goto('/drafty/faq')
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()

  const browser = await context.browser()?.newContext({ baseURL: process.env.SERVER_ADDRESS ?? '' })
  const other = await browser?.newPage()
  if (!browser || !other) throw new Error('no second browser')
  await other.goto('/forgot-password')
  await expectAccessible(other)
  await other.getByRole('textbox', { name: 'Email' }).fill(email)
  await other.getByRole('button', { name: 'Send the link' }).click()
  await expect(other.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expectAccessible(other)
  await other.goto(await linkInMail(email, { path: 'forgot-password-reset' }))
  await expectAccessible(other)
  await other.getByRole('textbox', { name: 'New password' }).fill('password1234')
  await other.getByRole('button', { name: 'Set the password' }).click()
  await expect(other.getByText('This password is among the first that attackers try.')).toBeVisible()
  await other.getByRole('textbox', { name: 'New password' }).fill('an entirely new phrase')
  await other.getByRole('button', { name: 'Set the password' }).click()
  await expect(other.getByRole('heading', { name: 'Your password is set' })).toBeVisible()

  // The first call of one tab meets the dead session; both are at the login screen.
  await page.getByRole('link', { name: 'Clients' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await expect(tab).toHaveURL(/\/login/)
  await logIn(page, email)
  await expect(page.getByText('The e-mail address or the password is not right.')).toBeVisible()
  await logIn(page, email, 'an entirely new phrase')
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
  await browser.close()
})

test('an owner invites a dependent, who accepts and gets the checklist of dependents', async ({ page, browser }) => {
  const owner = freshAddress('owner@firm.example')
  await signUp(page, owner)
  await page.goto('/settings/dependents')
  await expect(page.getByText('Please verify your e-mail address before you invite others.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(await linkInMail(owner))
  await page.goto('/settings/dependents')
  await expect(page.getByText('Nobody else uses your subscription')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email of the colleague' }).fill(freshAddress('bea@firm.example'))
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText(`An invitation was sent to ${freshAddress('bea@firm.example')}.`)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Dependent users' })).toContainText('Invited')
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: process.env.SERVER_ADDRESS ?? '' })
  const bea = await context.newPage()
  await bea.goto(await linkInMail(freshAddress('bea@firm.example'), { path: 'invite=' }))
  await expect(bea.getByText(`${owner} invites ${freshAddress('bea@firm.example')} to use Drafty`)).toBeVisible()
  await expect(bea.getByRole('textbox', { name: 'Email' })).toHaveValue(freshAddress('bea@firm.example'))
  await expectAccessible(bea)
  await bea.getByRole('textbox', { name: 'Password' }).fill(password)
  await bea.getByRole('checkbox', { name: /I accept the terms/ }).check()
  await bea.getByRole('button', { name: 'Create account' }).click()
  const checklist = bea.getByRole('region', { name: 'Set up your account' })
  await expect(checklist).toContainText('2 of 3 steps done')
  await expect(checklist).toContainText('Subscribe (managed by admin)')
  await expect(checklist).not.toContainText('Starter Credits')
  await expectAccessible(bea)
  await bea.goto('/settings/dependents')
  await expect(bea.getByRole('main')).toContainText(`Your subscription is managed by your admin, ${owner}`)

  await page.reload()
  await expect(page.getByRole('table', { name: 'Dependent users' })).toContainText('Member')
  await page.getByRole('button', { name: `Actions for ${freshAddress('bea@firm.example')}` }).click()
  await page.getByRole('menuitem', { name: 'Security events' }).click()
  await expect(page.getByRole('table', { name: 'Audit trail' })).toContainText('Logged in')
  await expectAccessible(page)
  await page.goto('/settings/dependents')
  await page.getByRole('button', { name: `Actions for ${freshAddress('bea@firm.example')}` }).click()
  await page.getByRole('menuitem', { name: 'Remove user' }).click()
  await page.getByRole('button', { name: 'Remove user' }).click()
  await expect(page.getByText('Nobody else uses your subscription')).toBeVisible()
  await context.close()
})

test('somebody who is logged in opens an invitation and joins', async ({ page, browser }) => {
  const owner = freshAddress('boss@firm.example')
  await signUp(page, owner)
  await page.goto(await linkInMail(owner))
  await page.goto('/settings/dependents')
  await page.getByRole('textbox', { name: 'Email of the colleague' }).fill(freshAddress('carl@firm.example'))
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('table', { name: 'Dependent users' })).toBeVisible()
  const context = await browser.newContext({ baseURL: process.env.SERVER_ADDRESS ?? '' })
  const carl = await context.newPage()
  await signUp(carl, freshAddress('carl@firm.example'))
  await carl.goto(await linkInMail(freshAddress('carl@firm.example'), { path: 'invite=' }))
  const dialog = carl.getByRole('dialog', { name: 'You are invited' })
  await expect(dialog).toContainText(`${owner} invites you`)
  await expectAccessible(carl)
  await dialog.getByRole('button', { name: 'Join' }).click()
  await expect(carl.getByText('You use the subscription of your admin now.')).toBeVisible()
  await expect(carl.getByRole('region', { name: 'Set up your account' })).toContainText('of 3 steps done')
  await context.close()
})

test('the settings show sessions and the audit trail, pack an export, and keep an account that was to be deleted', async ({
  page,
  browser,
}) => {
  const email = freshAddress('private@firm.example')
  await signUp(page, email)
  const context = await browser.newContext({ baseURL: process.env.SERVER_ADDRESS ?? '' })
  const other = await context.newPage()
  await logIn(other, email)
  await expect(other.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()

  await page.goto('/settings/security')
  const sessions = page.getByRole('list', { name: 'Sessions' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await sessions.getByRole('button', { name: /End session/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await other.getByRole('link', { name: 'Clients' }).first().click()
  await expect(other).toHaveURL(/\/login/)
  await context.close()

  await page.goto('/settings/privacy')
  await page.getByRole('button', { name: 'Prepare my export' }).click()
  const ready = page.getByRole('button', { name: 'Download the zip file' })
  await expect(ready).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()])
  const entries = unzipSync(new Uint8Array(readFileSync(await download.path())))
  expect(strFromU8(entries['tables/accounts.json'] ?? new Uint8Array())).toContain(email)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' })
  await dialog.getByRole('textbox', { name: 'Your e-mail address' }).fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not this one')
  await dialog.getByRole('button', { name: 'Delete in seven days' }).click()
  await expect(dialog.getByText('This password is not right.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('button', { name: 'Delete in seven days' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()

  await page.goto('/settings/audit')
  const trail = page.getByRole('table', { name: 'Audit trail' })
  for (const event of ['Signed up', 'Session ended', 'Export downloaded', 'Deletion asked for', 'Deletion cancelled'])
    await expect(trail).toContainText(event)
  await expect(page.getByText('The chain is whole')).toBeVisible()
  await expectAccessible(page)
})
