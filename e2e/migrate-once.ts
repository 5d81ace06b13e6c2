import { makeEmptyDatabase } from '#test/empty-database.ts'

/** Runs the migrations once for all servers that journeys start; they come by the environment to every worker. */
export default async function migrateOnce(): Promise<() => void> {
  const { path, remove } = await makeEmptyDatabase()
  process.env.EMPTY_DATABASE = path
  return remove
}
