import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { redirectFor } from '#web/app/route-table.ts'
import { answer, type AnsweredCall } from '#web/dev/in-page-server.ts'
import { naomi, sampleCalls } from '#web/dev/sample-server.ts'
import { linkResult, type LoginNote, loginNote } from '#web/session/login-note.ts'
import { createSessionStore } from '#web/session/session-store.ts'
import { endSessionEverywhere } from '#web/data/token.ts'
import { renderPage } from '#test/render-page.tsx'
import { EmailVerificationPage } from '../email-verification-page.tsx'
import { InvitationDialog } from '../invitation-dialog.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { SignInPage } from './sign-in-page.tsx'

afterEach(() => act(() => loginNote.set(null)))

function open(path: string, { calls = [], who = null }: { calls?: AnsweredCall[]; who?: typeof naomi | null } = {}) {
  return renderPage(
    <Routes>
      <Route path="/login" element={<SignInPage />} />
      <Route path="/signup" element={<SignInPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/forgot-password-reset" element={<ResetPasswordPage />} />
      <Route path="/drafty/email-verification" element={<EmailVerificationPage />} />
    </Routes>,
    { path, calls: [...calls, ...sampleCalls], who },
  )
}

test.each([
  ['verified', 'Your address is verified. Please log in.'],
  ['used', 'This link was used before, so your address is verified already. Please log in.'],
  ['expired', /This link has expired: it works for 24 hours. Log in, and you can ask for a new one./],
  ['unknown', /This link is not valid./],
] as const)('a verification link that is %s says so on a device where nobody is logged in', (result, said) => {
  const found = linkResult({ pathname: '/drafty/email-verification', search: `?link=${result}` })
  expect(found).toBe(result)
  act(() => loginNote.set(found))
  open('/login')
  expect(screen.getByText(said)).toBeDefined()
})

test('a link that is over offers a new one to whoever is logged in, and an odd result says nothing', () => {
  const unverified = { ...naomi, is_email_verified: false }
  open('/drafty/email-verification?link=expired', { who: unverified })
  expect(screen.getByText(/This link has expired: it works for 24 hours. Send a new one below./)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Resend verification email' })).toBeDefined()
  expect(linkResult({ pathname: '/drafty/email-verification', search: '?link=%3Cscript%3E' })).toBeNull()
  expect(linkResult({ pathname: '/', search: '?link=used' })).toBeNull()
})

test('a session that the server ended says why the login screen is there; one that was left says nothing', async () => {
  const store = createSessionStore(() => undefined)
  store.accept(naomi)
  endSessionEverywhere()
  expect(loginNote.get()).toBe('session-over' satisfies LoginNote)
  open('/login')
  expect(screen.getByText(/Your session is over: it ended by itself or was ended on another device./)).toBeDefined()
  act(() => store.accept(naomi))
  expect(loginNote.get()).toBeNull()
  await act(() => store.logOut())
  expect(loginNote.get()).toBeNull()
})

test('another tab that was logged out comes back by itself after a new login', async () => {
  renderPage(null, { calls: sampleCalls, who: null })
  const store = createSessionStore(() => undefined)
  store.accept(naomi)
  localStorage.removeItem('drafty.token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'drafty.token', newValue: null }))
  expect(store.get().state).toBe('logged-out')
  expect(loginNote.get()).toBe('out-elsewhere')
  localStorage.setItem('drafty.token', 'new')
  window.dispatchEvent(new StorageEvent('storage', { key: 'drafty.token', newValue: 'new' }))
  await expect.poll(() => store.get().state).toBe('logged-in')
})

test('the address that was typed goes along to the forgotten password', async () => {
  open('/login')
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@firm.example' } })
  fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
  expect(await screen.findByDisplayValue('ana@firm.example')).toBeDefined()
})

test('a link for a new password is offered to somebody who is logged in, with what it does', () => {
  const visitor = { loggedIn: true, permissions: ['user'] }
  expect(redirectFor('/forgot-password-reset', { ...visitor, search: '?token=t' })).toBeNull()
  expect(redirectFor('/forgot-password-reset', visitor)).toBe('/')
  open('/forgot-password-reset?token=t', { who: naomi })
  expect(screen.getByText(/You are logged in as naomi@clarkelaw.example./)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Set the password' })).toBeDefined()
})

test('an invitation names who invites whom; one that is not valid any more says so before and after login', async () => {
  const invites = answer(api.getInvitation, () => ({
    email: 'bea@firm.example',
    owner_email: 'ana@firm.example',
    firm: null,
  }))
  open('/signup?invite=t', { calls: [invites] })
  expect(await screen.findByRole('heading', { name: 'You are invited to Drafty' })).toBeDefined()
  expect(screen.getByText(/ana@firm.example invites bea@firm.example to use Drafty/)).toBeDefined()
  expect(screen.queryByText(/250 credits/)).toBeNull()
})

const refuses = answer(api.getInvitation, () => {
  throw new AppError('token-invalid')
})

test('an invitation that is not valid any more is said on the sign-up page', async () => {
  open('/signup?invite=old', { calls: [refuses] })
  expect(await screen.findByText(/This invitation is not valid any more. Ask whoever sent it/)).toBeDefined()
})

test('an invitation that is not valid any more is said to somebody who is logged in', async () => {
  renderPage(<InvitationDialog token="old" />, { calls: [refuses] })
  expect(await screen.findByText(/It was used, taken back or is older than seven days./)).toBeDefined()
})
