import type { DraftSection, DraftView, SectionVersion } from '#web/features/drafts/page/draft-view.ts'
import type { Redline } from '#web/features/drafts/page/revision/decisions.ts'
import type { Proposal } from '#web/features/drafts/page/revision/proposal.ts'

const heading =
  '<h2>Dana would suffer extreme hardship if she stayed in the United States without Mr. Medina Castañeda</h2>'
const end =
  '<p>These facts go beyond the ordinary results of separation, and they must be weighed together. <cite data-authority="ojo"><em>Matter of O-J-O-</em>, 21 I&amp;N Dec. 381, 383 (BIA 1996)</cite>; <cite data-authority="pm">9 USCIS-PM B.5</cite>.</p>'

const before = `${heading}<p>Dana Whitlock Medina has major depressive disorder and takes sertraline 100 mg. Ex. C. Her psychiatrist has seen her get worse when her husband was away for work.</p><p>Their son Mateo, age 6, was diagnosed with level 2 autism in 2023 and gets a lot of therapy every week. Ex. E. Mr. Medina Castañeda drives him on three of those days and calms him during meltdowns.</p><p>Dana earns about $1,400 a month and Mr. Medina Castañeda about $4,200. Ex. F. Rent is $1,680. Without him she would have to work full time, lose the therapy schedule and pay for after-school care quoted at $900 a month. Ex. G. This would be truly devastating for the family.</p>${end}`

const ins = (id: number, text: string) => `<ins data-change="${id}">${text}</ins>`
const del = (id: number, text: string) => `<del data-change="${id}">${text}</del>`

const redlineHtml = `${heading}<p>Dana Whitlock Medina ${del(1, 'has')}${ins(1, 'was diagnosed in 2019 with')} major depressive disorder and takes sertraline 100 mg. Ex. C. ${del(2, 'Her psychiatrist has seen her get worse when her husband was away for work.')}${ins(2, 'Her psychiatrist, whom she sees monthly, has noted two relapses, both when Mr. Medina Castañeda worked out of town.')}</p><p>Their son Mateo${del(3, ', age 6,')}${ins(3, ', a six-year-old,')} was diagnosed with level 2 autism in 2023 and ${del(4, 'gets a lot of therapy every week')} ${ins(4, 'has speech and occupational therapy four times a week')}. Ex. E. Mr. Medina Castañeda drives him on three of those days and calms him during meltdowns. ${ins(5, 'No one else in the household can do both. Dana works 24 hours a week and drives her mother to dialysis on Tuesdays and Fridays.')}</p><p>Dana earns about ${del(6, '$1,400')} ${ins(6, '$1,450')} a month and Mr. Medina Castañeda about $4,200. Ex. F. Rent is $1,680. Without him she would have to work full time, lose the therapy schedule and pay for after-school care quoted at $900 a month. Ex. G. ${del(7, 'This would be truly devastating for the family.')} ${ins(7, 'Rent and care alone would then cost $2,580 a month, $1,130 more than she now earns.')}</p>${end}`

export const sampleRedline: Redline = {
  html: redlineHtml,
  changes: ['1', '2', '3', '4', '5', '6', '7'].map((id) => ({ id, before: '', after: '' })),
}

const section = (id: string, title: string, more: Partial<DraftSection> = {}): DraftSection => ({
  id,
  title,
  level: 1,
  state: 'accepted',
  version: 2,
  html: `<h2>${title}</h2><p>The text of this part stands as it was accepted.</p>`,
  ...more,
})

export const hardshipDraft: DraftView = {
  id: 'draft-2',
  title: 'Hardship memorandum',
  client: { id: 'c2', name: 'Rogelio Medina Castañeda' },
  state: 'ready',
  flags: [],
  sections: [
    section('letterhead', 'Letterhead and caption', { state: 'ready', isSetByRule: true }),
    section('introduction', 'Introduction', { state: 'stale' }),
    section('history', 'Immigration history', { number: 'I.' }),
    section('relative', 'Qualifying relative', { number: 'II.' }),
    section('stays', 'Hardship if Dana stays', { number: 'III.', state: 'revising', html: before }),
    section('moves', 'Hardship if Dana moves to Mexico', { number: 'IV.' }),
    section('cumulative', 'Cumulative hardship', { number: 'V.', state: 'stale' }),
    section('discretion', 'Discretion', { number: 'VI.', state: 'ready' }),
    section('conclusion', 'Conclusion'),
    section('exhibits', 'Index of exhibits'),
    section('signature', 'Signature', { state: 'ready', isSetByRule: true }),
  ],
}

const prompt = 'Use the exact dates, doses and amounts from the answers. Cut adjectives. Tie every sentence to a fact.'

export const sampleProposal: Proposal = {
  sectionId: 'stays',
  state: 'ready',
  model: 'gpt-4.1',
  version: 4,
  prompt,
  at: 'today 9:58 AM',
  html: 'proposed',
  flags: [
    {
      id: 'both',
      kind: 'Not found',
      topic: 'Facts',
      quote: '“No one else in the household can do both.”',
      message: 'No answer or document says this. The second sentence is on file.',
      actions: [
        { id: 'ask', label: 'Ask the client' },
        { id: 'remove', label: 'Remove sentence' },
      ],
    },
    {
      id: 'sum',
      kind: 'Computed',
      topic: 'Facts',
      message: '$1,680 + $900 = $2,580 and $2,580 − $1,450 = $1,130.',
      actions: [],
    },
  ],
  changeByFlag: { both: '5', sum: '7' },
}

export const sampleVersions: readonly SectionVersion[] = [
  { version: 2, origin: 'manual', by: 'you', at: 'November 18, 4:12 PM', html: before },
  {
    version: 1,
    origin: 'generated',
    by: 'gpt-4.1',
    at: 'November 18, 3:58 PM',
    prompt: 'Shorter, and no more than four paragraphs.',
    html: before,
  },
  { version: 0, origin: 'template', by: 'Hardship memorandum.docx, section 3', at: '', html: before },
]
