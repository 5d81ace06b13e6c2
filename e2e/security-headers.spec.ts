import { type APIResponse, expect, test } from '@playwright/test'

test.use({ baseURL: process.env.SERVER_ADDRESS })

/** The directives of a reply's content security policy, by name. */
function policyOf(reply: APIResponse): Record<string, string> {
  const directives = (reply.headers()['content-security-policy'] ?? '').split(';').map((part) => part.trim())
  return Object.fromEntries(directives.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]))
}

test('every reply carries the security headers: the page, its parts, calls, and what is not there', async ({
  request,
}) => {
  const page = await (await request.get('/login')).text()
  const part = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
  for (const path of ['/login', part, '/api/livez', '/api/clients/', '/api/nothing', '/assets/nothing.js']) {
    const reply = await request.get(path)
    expect(reply.headers(), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    // A reply of a call is no page: nothing of it may load or run.
    const isCall = path.startsWith('/api/')
    expect(policyOf(reply), path).toMatchObject(isCall ? nothing : ownParts)
  }
})

const nothing = { 'default-src': "'none'", 'frame-ancestors': "'none'" }
const ownParts = {
  'default-src': "'self'",
  'script-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

test('no script stands in the page itself, styles need a nonce that is fresh each time, and nothing inline would run', async ({
  request,
  page,
}) => {
  const replies = await Promise.all([request.get('/login'), request.get('/login')])
  const [first = '', second = ''] = replies.map(
    (reply) => /'nonce-([^']+)'/.exec(policyOf(reply)['style-src'] ?? '')?.[1],
  )
  expect(first).not.toBe('')
  expect(first).not.toBe(second)
  const html = (await replies[0]?.text()) ?? ''
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
  expect(scripts.length).toBeGreaterThan(0)
  for (const [, attributes, content] of scripts) {
    expect(attributes).toMatch(/\bsrc="\//)
    expect(content?.trim()).toBe('')
  }
  expect(html).not.toMatch(/\son[a-z]+=/i)
  expect(html).not.toContain('{{nonce}}')

  // The browser holds to it, and nothing of the product's own is refused.
  const refused: string[] = []
  await page.exposeFunction('noteRefused', (directive: string) => refused.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      ;(window as unknown as { noteRefused: (directive: string) => void }).noteRefused(effectiveDirective)
    })
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  expect(refused).toEqual([])
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.inlineRan = true'
    document.body.append(script)
    return 'inlineRan' in window
  })
  expect(ran).toBe(false)
})
