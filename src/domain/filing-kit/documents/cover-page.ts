import { isIsoDate, formatLongDate } from '#domain/dates/calendar.ts'
import type { Block, Inline, LegalDocument } from '#domain/legal-document/block.ts'
import type { KitCase, Respondent } from '../kit-case.ts'
import { blank, centered, orGap, paper, paragraph, words } from './paper.ts'

/** What stands on the cover: `RESPONDENT’S EXHIBITS, TABS A-F`. */
export type CoverText = {
  readonly title: string
  readonly enclosures?: readonly string[]
}

/** The cover page of a court or Board filing, or the cover letter that USCIS wants on top. */
export function coverPage(kit: KitCase, text: CoverText): LegalDocument {
  const isEoir = kit.forum === 'court' || kit.forum === 'board'
  return paper('Cover page', isEoir ? eoirCover(kit, text) : coverLetter(kit, text))
}

const coverNotes: Readonly<Record<string, string>> = {
  joint: 'JOINT MOTION',
  emergency: 'EMERGENCY',
  late: 'FILED OUT OF TIME',
}

function eoirCover(kit: KitCase, { title }: CoverText): Block[] {
  const note = coverNotes[kit.answers['cover_note'] ?? '']
  const { counsel, detained, lead, others, forum } = kit
  const plural = others.length > 0 ? 's' : ''
  const left: (readonly Inline[])[] = [
    [orGap(counsel.name, 'counsel')],
    [words('EOIR ID '), orGap(counsel.eoirId, 'EOIR ID')],
    ...(counsel.firm ? [[words(counsel.firm)]] : []),
    ...(counsel.address.length > 0 ? counsel.address.map((line) => [words(line)]) : [[orGap(undefined, 'address')]]),
    [orGap(counsel.phone, 'telephone')],
    [words(counsel.email)],
    [words(`Counsel for Respondent${plural}`)],
  ]
  return [
    counselBlock(left, detained),
    space(2),
    centered(
      [
        [words('UNITED STATES DEPARTMENT OF JUSTICE')],
        [words('EXECUTIVE OFFICE FOR IMMIGRATION REVIEW')],
        ...(forum === 'board'
          ? [[words('BOARD OF IMMIGRATION APPEALS')], [words('FALLS CHURCH, VIRGINIA')]]
          : [
              [words('IMMIGRATION COURT')],
              [
                orGap(kit.court?.city?.toUpperCase(), 'city'),
                words(', '),
                orGap(kit.court?.state?.toUpperCase(), 'state'),
              ],
            ]),
      ],
      true,
    ),
    space(1),
    {
      kind: 'table',
      borders: 'middle',
      widths: [50, 50],
      rows: [
        [
          {
            content: [
              [words('In the Matter of:')],
              [words('')],
              ...[lead, ...others].map(({ name }) => [{ text: name, bold: true as const }]),
              [words('')],
              [words(`In ${kit.proceeding} proceedings`)],
            ],
          },
          { content: [[words('')], [words('File No.')], ...[lead, ...others].map(fileNumber)] },
        ],
      ],
    },
    space(1),
    forum === 'board' ? boardLine(kit) : courtLines(kit),
    space(3),
    { kind: 'title', content: [words(title)] },
    ...(note === undefined ? [] : [centered([[words(note)]], true)]),
  ]
}

/** Counsel at the left; where the client is detained, a box at the top right says so. */
function counselBlock(left: readonly (readonly Inline[])[], detained: boolean): Block {
  const empty = { content: [[words('')]] }
  const box = { content: [[words('DETAINED')]], align: 'center', bold: true, boxed: true } as const
  const [first = [], ...rest] = left
  return {
    kind: 'table',
    borders: 'none',
    widths: [74, 26],
    rows: detained
      ? [
          [{ content: [first] }, box],
          [{ content: rest }, empty],
        ]
      : [[{ content: left }, empty]],
  }
}

/** Empty lines: a cover has room between its parts. */
const space = (lines: number): Block => ({ kind: 'lines', lines: Array.from({ length: lines }, () => [words('')]) })

const fileNumber = ({ aNumber }: Respondent): readonly Inline[] => [orGap(aNumber, 'A-number')]

function courtLines({ judge, hearing, hearingType, answers }: KitCase): Block {
  const time = answers['hearing_time']?.trim()
  const when = hearing !== undefined && isIsoDate(hearing) ? formatLongDate(hearing) : hearing
  return {
    kind: 'lines',
    lines: [
      [words('Immigration Judge: '), orGap(judge, 'immigration judge')],
      [
        words('Next hearing: '),
        orGap(when, 'next hearing'),
        ...(time ? [words(`, ${time}`)] : []),
        ...(hearingType === undefined ? [] : [words(` (${hearingType})`)]),
      ],
    ],
  }
}

function boardLine({ decision, court }: KitCase): Block {
  const when = decision !== undefined && isIsoDate(decision) ? formatLongDate(decision) : decision
  return paragraph(
    words('On appeal from the decision of '),
    orGap(when, 'date of the decision'),
    words(', '),
    orGap(court?.city, 'court'),
  )
}

function coverLetter(kit: KitCase, { title, enclosures = [] }: CoverText): Block[] {
  const { counsel, lead, form, receipt } = kit
  const head: (readonly Inline[])[] = [
    ...(counsel.firm ? [[words(counsel.firm)]] : []),
    [orGap(counsel.name, 'counsel')],
    ...counsel.address.map((line) => [words(line)]),
    ...(counsel.phone ? [[words(counsel.phone)]] : []),
    [words(counsel.email)],
  ]
  const about: (readonly Inline[])[] = [
    [{ text: 'RE:', bold: true }],
    [words(`Form ${form}`)],
    [words('Applicant: '), words(lead.name)],
    // Before USCIS many applicants have no number; that there is none is not ours to say.
    ...(lead.aNumber ? [[words(`A-number: ${lead.aNumber}`)]] : []),
    ...(receipt ? [[words(`Receipt number: ${receipt}`)]] : []),
  ]
  return [
    { kind: 'lines', lines: head },
    paragraph(words('Date '), blank(20)),
    { kind: 'lines', lines: [[words('U.S. Citizenship and Immigration Services')]] },
    { kind: 'lines', lines: [...about, [words(inWords(title))]] },
    paragraph(words('Dear Officer:')),
    paragraph(words(`On behalf of ${lead.name}, I submit the following in support of the form named above:`)),
    { kind: 'list', ordered: true, items: enclosures.map((text) => ({ content: [words(text)] })) },
    paragraph(words('Respectfully submitted,')),
    { kind: 'signature', lines: [[blank()], [orGap(counsel.name, 'counsel')]] },
  ]
}

/** `EXHIBITS A-F` -> `Exhibits A-F`. */
const inWords = (title: string) => title.replace(/^EXHIBIT(S?)\b/, (_, many: string) => `Exhibit${many.toLowerCase()}`)
