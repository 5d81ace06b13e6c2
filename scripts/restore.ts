import { restore } from '#server/backup/restore.ts'
import { openInstallation, run } from './installation.ts'

// Puts a backup into an empty installation: npm run restore -- <archive> [folder with the keys]
await run(async () => {
  const [archive, keys] = process.argv.slice(2)
  if (archive === undefined) throw new Error('Usage: npm run restore -- <archive> [folder with the keys]')
  const { files, missing } = await restore(archive, keys ?? `${archive}-keys`, openInstallation())
  console.log(`Restored the database and ${files} files; ${missing.length} were missing when the backup was made.`)
})
