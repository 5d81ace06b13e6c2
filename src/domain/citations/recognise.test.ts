import fc from 'fast-check'
import { expect, test } from 'vitest'
import { continueSub } from './subsections.ts'
import { recogniseCitations } from './recognise.ts'

const name = (text: string) => recogniseCitations(text)[0]?.name
const found = (text: string) => recogniseCitations(text).map(({ key, sub, kind }) => `${key ?? kind}${sub ?? ''}`)

test('every way to write an authority gives one key', () => {
  for (const [key, forms] of Object.entries({
    '26 I&N Dec. 388': [
      '26 I&N Dec. 388',
      '26 I. & N. Dec. 388',
      '26 I & N Dec. 388',
      '26 I.&N. Dec. 388',
      '26 I&amp;N Dec. 388',
    ],
    '480 U.S. 421': ['480 U.S. 421', '480 U. S. 421', '480\u00a0U.S. 421', '480 US 421'],
    '512 F. Supp. 3d 966': ['512 F. Supp. 3d 966', '512 F.Supp.3d 966', '512 F. Supp.3d 966'],
    '8 USC 1158': [
      '8 U.S.C. § 1158',
      '8 USC 1158',
      '8 U.S.C.A. § 1158',
      'INA § 208',
      'INA 208',
      'section 208 of the Act',
      'Immigration and Nationality Act § 208',
      'section 1158 of title 8, United States Code',
    ],
    '8 USC 1229b': ['INA § 240A', 'section 240A of the INA', '8 U.S.C. § 1229b'],
    '8 CFR 1208.16': ['8 C.F.R. § 1208.16', '8 CFR 1208.16', '8 C. F. R. § 1208.16', '§ 1208.16'],
    '8 CFR 1208': ['8 C.F.R. part 1208', '8 CFR pt. 1208'],
    '89 FR 103370': ['89 FR 103,370', '89 Fed. Reg. 103,370', '89 Fed. Reg. 103370'],
    'Pub. L. 109-13': ['Pub. L. No. 109-13', 'Pub. L. 109–13', 'P.L. 109-13', 'Public Law 109-13'],
    'PM 9 B.5': [
      '9 USCIS-PM B.5',
      'USCIS Policy Manual, Volume 9, Part B, Chapter 5',
      'USCIS Policy Manual, Vol. 9, Pt. B, Ch. 5',
      'Volume 9, Part B, Chapter 5 of the USCIS Policy Manual',
    ],
  }))
    expect(forms.map((form) => [form, ...found(`As ${form} says.`)])).toEqual(forms.map((form) => [form, key]))
})

test('lists give every section, and never the number of the next citation', () => {
  expect(found('sections 237(a)(2) and 101(a)(43) of the Act')).toEqual(['8 USC 1227(a)(2)', '8 USC 1101(a)(43)'])
  expect(found('8 U.S.C. §§ 1158(a)(2)(B), 1231(b)(3), 26 I&N Dec. 208')).toEqual([
    '8 USC 1158(a)(2)(B)',
    '8 USC 1231(b)(3)',
    '26 I&N Dec. 208',
  ])
  expect(found('8 U.S.C. § 1158(b), 8 C.F.R. § 1208.13')).toEqual(['8 USC 1158(b)', '8 CFR 1208.13'])
  expect(found('8 U.S.C. §§ 1439-1440')).toEqual(['8 USC 1439', '8 USC 1440'])
  expect(found('8 C.F.R. §§ 1208.16(c)(4), 1208.17(a), .18')).toEqual([
    '8 CFR 1208.16(c)(4)',
    '8 CFR 1208.17(a)',
    '8 CFR 1208.18',
  ])
  expect(found('INA § 208(b)(1)(B)(i)-(iii) and INA § 212(a)(9)(B)(i)(I), (II)')).toEqual([
    '8 USC 1158(b)(1)(B)(i)',
    '8 USC 1158(b)(1)(B)(iii)',
    '8 USC 1182(a)(9)(B)(i)(I)',
    '8 USC 1182(a)(9)(B)(i)(II)',
  ])
  expect(found('under 8 U.S.C. § 1158(a)(2), and 30 days later')).toEqual(['8 USC 1158(a)(2)'])
})

