import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import type { App } from './strict-headers.ts'

const root = join(import.meta.dirname, '../../../dist/web')

/** Serves the built web app: the page for every path, with a fresh nonce; its files, named by content, for ever. */
export function serveWebApp(app: App): void {
  if (!existsSync(join(root, 'index.html'))) return
  const page = readFileSync(join(root, 'index.html'), 'utf8')
  const serveFile = serveStatic({ root, precompressed: true, onFound: keepForEver })
  app.get('/assets/*', serveFile, (context) => context.notFound())
  app.get('*', (context) => {
    context.header('Cache-Control', 'no-cache')
    return context.html(page.replaceAll('{{nonce}}', context.get('secureHeadersNonce') ?? ''))
  })
}

function keepForEver(_path: string, { header }: Context): void {
  header('Cache-Control', 'public, max-age=31536000, immutable')
}
