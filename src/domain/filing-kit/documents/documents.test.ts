import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inlineText, type LegalDocument } from '#domain/legal-document/block.ts'
import { formatANumber } from '#domain/identifiers/a-number.ts'
import type { KitCase } from '../kit-case.ts'
import { aiStatement } from './ai-statement.ts'
import {
  declaration,
  interpreterCertificate,
  perjuryAbroad,
  perjuryInside,
  translationCertificate,
} from './certificates.ts'
import { coverPage } from './cover-page.ts'
import { exhibitList } from './exhibit-list.ts'
import { filingName } from './kit-documents.ts'
import { gapsOf } from './paper.ts'
import { proposedOrder } from './proposed-order.ts'
import { proofOfService } from './proof-of-service.ts'

const kit = (changes: Partial<KitCase> = {}): KitCase => ({
  forum: 'court',
  filing: 1,
  lead: { name: 'Emmanuel Ngwa Tabot', aNumber: 'A 012-345-678' },
  others: [],
  counsel: {
    name: 'Naomi Clarke',
    address: ['1 Main St.'],
    phone: '(520) 555-0100',
    email: 'n@firm.example',
    eoirId: 'AB123456',
  },
  court: { city: 'New York', state: 'NY' },
  judge: 'Ana Ruiz',
  hearing: '2027-01-25',
  hearingType: 'individual',
  detained: false,
  proceeding: 'removal',
  form: 'I-589',
  usedModel: false,
  answers: {},
  ...changes,
})

function textOf({ blocks }: LegalDocument): string {
  return blocks
    .flatMap((block) => {
      if ('content' in block) return [inlineText(block.content)]
      if ('lines' in block) return block.lines.map(inlineText)
      if ('items' in block) return block.items.map(({ content }) => inlineText(content))
      return 'rows' in block ? block.rows.flatMap((row) => row.flatMap(({ content }) => content.map(inlineText))) : []
    })
    .join('\n')
}

test('a certificate of translation says what the court, the Board and USCIS ask for, and names each document', () => {
  const answers = {
    translator: 'Peter Fonyuy',
    translator_language: 'French',
    translator_address: '2 Elm St.',
    translator_phone: '(212) 555-0101',
  }
  const paper = translationCertificate(kit({ answers }), [
    { title: 'Birth certificate', exhibit: 'C', pages: 2 },
    { title: 'Arrest warrant', exhibit: 'D', pages: 1 },
  ])
  const text = textOf(paper)
  for (const said of [
    'competent',
    'complete',
    'accurate',
    'to the best of my abilities',
    'French',
    '(212) 555-0101',
    '2 Elm St.',
  ])
    expect(text).toContain(said)
  expect(text).toContain('Birth certificate (Exhibit C, 2 pages)')
  expect(text).toContain('Arrest warrant (Exhibit D, 1 page)')
  expect(gapsOf(paper)).toEqual([])
  expect(gapsOf(translationCertificate(kit(), []))).toContain('translator')
})

test('an interpreter’s certificate says that it was read and understood before it was signed', () => {
  const answers = {
    interpreter: 'Mary Nfor',
    interpreter_medium: 'video',
    declarant: 'Peter Ayuk',
    declarant_language: 'Pidgin',
    declaration_title: 'declaration of Peter Ayuk',
    interpreter_address: 'x',
    interpreter_phone: 'y',
  }
  const text = textOf(interpreterCertificate(kit({ answers })))
  expect(text).toContain(
    'Before Peter Ayuk (“the declarant”) signed the declaration of Peter Ayuk above, I read all of it to the declarant by video in Pidgin, a language that the declarant understands. The declarant told me that the declarant understood it.',
  )
})

test('a declaration ends with the words of the statute for the place of signing; unknown, with those that are good in both', () => {
  expect(textOf(declaration(kit({ answers: { signed_abroad: 'no' } })))).toContain(perjuryInside)
  for (const signed_abroad of ['yes', ''])
    expect(textOf(declaration(kit({ answers: { signed_abroad } })))).toContain(perjuryAbroad)
  expect(textOf(declaration(kit({ answers: { declarant_language: 'French' } })))).toContain(
    'was read to me in French, which I understand',
  )
})

test('with all parties on ECAS the proof of service notes that ECAS completed it; what is outside is served separately', () => {
  const ecas = proofOfService(kit({ answers: { all_on_ecas: 'yes' } }), ['Exhibits', 'CD of photographs'])
  expect(ecas && textOf(ecas)).toContain('service on the Department of Homeland Security was completed through ECAS')
  expect(ecas && gapsOf(ecas)).toEqual([])
  const mixed = proofOfService(
    kit({
      answers: {
        all_on_ecas: 'yes',
        outside_ecas: 'CD of photographs',
        service_method: 'mail',
        opla_address: '26 Federal Plaza',
      },
    }),
    ['Exhibits', 'CD of photographs'],
  )
  const text = mixed ? textOf(mixed) : ''
  expect(text).toContain('I filed the Exhibits, with all attachments, through ECAS')
  expect(text).toContain('copy of the CD of photographs, with all attachments')
  expect(text).toContain('26 Federal Plaza, by first-class mail')
  expect(proofOfService(kit({ answers: { served_otherwise: 'yes' } }), ['Exhibits'])).toBeUndefined()
  expect(proofOfService(kit({ forum: 'uscis-paper' }), ['Exhibits'])).toBeUndefined()
})

