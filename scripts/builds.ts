import type { Build } from './built-from.ts'

const shared = ['src/contract', 'src/domain', 'src/law', 'src/tools', 'package-lock.json']

/** The web app; the billing environment and what Vite reads are fixed in it. */
export const page: Build & { readonly program: string } = {
  program: 'scripts/build-page.ts',
  folder: 'dist/web',
  sources: ['src/web', 'vite.config.ts', 'scripts/build-page.ts', 'scripts/page-contract.ts', ...shared],
  settings: Object.entries(process.env).filter(([name]) => /^(?:VITE_|CHARGEBEE_ENVIRONMENT$)/.test(name)),
}

/** The server, in one file and parts that load when they are first needed. */
export const server: Build & { readonly program: string } = {
  program: 'scripts/build-server.ts',
  folder: 'dist/server',
  sources: ['src/server', 'scripts/build-server.ts', 'scripts/as-ascii.ts', 'scripts/thread-modules.ts', ...shared],
  settings: [],
}
