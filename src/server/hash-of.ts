import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal: what is stored in the place of tokens, codes and addresses that are only compared. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
