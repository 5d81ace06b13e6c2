import { expect, type Locator, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import decodeQr from 'qr/decode.js'
import { type GoogleIssuer, startGoogleIssuer } from '#test/doubles/google-issuer.ts'
import { collectComplaints, expectAccessible, freshAddress, linkInMail, password, signUp } from './attorney.ts'
import { type OwnServer, startServer } from './own-server.ts'

let issuer: GoogleIssuer
let server: OwnServer

test.beforeAll(async () => {
  issuer = await startGoogleIssuer()
  server = await startServer(issuer.environment)
})
test.afterAll(async () => {
  await server.stop()
  issuer.close()
})

const desk = (page: Page) => page.getByRole('heading', { name: 'What do you want to draft?' })

/** Mails name the server by its number; the journey goes by name. */
async function openMail(page: Page, email: string, path = '') {
  const link = await linkInMail(email, { folder: server.folder, path })
  await page.goto(link.replace('127.0.0.1', 'localhost'))
}

/** Reads a QR code from the pixels that the browser shows, as a phone would. */
async function scan(page: Page, picture: Locator): Promise<string> {
  const shot = await picture.screenshot()
  const pixels = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    canvas?.drawImage(bitmap, 0, 0)
    const { width, height, data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? new ImageData(1, 1)
    return { width, height, data: [...data] }
  }, shot.toString('base64'))
  return decodeQr({ ...pixels, data: Uint8Array.from(pixels.data) })
}

test('with Google an attorney signs up, reads the terms to their end and accepts them, and logs in again', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: server.address })).newPage()
  const complaints = collectComplaints(page)
  issuer.setPerson({ sub: 'g-77', email: freshAddress('gina@firm.example') })
  await page.goto('/login')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms of service' })
  await expect(terms.getByRole('button', { name: 'Accept' })).toBeDisabled()
  await expectAccessible(page)
  await terms
    .getByRole('region')
    .evaluate((element) => element.scrollTo(0, element.scrollHeight - element.clientHeight - 30))
  await expect(terms.getByRole('button', { name: 'Accept' })).toBeDisabled()
  await terms
    .getByRole('region')
    .evaluate((element) => element.scrollTo(0, element.scrollHeight - element.clientHeight - 9))
  await terms.getByRole('button', { name: 'Accept' }).click()
  await expect(terms).toBeHidden()
  await expect(desk(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Set up your account' })).toContainText('1 of 4 steps done')

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(desk(page)).toBeVisible()
  await expect(terms).toBeHidden()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('two-step login: set up, asked for, a recovery code, with Google as well', async ({ browser }) => {
  const email = freshAddress('totp@firm.example')
  const page = await (await browser.newContext({ baseURL: server.address })).newPage()
  await signUp(page, email)
  await openMail(page, email)
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Set up two-step login' }).click()
  const uri = await page.getByRole('link', { name: 'in an app on this device' }).getAttribute('href')
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' })
  expect(await scan(page, picture)).toBe(uri)
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
  const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  await page.getByRole('textbox', { name: 'Code that the app shows' }).fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code is not right, or it has been used already.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Code that the app shows' }).fill(codeAt(Date.now()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recovery = ''] = await codes.allTextContents()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const code = page.getByRole('textbox', { name: 'Code from your authenticator app' })
  await expect(code).toBeVisible()
  await expectAccessible(page)
  await code.fill(recovery)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(desk(page)).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  issuer.setPerson({ sub: 'g-78', email })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two-step login' })
  await expectAccessible(page)
  // The step of the first code is used up: the app of an attorney who waits shows the next one.
  await dialog.getByRole('textbox').fill(codeAt(Date.now() + 30_000))
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(desk(page)).toBeVisible()
  await page.context().close()
})

test('a passkey is added, logs in with nothing typed, and is removed', async ({ browser }) => {
  const email = freshAddress('passkey@firm.example')
  const page = await (await browser.newContext({ baseURL: server.address })).newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signUp(page, email)
  await openMail(page, email)
  await page.goto('/settings/security')
  await page.getByRole('textbox', { name: 'Name of this device' }).fill('Office laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Office laptop')
  await expectAccessible(page)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(desk(page)).toBeVisible()

  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Remove Office laptop' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('No passkey yet.')).toBeVisible()
  await page.context().close()
})
