import { existsSync } from 'node:fs'
import { moveData } from '#server/backup/move-data.ts'

// Carries an installation from one database to another: SQLite to MySQL, or back. The source stays as it is.
const [from, to] = process.argv.slice(2)
if (from === undefined || to === undefined) {
  console.error(
    'Usage: npm run data:move -- <from> <to>   (the path of a SQLite file, or mysql://user:password@host/name)',
  )
  process.exit(2)
}
if (!from.startsWith('mysql:') && !existsSync(from)) {
  console.error(`There is no file ${from}.`)
  process.exit(2)
}
try {
  const tables = await moveData(from, to, (line) => console.log(line))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows of ${tables.length} tables were moved, and each is the same in both.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
