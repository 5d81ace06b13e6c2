import { expect, test } from 'vitest'
import { gapsIn } from '#domain/legal-document/from-section.ts'
import { attorney, buildClient, composeLetterFor, draftInput, freshTool, printLetter } from './testing/application.ts'

const marriage = {
  permanent_residence_date: '2024-01-15',
  is_applying_based_on_marriage: 'yes',
  is_paying_child_support: 'yes',
  uscis_mailing_address: 'dallas_lockbox_other',
}

const service = {
  permanent_residence_date: '2025-08-19',
  is_us_military_member: 'active_military',
  uscis_mailing_address: 'military_chicago_usps',
}

function letterText(answers: Record<string, string>): string {
  return printLetter(freshTool, { answers: { uscis_mailing_address: 'elgin_lockbox_usps', ...answers } }).join('\n')
}

function printedANumber(aNumber: string): string | undefined {
  const letter = printLetter(freshTool, { answers: marriage, client: buildClient({ a_number: aNumber }) })
  return letter.find((line) => line.startsWith('A-Number'))
}

test('T5 on paper, line by line', () => {
  expect(printLetter(freshTool, { answers: marriage, client: buildClient({ state: 'TX' }) })).toEqual([
    'Castellan Immigration Law PLLC',
    '410 Congress Ave., Suite 900',
    'Austin, TX 78701',
    '(512) 555-0147 | n.castellan@castellan-law.example',
    'November 20, 2026',
    'VIA COURIER (FEDEX, UPS OR DHL)',
    'USCIS',
    'Attn: N-400 (Box 660060)',
    '2501 S State Hwy 121 Business',
    'Suite 400',
    'Lewisville, TX 75067-8003',
    'RE: Form N-400, Application for Naturalization',
    'Applicant: Ana Maria Example',
    'A-Number: A 012-345-678',
    'Basis: INA § 319(a) (spouse of a U.S. citizen)',
    'Permanent resident since: January 15, 2024',
    'Dear Officer:',
    'This office represents Ana Maria Example (the “Applicant”) in connection with the enclosed Form N-400, Application for Naturalization. A Form G-28 is enclosed; please send all notices and correspondence concerning this application to this office.',
    'Eligibility',
    'The Applicant seeks naturalization under section 319(a) of the Immigration and Nationality Act (INA), 8 U.S.C. § 1430(a), as the spouse of a U.S. citizen with whom the Applicant lives in marital union. The Applicant has been a lawful permanent resident since January 15, 2024 and will complete three years of permanent residence on January 15, 2027; this application is filed within the 90-day period before that date allowed by INA § 334(a), 8 U.S.C. § 1445(a).',
    'Filing Fee',
    'The filing fee of $760 for a paper-filed Form N-400 is paid with the enclosed payment authorization.',
    'Enclosures',
    'The following forms and documents are submitted with this application:',
    'Forms',
    '1. Payment authorization for the $760 filing fee (Form G-1450, Authorization for Credit Card Transactions, or Form G-1650, Authorization for ACH Transactions)',
    '2. Form G-28, Notice of Entry of Appearance as Attorney or Accredited Representative (signed original)',
    '3. Form N-400, Application for Naturalization, edition 01/20/25',
    'Exhibits',
    'Exhibit A - Copy of Permanent Resident Card (Form I-551), front and back',
    'Exhibit B - Evidence that the Applicant’s spouse has been a U.S. citizen for at least the last three years (U.S. birth certificate, Certificate of Naturalization, Certificate of Citizenship, biographical and signature pages of U.S. passport, or Form FS-240)',
    'Exhibit C - Current marriage certificate',
    'Exhibit D - Proof of termination of the spouse’s prior marriage(s), if any (divorce or annulment decree, or death certificate)',
    'Exhibit E - Documents naming both the Applicant and the spouse (tax returns, bank accounts, leases, mortgages, or birth certificates of children)',
    'Exhibit F - IRS tax return transcripts, or IRS-certified copies of the income tax forms filed by both spouses, for the last three years',
    'Exhibit G - Court or government order to provide financial support',
    'Exhibit H - Evidence of compliance with the order (canceled checks or money order receipts, court or agency payment printout, evidence of wage garnishment, or a notarized letter from the parent or guardian caring for the child)',
    'Supporting documents are photocopies unless described above as originals or certified records. The Applicant will present originals at the interview upon request.',
    'Please contact the undersigned with any question about this application. Thank you for your attention to this matter.',
    'Respectfully submitted,',
    '',
    '',
    '',
    'Nora Castellan, Esq.',
    'Castellan Immigration Law PLLC',
    'State Bar of Texas No. 24099999',
    'Attorney for the Applicant',
    '(512) 555-0147 | n.castellan@castellan-law.example',
    'Enclosures',
  ])
})

