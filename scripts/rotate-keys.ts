import { join } from 'node:path'
import { loadConfig } from '#server/config.ts'
import { ownDataFolder, rotateKeys } from '#server/data-folder.ts'
import { run } from './installation.ts'

// New keys in the place of those in the data folder, while the server is stopped: npm run rotate-keys
await run(async () => {
  const { DRAFTY_DATA_DIR: folder } = loadConfig(process.env)
  const giveBack = ownDataFolder(folder)
  const rotated = rotateKeys(folder)
  giveBack()
  if (rotated.length === 0) console.log('There are no keys in the data folder: they are given by the settings.')
  for (const name of rotated)
    console.log(
      name === 'sign-off-key'
        ? `${join(folder, name)} is new; records signed before stay checkable, their public keys are in the database.`
        : `${join(folder, name)} is new; the earlier one is in ${name}-before, for what it wrote.`,
    )
  if (rotated.length > 0) console.log('All of them belong into the backup.')
})
