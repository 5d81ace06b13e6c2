import { escapeText, gap, heading, paragraph, textOrGap } from '#domain/section-content/write.ts'
import type { CaseFrame } from '../case.ts'
import { attorneyBlock, captionOf, signatureLines } from './caption.ts'

/** S00 before USCIS: the cover letter, block by block. */
export type CoverLetter = {
  readonly date: string
  readonly addressee: readonly string[]
  readonly reference: string
  readonly salutation: string
  readonly body: string
}

export function coverLetterOf(frame: CaseFrame): CoverLetter {
  const client = escapeText(frame.clientName)
  const file = textOrGap(frame.aNumber, 'A-NUMBER')
  const family = frame.family.members.length > 0 ? ' and the family members listed below' : ''
  return {
    date: gap('DATE'),
    addressee: ['U.S. Citizenship and Immigration Services', gap('ASYLUM OFFICE ADDRESS')],
    reference: `Re: ${client}, ${file}; Form I-589, Application for Asylum and for Withholding of Removal; receipt ${gap('RECEIPT NUMBER')}`,
    salutation: 'Dear Asylum Officer:',
    body: [
      `This office represents ${client}${family}.`,
      'Enclosed is a brief in support of the pending Form I-589, with an index of exhibits.',
      `A Form G-28 is on file or enclosed ${gap('CONFIRM')}.`,
    ].join(' '),
  }
}

/** S00 */
export function cover(frame: CaseFrame): string {
  return frame.forum === 'uscis' ? coverLetter(frame) : coverPage(frame)
}

function coverLetter(frame: CaseFrame): string {
  const { date, addressee, reference, salutation, body } = coverLetterOf(frame)
  const family = frame.family.members.map(({ name }) => escapeText(name))
  return [
    paragraph(date),
    paragraph(addressee.join('<br>')),
    paragraph(reference),
    paragraph(salutation),
    paragraph(body),
    family.length > 0 ? `<ul>${family.map((name) => `<li>${name}</li>`).join('')}</ul>` : '',
  ].join('')
}

function coverPage(frame: CaseFrame): string {
  const caption = captionOf(frame)
  const row = (left: string, right = '') => `<tr><td>${left}</td><td>)</td><td>${right}</td></tr>`
  const parties = caption.parties.map(({ name, file }) => row(`<strong>${name}</strong>`, `File No.: ${file}`))
  return [
    paragraph(`<strong>${caption.custody}</strong>`),
    paragraph(attorneyBlock(frame).join('<br>')),
    paragraph(`<strong>${caption.tribunal.join('<br>')}</strong>`),
    `<table>${row('In the Matter of:')}${parties.join('')}${row(caption.proceedings)}</table>`,
    paragraph(caption.judgeAndHearing.join('<br>')),
    heading(escapeText(frame.title)),
  ].join('')
}

/** S80 */
export function signature(frame: CaseFrame): string {
  return paragraph(signatureLines(frame).join('<br>'))
}

/** Rows of S81 after the header: letter or record cite, description, pages. */
export function exhibitRows(frame: CaseFrame): string[][] {
  if (frame.forum === 'board')
    return frame.cited.map(({ description }) => [gap('Exh. __'), escapeText(description), gap('RECORD CITE')])
  return frame.exhibits.map(({ letter, description, pages }) => [
    letter,
    escapeText(description),
    pages === undefined ? '' : String(pages),
  ])
}

export const exhibitHeader = ['Exh.', 'Description', 'Pages'] as const

export function exhibitNote({ forum }: CaseFrame): string {
  const translations = `Foreign-language documents are accompanied by certified translations ${gap('CONFIRM')}.`
  if (forum !== 'board') return translations
  return `${translations} ${gap('CONFIRM THAT EACH DOCUMENT IS ALREADY IN THE RECORD; NEW EVIDENCE NEEDS A MOTION TO REMAND')}.`
}

/** S81 */
export function exhibitIndex(frame: CaseFrame): string {
  const rows = exhibitRows(frame).map((cells) => tableRow(cells, 'td'))
  return `<table>${tableRow(exhibitHeader, 'th')}${rows.join('')}</table>${paragraph(exhibitNote(frame))}`
}

function tableRow(cells: readonly string[], tag: 'th' | 'td'): string {
  return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
}

/** S82, which the person who serves completes and signs (R14). */
export function certificateOfService(frame: CaseFrame): string {
  return [
    paragraph(
      `On ${gap('DATE')}, I served a copy of this ${escapeText(frame.title)} and all attachments on the Department of Homeland Security, ${gap('OFFICE OF THE PRINCIPAL LEGAL ADVISOR ADDRESS')}, by ${gap('ECAS / FIRST-CLASS MAIL / HAND DELIVERY')}.`,
    ),
    paragraph(`____________________<br>${gap('NAME')}`),
  ].join('')
}
