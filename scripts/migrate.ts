import { ownDataFolder } from '#server/data-folder.ts'
import { connect } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'
import { openInstallation, run } from './installation.ts'

// What each server does at its start, by itself before new servers come: one that fails leaves the earlier ones serving.
await run(async () => {
  const { config, folder, location } = openInstallation()
  const giveBack = config.DATABASE_URL === undefined ? ownDataFolder(folder) : () => {}
  const database = connect(location)
  try {
    await migrate(database)
  } finally {
    await database.destroy()
    giveBack()
  }
  console.log('The database is at the migration of this version.')
})
