import { formatLongDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { escapeText, gap, heading, paragraph } from '#domain/section-content/write.ts'
import type { N400Filing } from '#law/n400-filing.ts'
import { isPremature, type NaturalizationCase, readCase } from './case.ts'
import { basisLabels, eligibilityText, feeText } from './eligibility.ts'
import { listExhibits } from './exhibits.ts'
import { listForms } from './forms.ts'
import { applicantEntries, attorneyEntries, printEntry } from './parties.ts'
import type { SectionId } from './sections.ts'

/** One section of the letter as section content. What is missing is a gap; no line is left empty for it. */
export function writeSection(id: SectionId, input: DraftInput, filing: N400Filing): string {
  return writers[id](readCase(input, filing), input, filing)
}

type Writer = (application: NaturalizationCase, input: DraftInput, filing: N400Filing) => string

const writers: Readonly<Record<SectionId, Writer>> = {
  letterhead: (_, input) => writeLetterhead(input),
  date: (application) => paragraph(letterDate(application)),
  delivery: (application) => paragraph(`<strong>${deliveryLine(application)}</strong>`),
  addressee: ({ address }) => lines(address?.lines.map(escapeText) ?? [gap('USCIS mailing address')]),
  re: (application, input) => writeReBlock(application, input),
  introduction: (_, { client }) => writeIntroduction(printEntry(applicantEntries(client).name)),
  eligibility: (application) => paragraph(eligibilityText(application)),
  filing_fee: (application, _, { fees }) =>
    paragraph(feeText(application, { standard: fees.standard.dollars, reduced: fees.reduced.dollars })),
  enclosures: (application, _, filing) => writeEnclosures(application, filing),
  closing: (application) => writeClosing(application),
  signature: (_, input) => writeSignature(input),
}

function writeLetterhead({ attorney }: DraftInput): string {
  const { firmName, street, city, state, zipCode, phone, email } = attorneyEntries(attorney)
  const secondLine = attorney.address_2?.trim()
  return lines([
    `<strong>${printEntry(firmName)}</strong>`,
    [printEntry(street), ...(secondLine ? [escapeText(secondLine)] : [])].join(', '),
    `${printEntry(city)}, ${printEntry(state)} ${printEntry(zipCode)}`,
    `${printEntry(phone)} | ${printEntry(email)}`,
  ])
}

function letterDate(application: NaturalizationCase): string {
  const { filingDate, period } = application
  return period && isPremature(application)
    ? gap(`Date: not before ${formatLongDate(period.earliestFiling)}`)
    : formatLongDate(filingDate)
}

function deliveryLine({ address }: NaturalizationCase): string {
  if (!address) return gap('Delivery')
  return address.carrier === 'usps' ? 'VIA U.S. POSTAL SERVICE' : 'VIA COURIER (FEDEX, UPS OR DHL)'
}

function writeReBlock({ basis, residentSince }: NaturalizationCase, { client }: DraftInput): string {
  const { name, aNumber } = applicantEntries(client)
  const rows = [
    ['RE:', 'Form N-400, Application for Naturalization'],
    ['Applicant:', printEntry(name)],
    ['A-Number:', printEntry(aNumber)],
    ['Basis:', basisLabels[basis]],
    ...(residentSince ? [['Permanent resident since:', formatLongDate(residentSince)]] : []),
  ]
  const cells = rows.map(([label, value]) => `<tr><td><strong>${label}</strong></td><td>${value}</td></tr>`)
  return `<table>${cells.join('')}</table>`
}

function writeIntroduction(applicant: string): string {
  return (
    paragraph('Dear Officer:') +
    paragraph(
      `This office represents ${applicant} (the "Applicant") in connection with the enclosed Form N-400, Application for Naturalization. A Form G-28 is enclosed; please send all notices and correspondence concerning this application to this office.`,
    )
  )
}

function writeEnclosures(application: NaturalizationCase, filing: N400Filing): string {
  const forms = listForms(application, filing).map(({ text }) => text)
  const exhibits = listExhibits(application).map(
    ({ letter, text, parts }) =>
      paragraph(`Exhibit ${letter} - ${escapeText(text)}`) + (parts.length > 0 ? list('ul', parts) : ''),
  )
  return [
    paragraph('The following forms and documents are submitted with this application:'),
    heading('Forms'),
    list('ol', forms),
    ...(exhibits.length > 0 ? [heading('Exhibits'), ...exhibits] : []),
  ].join('')
}

function writeClosing(application: NaturalizationCase): string {
  const copies = 'Supporting documents are photocopies unless described above as originals or certified records.'
  const originals = 'The Applicant will present originals at the interview upon request.'
  return (
    paragraph(listExhibits(application).length > 0 ? copies : '', originals) +
    paragraph(
      'Please contact the undersigned with any question about this application. Thank you for your attention to this matter.',
    )
  )
}

function writeSignature({ attorney }: DraftInput): string {
  const { name, firmName, licenseAuthority, licenseNumber, phone, email } = attorneyEntries(attorney)
  const title = attorney.title?.trim()
  return [
    paragraph('Respectfully submitted,'),
    lines([
      `${printEntry(name)}${title ? `, ${escapeText(title)}` : ''}`,
      printEntry(firmName),
      `${printEntry(licenseAuthority)} No. ${printEntry(licenseNumber)}`,
      'Attorney for the Applicant',
      `${printEntry(phone)} | ${printEntry(email)}`,
    ]),
    paragraph('Enclosures'),
  ].join('')
}

function lines(markup: readonly string[]): string {
  return paragraph(markup.join('<br>'))
}

function list(element: 'ol' | 'ul', items: readonly string[]): string {
  return `<${element}>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</${element}>`
}
