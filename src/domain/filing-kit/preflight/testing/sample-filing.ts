import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { proofOfService } from '../../documents/proof-of-service.ts'
import { coverPage } from '../../documents/cover-page.ts'
import type { KitCase } from '../../kit-case.ts'
import type { Filing, FilingItem } from '../filing.ts'
import { itemKindOf } from '../item-kind.ts'
import type { PreflightLine } from '../run-preflight.ts'

export const today = '2026-11-20'
export const english =
  'The applicant has lived in Tucson since 2009 and has cared for his mother every day of that time, as the neighbors of the family know and say.'

export const item = (given: Partial<FilingItem> & Pick<FilingItem, 'id' | 'letter' | 'title'>): FilingItem => ({
  kind: itemKindOf(given.title, false),
  parent: null,
  date: '2026-05-02',
  text: english,
  pageTexts: [english],
  pages: 2,
  bytes: 400_000,
  checksum: given.id,
  mediaType: 'application/pdf',
  state: 'ready',
  notes: [],
  fitted: 0,
  hidden: [],
  ...given,
})

export const items: readonly FilingItem[] = [
  item({
    id: 'a',
    letter: 'A',
    title: 'Declaration of Dana Medina',
    text: `${english} I declare under penalty of perjury that the foregoing is true and correct. Executed on May 2, 2026.`,
  }),
  item({
    id: 'b',
    letter: 'B',
    title: 'Psychological evaluation report of Dr. Ibarra',
    text: `${english} Dr. Ibarra is licensed since 2004.`,
  }),
  item({ id: 'c', letter: 'C', title: 'Lease' }),
]

const answersOf: Readonly<Record<ForumId, KitCase['answers']>> = {
  court: {
    eoir_id: 'AB123456',
    all_on_ecas: 'yes',
    hearing_time: '9:00 a.m.',
    hearing_type: 'individual',
    hearing_date: '2027-01-25',
    fee_option: 'none',
  },
  board: {
    eoir_id: 'AB123456',
    all_on_ecas: 'yes',
    decision_date: '2026-10-01',
    briefing_due: '2027-01-05',
    fee_option: 'none',
  },
  'uscis-paper': { fee_option: 'none' },
  'uscis-online': { fee_option: 'none' },
  'asylum-office': { interview_date: '2027-01-11', fee_option: 'none' },
}

const kitOf = (forum: ForumId, changes: Partial<KitCase> = {}): KitCase => ({
  forum,
  filing: 1,
  lead: { name: 'Rogelio Medina Castañeda', aNumber: 'A 012-345-678' },
  others: [],
  counsel: {
    name: 'Naomi Clarke',
    address: ['1 Main St.', 'Tucson, AZ 85701'],
    phone: '(520) 555-0100',
    email: 'n@firm.example',
    eoirId: 'AB123456',
  },
  court: { city: 'Tucson', state: 'AZ' },
  judge: 'Ana Ruiz',
  hearing: '2027-01-25',
  hearingType: 'individual',
  decision: '2026-10-01',
  detained: false,
  proceeding: 'removal',
  form: 'I-601A',
  usedModel: false,
  answers: answersOf[forum],
  ...changes,
})

export type Changes = Partial<Omit<Filing, 'kit'>> & {
  readonly kit?: Partial<KitCase>
  readonly answers?: KitCase['answers']
  readonly text?: string
}

export function filing(forum: ForumId, { kit: kitChanges, answers, text, ...changes }: Changes = {}): Filing {
  const kit = kitOf(forum, { ...kitChanges, answers: { ...answersOf[forum], ...answers } })
  const proof = proofOfService(kit, ['Respondent’s exhibits, tabs A-C'])
  return {
    forum,
    today,
    kit,
    documentKind: 'brief',
    draft: [
      {
        place: 'Brief',
        text:
          text ??
          'Rogelio Medina Castañeda (A 012-345-678) asks for relief. “I weigh 118 pounds.” Ex. A at 3. Dr. Ibarra agrees. Ex. B at 6. He pays rent. Ex. C.\nRespectfully submitted,\n____________\nNaomi Clarke\nDated: ________',
      },
    ],
    draftLayout: { lineSpacing: 2, hasPageNumbers: true },
    bodyPages: 20,
    papers: [
      { place: 'Cover page', document: coverPage(kit, { title: 'EXHIBITS A-C', enclosures: ['Exhibit A'] }) },
      ...(proof ? [{ place: 'Certificate of service', document: proof }] : []),
    ],
    record: {
      names: { first: 'Rogelio', last: 'Medina Castañeda' },
      aNumbers: ['012345678'],
      born: '1988-03-09',
      arrests: 0,
    },
    items,
    made: {
      isStale: false,
      pages: 12,
      parts: [{ name: 'Medina_Exhibits_Part1.pdf', bytes: 1_200_000 }],
      pinpoints: [{ text: 'Ex. A at 3', letter: 'A', sentence: 'She says so.', state: 'holds' }],
      exhibits: [],
    },
    ticks: [],
    ...changes,
  }
}

export const alarms = (lines: readonly PreflightLine[]) =>
  lines.filter(({ state, severity }) => state === 'open' && (severity === 'block' || severity === 'warn'))

export const withItem = (id: string, changes: Partial<FilingItem>) => ({
  items: items.map((one) => (one.id === id ? { ...one, ...changes } : one)),
})
export const plus = (...more: FilingItem[]) => ({ items: [...items, ...more] })
export const madeWith = (changes: object) => ({
  made: { ...(filing('court').made as object), ...changes } as Filing['made'] & object,
})

export const spanish =
  'El solicitante ha vivido en la ciudad desde el año 2009 y ha cuidado de su madre todos los días, como lo saben los vecinos de la familia que viven en esta calle y que lo han visto.'
