import { createHash } from 'node:crypto'
import { authorities, authoritiesCheckedOn } from '#law/authorities/list.ts'
import { deadlineRules, filingKitCheckedOn, preflightRules } from '#law/filing-kit/filing-kit.ts'
import { fromLaw } from '#law/in-force.ts'
import type { SignOffRecord } from '#domain/sign-off/sign-off-record.ts'

/** Which law data the checks go by: its older date, and a fingerprint of all of it. The one place that asks. */
export function lawInUse(): SignOffRecord['law'] {
  const [listed, kit] = [authoritiesCheckedOn(), filingKitCheckedOn()]
  return { checked_on: listed < kit ? listed : kit, sha256: fingerprint().sha256 }
}

const fingerprint = fromLaw([authorities, preflightRules, deadlineRules], (...parts) => ({
  sha256: createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
}))
