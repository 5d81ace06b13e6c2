import { connect } from '#server/database/connect.ts'
import { endSessionsOf } from '#server/features/accounts/index.ts'
import { openInstallation, run } from './installation.ts'

// Logs an account out everywhere, or all of them, while the server serves: npm run end-sessions -- <address> | --all
await run(async () => {
  const [whose] = process.argv.slice(2)
  if (whose === undefined) throw new Error('Whose? npm run end-sessions -- ana@firm.example, or -- --all')
  const database = connect(openInstallation().location)
  try {
    const ended = await endSessionsOf(database, whose === '--all' ? 'all' : whose, Date.now())
    if (ended === undefined) throw new Error(`There is no account with the address ${whose}.`)
    console.log(`${ended} ${ended === 1 ? 'session was' : 'sessions were'} ended.`)
  } finally {
    await database.destroy()
  }
})
