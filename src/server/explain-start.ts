/** What an operator can do about a start that failed, in a sentence; what nobody expected comes with its stack. */
export function explainStart(error: unknown): string {
  const { code, errcode, message = '', stack } = error as Partial<Error> & { code?: string; errcode?: number }
  const known = sentences.find(([pattern]) => pattern.test(`${code ?? ''} ${errcode ?? ''}`))
  if (known) return `Drafty did not start: ${known[1]} (${message})`
  return code === undefined && errcode === undefined && !(error instanceof TypeError)
    ? `Drafty did not start. ${message}`
    : `Drafty did not start.\n${stack ?? String(error)}`
}

const sentences: readonly (readonly [RegExp, string])[] = [
  [/EADDRINUSE/, 'another program listens on this port. End it, or set PORT to another one.'],
  [/EADDRNOTAVAIL/, 'this machine does not have the address of HOST.'],
  [
    /EACCES|EPERM/,
    'the data folder or the port is not allowed to this user. Give it the folder, or set a PORT above 1024.',
  ],
  [/EROFS| 8$/, 'the data folder can only be read. Make it writable, or set DRAFTY_DATA_DIR to another one.'],
  [/ENOSPC| 13$/, 'the disk is full. Make room for the data folder.'],
  [/ 26$| 11$/, 'drafty.db is damaged or no database. Restore it from the latest backup.'],
  [/ECONNREFUSED|ENOTFOUND|ER_ACCESS_DENIED/, 'the database of DATABASE_URL does not let us in.'],
]
