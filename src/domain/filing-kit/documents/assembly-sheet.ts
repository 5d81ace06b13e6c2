import { formMaps } from '#law/filing-kit/filing-kit.ts'
import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import { openDaysBefore } from '#domain/deadlines/due.ts'
import type { Block, Inline, LegalDocument } from '#domain/legal-document/block.ts'
import type { KitCase } from '../kit-case.ts'
import { orGap, paper, paragraph, title, words } from './paper.ts'

/** A mailing takes so many days on which agencies are open. */
const mailDays = 5

/** How a paper filing with USCIS is put together and mailed. It is not filed. Undefined before the courts and online. */
export function assemblySheet(kit: KitCase, enclosures: readonly string[]): LegalDocument | undefined {
  const { forum, form, lead, answers } = kit
  if (forum !== 'uscis-paper' && forum !== 'asylum-office') return undefined
  const notice = answers['answers_notice'] === 'yes'
  const sheets = [
    ...(notice ? ['The notice that it answers, in the original, on top'] : []),
    ...payment(kit),
    'Form G-28, one for each form and person',
    `Form ${form}`,
    'Cover letter with the list of enclosures',
    ...enclosures.map((one) => `${one}, behind its plain divider sheet`),
  ]
  return paper('Assembly sheet', [
    title('ASSEMBLY SHEET (NOT FILED)'),
    paragraph(words(`${lead.name}${lead.aNumber ? `, ${lead.aNumber}` : ''}. Form ${form}.`)),
    heading('Order of the sheets'),
    lines(sheets.map((sheet, at) => [words(`${at + 1}. ${sheet}`)])),
    heading('Signed by hand'),
    lines(['G-28', form].flatMap(signers)),
    heading('Paper'),
    paragraph(
      words(
        'Loose white letter-size sheets, printed on one side in black. Nothing is stapled, clipped, punched, folded or attached.',
      ),
    ),
    heading('Sent to'),
    paragraph(orGap(answers['filing_address'], `address for Form ${form}`)),
    ...sendBy(answers['notice_due']),
  ])
}

const heading = (text: string): Block => ({ kind: 'paragraph', content: [{ text, bold: true }], keepWithNext: true })
const lines = (rows: readonly (readonly Inline[])[]): Block => ({ kind: 'lines', lines: rows })

function payment({ answers, form }: KitCase): string[] {
  switch (answers['fee_option']) {
    case 'none':
      return []
    case 'waiver':
      return ['The request for a fee waiver']
    default:
      return [`Form G-1450 or G-1650 for Form ${form}, on top; no check and no money order`]
  }
}

/** Each place of a form that somebody signs by hand, by part and item. */
function signers(name: string): Inline[][] {
  const items = formMaps.find(({ form }) => form === name)?.items ?? []
  return items
    .filter(({ state }) => state === 'H')
    .map(({ item, meaning }) => [words(`Form ${name}, ${item.replace(/^(\d{1,2}): /, 'Part $1, item ')}: ${meaning}`)])
}

function sendBy(due: string | undefined): Block[] {
  if (!isIsoDate(due)) return []
  return [
    heading('Send by'),
    paragraph(words(`${formatLongDate(openDaysBefore(due, mailDays))}. USCIS counts the day of arrival.`)),
  ]
}
