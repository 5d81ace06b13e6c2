/**
 * The sentences of the frame of every letter, in the expert's first person. `{{slot}}` is replaced by a fact, `{{#slot}}`
 * opens words that stand only when the fact is known.
 */

export const openingGeneral = {
  who: 'I am {{expert.title_name}}{{#expert.position}}, {{expert.position_said}}{{/expert.position}}.',
  request:
    'At the request of counsel for {{client.name}} I have been asked to give my professional opinion on {{question}} for use in {{proceeding}}.',
  /** Of somebody who was asked no question: a pastor, a teacher. */
  letter: 'At the request of counsel for {{client.name}} I write this letter for use in {{proceeding}}.',
  opinion: 'My opinion, explained below, is that {{opinion_one_line}}.',
  /** Of somebody without a profession that gives opinions. */
  lay: 'At the request of counsel for {{client.name}} I write for use in {{proceeding}} what I know of {{client.short}} and how I know it.',
  /** Before a sentence of the expert's own. */
  inShort: 'My opinion in short:',
}

/** The reference line of petitions. */
export const filings: Readonly<Record<string, string>> = {
  EB1A: 'Form I-140, extraordinary ability (EB-1A)',
  EB1B: 'Form I-140, outstanding professor or researcher (EB-1B)',
  NIW: 'Form I-140, national interest waiver (EB-2)',
  O1A: 'Form I-129, extraordinary ability (O-1A)',
  O1B: 'Form I-129, extraordinary ability or achievement in the arts (O-1B)',
}

/** Follows the general opening when the expert has worked with the client. */
export const openingDependent =
  'I do not write as a stranger to {{client.short}}: the section on our relationship says how we know each other. Where I rely on documents, I say so.'

/** Beside degrees and posts, which are put together from the papers (`credentials.ts`). */
export const credentials = {
  given: {
    'expert.years': 'I have worked in {{#expert.field}}{{expert.field}}{{/expert.field}} for {{expert.years}}.',
    'expert.output': 'My work includes {{expert.output}}.',
    'expert.testimony': 'I have given expert evidence in {{expert.testimony}}.',
  },
  field: 'I give this opinion within the field of {{expert.field}}.',
  attached: 'My curriculum vitae is attached as',
}

/** Beside the sentences that the file has about ties (`case/ties.ts`): nothing here denies a tie. */
export const relationship = {
  because: 'I know of the work because {{relation.because}}.',
  dependent: 'I have known {{client.short}} since {{relation.since}} as {{relation.capacity}}.',
  weigh: 'I state this so that the reader can weigh my opinion.',
  clinician:
    'I met {{subject.name}} for the first time on {{sessions.first}}. I saw {{subject.object}} {{sessions.count}} for {{sessions.total}} in all{{#interpreter}}, with {{interpreter}} interpreting{{/interpreter}}.',
}

export const fee = {
  none: 'I have received no payment for this letter.',
  paid: 'I was paid {{fee.amount}} for my time',
  due: 'My fee is {{fee.amount}}',
}

export const materials = {
  before: 'Before forming this opinion I read: ',
  /** Whoever tells what was seen and heard formed no opinion by papers. */
  lay: 'This letter refers to: ',
}

export const field = {
  reader: 'For a reader outside {{field.name}}, some background may help.',
  before: 'Before the work described here, {{field.before}}.',
}

export const standing =
  'I compare {{client.short}} with others at a like stage by {{standing.yardstick}}. On that measure {{standing.result}}.'

export const standingMissing = 'how the client compares with others at a like stage, and by what yardstick'

export const limits = {
  notDone: 'I have not {{limits.not_done}}.',
  change: 'My opinion could change if {{limits.change}}.',
  against: 'These points limit my opinion or speak against it, and I have taken them into account:',
}

export const conclusion = {
  one: 'For the reasons given it is my opinion that {{opinion_one_line}}.',
  found: 'What I have found is told above.',
  held: 'For the reasons given I hold the opinion stated at the beginning of this letter.',
  heldToo: 'For the reasons given I hold the opinion stated at the beginning of this letter, and it is also my opinion',
  lay: 'I have told here what I know of {{client.short}} and how I know it; what comes from a paper is marked as coming from it.',
  basis: 'I base this on {{conclusion.basis}}.',
  rests: 'I base this on',
}

export const availability =
  'I can be reached at {{expert.contact}} and will answer questions {{#testify}}or testify {{/testify}}{{#testify.how}}{{testify.how}} {{/testify.how}}if asked.'

export const declaration =
  'I declare under penalty of perjury under the laws of the United States of America that the foregoing is true and correct. Executed on ____________ at ____________.'
