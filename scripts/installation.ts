import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from '#server/backup/back-up.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { readEarlier } from '#server/data-folder.ts'
import { openFileStore, openRawStore } from '#server/gateways/files/open-file-store.ts'
import type { FileStore } from '#server/gateways/files/port.ts'

/** The installation that the settings name, as the server would open it. */
export function openInstallation(): Installation & { readonly readable: FileStore; readonly config: Config } {
  const config = loadConfig(process.env)
  const folder = config.DRAFTY_DATA_DIR
  const kept = join(folder, 'file-key')
  const key = config.FILE_ENCRYPTION_KEY ?? (existsSync(kept) ? readFileSync(kept, 'utf8') : undefined)
  return {
    config,
    folder,
    location: config.DATABASE_URL ?? join(folder, 'drafty.db'),
    files: openRawStore(config),
    readable: openFileStore({
      ...config,
      FILE_ENCRYPTION_KEY: key,
      FILE_ENCRYPTION_KEYS_BEFORE: [...config.FILE_ENCRYPTION_KEYS_BEFORE, ...readEarlier(folder, 'file-key')],
    }),
  }
}

/** Ends a command with a sentence instead of a stack. */
export async function run(work: () => Promise<void>): Promise<void> {
  process.umask(0o077)
  try {
    await work()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
