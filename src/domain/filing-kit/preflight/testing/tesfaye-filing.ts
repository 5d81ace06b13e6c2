import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { checkPinpoints } from '#domain/packet/check-pinpoints.ts'
import { layOutPacket } from '#domain/packet/layout.ts'
import { findPinpoints } from '#domain/packet/pinpoints.ts'
import { proofOfService } from '../../documents/proof-of-service.ts'
import { coverPage } from '../../documents/cover-page.ts'
import { aiStatement } from '../../documents/ai-statement.ts'
import type { KitAnswers, KitCase } from '../../kit-case.ts'
import type { Filing, FilingItem } from '../filing.ts'
import { itemKindOf } from '../item-kind.ts'

/** A second case for planted defects: an Ethiopian applicant for asylum, with documents as such cases have them. */
type Paper = Partial<FilingItem> & Pick<FilingItem, 'id' | 'letter' | 'title' | 'text'>

export const paper = ({ text, ...given }: Paper): FilingItem => ({
  kind: itemKindOf(given.title, false),
  parent: null,
  pages: 2,
  bytes: 310_000,
  checksum: `sum of ${given.id}`,
  mediaType: 'application/pdf',
  state: 'ready',
  notes: [],
  fitted: 0,
  hidden: [],
  text,
  pageTexts: [text],
  ...given,
})

export const declarationText = `DECLARATION OF MIRIAM TESFAYE ALEMU
I, Miriam Tesfaye Alemu, declare: 1. I was born in Gondar, Ethiopia, on April 17, 1991. I understand English, which I studied at Bahir Dar University, and I wrote this declaration in English.
2. On the evening of October 9, 2024, four men of the regional special forces came to my mother’s house. One of them said in Amharic “ውጪ” and then in English, “You teach children to hate the government.” They kept me at the Maraki station for six days.
3. They beat the soles of my feet with a rubber hose. I still cannot stand for an hour. My sister Marta Tesfaye Alemu paid a guard for my release.
4. I left Ethiopia on January 22, 2025, and I entered the United States at San Ysidro on May 30, 2026.
I declare under penalty of perjury that the foregoing is true and correct. Executed on October 30, 2026, at Silver Spring, Maryland.
____________________
Miriam Tesfaye Alemu`

const evaluationText = `PSYCHOLOGICAL EVALUATION of Miriam Tesfaye Alemu. Date of report: September 14, 2026. Evaluator: Helen Osei, Ph.D., licensed psychologist, Maryland license 04418.
I met Ms. Tesfaye on August 3 and August 17, 2026. Her score on the checklist for trauma was 58. She wakes three or four times a night. It is my opinion that she has post-traumatic stress disorder.
CURRICULUM VITAE. Education: Ph.D., Howard University, 2009. Licensed since 2011.`

const reportText =
  'U.S. Department of State, Bureau of Democracy, Human Rights, and Labor. Ethiopia 2025 Human Rights Report. Security forces of the Amhara region held teachers without charge, beat some of them, and released others only after payment. Courts did not review most of these arrests.'

const letterText =
  'Letter of Marta Tesfaye Alemu, September 2, 2026. I am the older sister of Miriam. I paid the guard at Maraki 40,000 birr so that she would be let go. I signed this letter in Washington, D.C., and my telephone number is (202) 555-0148.'

export const documents: readonly FilingItem[] = [
  paper({
    id: 'dec',
    letter: 'A',
    title: 'Declaration of Miriam Tesfaye Alemu',
    text: declarationText,
    date: '2026-10-30',
  }),
  paper({
    id: 'eva',
    letter: 'B',
    title: 'Psychological evaluation report of Dr. Helen Osei',
    text: evaluationText,
    date: '2026-09-14',
  }),
  paper({
    id: 'let',
    letter: 'C',
    title: 'Letter of Marta Tesfaye Alemu',
    text: letterText,
    date: '2026-09-02',
    pages: 1,
  }),
  paper({
    id: 'rep',
    letter: 'D',
    title: 'Ethiopia 2025 Human Rights Report of the State Department',
    text: reportText,
    date: '2026-04-20',
    pages: 12,
  }),
]

export const briefText = `The respondent, Miriam Tesfaye Alemu (A 219-004-771), is a teacher from Gondar. Men of the special forces told her, “You teach children to hate the government.” Ex. A at 2. They held her for six days and beat “the soles of my feet with a rubber hose.” Ex. A at 2. Her sister, Marta Tesfaye Alemu, paid for her release. Ex. C at 8. Dr. Osei found that she “wakes three or four times a night.” Ex. B at 5. The Department of State reports that courts “did not review most of these arrests.” Ex. D at 10.
In Matter of Mogharrabi, 19 I&N Dec. 439 (BIA 1987), the Board asked whether a reasonable person would fear to return.
Respectfully submitted,
____________________          Date: ____________
Renata Vogel
Counsel for Respondent`

