import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { AuthScreen } from './auth-screen.tsx'
import type { AuthScreenProps } from './ways-to-sign-in.ts'
import { emailProblem } from './email-problem.ts'

function renderScreen(props: Partial<AuthScreenProps>) {
  const onSubmit = vi.fn<AuthScreenProps['onSubmit']>()
  const given = { mode: 'log in', busy: false, problem: {}, supportEmail: 'support@drafty.example', ...props } as const
  renderPage(<AuthScreen {...given} onSubmit={onSubmit} onModeChange={() => undefined} onLegal={() => undefined} />)
  return onSubmit
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an address and a password log in', () => {
  const onSubmit = renderScreen({})
  type('Email', 'naomi@clarkelaw.example')
  type('Password', 'quiet-desk-1926')
  press('Log in')
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ email: 'naomi@clarkelaw.example', password: 'quiet-desk-1926' }),
  )
})

test('what is missing is said at its field and nothing is sent', () => {
  const onSubmit = renderScreen({ mode: 'sign up' })
  type('Email', 'naomi@clarkelaw')
  type('Password', 'short')
  press('Create account')
  expect(onSubmit).not.toHaveBeenCalled()
  const email = screen.getByLabelText('Email')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(email.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toContain('The address ends too early.')
  expect(screen.getByText('Please use at least 10 characters.')).toBeDefined()
  expect(screen.getByText('Please accept the terms of service.')).toBeDefined()
})

test('a new password is advised by its length', () => {
  renderScreen({ mode: 'sign up' })
  type('Password', 'a long sentence of words')
  expect(screen.getByText('24 characters')).toBeDefined()
})

test('the second factor is asked for when the account has one', () => {
  const onSubmit = renderScreen({ problem: { askTotp: true } })
  type('Email', 'naomi@clarkelaw.example')
  type('Password', 'quiet-desk-1926')
  type('Code from your authenticator app', '123456')
  press('Log in')
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ totp: '123456' }))
})

test('a refusal is said aloud', () => {
  renderScreen({ problem: { message: 'The e-mail address or the password is not right.' } })
  expect(screen.getByRole('alert').textContent).toContain('is not right')
})

test('while it is being tried, nothing is sent twice', () => {
  const onSubmit = renderScreen({ busy: true })
  type('Email', 'naomi@clarkelaw.example')
  type('Password', 'quiet-desk-1926')
  fireEvent.submit(screen.getByLabelText('Email').closest('form')!)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('addresses are judged kindly', () => {
  expect(emailProblem('naomi@clarkelaw.example')).toBeNull()
  expect(emailProblem(' naomi+drafts@clarke-law.co ')).toBeNull()
  expect(emailProblem('')).toBe('Please enter your email.')
  expect(emailProblem('naomi')).toContain('needs an @')
  expect(emailProblem('a@b@c.de')).not.toBeNull()
})
