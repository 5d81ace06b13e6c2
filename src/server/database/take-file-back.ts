import { isLost } from './passing-errors.ts'

type Files = { readonly remove: (key: string) => Promise<void> }

/**
 * Removes a file whose row could not be stored. Where the connection was lost it stays: the commit may have been done, and
 * a row without its file would be a document lost. What no row names is found by the nightly look for orphans.
 */
export async function takeFileBack(files: Files, key: string, error: unknown): Promise<void> {
  if (!isLost(error)) await files.remove(key)
}
