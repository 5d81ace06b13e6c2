import type { Filing } from './filing.ts'
import { fail, holds, type Judge } from './outcome.ts'

/** The files of the packet without that of the brief, which is always one of its own. */
export const exhibitFiles = ({ parts }: NonNullable<Filing['made']>) =>
  parts.filter(({ name }) => !/_Brief(?:_\d{1,2})?\.pdf$/.test(name))

/** What the builder does when files are too large. */
export const partSizes =
  (limit: number): Judge =>
  ({ made, items }) => {
    const exhibits = made && exhibitFiles(made)
    const bytes =
      exhibits?.reduce((sum, part) => sum + part.bytes, 0) ?? items.reduce((sum, item) => sum + (item.bytes ?? 0), 0)
    const tooLarge = made?.parts.find((part) => part.bytes > limit)
    if (tooLarge)
      return fail(
        `${tooLarge.name} has ${megabytes(tooLarge.bytes)} MB; ${limit / 1_000_000} are allowed.`,
        tooLarge.name,
        'block',
      )
    const parts = exhibits?.length ?? Math.ceil(bytes / limit)
    return parts > 1 ? fail(`The packet has ${megabytes(bytes)} MB; it is split into ${parts} parts.`) : holds
  }

/** Rounded up: what is too large must not read as if it were allowed. */
const megabytes = (bytes: number) => Math.ceil(bytes / 100_000) / 10
