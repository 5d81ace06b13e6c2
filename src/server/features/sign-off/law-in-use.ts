import { createHash } from 'node:crypto'
import { authorities, authoritiesCheckedOn } from '#law/authorities/list.ts'
import { deadlineRules, filingKitCheckedOn, preflightRules } from '#law/filing-kit/filing-kit.ts'
import type { SignOffRecord } from '#domain/sign-off/sign-off-record.ts'

let known: SignOffRecord['law'] | undefined

/** Which law data the checks go by: its older date, and a fingerprint of all of it. */
export function lawInUse(): SignOffRecord['law'] {
  known ??= {
    checked_on: authoritiesCheckedOn < filingKitCheckedOn ? authoritiesCheckedOn : filingKitCheckedOn,
    sha256: createHash('sha256')
      .update(JSON.stringify([authorities, preflightRules, deadlineRules]))
      .digest('hex'),
  }
  return known
}
