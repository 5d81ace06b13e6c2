import type { ComparisonReply } from '#contract/comparing.ts'
import type { Draft, DraftSection } from '#contract/drafting.ts'
import type { api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { DraftFlagReply } from '#contract/draft-findings.ts'
import { placeSection } from '#domain/section-content/placed.ts'

const deadline = `<h2>Changed circumstances excuse the late filing</h2>
<p>An application must be filed within one year of the applicant’s last arrival. <cite data-authority="ina-208">INA § 208(a)(2)(B)</cite>. Mr. Ngwa Tabot last arrived on April 5, 2022. The period ended on April 5, 2023, and the Form I-589 was received on February 11, 2025, 678 days later.</p>
<p>The application may still be considered, because changed circumstances materially affect eligibility. On October 16, 2024, soldiers burned the family home in Kumba. Exh. D at 2. <em>See also</em> <em>Weinong Lin v. Holder</em>, 763 F.3d 244 (2d Cir. 2014). In that time he <mark data-gap="STEPS TAKEN, OCTOBER 20, 2024 TO FEBRUARY 11, 2025">[STEPS TAKEN, OCTOBER 20, 2024 TO FEBRUARY 11, 2025]</mark>.</p>`

const statement = `<h2>Statement of facts</h2>
<p>The Respondent is a native and citizen of Cameroon.<sup data-fn="Form I-589, Part A, Exh. A."></sup> On October 16, 2024, soldiers came to Kumba in three trucks. They asked for him by name.</p>
<blockquote>They said that he would be brought back and that they would find him wherever he was.<sup data-fn="Declaration of the father, Exh. D at 2."></sup></blockquote>`

const plain = (title: string) =>
  `<h2>${title}</h2><p>The Respondents submit this part of the brief on the record before the Court. Each statement of fact is taken from the application, the declarations and the documents in the exhibits.</p>`

function section(id: string, title: string, more: Partial<DraftSection> = {}): DraftSection {
  const written = { section_content: plain(title), version: 1, state: 'ready' as const, origin: 'generated' as const }
  return {
    id,
    title,
    has_heading: true,
    setting: 'body',
    order: 0,
    level: 1,
    mode: 'model',
    proposal: null,
    locks: [],
    ...written,
    ...more,
  }
}

const sections: readonly DraftSection[] = [
  section('cover', 'Cover and caption', { mode: 'software', has_heading: false, setting: 'caption' }),
  section('introduction', 'Introduction'),
  section('procedural', 'Procedural history', { state: 'accepted' }),
  section('facts', 'Statement of facts', { section_content: statement, locks: ['They asked for him by name.'] }),
  section('deadline', 'One-year deadline', { section_content: deadline }),
  section('credibility', 'Credibility'),
  section('fear', 'Well-founded fear', { state: 'stale' }),
  section('withholding', 'Withholding of removal', { proposal: 2 }),
  section('conclusion', 'Conclusion'),
  section('signature', 'Signature, exhibits, service', { mode: 'software' }),
]

const unwritten = { section_content: '', version: 0, origin: null, proposal: null } as const
const begun = new Set(['cover', 'introduction', 'facts', 'deadline'])
const inWriting = sections.map((one): DraftSection =>
  begun.has(one.id)
    ? one
    : { ...one, ...unwritten, locks: [], state: one.id === 'credibility' ? 'generating' : 'waiting' },
)

const draft: Draft = {
  id: 'ready',
  draft_id: 'ready',
  client_id: 'c1',
  client_name: 'Emmanuel Ngwa Tabot',
  type: 'draft_generator',
  title: 'Respondents’ pre-hearing brief',
  status: 'ready',
  reason: null,
  writer: 'openai',
  model: 'gpt-4.1',
  is_shielded: true,
  filing_date: '2026-11-20',
  file_name: 'Emmanuel Ngwa Tabot - Asylum/WOR/CAT draft.docx',
  created_at: '2026-11-19T15:00:00.000Z',
  finished_at: '2026-11-19T15:10:00.000Z',
  facts: {},
  warnings: [],
  law: { version: '2026-11-22', as_of: '2026-11-22', newer: null },
  sections: [...sections],
}

const also = (id: string, more: Partial<Draft>): Draft => ({ ...draft, ...more, id, draft_id: id })
const nothingYet = sections.map((one): DraftSection => ({ ...one, ...unwritten, locks: [], state: 'waiting' }))

/** One draft in every state that a draft can be in. */
export const sampleDrafts: readonly Draft[] = [
  also('drafting', { status: 'drafting', sections: inWriting, finished_at: null }),
  draft,
  also('queued', { status: 'queued', sections: nothingYet, finished_at: null }),
  also('failed', {
    status: 'failed',
    reason: 'The model did not answer after three attempts.',
    sections: inWriting.map((one) => (one.version === 0 ? { ...one, state: 'failed' as const } : one)),
  }),
  also('cancelled', { status: 'cancelled', sections: inWriting.map((one) => ({ ...one, state: 'waiting' as const })) }),
]

function flag(sectionId: string, words: string, more: Partial<DraftFlagReply>): DraftFlagReply {
  const html = sections.find(({ id }) => id === sectionId)?.section_content ?? ''
  const start = placeSection(html).text.indexOf(words)
  const place = { sectionId, start, end: start + words.length }
  const id = `${sectionId} ${words}`
  return {
    id,
    finding: id,
    code: 'fact-conflict',
    kind: 'Conflict',
    severity: 'red',
    message: '',
    text: words,
    place,
    passages: [],
    ...more,
  }
}

/** No model is there that could be asked. */
export const noComparison: ComparisonReply = {
  is_offered: false,
  state: 'none',
  reason: null,
  model: null,
  statements: null,
  verdicts: null,
  requests: 0,
  tokens: 0,
  ended_at: null,
}

/** What the checks find in the finished one. */
export const sampleChecks: ReplyOf<typeof api.listFlags> = {
  checked_on: '2026-11-03',
  flags: [
    flag('deadline', 'October 16, 2024', {
      message: 'The house was burned on two different dates.',
      suggest: 'October 17, 2024',
      passages: [{ id: 'd1', title: 'Exh. D, page 2', start: 0, end: 10, text: 'October 17, 2024' }],
    }),
    flag('deadline', 'Weinong Lin v. Holder, 763 F.3d 244 (2d Cir. 2014)', {
      code: 'citation-unknown',
      kind: 'Verify or remove',
      severity: 'red',
      message: 'Not in your sources or our list. Verify or remove.',
    }),
    flag('deadline', '[STEPS TAKEN, OCTOBER 20, 2024 TO FEBRUARY 11, 2025]', {
      code: 'gap',
      kind: 'Fill in',
      severity: 'amber',
      message: 'STEPS TAKEN, OCTOBER 20, 2024 TO FEBRUARY 11, 2025',
    }),
    flag('facts', 'in three trucks', {
      code: 'fact-not-found',
      kind: 'Not found',
      severity: 'amber',
      message: 'No answer or document gives a number of trucks.',
    }),
    flag('deadline', '678 days later', {
      code: 'fact-computed',
      kind: 'Computed',
      severity: 'blue',
      message: 'counted by software from dates on file.',
    }),
    flag('deadline', 'INA § 208(a)(2)(B)', { code: 'citation-verified', kind: 'Verified', severity: 'green' }),
  ],
  review: [],
  decisions: [],
  comparison: noComparison,
  numbers: { deadline: 'I.', credibility: 'II.', fear: 'III.', withholding: 'IV.' },
  parts: {},
  pages: { count: 23, limit: 25 },
}
