import { placeSection } from '#domain/section-content/placed.ts'
import type { DraftFlag, DraftSection, DraftView } from '#web/features/drafts/page/draft-view.ts'

const deadline = `<h2>Changed circumstances excuse the late filing</h2>
<p>An application must be filed within one year of the applicant’s last arrival. <cite data-authority="ina-208">INA § 208(a)(2)(B)</cite>; <cite data-authority="cfr">8 C.F.R. § 1208.4(a)(2)</cite>. Mr. Ngwa Tabot last arrived on April 5, 2022. The period ended on April 5, 2023, and the Form I-589 was received on February 11, 2025, 678 days later.</p>
<p>The application may still be considered, because changed circumstances materially affect the Respondent’s eligibility and he filed within a reasonable period given those circumstances. <cite data-authority="ina-208">INA § 208(a)(2)(D)</cite>; <cite data-authority="cfr">8 C.F.R. § 1208.4(a)(4)</cite>. On October 16, 2024, soldiers of the national army’s rapid intervention unit burned the family home in Kumba and announced that he was wanted for sending money to separatists. Exh. D at 2. He learned of it on October 20, 2024. Before that date he did not fear return.</p>
<p>He filed 114 days after he learned of the change. No fixed period applies, and the question turns on the particular circumstances. <em>See</em> <cite data-authority="tmh"><em>Matter of T-M-H- &amp; S-W-C-</em>, 25 I&amp;N Dec. 193 (BIA 2010)</cite>; <em>see also</em> <em>Weinong Lin v. Holder</em>, 763 F.3d 244 (2d Cir. 2014). In that time he <mark data-gap="STEPS TAKEN, OCTOBER 20, 2024 TO FEBRUARY 11, 2025">[STEPS TAKEN, OCTOBER 20, 2024 TO FEBRUARY 11, 2025]</mark>.</p>
<p>The deadline does not reach withholding or protection under the Convention Against Torture. <cite data-authority="cfr">8 C.F.R. § 1208.4(a)</cite>.</p>`

const credibility = `<h2>The account is credible and corroborated</h2>
<p>Credibility is judged on the totality of the circumstances and all relevant factors. <cite data-authority="ina-208">INA § 208(b)(1)(B)(iii)</cite>. The account in the Form I-589, Exh. A, is specific as to dates, places and`

const statement = `<h2>Statement of facts</h2>
<p>The Respondent is a native and citizen of Cameroon.<sup data-fn="Form I-589, Part A, Exh. A."></sup> On October 16, 2024, soldiers came to Kumba in three trucks. They asked for him by name.</p>
<blockquote>They said that he would be brought back and that they would find him wherever he was.<sup data-fn="Declaration of the father, Exh. D at 2."></sup></blockquote>
<ul><li>The house was burned.</li><li>The neighbors were told that he was wanted.</li></ul>`

const plain = (title: string) =>
  `<h2>${title}</h2><p>The Respondents submit this part of the brief on the record before the Court. Each statement of fact is taken from the application, the declarations and the documents in the exhibits.</p><p>Where the record is silent, the text says so.</p>`

export function wordsIn(html: string, words: string) {
  const start = placeSection(html).text.indexOf(words)
  return { start, end: start + words.length }
}

const done = (id: string, title: string, more: Partial<DraftSection> = {}): DraftSection => ({
  id,
  title,
  level: 1,
  state: 'ready',
  version: 1,
  html: plain(more.heading ?? title),
  ...more,
})
const rule = { isSetByRule: true } as const
const under = (number: string) => ({ level: 2, number }) as const

/** Every section as it stands when all is written. */
export const writtenSections: readonly DraftSection[] = [
  done('cover', 'Cover and caption', rule),
  done('contents', 'Contents', rule),
  done('introduction', 'Introduction'),
  done('procedural', 'Procedural history', { state: 'accepted' }),
  done('facts', 'Statement of facts', {
    html: statement,
    locks: [{ id: 'l1', ...wordsIn(statement, 'They asked for him by name.') }],
  }),
  done('asylum', 'Asylum', { number: 'I.', heading: 'The Respondents are eligible for asylum' }),
  done('standard', 'Legal standard', { ...under('A.'), ...rule }),
  done('deadline', 'One-year deadline', { ...under('B.'), html: deadline }),
  done('credibility', 'Credibility', {
    ...under('C.'),
    html: `${credibility} persons, and it agrees with the declarations of his father and his pastor.</p>`,
  }),
  done('opinion', 'Political opinion', under('D.')),
  done('nationality', 'Nationality', under('E.')),
  done('government', 'The government as persecutor', under('F.')),
  done('fear', 'Well-founded fear', { ...under('G.'), state: 'stale' }),
  done('relocation', 'Relocation', under('H.')),
  done('bars', 'No bar applies', under('I.')),
  done('discretion', 'Discretion', under('J.')),
  done('derivative', 'Derivative spouse', under('K.')),
  done('withholding', 'Withholding of removal', { number: 'II.' }),
  done('torture', 'Convention Against Torture', { number: 'III.' }),
  done('likely', 'Torture is likely', under('A.')),
  done('official', 'Official involvement', under('B.')),
  done('form', 'Form of relief', { ...under('C.'), ...rule }),
  done('conclusion', 'Conclusion'),
  done('signature', 'Signature, exhibits, service', rule),
]