test('the cover says DETAINED when the client is, and has a gap for what is missing', () => {
  const cover = coverPage(kit({ detained: true }), { title: 'RESPONDENT’S EXHIBITS, TABS A-F' })
  expect(textOf(cover)).toContain('DETAINED')
  expect(gapsOf(cover)).toEqual([])
  expect(textOf(coverPage(kit(), { title: 'X' }))).not.toContain('DETAINED')
  const { judge: _, ...unknown } = kit({ lead: { name: 'E. T.' } })
  expect(gapsOf(coverPage(unknown, { title: 'X' }))).toEqual(expect.arrayContaining(['A-number', 'immigration judge']))
  expect(textOf(coverPage(kit({ forum: 'board', decision: '2026-10-01' }), { title: 'X' }))).toContain(
    'BOARD OF IMMIGRATION APPEALS',
  )
})

test('an exhibit list says one fact of each exhibit, with its page, and argues nothing', () => {
  const list = exhibitList(kit(), [
    {
      letter: 'A',
      title: 'Declaration',
      shows: { fact: 'The applicant was detained for three days.', page: 12 },
      pages: '2-5',
    },
  ])
  expect(textOf(list)).toContain('Shows that the applicant was detained for three days (at 12).')
  expect(textOf(list)).toContain('not yet admitted')
})

test('a statement on generative AI prints where a court wants it, and claims a review only when one is on record', () => {
  const nebraska = { answers: { ai_court: 'ned' } }
  expect(aiStatement(kit(), { sections: [] })).toBeUndefined()
  const none = aiStatement(kit(nebraska), { sections: [] })
  expect(none && textOf(none)).toContain('No generative artificial intelligence program was used')
  const used = aiStatement(kit({ ...nebraska, usedModel: true }), { sections: [] })
  expect(used && gapsOf(used)).toEqual(['attorney confirms review'])
  expect(used && textOf(used)).not.toContain('verified')
  const reviewed = aiStatement(kit({ ...nebraska, usedModel: true }), { sections: [], reviewedBy: 'Naomi Clarke' })
  expect(reviewed && gapsOf(reviewed)).toEqual([])
  expect(reviewed && textOf(reviewed)).toContain('verified the accuracy of all generated text')
  const texas = aiStatement(kit({ usedModel: true, answers: { ai_court: 'txnd' } }), {
    sections: ['Argument'],
    reviewedBy: 'N. C.',
  })
  expect(texas && textOf(texas)).toMatch(/^Use of Generative Artificial Intelligence/)
  expect(texas && textOf(texas)).toContain('Parts so prepared: Argument.')
})

test('an A-number has one form, however it was written, and shorter ones get their zeros', () => {
  for (const written of ['012345678', 'A012345678', 'A-12345678', 'A 012-345-678', '12345678'])
    expect(formatANumber(written)).toBe('A 012-345-678')
  expect(formatANumber('1234567')).toBe('A 001-234-567')
  expect(formatANumber('123456')).toBeUndefined()
  fc.assert(
    fc.property(fc.integer({ min: 10_000_000, max: 999_999_999 }), (number) => {
      expect(formatANumber(String(number))).toMatch(/^A \d{3}-\d{3}-\d{3}$/)
    }),
  )
})

test('the title of a packet reads as words in a sentence', () => {
  expect(filingName('RESPONDENT’S EXHIBITS, TABS A-F')).toBe('Respondent’s exhibits, tabs A-F')
  expect(filingName('EXHIBIT A')).toBe('Exhibit A')
})

test('before USCIS the cover is a letter that names the form, the applicant and what is enclosed', () => {
  const text = textOf(
    coverPage(kit({ forum: 'uscis-paper' }), { title: 'EXHIBITS A-B', enclosures: ['Exhibit A: Lease'] }),
  )
  for (const said of [
    'RE:',
    'Exhibits A-B',
    'Dear Officer:',
    'in support of the form named above:',
    'Exhibit A: Lease',
  ])
    expect(text).toContain(said)
})

test('a motion in the court has a proposed order in which nothing is decided; other filings have none', () => {
  const others = [{ name: 'Beatrice Ngwa Tabot' }]
  const order = proposedOrder(kit({ answers: { filing_kind: 'reopen' }, others }))
  const text = order ? textOf(order).replaceAll('\u00a0', ' ') : ''
  expect(text).toContain(
    'Upon consideration of the Respondents’ motion to reopen, it is ORDERED that the motion is [ ] GRANTED [ ] DENIED because:',
  )
  expect(text).toContain('Emmanuel Ngwa Tabot, A 012-345-678')
  expect(text).toContain('IMMIGRATION COURT\nNEW YORK, NY')
  expect(text).not.toMatch(/\[[xX✓]\]/)
  expect(order && gapsOf(order)).toEqual(['A-number'])
  expect(proposedOrder(kit())).toBeUndefined()
  expect(proposedOrder(kit({ forum: 'uscis-paper', answers: { filing_kind: 'reopen' } }))).toBeUndefined()
})

test('who declares for the own application says so', () => {
  expect(textOf(declaration(kit()))).toContain('in support of my Form I-589. I know')
  expect(textOf(declaration(kit({ answers: { declarant: 'Ana Fru' } })))).toContain(
    'in support of Form I-589 of Emmanuel Ngwa Tabot. I know',
  )
})
