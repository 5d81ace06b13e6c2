import { userInfo } from 'node:os'
import { AppError } from '#contract/errors.ts'
import { findProgram, runProgram } from './run-program.ts'

/** A server program of the system. */
export type MysqlProgram = {
  readonly server: string
  /** What makes a data folder for MariaDB; MySQL does that itself. */
  readonly install: string | undefined
  /** Under which account it runs: named only for root, which the programs refuse to be otherwise. */
  readonly account: string | undefined
}

/** MariaDB comes first, because its `mysqld` is only another name for it. */
export async function findMysqlProgram(): Promise<MysqlProgram | undefined> {
  const server = (await findProgram('mariadbd')) ?? (await findProgram('mysqld'))
  if (server === undefined) return undefined
  const install = await findProgram('mariadb-install-db')
  const account = process.getuid?.() === 0 ? userInfo().username : undefined
  return { server, install, account }
}

/** Makes an empty data folder, with a `tmpdir` of its own: MariaDB removes what other ones have in a shared one; throws with the first error that the program names. */
export async function installDataFolder(
  { server, install, account }: MysqlProgram,
  folder: string,
  tmpdir: string,
): Promise<void> {
  const shared = [
    '--no-defaults',
    ...(account === undefined ? [] : [`--user=${account}`]),
    `--datadir=${folder}`,
    `--tmpdir=${tmpdir}`,
  ]
  const { code, output, error } =
    install === undefined
      ? await runProgram(server, [...shared, '--initialize-insecure'], 120_000)
      : await runProgram(install, [...shared, '--auth-root-authentication-method=normal', '--skip-test-db'], 120_000)
  if (code === 0) return
  const lines = `${output}\n${error}`.trim().split('\n')
  const words = lines.find((line) => line.includes('[ERROR]')) ?? lines.at(-1) ?? ''
  throw new AppError('database-refused', {}, { message: `The data folder could not be made. ${words}` })
}