test('a list item that gives only the end of a subsection replaces the part of its kind', () => {
  expect(continueSub('(b)(1)(B)(i)', '(ii)')).toBe('(b)(1)(B)(ii)')
  expect(continueSub('(a)(2)', '(3)')).toBe('(a)(3)')
  expect(continueSub('(a)(1)', '(c)')).toBe('(c)')
  expect(continueSub(undefined, '(b)')).toBe('(b)')
})

test('what only looks like a citation is none', () => {
  const texts = [
    'On March 3, 2019 the respondent filed Form I-589.',
    'The case of China, Carolina and Medina concerned 3 U.S. citizens.',
    'He walked 12 F. and then stopped',
    'Section 8 housing and Section 3 of the lease',
    'She paid $480 U.S. dollars in 2021.',
    'Exh. C at 12; Tab D, pp. 4-6.',
    'as a Matter of Law the motion fails',
    'A-frame houses; T-shirts; e-mails',
  ]
  expect(texts.filter((text) => found(text).length > 0)).toEqual([])
})

test('case names end at the signal before them and keep their abbreviations', () => {
  expect(
    name("But see, e.g., Pangea Legal Servs. v. U.S. Dep't of Homeland Sec., 512 F. Supp. 3d 966 (N.D. Cal. 2021)"),
  ).toBe("Pangea Legal Servs. v. U.S. Dep't of Homeland Sec.")
  expect(name('The Board agreed in Matter of S-O-G- & F-D-B-, 27 I&N Dec. 462 (A.G. 2018)')).toBe(
    'Matter of S-O-G- & F-D-B-',
  )
  expect(name("Matter of Caron Int'l, Inc., 19 I&N Dec. 791 (Comm'r 1988)")).toBe("Matter of Caron Int'l, Inc.")
  expect(name('He lost. Compare Cardenas v. INS, 294 F.3d 1062 (9th Cir. 2002)')).toBe('Cardenas v. INS')
  expect(name('Matter of MAYORGA IPINA, 29 I&N Dec. 9 (BIA 2025)')).toBe('Matter of MAYORGA IPINA')
})

test('a short form by a name in small letters is read, and a pointer to another place of the paper is none', () => {
  const kinds = (text: string) => recogniseCitations(text).map((one) => `${one.kind} ${one.text}`)
  expect(kinds('The court in delgado, supra, at 12, held so.')).toEqual(['supra delgado, supra, at 12'])
  expect(kinds('See ramirez, 480 supra, at 3.')).toEqual(['supra ramirez, 480 supra, at 3'])
  expect(kinds('See Okafor, supra, p. 11, and above.')).toEqual(['supra Okafor, supra, p. 11'])
  expect(kinds('It so held. Supra. He fled.')).toEqual(['supra Supra'])
  expect(kinds('See Part II, supra. He fled.')).toEqual([])
  expect(kinds('As discussed, supra, at 4, and in the facts, supra, she fled.')).toEqual([])
  expect(kinds('Mass. Gen. Laws ch. 265, § 13A; 12 Neb. App. lxiv (2004); Doe v. Roe, 105 Idaho 663 (1983)')).toEqual([
    'statute Mass. Gen. Laws ch. 265, § 13A',
    'case 12 Neb. App. lxiv (2004)',
    'case Doe v. Roe, 105 Idaho 663 (1983)',
  ])
})

test('citations stand where they say, in order, without overlaps, for any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '8 U.S.C. § 1158(a)',
      'Matter of A-B-, 27 I&N Dec. 316 (A.G. 2018)',
      'Id. at 4',
      ', ',
      '; ',
      '(',
      ')',
      '\n',
      '\u00a0',
      'INA §§ 208, 212',
      'supra',
    ),
    fc.string(),
    fc.string({ unit: 'grapheme' }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join(' ')
      let end = 0
      for (const citation of recogniseCitations(text)) {
        expect(citation.start).toBeGreaterThanOrEqual(end)
        expect(citation.end).toBeGreaterThan(citation.start)
        end = citation.end
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})

test('a citation found in a wrapped document lies there in the document itself', () => {
  const text = 'See  Matter of\n  Acosta, 19 I&N\nDec. 211,\u00a0222 (BIA\n1985).\n\nNext 8 CFR\n208.16(b).'
  expect(recogniseCitations(text, { breaks: 'wrapped' }).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Matter of\n  Acosta, 19 I&N\nDec. 211,\u00a0222 (BIA\n1985)',
    '8 CFR\n208.16(b)',
  ])
})

