import { verify } from '#server/backup/verify.ts'
import { openInstallation, run } from './installation.ts'

// Reads everything once, while the server serves: the database's own check, and every file to its last byte.
await run(async () => {
  const { location, readable } = openInstallation()
  const { files, problems } = await verify(location, readable)
  for (const problem of problems) console.error(problem)
  console.log(`${files} files read, ${problems.length} problems.`)
  if (problems.length > 0) process.exitCode = 1
})