test('the page: centered letterhead, address lines together, RE block without borders, signature unbroken', () => {
  const document = composeLetterFor(freshTool, draftInput({ answers: marriage }))
  expect(document.layout).toEqual({ lineSpacing: 1, paragraphSpacing: 8, pageNumbers: 'from-second' })
  expect(document.properties).toEqual({
    type: 'naturalization',
    filing_date: '2026-11-20',
    data_version: 'n400-2026-10-01',
  })
  expect(document.title).toBe('Ana Maria Example - NAT Cover Letter draft')
  const kinds = document.blocks.map((block) => block.kind)
  expect(kinds.slice(0, 5)).toEqual(['lines', 'paragraph', 'paragraph', 'lines', 'table'])
  expect(document.blocks[0]).toMatchObject({ align: 'center' })
  expect(document.blocks[3]).toMatchObject({ align: 'left', lines: { length: 5 } })
  expect(document.blocks[4]).toMatchObject({ borders: 'none', widths: [34, 66] })
  expect(kinds.slice(-2)).toEqual(['signature', 'paragraph'])
  expect(JSON.stringify(document.blocks)).not.toContain('n400-2026-10-01')
})

test('what the attorney edited is what the document says', () => {
  const input = draftInput({ answers: marriage })
  const written = freshTool
    .open(input)
    .plan()
    .map((section) => ({
      id: section.id,
      html:
        section.id === 'closing'
          ? '<p>Please call <em>before noon</em>.</p><blockquote>Thank you.</blockquote>'
          : freshTool.open(input).write(section, []),
    }))
  const { blocks } = freshTool.open(input).compose(written)
  expect(blocks).toContainEqual({
    kind: 'paragraph',
    content: [{ text: 'Please call ' }, { text: 'before noon', italic: true }, { text: '.' }],
  })
  expect(blocks).toContainEqual({ kind: 'quote', content: [{ text: 'Thank you.' }] })
})

test('blank lines that an edit leaves in an address do not reach the page', () => {
  const { blocks } = freshTool
    .open(draftInput({ answers: marriage }))
    .compose([{ id: 'addressee', html: '<p>USCIS<br><br>Attn: N-400</p>' }])
  expect(blocks).toEqual([{ kind: 'lines', align: 'left', lines: [[{ text: 'USCIS' }], [{ text: 'Attn: N-400' }]] }])
})

test('what introduces a list stays on the page with it', () => {
  const document = composeLetterFor(freshTool, draftInput({ answers: { ...marriage, has_past_arrests: 'yes' } }))
  const kept = document.blocks.filter((block) => block.kind === 'paragraph' && block.keepWithNext)
  expect(kept).toMatchObject([{ content: [{ text: expect.stringMatching(/^Exhibit I - Certified records/) }] }])
})

test('a signature that the attorney rewrote in another form loses nothing', () => {
  const input = draftInput({ answers: marriage })
  const { blocks } = freshTool.open(input).compose([{ id: 'signature', html: '<ul><li>Signed by counsel</li></ul>' }])
  expect(blocks).toEqual([{ kind: 'list', ordered: false, items: [{ content: [{ text: 'Signed by counsel' }] }] }])
})

test('missing data is a yellow bracket, never an empty line, and W15 names it', () => {
  const client = { ...buildClient(), client: {} }
  const placeholder = {
    ...attorney,
    phone: null,
    first_name: null,
    last_name: ' ',
    title: null,
    firm_name: '',
    license_number: null,
    license_authority: null,
    address_1: null,
    address_2: null,
    city: null,
    state: 'TX',
    zip_code: null,
  }
  const application = { answers: marriage, client, attorney: placeholder }
  const letter = printLetter(freshTool, application)
  expect(letter.slice(0, 4)).toEqual([
    '[Firm name]',
    '[Street address]',
    '[City], TX [ZIP code]',
    '[Phone] | n.castellan@castellan-law.example',
  ])
  expect(letter).toContain('A-Number: [A-Number]')
  expect(letter.slice(-10)).toEqual([
    'Respectfully submitted,',
    '',
    '',
    '',
    '[Attorney name]',
    '[Firm name]',
    '[Licensing authority] No. [License number]',
    'Attorney for the Applicant',
    '[Phone] | n.castellan@castellan-law.example',
    'Enclosures',
  ])
  expect(freshTool.open(draftInput(application)).check()).toEqual([
    {
      code: 'W15',
      severity: 'warn',
      field: 'client_id',
      message:
        'The letter has a bracket for what the client record or the attorney profile lacks: A-Number, Firm name, Street address, City, ZIP code, Phone, Attorney name, Licensing authority and License number.',
    },
  ])
})