test('hostile texts are read to their end', () => {
  for (const unit of ['A', '(', '1 ', '8 U.S.C. ', ', ', 'A. ', 'A v. ', 'Matter of ', '§', '(a)', 'A-', 'Id. ', '1, '])
    expect(recogniseCitations(unit.repeat(40_000 / unit.length)).length).toBeLessThan(40_000)
})

test('state reporters and codes, federal forms in words, and citations in capitals are recognised', () => {
  const keys = (text: string) => recogniseCitations(text).map(({ key, sub = '' }) => `${key}${sub}`)
  expect(keys('State v. Sandoval, 171 Wn.2d 163, 249 P.3d 1015 (2011)')).toEqual(['171 Wn.2d 163'])
  expect(keys('Cal. Penal Code § 1473.7 and Tex. Penal Code Ann. § 22.01(a)(1)')).toEqual([
    'Cal. Penal Code 1473.7',
    'Tex. Penal Code Ann. 22.01(a)(1)',
  ])
  expect(keys('21, United States Code, Section 853; 1 U.S. Code § 1; PL 111-83; 17 C.F.R. § 240.10b-5')).toEqual([
    '21 USC 853',
    '1 USC 1',
    'Pub. L. 111-83',
    '17 CFR 240.10b-5',
  ])
  expect(keys('50 U.S.C. App. § 462. MATTER OF ACOSTA, 19 I&N DEC. 211 (BIA 1985)')).toEqual([
    '50 USC App. 462',
    '19 I&N Dec. 211',
  ])
})

test('sections with letters, hyphens and parts in their numbers are read to their end', () => {
  const keys = (text: string) => recogniseCitations(text).map(({ key, sub = '' }) => `${key}${sub}`)
  expect(keys('31 U.S.C. § 5318A(b), 42 U.S.C. § 2000e-2(a) and 42 U.S.C. § 300aa-12')).toEqual([
    '31 USC 5318A(b)',
    '42 USC 2000e-2(a)',
    '42 USC 300aa-12',
  ])
  expect(keys('26 C.F.R. § 1.6012(b)-1T; 17 CFR 240.15c3-3; 33 CFR § 165.T09-0123; 48 CFR 52.204-21')).toEqual([
    '26 CFR 1.6012(b)-1T',
    '17 CFR 240.15c3-3',
    '33 CFR 165.T09-0123',
    '48 CFR 52.204-21',
  ])
  expect(keys('section 1324, title 8, United States Code, and Section 3591 of 18 U.S.C.')).toEqual([
    '8 USC 1324',
    '18 USC 3591',
  ])
  expect(keys('8 U.S.C. § 1229A(B)')).toEqual(['8 USC 1229a(B)'])
})

test('the end of a range is no part of the section before it', () => {
  const keys = (text: string) => recogniseCitations(text).map(({ key }) => key)
  for (const [text, first] of [
    ['8 C.F.R. §§ 208.16-208.18', '8 CFR 208.16'],
    ['8 C.F.R. §§ 1.1-1.4', '8 CFR 1.1'],
    ['8 U.S.C. §§ 1229a-1229c', '8 USC 1229a'],
    ['a 8 CFR 208.16-based claim', '8 CFR 208.16'],
  ] as const)
    expect(keys(text)[0], text).toBe(first)
})

test('laws by number, the code of the District, and reporters without stops are recognised', () => {
  const keys = (text: string) => recogniseCitations(text).map(({ key }) => key)
  expect(keys('Pub. L. No.104-208, Pub L No 99-603, Priv. L. No. 110-1')).toEqual([
    'Pub. L. 104-208',
    'Pub. L. 99-603',
    'Priv. L. 110-1',
  ])
  expect(keys('D.C. Official Code §§ 22-3201, 22-3202.01 and 22-3203')).toEqual([
    'D.C. Code 22-3201',
    'D.C. Code 22-3202.01',
    'D.C. Code 22-3203',
  ])
  expect(keys('Roe v Doe, 427 F Supp 2d 1084 [D Kan 2006]; Doe v Roe, 672 P2d 231 (1983)')).toEqual([
    '427 F. Supp. 2d 1084',
    '672 P.2d 231',
  ])
  expect(keys('2019 IL App (1st) 170123')).toEqual(['2019 IL App (1st) 170123'])
})
