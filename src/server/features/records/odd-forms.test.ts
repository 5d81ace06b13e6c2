import { expect, test } from 'vitest'
import { buildRecords } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

const fileNames: readonly string[] = [
  '../../etc/passwd',
  '..\\..\\windows\\system32\\cmd.exe',
  '/etc/shadow',
  'C:\\letter.txt',
  '.',
  '..',
  '\u202Etxt.exe',
  '\u2066letter\u2069.txt',
  'مرحبا بالعالم.txt',
  `${'long'.repeat(75)}.txt`,
  `${'😀'.repeat(150)}.txt`,
  'a\u0000b.txt',
  'two\tnames.txt',
  '   ',
  '\uD800.txt',
  "'; drop table records; --.txt",
  '<script>alert(1)</script>.txt',
  '%00%2f.txt',
  'CON',
  'é'.normalize('NFD'),
]

const boundary = 'the-end'
const part = (head: string, content = '') => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`
const file = (name: string, content = 'She came to New York in 2022.') =>
  part(`Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/plain`, content)
const end = `--${boundary}--\r\n`

/** Forms as a broken or hostile sender would write them. */
const forms: readonly (readonly [what: string, body: string, type?: string])[] = [
  ['without a boundary in the type', `${file('a.txt')}${end}`, 'multipart/form-data'],
  ['with an empty boundary', `${file('a.txt')}${end}`, 'multipart/form-data; boundary='],
  ['with another boundary than its own', `${file('a.txt')}${end}`, 'multipart/form-data; boundary=other'],
  ['with an endless boundary', `${file('a.txt')}${end}`, `multipart/form-data; boundary=${'b'.repeat(10_000)}`],
  ['of another kind', `${file('a.txt')}${end}`, 'multipart/mixed; boundary=the-end'],
  ['empty', ''],
  ['of its end alone', end],
  ['cut off in the head of a part', `--${boundary}\r\nContent-Disposition: form-da`],
  ['cut off in a file', file('a.txt').slice(0, -20)],
  ['cut off before its end', file('a.txt')],
  ['with an empty file', `${file('a.txt', '')}${end}`],
  ['with a file without a name', `${part('Content-Disposition: form-data; name="file"; filename=""')}${end}`],
  ['with a file field that is a text', `${part('Content-Disposition: form-data; name="file"', 'x')}${end}`],
  ['with two files', `${file('a.txt')}${file('b.txt')}${end}`],
  ['with a part without a name', `${part('Content-Disposition: form-data', 'x')}${file('a.txt')}${end}`],
  ['with a part without a head', `--${boundary}\r\n\r\nx\r\n${end}`],
  [
    'with a prototype for a field',
    `${part('Content-Disposition: form-data; name="__proto__"', 'x')}${file('a')}${end}`,
  ],
  ['with a constructor', `${part('Content-Disposition: form-data; name="constructor"', 'x')}${file('a.txt')}${end}`],
  [
    'with a field over its limit',
    `${part('Content-Disposition: form-data; name="title"', 'x'.repeat(1_100_000))}${end}`,
  ],
  ['with too many fields', `${part('Content-Disposition: form-data; name="a"', 'x').repeat(60)}${end}`],
  [
    'with an unknown encoding',
    `${part('Content-Disposition: form-data; name="title"\r\nContent-Transfer-Encoding: nope\r\nContent-Type: text/plain; charset=nope', 'x')}${end}`,
  ],
  [
    'with a file in an unknown encoding',
    `${part('Content-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Transfer-Encoding: base64', '!!!!')}${end}`,
  ],
  [
    'with broken letters',
    `${part('Content-Disposition: form-data; name="title"', '\uFFFD\u0000\uD800')}${file('a.txt')}${end}`,
  ],
  ...fileNames.map((name) => [`named ${JSON.stringify(name)}`, `${file(name)}${end}`] as const),
]

const paths: readonly (readonly ['POST' | 'PUT', string])[] = [
  ['POST', '/clients/:clientId/documents'],
  ['PUT', '/clients/:clientId/documents/:documentId'],
  ['POST', '/clients/:clientId/experts'],
  ['PUT', '/clients/:clientId/experts/:expertId'],
  ['POST', '/clients/:clientId/experts/:expertId/extra_expert'],
  ['POST', '/clients/:clientId/extra_client'],
  ['POST', '/citations/:clientId'],
  ['PUT', '/citations/:citationId'],
  ['POST', '/briefs'],
  ['PUT', '/briefs/:briefId'],
  ['POST', '/clients/import'],
  ['POST', '/clients/:clientId/drafts/:draftId/reimport'],
]

test('odd forms and odd file names are taken or refused with a sentence, and leave no file that no record names', async () => {
  const { app, signUp, services } = await createTestApp({ works: false })
  const ana = await signUp()
  const ids = await buildRecords(ana)
  const before = await filesOf()
  const odd: string[] = []
  async function filesOf() {
    const rows = await services.database.selectFrom('records').select('file_key').execute()
    const kept = new Set(rows.flatMap(({ file_key }) => file_key ?? []))
    const stray: string[] = []
    for await (const key of services.files.list()) if (!kept.has(key)) stray.push(key)
    return stray.toSorted()
  }
  for (const [method, pattern] of paths) {
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '')
    for (const [what, body, type = `multipart/form-data; boundary=${boundary}`] of forms) {
      const headers = { Authorization: `Bearer ${ana.token}`, 'Content-Type': type }
      const response = await app.request(`/api${path}`, { method, headers, body })
      const reply = (await response.json()) as { message?: string; file_name?: string | null; id?: string }
      const told = `${response.status} ${method} ${pattern}, a form ${what}`
      if (response.status >= 500) odd.push(told)
      if (response.status >= 400 && !reply.message) odd.push(`${told}: no sentence`)
      if (/[/\\\p{Cc}\p{Cf}]/u.test(reply.file_name ?? '')) odd.push(`${told}: kept as ${reply.file_name}`)
    }
  }
  expect(odd).toEqual([])
  expect(await filesOf()).toEqual(before)
})
