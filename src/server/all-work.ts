import { applyEventWork, billingClockWork, reconcileWork } from '#server/features/billing/index.ts'
import { caseMapWork } from '#server/features/case-map/make-work.ts'
import { comparisonWork } from '#server/features/drafting/comparison/compare-statements.ts'
import { draftWork } from '#server/features/drafting/write-draft.ts'
import { mailWork } from '#server/features/mail/index.ts'
import { deletionWork, expireExportWork, exportWork } from '#server/features/privacy/index.ts'
import { packetWork } from '#server/features/packets/make-packet.ts'
import { readingWork, sweepWork } from '#server/features/records/index.ts'
import { templateReadingWork } from '#server/features/templates/read-with-model.ts'
import { waitingWork } from '#server/features/together/index.ts'
import type { AllWork } from './work/worker.ts'

/** Who does which kind of job. */
export const allWork: AllWork = {
  'write-draft': draftWork,
  'make-case-map': caseMapWork,
  'make-packet': packetWork,
  'read-template': templateReadingWork,
  'compare-statements': comparisonWork,
  'tell-waiting': waitingWork,
  'send-mail': mailWork,
  'export-account': exportWork,
  'expire-export': expireExportWork,
  'delete-account': deletionWork,
  'read-record': readingWork,
  'sweep-files': sweepWork,
  'apply-billing-event': applyEventWork,
  'reconcile-billing': reconcileWork,
  'billing-clock': billingClockWork,
}
