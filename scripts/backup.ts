import { backUp } from '#server/backup/back-up.ts'
import { openInstallation, run } from './installation.ts'

// Saves database, files and keys while the server serves: npm run backup -- [archive] [folder for the keys]
await run(async () => {
  const now = Date.now()
  const stamp = new Date(now).toISOString().replaceAll(/[:-]/g, '').slice(0, 15)
  const [archive = `backups/drafty-${stamp}`, keys = `${archive}-keys`] = process.argv.slice(2)
  const { files, missing } = await backUp(openInstallation(), { archive, keys }, now)
  console.log(`Saved the database and ${files.length} files to ${archive}. The keys are in ${keys}: keep them apart.`)
  if (missing.length > 0) console.log(`${missing.length} files that records name were not in the store.`)
})