export const teacherKit = (forum: ForumId, answers: KitAnswers = {}): KitCase => ({
  forum,
  filing: 1,
  lead: { name: 'Miriam Tesfaye Alemu', aNumber: 'A 219-004-771' },
  others: [],
  counsel: {
    name: 'Renata Vogel',
    firm: 'Vogel and Okafor',
    address: ['88 Fenton Street', 'Silver Spring, MD 20910'],
    phone: '(301) 555-0122',
    email: 'renata@vogel.example',
    eoirId: 'RV771204',
  },
  court: { city: 'Hyattsville', state: 'MD' },
  judge: 'Deborah Lang',
  hearing: '2027-03-15',
  hearingType: 'individual',
  decision: '2026-11-03',
  detained: false,
  proceeding: 'removal',
  form: 'I-589',
  usedModel: true,
  answers: {
    ...usual[forum],
    declarant_language: 'English',
    ...answers,
  },
})

const usual: Readonly<Record<ForumId, KitAnswers>> = {
  court: {
    filed_how: 'ecas',
    all_on_ecas: 'yes',
    hearing_time: '9:00 a.m.',
    hearing_type: 'individual',
    hearing_date: '2027-03-15',
    fee_option: 'none',
  },
  board: {
    filed_how: 'ecas',
    all_on_ecas: 'yes',
    decision_date: '2026-11-03',
    briefing_due: '2027-01-20',
    fee_option: 'none',
  },
  'uscis-paper': { fee_option: 'none' },
  'uscis-online': { fee_option: 'none' },
  'asylum-office': { interview_date: '2027-02-01', last_arrival_date: '2026-05-30', fee_option: 'none' },
}

export type Planted = {
  readonly answers?: KitAnswers
  readonly kit?: Partial<KitCase>
  readonly text?: string
  readonly items?: readonly FilingItem[]
  readonly record?: Partial<Filing['record']>
} & Partial<Omit<Filing, 'kit' | 'items' | 'record'>>

/** The clean filing of the case in a forum, with what is changed in it. Its packet is laid out and its pinpoints are read. */
export function teacherFiling(forum: ForumId, planted: Planted = {}): Filing {
  const { answers, kit: changes, text = briefText, items = documents, record, ...rest } = planted
  const kit = { ...teacherKit(forum, answers), ...changes }
  const proof = proofOfService(kit, ['Respondent’s exhibits, tabs A-D'])
  const statement = aiStatement(kit, { sections: [] })
  const tops = items.filter(({ parent }) => parent === null)
  const layout = layOutPacket({
    front: [],
    end: [],
    exhibits: tops.map(({ id, letter, title }) => ({
      letter,
      title,
      documents: items
        .filter((item) => item.id === id || item.parent === id)
        .map((item) => ({ id: item.id, title: item.title, pages: item.pages ?? 1 })),
    })),
  })
  const texts = new Map<number, string>()
  for (const { number, document } of layout.sheets) {
    const item = items.find(({ id }) => id === document?.id)
    if (number !== undefined && document && item) texts.set(number, item.pageTexts[document.page - 1] ?? item.text)
  }
  return {
    forum,
    today: '2026-11-22',
    kit,
    documentKind: 'brief',
    draft: [{ place: 'Brief', text }],
    draftLayout: { lineSpacing: 2, hasPageNumbers: true },
    bodyPages: 17,
    papers: [
      { place: 'Cover page', document: coverPage(kit, { title: 'RESPONDENT’S EXHIBITS, TABS A-D', enclosures: [] }) },
      ...(proof ? [{ place: 'Certificate of service', document: proof }] : []),
      ...(statement ? [{ place: 'Statement on generative AI', document: statement }] : []),
    ],
    record: {
      names: { first: 'Miriam', last: 'Tesfaye Alemu' },
      aNumbers: ['219004771'],
      born: '1991-04-17',
      arrests: 0,
      ...record,
    },
    items,
    made: {
      isStale: false,
      pages: layout.last + 3,
      parts: [{ name: 'TesfayeAlemu_Exhibits_Part1.pdf', bytes: 1_400_000 }],
      pinpoints: checkPinpoints(findPinpoints(text), { filing: 1, exhibits: layout.exhibits, texts }),
      exhibits: layout.exhibits,
    },
    ticks: [],
    ...rest,
  }
}
