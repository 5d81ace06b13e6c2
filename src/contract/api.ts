import { accounts } from './accounts.ts'
import { answerCalls } from './answers.ts'
import { billing } from './billing.ts'
import { caseMaps } from './case-maps.ts'
import { clientAccessCalls } from './client-access.ts'
import { clients } from './clients.ts'
import { commentCalls } from './comments.ts'
import { conflictChecks } from './conflict-checks.ts'
import { deadlines } from './deadlines.ts'
import { developerPanel } from './developer-panel.ts'
import { draftFiles } from './draft-files.ts'
import { draftFindings } from './draft-findings.ts'
import { drafting } from './drafting.ts'
import { families } from './families.ts'
import { filingKit } from './filing-kit.ts'
import { firms } from './firms.ts'
import { forms } from './forms.ts'
import { law } from './law.ts'
import { oldCase } from './old-case.ts'
import { operations } from './operations.ts'
import { operators } from './operators.ts'
import { packets } from './packets.ts'
import { privacy } from './privacy.ts'
import { profiles } from './profiles.ts'
import { records } from './records.ts'
import { revising } from './revising.ts'
import { security } from './security.ts'
import { sectionSourceCalls } from './section-sources.ts'
import { printedDrafts } from './printed-drafts.ts'
import { sentRequests } from './sent-requests.ts'
import { sessionCalls } from './sessions.ts'
import { signOffs } from './sign-offs.ts'
import { templateSections } from './template-sections.ts'
import { togetherCalls } from './together.ts'

/** Every call of the product. A new feature adds its line here. */
export const api = {
  ...operations,
  ...operators,
  ...accounts,
  ...profiles,
  ...sessionCalls,
  ...billing,
  ...clients,
  ...caseMaps,
  ...answerCalls,
  ...drafting,
  ...draftFiles,
  ...packets,
  ...filingKit,
  ...signOffs,
  ...forms,
  ...deadlines,
  ...law,
  ...developerPanel,
  ...records,
  ...draftFindings,
  ...revising,
  ...sectionSourceCalls,
  ...printedDrafts,
  ...sentRequests,
  ...togetherCalls,
  ...commentCalls,
  ...templateSections,
  ...oldCase,
  ...security,
  ...families,
  ...firms,
  ...clientAccessCalls,
  ...conflictChecks,
  ...privacy,
}
