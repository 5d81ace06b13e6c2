import { lawPart } from '../in-force.ts'
import type { Dated } from '../dated.ts'
import type { ForumId } from './kit-shapes.ts'

/**
 * What a statement on generative AI looks like where one is wanted. `V0`: none is printed; `V1`: on the first page under a
 * heading; `V2`: in the certificate of compliance; `V3`: a declaration; `V4`: the court's own form; `V5`: a paragraph where a
 * judge asks; `ask`: the attorney looks it up.
 */
export type AiVariant = 'V0' | 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'ask'

export type AiDisclosureRule = Dated & {
  readonly id: string
  readonly forum: string
  /** The forums of the filing kit that the row is for; absent for other courts. */
  readonly forums?: readonly ForumId[]
  readonly rule: string
  readonly variant: AiVariant
  /** What the attorney answers, as no list of orders is complete. */
  readonly asks?: string
  /** A rule whose breach can be sanctioned. */
  readonly hasSanction?: true
}

const readRules: readonly AiDisclosureRule[] = [
  {
    id: 'eoir',
    forum: 'EOIR, all courts and the Board',
    forums: ['court', 'board'],
    rule: 'PM 25-40 (Aug 8, 2025): no ban, no general disclosure; verify; discipline for invented content; judges and local rules may ask more',
    variant: 'V0',
    asks: 'Has this judge a standing order?',
    source: 'legalaigovernance.com/tracker/court-orders/eoir-pm-25-40 (verified 2026-04-28); immpolicytracking.org',
    checkedOn: '2026-11-22',
    confirmed: true,
  },
  {
    id: 'immigration-judge',
    forum: 'A single immigration judge',
    forums: ['court'],
    rule: 'standing order or local operating procedure possible (8 CFR 1003.40)',
    variant: 'V5',
    asks: 'Has this judge a standing order on generative AI?',
    source: 'legalaigovernance.com/tracker/court-orders/eoir-pm-25-40 (verified 2026-04-28); immpolicytracking.org',
    checkedOn: '2026-11-22',
    confirmed: true,
  },
  {
    id: 'uscis',
    forum: 'USCIS, asylum office',
    forums: ['uscis-paper', 'uscis-online', 'asylum-office'],
    rule: 'no rule found',
    variant: 'V0',
    source: 'No rule was found in what was read',
    checkedOn: '2026-11-22',
    confirmed: false,
  },
  {
    id: 'txnd',
    forum: 'N.D. Tex., all judges',
    rule: "Local Civil Rule 7.2(f), Sept 2, 2025: a brief made with generative AI says so on its FIRST PAGE under the heading 'Use of Generative Artificial Intelligence'; silence certifies that none was used; judge may ask which parts",
    variant: 'V1',
    hasSanction: true,
    source:
      'legalaigovernance.com/tracker/court-orders/txnd-local-civil-rule-7-2-f (2026-04-27); Ropes & Gray lists 2025-03-12',
    checkedOn: '2026-11-22',
    confirmed: true,
  },
  {
    id: 'txnd-kacsmaryk',
    forum: 'N.D. Tex., Judge Kacsmaryk',
    rule: "Nov 27, 2023: certificate with the notice of appearance (court's own form)",
    variant: 'V4',
    source: 'legalaigovernance.com/.../txnd-kacsmaryk-ai-order (2026-05-07)',
    checkedOn: '2026-11-22',
    confirmed: true,
  },
  {
    id: 'txnd-starr',
    forum: 'N.D. Tex., Judge Starr',
    rule: 'May 30, 2023: certificate: no AI, or checked by a human',
    variant: 'V4',
    source: 'gentrylocke.com; app.orthodoxyapp.com/standing-orders (2026-05-29)',
    checkedOn: '2026-11-22',
    confirmed: true,
  },
  {
    id: 'ned',
    forum: 'D. Neb., all judges',
    rule: 'NECivR 7.1(d), Dec 1, 2024: certificate of compliance in every brief says either no AI, or a human signatory verified all generated text',
    variant: 'V2',
    hasSanction: true,
    source: 'legalaigovernance.com/.../dne-local-rule-cert-compliance-ai (2026-04-30); ropesgray.com Nebraska',
    checkedOn: '2026-11-22',
    confirmed: true,
  },
  {
    id: 'hid',
    forum: 'D. Haw., all judges',
    rule: "General Order 23-1, Nov 14, 2023: declaration 'Reliance on Unverified Source'; not needed if all sources can be found in Westlaw, Lexis or the like",
    variant: 'V3',
    hasSanction: true,
    source: 'legalaigovernance.com/.../hid-general-order-23-1 (2026-04-30)',
    checkedOn: '2026-11-22',
    confirmed: true,
  },
  {
    id: 'txed',
    forum: 'E.D. Tex.',
    rule: 'CV-11(g), AT-3(m), Dec 1, 2023: no disclosure; duty to verify',
    variant: 'V0',
    source: 'reason.com/volokh 2023-11-13; legalaigovernance.com/.../edtx-go-23-11',
    checkedOn: '2026-11-22',
    confirmed: true,
  },
  {
    id: 'txsd',
    forum: 'S.D. Tex.',
    rule: 'General Order 2025-04 exists; text not read',
    variant: 'ask',
    asks: 'Has this judge a standing order on generative AI?',
    source: 'ropesgray.com Texas page',
    checkedOn: '2026-11-22',
    confirmed: false,
  },
  {
    id: 'ca5',
    forum: 'Fifth Circuit',
    rule: "June 12, 2024: declined to adopt a rule; 'I used AI' is no excuse",
    variant: 'V0',
    source: 'legalaigovernance.com/.../ca5-court-decision-proposed-rule; kslaw.com',
    checkedOn: '2026-11-22',
    confirmed: true,
  },
  {
    id: 'other-circuits',
    forum: 'Other circuits',
    rule: 'no circuit rule was found in what was read',
    variant: 'V0',
    asks: 'Has this judge a standing order on generative AI?',
    source: 'No rule was found in what was read',
    checkedOn: '2026-11-22',
    confirmed: false,
  },
  {
    id: 'cacd-hwang',
    forum: 'C.D. Cal., Judge Hwang',
    rule: 'certification (text not read)',
    variant: 'V5',
    asks: 'Has this judge a standing order on generative AI?',
    source: 'app.orthodoxyapp.com/standing-orders (2026-05-29)',
    checkedOn: '2026-11-22',
    confirmed: false,
  },
  {
    id: 'cand',
    forum: 'N.D. Cal.',
    rule: 'differs by judge (Martinez-Olguin; MJ Kang, July 16, 2025)',
    variant: 'ask',
    asks: 'Has this judge a standing order on generative AI?',
    source: 'app.orthodoxyapp.com/standing-orders (2026-05-29)',
    checkedOn: '2026-11-22',
    confirmed: false,
  },
  {
    id: 'fuentes-baylson',
    forum: 'N.D. Ill. MJ Fuentes; E.D. Pa. Judge Baylson',
    rule: 'disclosure orders of 2023 (status in 2026 not read)',
    variant: 'V5',
    asks: 'Has this judge a standing order on generative AI?',
    source: 'gentrylocke.com 2023-11-08',
    checkedOn: '2026-11-22',
    confirmed: false,
  },
  {
    id: 'ny-state',
    forum: 'New York state courts (family court orders for SIJ)',
    rule: '22 NYCRR 161 from June 1, 2026 (text not read)',
    variant: 'ask',
    asks: 'Has this judge a standing order on generative AI?',
    source: 'legalaigovernance.com banner',
    checkedOn: '2026-11-22',
    confirmed: false,
  },
  {
    id: 'other',
    forum: 'any other court',
    rule: 'more than 300 orders were counted in March 2026; no list is complete',
    variant: 'ask',
    asks: "I looked at the judge's page on the date given",
    source: 'legalaiinsights.com 2026-03',
    checkedOn: '2026-11-22',
    confirmed: true,
  },
]

/** Courts and judges that say something about generative AI. Never complete. */
export const aiDisclosureRules = lawPart<readonly AiDisclosureRule[]>('aiDisclosureRules', readRules)