test('optional parts of the profile leave no trace when they are missing', () => {
  const plain = { ...attorney, middle_name: 'Inés', title: null, address_2: ' ' }
  const letter = printLetter(freshTool, { answers: marriage, attorney: plain })
  expect(letter[1]).toBe('410 Congress Ave.')
  expect(letter).toContain('Nora Inés Castellan')
})

test('the A-Number is printed in one form, whatever way the record writes it', () => {
  expect(
    ['A012345678', 'a-012-345-678', 'A# 012 345 678', '12345678', 'A–012–345–678', 'A 1234567'].map(printedANumber),
  ).toEqual([
    'A-Number: A 012-345-678',
    'A-Number: A 012-345-678',
    'A-Number: A 012-345-678',
    'A-Number: A 012-345-678',
    'A-Number: A 012-345-678',
    'A-Number: A 001-234-567',
  ])
  expect(['pending', '123456', '0123456789', 'IOE0123456789', '-'].map(printedANumber)).toEqual(
    Array.from({ length: 5 }, () => 'A-Number: [A-Number]'),
  )
})

test('names are printed as they are, whatever characters they hold', () => {
  const client = { ...buildClient(), first_name: 'Zoë <b>', middle_name: null, last_name: "O'Neil & [[cite:C2]]" }
  const letter = printLetter(freshTool, { answers: marriage, client }).join('\n')
  expect(letter).toContain("Applicant: Zoë <b> O'Neil & [\u2060[cite:C2]]")
})

test('the date placeholder is one gap, and the only one when everything else is known', () => {
  const answers = { ...marriage, permanent_residence_date: '2025-01-15' }
  const input = draftInput({ answers })
  const gaps = freshTool
    .open(input)
    .plan()
    .flatMap((section) => gapsIn(freshTool.open(input).write(section, [])))
  expect(gaps).toEqual(['Date: not before October 17, 2027'])
})

test('each military section has its own sentence, label and fee line', () => {
  const both = letterText(service)
  expect(both).toContain('Basis: INA § 328 or § 329 (military service)')
  expect(both).toContain(
    'The Applicant seeks naturalization under section 328 or section 329 of the Immigration and Nationality Act (INA), 8 U.S.C. §§ 1439-1440, as a current member of the U.S. Armed Forces who has served honorably, as certified on the enclosed Form N-426.',
  )
  const section328 = letterText({ ...service, military_basis: '328' })
  expect(section328).toContain('Basis: INA § 328 (military service)')
  expect(section328).toContain(
    'The Applicant seeks naturalization under section 328 of the Immigration and Nationality Act (INA), 8 U.S.C. § 1439, on the basis of at least one year of honorable service, as a current member',
  )
  expect(section328).toContain('is filed under section 328 of the INA.')
  const section329 = letterText({ ...service, military_basis: '329', is_us_military_member: 'past_military' })
  expect(section329).toContain('Basis: INA § 329 (military service)')
  expect(section329).toContain(
    'The Applicant seeks naturalization under section 329 of the Immigration and Nationality Act (INA), 8 U.S.C. § 1440, on the basis of honorable service during a designated period of hostilities, as a former member of the U.S. Armed Forces who served honorably, as shown by the enclosed discharge documents.',
  )
  expect(section329).toContain('is filed under section 329 of the INA.')
})

test('section 319(b) and the completed periods have their own sentences', () => {
  const abroad = letterText({
    permanent_residence_date: '2026-02-01',
    is_us_military_member: 'regularly_stationed_spouse',
  })
  expect(abroad).toContain('Basis: INA § 319(b) (spouse stationed abroad)')
  expect(abroad).toContain(
    'The Applicant, a lawful permanent resident since February 1, 2026, seeks naturalization under section 319(b) of the Immigration and Nationality Act (INA), 8 U.S.C. § 1430(b), as the spouse of a U.S. citizen who is regularly stationed abroad in qualifying employment. The Applicant intends to reside abroad with the citizen spouse and to take up residence in the United States immediately upon the end of that employment.',
  )
  expect(letterText({ permanent_residence_date: '2018-03-14' })).toContain(
    'The Applicant seeks naturalization under section 316(a) of the Immigration and Nationality Act (INA), 8 U.S.C. § 1427(a), and has been a lawful permanent resident since March 14, 2018, a period of at least five years before this filing.',
  )
  expect(letterText({ permanent_residence_date: '2023-05-02', is_applying_based_on_marriage: 'yes' })).toContain(
    'The Applicant has been a lawful permanent resident since May 2, 2023, a period of at least three years before this filing, and has lived in marital union with the same U.S. citizen spouse during the three years immediately before this filing.',
  )
})
