import { formatLongDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { noteSearchOf } from '#domain/prose/whole/note-search.ts'
import { wordedSection } from '#domain/prose/whole/worded-section.ts'
import { escapeText, gap, heading, paragraph } from '#domain/section-content/write.ts'
import { isPremature, type NaturalizationCase } from './case.ts'
import { basisLabels, eligibilityText, feeText } from './writing/eligibility.ts'
import { disabilityText } from './writing/disability.ts'
import { listExhibits } from './case/exhibits.ts'
import { arrestsParagraph } from './writing/arrests.ts'
import { characterText, favorParagraph } from './writing/character.ts'
import { formerNameText } from './writing/former-name.ts'
import { requirementsText } from './writing/requirements.ts'
import { concernsParagraphs, stationedParagraph, supportParagraph, taxesParagraph } from './writing/told-by-papers.ts'
import { calledPaper } from './writing/paper-cites.ts'
import { tripsParagraphs } from './writing/trips.ts'
import { listForms } from './case/forms.ts'
import { applicantEntries, attorneyEntries, printEntry } from './case/parties.ts'
import type { SectionId } from './plan.ts'

/** One section of the letter as section content. What is missing is a gap; no line is left empty for it. */
export function writeSection(id: SectionId, application: NaturalizationCase): string {
  return writers[id](application)
}

type Writer = (application: NaturalizationCase) => string

const writers: Readonly<Record<SectionId, Writer>> = {
  letterhead: ({ input }) => writeLetterhead(input),
  date: (application) => paragraph(letterDate(application)),
  delivery: (application) => paragraph(`<strong>${deliveryLine(application)}</strong>`),
  addressee: ({ address }) => lines(address?.lines.map(escapeText) ?? [gap('USCIS mailing address')]),
  re: writeReBlock,
  introduction: (application) =>
    writeIntroduction(printEntry(applicantEntries(application.client).name)) + optional(formerNameText(application)),
  eligibility: (application) => {
    const ofCharacter = character(application)
    return wordedSection(
      paragraph(eligibilityText(application)) +
        optional(requirementsText(application, ofCharacter !== '')) +
        stationed(application) +
        optional(disabilityText(application)) +
        tripsParagraph(application) +
        ofCharacter +
        optional(favorParagraph(application)),
      noteSearchOf(application.input),
    )
  },
  filing_fee: (application) => {
    const { standard, reduced } = application.filing.fees
    return paragraph(feeText(application, { standard: standard.dollars, reduced: reduced.dollars }))
  },
  enclosures: writeEnclosures,
  closing: writeClosing,
  signature: ({ input }) => writeSignature(input),
}

/** What bears on good moral character, behind the law where there is something to tell. */
function character(application: NaturalizationCase): string {
  const told = arrests(application) + concerns(application) + taxes(application) + support(application)
  return told === '' ? '' : optional(characterText(application)) + told
}

const arrests = (application: NaturalizationCase): string => optional(arrestsParagraph(application))

const stationed = (application: NaturalizationCase): string => optional(stationedParagraph(application))
const concerns = (application: NaturalizationCase): string =>
  concernsParagraphs(application)
    .map((text) => paragraph(text))
    .join('')
const taxes = (application: NaturalizationCase): string => optional(taxesParagraph(application))
const support = (application: NaturalizationCase): string => optional(supportParagraph(application))
const optional = (text: string | undefined): string => (text === undefined ? '' : paragraph(text))

function tripsParagraph(application: NaturalizationCase): string {
  return tripsParagraphs(application)
    .map((text) => paragraph(text))
    .join('')
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

function writeReBlock({ basis, residentSince, client }: NaturalizationCase): string {
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
      `This office represents ${applicant} (the “Applicant”) in connection with the enclosed Form N-400, Application for Naturalization. A Form G-28 is enclosed; please send all notices and correspondence concerning this application to this office.`,
    )
  )
}

function writeEnclosures(application: NaturalizationCase): string {
  const forms = listForms(application).map(({ text }) => text)
  const exhibits = listExhibits(application).map(
    ({ letter, text, parts }) =>
      paragraph(`Exhibit ${letter} - ${escapeText(text)}`) +
      (parts.length > 0
        ? list(
            'ul',
            parts.map((part) => asListed(application, part)),
          )
        : ''),
  )
  return [
    paragraph('The following forms and documents are submitted with this application:'),
    heading('Forms'),
    list('ol', forms),
    ...(exhibits.length > 0 ? [heading('Exhibits'), ...exhibits] : []),
  ].join('')
}

/** A paper by what it is, where its title is counsel’s own name for the file. */
function asListed(application: NaturalizationCase, part: string): string {
  const name = calledPaper(application, part)
  return name === undefined ? part : name.charAt(0).toUpperCase() + name.slice(1)
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
