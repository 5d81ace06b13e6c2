import type { CaseMapReply, PassageReply } from '#contract/case-maps.ts'
import type { CaseFact, CaseMap, CasePassage, FactSource } from '#domain/case-map/case-map.ts'

const page = `5. I am a retired schoolteacher. I have lived in the same house in Fiango, Kumba, since 1991. My son Emmanuel left Cameroon on April 4, 2022 and has sent us money for my wife’s treatment.

6. On the night of October 17, 2024, at about two in the morning, soldiers came to our house in two pickup trucks. They asked for Emmanuel by his full name.

7. One of them held a paper with names. He said that my son’s money fed the boys in the bush. He said that all Anglophones who are abroad are terrorists and that they should come home and answer for it.

8. They poured fuel on the roof and on the two beds. We were made to stand in the road and watch.`

function passage(id: string, paragraph: number, words: string): CasePassage {
  const start = page.indexOf(words)
  return { id, document: 'd1', page: 2, paragraph, start, end: start + words.length, words }
}

const passages: readonly CasePassage[] = [
  passage('p1', 7, 'He said that my son’s money fed the boys in the bush.'),
  passage('p2', 7, 'all Anglophones who are abroad are terrorists'),
  passage('p3', 6, 'On the night of October 17, 2024, at about two in the morning, soldiers came to our house'),
]

const inDocument = (id: string): FactSource => ({ type: 'passage', passage: id })
const told = (question: string): FactSource => ({ type: 'answer', question })

function fact(id: string, statement: string, more: Partial<CaseFact> = {}): CaseFact {
  return {
    id,
    statement,
    wording: statement.replace(/\.$/, ''),
    kind: 'event',
    persons: ['applicant'],
    amounts: [],
    sources: [told('political_opinion_details')],
    state: 'confirmed',
    ...more,
  }
}

const map: CaseMap = {
  version: 1,
  tool: 'draft_generator',
  asOf: '2026-11-20',
  persons: [
    {
      id: 'applicant',
      full: 'Emmanuel Ngwa Tabot',
      short: 'Mr. Ngwa',
      role: 'applicant',
      official: false,
      pronoun: 'he',
      born: '1988-03-09',
      passages: [],
    },
    {
      id: 'father',
      full: 'Joseph Tabot Ngwa',
      short: 'Joseph',
      role: 'parent',
      roleWord: 'his father',
      official: false,
      passages: ['p1'],
    },
    {
      id: 'soldiers',
      full: 'Soldiers of the BIR',
      short: 'the soldiers',
      role: 'official',
      official: true,
      passages: ['p3'],
    },
  ],
  passages,
  facts: [
    fact('f1', 'The soldiers said that his money “fed the boys in the bush.”', {
      sources: [inDocument('p1')],
      state: 'proposed',
      kind: 'motive',
    }),
    fact('f2', 'They called all Anglophones abroad terrorists.', { sources: [inDocument('p2')], kind: 'motive' }),
    fact('f3', 'He spoke at two diaspora meetings in 2024.', { state: 'proposed', date: { from: '2024' } }),
    fact('f4', 'Two of the eleven transfers went to a cousin, not to his parents.', {
      state: 'proposed',
      kind: 'money',
    }),
    fact('f5', 'He holds no party post and never joined a separatist group.', { negated: true }),
    fact('f6', 'Soldiers burned the house in Fiango, Kumba, on October 17, 2024.', {
      sources: [inDocument('p3')],
      date: { from: '2024-10-17' },
      persons: ['applicant', 'father', 'soldiers'],
    }),
    fact('f7', 'Soldiers burned his family home on October 16, 2024.', {
      sources: [told('missed_filing_deadline_reason')],
      date: { from: '2024-10-16' },
      asTold: 'On October 16, 2024 soldiers burned his family home in Kumba.',
    }),
    fact('f8', 'He last arrived in New York on April 5, 2022.', { date: { from: '2022-04-05' }, kind: 'entry' }),
    fact('f9', 'The one-year period ended on April 5, 2023.', {
      date: { from: '2023-04-05' },
      kind: 'computed',
      sources: [{ type: 'computed', from: ['f8'], how: 'one year after April 5, 2022' }],
    }),
    fact('f10', 'He rents a room in the Bronx.', { kind: 'ties' }),
  ],
  elements: [
    {
      id: 'deadline',
      name: 'One-year deadline',
      test: 'The application is filed within one year of the last arrival, or changed circumstances excuse the delay.',
      authorities: [],
      sections: ['deadline'],
      state: 'supported',
    },
    {
      id: 'opinion',
      name: 'Political opinion, imputed',
      test: 'The persecutor acted on a political opinion that the applicant holds or is believed to hold.',
      authorities: [],
      sections: ['opinion'],
      state: 'adverse',
    },
    {
      id: 'relocation',
      name: 'Relocation',
      test: 'The applicant could not avoid the harm by living elsewhere in the country.',
      authorities: [],
      sections: ['relocation'],
      state: 'nothing',
    },
  ],
  links: [
    { fact: 'f8', element: 'deadline', direction: 'supports', weight: 1 },
    { fact: 'f9', element: 'deadline', direction: 'supports', weight: 1 },
    { fact: 'f1', element: 'opinion', direction: 'supports', weight: 0.9 },
    { fact: 'f2', element: 'opinion', direction: 'supports', weight: 0.8 },
    { fact: 'f3', element: 'opinion', direction: 'supports', weight: 0.6 },
    { fact: 'f4', element: 'opinion', direction: 'against', weight: 0.6 },
    {
      fact: 'f5',
      element: 'opinion',
      direction: 'against',
      weight: 0.6,
      met: 'What the soldiers believed controls, not what he believed.',
    },
  ],
  conflicts: [
    {
      id: 'c1',
      about: 'Date of the burning',
      kind: 'date',
      sides: [
        { fact: 'f7', value: 'October 16, 2024' },
        { fact: 'f6', value: 'October 17, 2024' },
      ],
      gap: 'October 16 by the answer, October 17 by the declaration',
    },
  ],
  exhibits: [
    { id: 'd1', letter: 'A', title: 'Declaration of father (translated)', pages: 4, date: '2026-11-02' },
    { id: 'd2', letter: 'B', title: 'Form I-589 with attachments', pages: 14 },
  ],
  chronology: ['f8', 'f9', 'f3', 'f7', 'f6'],
  theory: 'Soldiers took the money he sent for his parents’ hospital bills for support of the separatists.',
  sections: [],
  gaps: [{ id: 'g1', element: 'relocation', text: 'why no other part of the country is safe' }],
  wanted: ['Certified translation of the declaration'],
}

/** The evidence of the sample desk's client. */
export const sampleMap: CaseMapReply & { readonly map: CaseMap } = {
  status: 'ready',
  reason: null,
  made_at: '2026-11-20T15:00:00.000Z',
  is_stale: false,
  version: 1,
  map,
  decided: {},
  extraction: null,
  unread: [],
}

export function samplePassage(id: string): PassageReply {
  const found = passages.find((one) => one.id === id) ?? passages[0]
  const { start = 0, end = 0, words = '', paragraph = null } = found ?? {}
  return {
    id,
    document: 'd1',
    title: 'Declaration of father (translated)',
    letter: 'A',
    page: 2,
    paragraph,
    heading: null,
    words,
    page_text: page,
    start,
    end,
    pages: 4,
  }
}