const begun = new Set(['cover', 'procedural', 'facts', 'standard', 'deadline', 'form', 'signature'])
const writing = new Set(['asylum', 'credibility', 'opinion', 'torture', 'likely'])

/** The same in mid-draft: some done, five being written, the rest waiting. */
export const sectionsInWriting: readonly DraftSection[] = writtenSections
  .filter(({ id }) => id !== 'signature')
  .map((section): DraftSection => {
    if (section.id === 'credibility') return { ...section, state: 'generating', html: credibility }
    if (writing.has(section.id)) return { ...section, state: 'generating', html: '' }
    if (begun.has(section.id)) return section
    return { ...section, state: 'waiting', html: '' }
  })

function place(sectionId: string, words: string) {
  const html = writtenSections.find(({ id }) => id === sectionId)?.html ?? ''
  return { sectionId, ...wordsIn(html, words) }
}

const noActions = { actions: [] } as const
const verified = (words: string, sectionId = 'deadline'): DraftFlag => ({
  id: `ok-${sectionId}-${words}`,
  kind: 'Verified',
  topic: 'Citation',
  place: place(sectionId, words),
  quote: words,
  message: 'Found in the built-in list.',
  ...noActions,
})
const fromSource = (words: string): DraftFlag => ({
  id: `src-${words}`,
  kind: 'From your sources',
  topic: 'Facts',
  place: place('deadline', words),
  quote: words,
  message: 'Form I-589, Part A, page 3: the same date.',
  ...noActions,
})

const sampleFlags: readonly DraftFlag[] = [
  {
    id: 'conflict',
    kind: 'Conflict',
    topic: 'Facts',
    place: place('deadline', 'October 16, 2024'),
    message: 'The house was burned on two different dates.',
    readings: [
      { value: 'October 16', source: 'Your answer', to: '/ai/asylum' },
      { value: 'October 17', source: 'Exh. D, page 2', to: '/drafty/clients/c1' },
    ],
    actions: [
      { id: 'keep', label: 'Keep October 16' },
      { id: 'use', label: 'Use October 17' },
    ],
  },
  {
    id: 'unknown',
    kind: 'Verify or remove',
    topic: 'Citation',
    place: place('deadline', 'Weinong Lin v. Holder, 763 F.3d 244 (2d Cir. 2014)'),
    quote: 'Weinong Lin v. Holder, 763 F.3d 244 (2d Cir. 2014)',
    message: 'Not in your sources or our list. Verify or remove.',
    actions: [
      { id: 'verify', label: 'Mark as verified' },
      { id: 'remove', label: 'Remove' },
    ],
  },
  {
    id: 'steps',
    kind: 'Fill in',
    topic: 'Placeholder',
    place: place('deadline', '[STEPS TAKEN, OCTOBER 20, 2024 TO FEBRUARY 11, 2025]'),
    message: 'What the client did between October 20, 2024 and February 11, 2025: counsel, translation, evidence.',
    actions: [
      { id: 'write', label: 'Write it' },
      { id: 'question', label: 'Go to the question', quiet: true },
    ],
  },
  {
    id: 'trucks',
    kind: 'Not found',
    topic: 'Facts',
    place: place('facts', 'in three trucks'),
    quote: '“in three trucks”',
    message: 'No answer or document gives a number of trucks.',
    actions: [
      { id: 'remove', label: 'Remove' },
      { id: 'source', label: 'Add a source', quiet: true },
    ],
  },
  {
    id: 'hearing',
    kind: 'Fill in',
    topic: 'Placeholder',
    message: 'The A-number of Beatrice Ngwa Tabot, and the date and time of the next hearing.',
    actions: [{ id: 'record', label: 'Open the client record', quiet: true }],
  },
  {
    id: 'history',
    kind: 'Negative history',
    topic: 'Citation',
    place: place('credibility', 'INA § 208(b)(1)(B)(iii)'),
    quote: 'INA § 208(b)(1)(B)(iii)',
    message:
      'Amended since the decision that is quoted beside it. Our list was last checked on Nov 3, 2026; confirm with a citator.',
    actions: [{ id: 'seen', label: 'Mark as checked' }],
  },
  {
    id: 'days',
    kind: 'Computed',
    topic: 'Facts',
    place: place('deadline', '678 days later'),
    quote: '678 days later',
    message: 'counted by software from dates on file.',
    ...noActions,
  },
  {
    id: 'days-2',
    kind: 'Computed',
    topic: 'Facts',
    place: place('deadline', '114 days'),
    quote: '114 days',
    message: 'counted by software from dates on file.',
    ...noActions,
  },
  verified('INA § 208(a)(2)(B)'),
  verified('8 C.F.R. § 1208.4(a)(2)'),
  verified('INA § 208(a)(2)(D)'),
  verified('8 C.F.R. § 1208.4(a)(4)'),
  verified('Matter of T-M-H- & S-W-C-, 25 I&N Dec. 193 (BIA 2010)'),
  fromSource('April 5, 2022'),
  fromSource('February 11, 2025'),
  fromSource('October 20, 2024'),
]

export const sampleDraft: DraftView = {
  id: 'draft-1',
  title: 'Respondents’ pre-hearing brief',
  client: { id: 'c1', name: 'Emmanuel Ngwa Tabot' },
  state: 'ready',
  sections: writtenSections,
  flags: sampleFlags,
  pages: { count: 23, limit: 25 },
  authoritiesCheckedOn: 'Nov 3, 2026',
}
