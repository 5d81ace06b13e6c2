import { expect, test } from 'vitest'
import type { SourceText } from '#domain/drafting/tool.ts'
import { authorities, knownAuthorities } from '#law/authorities/list.ts'
import { checkCitations, type CitationContext, type CitationItem } from './check.ts'

const context: CitationContext = { authorities: authorities(), sources: [], draftDate: '2026-11-25' }

function check(text: string, changes: Partial<CitationContext> = {}): readonly CitationItem[] {
  return checkCitations([{ id: 'S1', html: `<p>${text}</p>` }], { ...context, ...changes }).items
}

const brief = (items: readonly CitationItem[]) => items.map((item) => `${item.class} ${item.severity}: ${item.text}`)

const reasons = (text: string) => check(text).map((item) => `${item.class}: ${item.message}`)

const on = (draftDate: string) => check('Matter of A-R-C-G-, 26 I&amp;N Dec. 388 (BIA 2014).', { draftDate })[0]

const inCircuit = (circuit?: string) => check('Matter of C-T-L-, 25 I&amp;N Dec. 341 (BIA 2010).', { circuit })[0]

const source = (text: string, kind: SourceText['kind'] = 'citation'): SourceText => ({
  id: 's1',
  kind,
  title: 'Declaration of counsel',
  text,
})

test('every entry of the list is recognised when it is cited in full, and never called good law', () => {
  for (const authority of authorities()) {
    const items = check(authority.citation.replaceAll('&', '&amp;'))
    expect({ citation: authority.citation, found: items.length > 0 }).toMatchObject({ found: true })
    expect(items.filter((item) => !['B', 'D'].includes(item.class) || /good law/i.test(item.message))).toEqual([])
  }
})

test('a citation of the list is verified with the date of the list; one seen only in another list is amber', () => {
  const [acosta, dhanasar] = check(
    'Matter of Acosta, 19 I&amp;N Dec. 211, 222 (BIA 1985). Matter of Dhanasar, 26 I&amp;N Dec. 884 (AAO 2016).',
  )
  expect(acosta).toMatchObject({ class: 'B', flag: 'Verified', severity: 'green', authorityId: 'acosta', start: 0 })
  expect(acosta?.message).toContain('checked on November 22, 2026')
  expect(dhanasar).toMatchObject({ class: 'B', severity: 'amber', authorityId: 'dhanasar' })
})

test('a clause that was read with its paragraph is verified; one that does not exist is red', () => {
  const found = check('8 U.S.C. § 1182(a)(9)(B)(i)(II). 8 U.S.C. § 1182(a)(9)(B)(i)(III).')
  expect(found.map(({ flag, severity }) => `${flag}, ${severity}`)).toEqual([
    'Verified, green',
    'Verify or remove, red',
  ])
})

test('ninety days after the list was checked nothing of it is green any more', () => {
  const text = 'INS v. Stevic, 467 U.S. 407 (1984).'
  expect(check(text, { draftDate: '2027-02-20' })[0]?.severity).toBe('green')
  const [late] = check(text, { draftDate: '2027-02-21' })
  expect(late).toMatchObject({ class: 'B', severity: 'amber' })
  expect(late?.message).toContain('status last checked November 22, 2026')
})

test('an invented decision is to be verified or removed, with the sentence that says what to do', () => {
  const [item] = check('See Matter of Villanueva-Soto, 25 I&amp;N Dec. 402 (BIA 2010).')
  expect(item).toMatchObject({
    class: 'F',
    flag: 'Verify or remove',
    severity: 'amber',
    text: 'Matter of Villanueva-Soto, 25 I&N Dec. 402 (BIA 2010)',
  })
  expect(item?.message).toBe(
    'Not in your sources or our list. Add it to your cited sources, say where you read it, or remove it.',
  )
})

test('an adverse decision cited as if it had gone the other way is red, with what it is listed for', () => {
  const [reversed] = check('Gang membership is a protected ground. Matter of S-E-G-, 24 I&amp;N Dec. 579 (BIA 2008).')
  expect(reversed).toMatchObject({ severity: 'red', message: expect.stringMatching(/opposite.*Gang-recruitment/) })
  const [owned] = check('Resistance to gang recruitment is no group. Matter of S-E-G-, 24 I&amp;N Dec. 579 (BIA 2008).')
  expect(owned).toMatchObject({ severity: 'green' })
})

test('a true place with another name, year or court is a mismatch and the right form is offered', () => {
  expect(
    brief(
      check(
        'Matter of Ramirez, 19 I&amp;N Dec. 211 (BIA 1985). Matter of Acosta, 19 I&amp;N Dec. 211 (BIA 1986). Matter of Acosta, 19 I&amp;N Dec. 211 (A.G. 1985). Matter of Acosta, 19 I&amp;N Dec. 221 (BIA 1985). Matter of Acosta, 19 I&amp;N Dec. 211, 198 (BIA 1985).',
      ),
    ).map((line) => line.slice(0, 5)),
  ).toEqual(Array.from({ length: 5 }, () => 'C red'))
  expect(check('Matter of Acosta, 19 I&amp;N Dec. 221 (BIA 1985)')[0]?.suggest).toBe(
    'Matter of Acosta, 19 I&N Dec. 211 (BIA 1985)',
  )
})

test('what cannot exist is told with its reason', () => {
  expect(reasons('Ortega v. Holder, 812 F.2d 301 (9th Cir. 2015).')[0]).toContain('F.2d printed no decisions of 2015')
  expect(reasons('Lopez v. Barr, 944 F.3d 1201 (13th Cir. 2019).')[0]).toContain(
    'There is no 13th Cir. court of appeals',
  )
  expect(reasons('Matter of Tran, 41 I&amp;N Dec. 12 (BIA 2024).')[0]).toContain('has no volume 41')
  expect(reasons('Matter of Tran, 26 I&amp;N Dec. 312 (BIA 1999).')[0]).toContain('later than 1999')
  expect(reasons('71 Fed. Reg. 4455 (Jan. 3, 2019).')[0]).toContain('is of 2006, not 2019')
  expect(reasons('8 U.S.C. § 1158.13.')[0]).toMatch(/^G/)
  expect(reasons('INA § 1158(b).')[0]).toContain('8 U.S.C. § 1158 is INA § 208')
  expect(reasons('Matter of Tran, 29 I&amp;N Dec. 800 (BIA 2031).')[0]).toContain('after this draft')
})

test('the Act and the Code are one authority, and unequal halves are told', () => {
  expect(brief(check('INA § 208(a)(2)(B), 8 U.S.C. § 1158(a)(2)(B).')).map((line) => line[0])).toEqual(['B', 'B'])
  const [, wrong] = check('INA § 208(a)(2)(B), 8 U.S.C. § 1182(a)(2)(B).')
  expect(wrong).toMatchObject({ class: 'C', suggest: '8 U.S.C. § 1158(a)(2)(B)' })
  expect(brief(check('INA §§ 208, 241(b)(3), 8 U.S.C. §§ 1158, 1231(b)(3).')).map((line) => line[0])).toEqual(
    ['B', 'C', 'B', 'C'].map(() => 'B'),
  )
})

test('a subsection above an entry counts as it, one below is not called checked, another one is a mismatch', () => {
  const verdicts = brief(
    check('8 C.F.R. § 1208.13(b); 8 C.F.R. § 208.13(a); 8 C.F.R. § 1003.1(d)(3)(i); INA § 208(d)(3).'),
  )
  expect(verdicts.map((line) => line.split(':')[0])).toEqual(['B green', 'B green', 'B grey', 'B grey'])
})

test("a cited source confirms what it holds; a client's document does not", () => {
  const text = 'See Quispe v. Garland, 31 F.4th 880 (9th Cir. 2022); 8 C.F.R. § 1003.42(d).'
  const said = source(
    'The panel in Quispe v. Garland, 31 F.4th\n880 (9th Cir. 2022) and 8 CFR 1003.42(d)(1) hold otherwise.',
  )
  const items = check(text, { sources: [said] })
  expect(brief(items).map((line) => line.slice(0, 7))).toEqual(['A green', 'A green'])
  const place = items[0]?.source
  expect(said.text.slice(place?.start, place?.end)).toBe('Quispe v. Garland, 31 F.4th\n880 (9th Cir. 2022)')
  const [notice] = check(text, { sources: [{ ...said, kind: 'client_document' }] })
  expect(notice).toMatchObject({ class: 'F', severity: 'amber' })
  expect(notice?.message).toContain('which is not a cited source')
})

test('a decision on file under another name than cited is a mismatch', () => {
  const [item] = check('Quispe v. Garland, 31 F.4th 880 (9th Cir. 2022).', {
    sources: [source('Umana-Escobar v. Garland, 31 F.4th 880 (9th Cir. 2022)')],
  })
  expect(item).toMatchObject({ class: 'C', severity: 'red' })
})

test('negative history depends on the date of the draft', () => {
  expect(on('2016-05-01')).toMatchObject({ class: 'B', severity: 'green' })
  expect(on('2016-05-01')?.message).toContain('Later history exists.')
  expect(on('2019-05-01')).toMatchObject({ class: 'D', severity: 'red' })
  expect(on('2022-05-01')).toMatchObject({ class: 'D', severity: 'amber' })
  expect(on('2026-11-25')).toMatchObject({ class: 'D', severity: 'red', flag: 'Negative history' })
  expect(on('2026-11-25')?.message).toContain(
    'Negative history: overruled June 11, 2018 by Matter of A-B-, 27 I&N Dec. 316 (A.G. 2018); restored June 16, 2021',
  )
})

test('negative history depends on the circuit, and warns where the circuit is not known', () => {
  expect(inCircuit('5')).toMatchObject({ class: 'B', severity: 'green' })
  expect(inCircuit('9')).toMatchObject({ class: 'D', severity: 'amber' })
  expect(inCircuit()).toMatchObject({ class: 'D', severity: 'amber' })
  expect(inCircuit('9')?.message).toContain(
    'not followed in the Ninth Circuit January 18, 2017 by Barajas-Romero v. Lynch',
  )
})

test('text of the enjoined rule is negative though the section is known', () => {
  expect(check('8 C.F.R. § 1208.13(c)(3).')[0]).toMatchObject({ class: 'D', severity: 'red' })
  expect(check('8 C.F.R. § 1208.13(c)(1).')[0]).toMatchObject({ class: 'B', severity: 'green' })
})

test('a vacated decision that stands in a source is still negative', () => {
  const [item] = check('Matter of E-F-H-L-, 26 I&amp;N Dec. 319 (BIA 2014).', {
    sources: [source('Matter of E-F-H-L-, 26 I&N Dec. 319 (BIA 2014)')],
  })
  expect(item).toMatchObject({ class: 'D', severity: 'red' })
})

test('an overruled decision whose fate the draft itself tells is amber', () => {
  const [item] = check(
    'Matter of A-R-C-G-, 26 I&amp;N Dec. 388 (BIA 2014), overruled by Matter of A-B-, 27 I&amp;N Dec. 316 (A.G. 2018).',
  )
  expect(item).toMatchObject({ class: 'D', severity: 'amber' })
})

test('short forms share the verdict of what they stand for, and their own pages are checked', () => {
  const items = check(
    'Matter of Acosta, 19 I&amp;N Dec. 211 (BIA 1985). Id. at 222. Id. at 187. Matter of Foo-Bar, 25 I&amp;N Dec. 402 (BIA 2010). Acosta, 19 I&amp;N Dec. at 233. Foo-Bar, supra, at 403.',
  )
  expect(brief(items)).toEqual([
    'B green: Matter of Acosta, 19 I&N Dec. 211 (BIA 1985)',
    'B green: Id. at 222',
    'C red: Id. at 187',
    'F amber: Matter of Foo-Bar, 25 I&N Dec. 402 (BIA 2010)',
    'B green: Acosta, 19 I&N Dec. at 233',
    'F grey: Foo-Bar, supra, at 403',
  ])
})

test('Id. after a string citation, in a new text or behind nothing is not resolved', () => {
  const string = check('INS v. Stevic, 467 U.S. 407 (1984); INS v. Cardoza-Fonseca, 480 U.S. 421 (1987). Id. at 430.')
  expect(string[2]).toMatchObject({ class: 'E', severity: 'amber' })
  expect(check('Id. at 3.')[0]).toMatchObject({ class: 'E' })
  const inParenthesis = check(
    'Matter of Pula, 19 I&amp;N Dec. 467 (BIA 1987) (discussing INS v. Stevic, 467 U.S. 407 (1984)). Id. at 470.',
  )
  expect(inParenthesis[2]?.message).toContain('Stands for Matter of Pula')
  const { items } = checkCitations(
    [
      { id: 'a', html: '<p>INS v. Stevic, 467 U.S. 407 (1984).<sup data-fn="Id. at 409."></sup></p>' },
      { id: 'b', html: '<p>Id. at 410.</p>' },
    ],
    context,
  )
  expect(items.map(({ sectionId, footnote, class: given }) => [sectionId, footnote, given])).toEqual([
    ['a', undefined, 'B'],
    ['a', 0, 'E'],
    ['b', undefined, 'E'],
  ])
})

test('a case that is only named is found: in the list, cited elsewhere, or nowhere', () => {
  const items = check(
    'Under A-R-C-G-, the group stood. <em>Mogharrabi</em> asks four things. The Board in Matter of Nobody-Atall held otherwise. As L-E-A- II says. Matter of A-B- controls.',
  )
  expect(brief(items)).toEqual([
    'D red: A-R-C-G-',
    'B amber: Mogharrabi',
    'F amber: Matter of Nobody-Atall',
    'D amber: L-E-A- II',
    'E amber: Matter of A-B-',
  ])
})

test("the caption of the client's own case is no citation", () => {
  expect(check('In the Matter of Roya Daneshvar Kamali', { ownNames: ['Roya Daneshvar Kamali'] })).toEqual([])
})

test('the summary counts what is open', () => {
  const { summary } = checkCitations(
    [{ id: 'S1', html: '<p>INA § 208(a)(1). Matter of Nobody, 22 I&amp;N Dec. 900 (BIA 1999).</p>' }],
    context,
  )
  expect(summary).toMatchObject({ total: 2, open: 1, byClass: { B: 1, F: 1 } })
})

test('no altered citation of the list is ever verified', () => {
  const altered = authorities().flatMap(({ citation, name }, index) => {
    const other = authorities()[(index + 11) % authorities().length]?.name ?? ''
    if (!/^(?:Matter of | ?\S+ v\. )/.test(name))
      return [
        citation.replaceAll(/\((?:[a-z]{1,3}|[A-Z]|\d{1,2})\)(?=,|$)/g, '(q)'),
        citation.replaceAll(/(?<=(?:§ |\.))\d{2,4}(?=\()/g, (section) => `${Number(section) + 90}`),
      ]
    return [
      citation.replace(/\d+(?= (?:I&N|U\.S\.|F\.))/, (volume) => `${Number(volume) + 1}`),
      citation.replace(/(?<=(?:Dec\.|U\.S\.|F\.[23]d|3d) )\d+/, (page) => `${Number(page) + 10}`),
      citation.replace(/\d{4}(?=\)$)/, (year) => `${Number(year) - 1}`),
      citation.replace(/^[^,]+/, / v\. |^Matter/.test(other) ? other.replace(/ \(I+\)$/, '') : 'Matter of Zzyzx'),
    ]
  })
  const known = new Set(authorities().map(({ citation }) => citation))
  const changed = altered.filter((citation) => !known.has(citation))
  const verified = changed.filter((citation) =>
    check(citation.replaceAll('&', '&amp;')).some(({ severity }) => severity === 'green'),
  )
  expect(changed.length).toBeGreaterThan(400)
  expect(verified).toEqual([])
})

test('subsections that do not exist are red, those of a listed provision green', () => {
  expect(brief(check('8 C.F.R. § 212.7(e)(27); 8 C.F.R. § 212.7(e)(9).')).map((line) => line.split(':')[0])).toEqual([
    'C red',
    'B green',
  ])
})

test('party words identify nothing: State v. Acosta is not the listed Matter of Acosta', () => {
  expect(check('State v. Acosta, 100 P.3d 20 (Wash. 2004).')[0]).toMatchObject({ class: 'F', severity: 'amber' })
})

test('Id. behind an exhibit stands for the exhibit, and is no finding', () => {
  expect(brief(check('He was beaten. Ex. C at 2. Id. at 3. INS v. Stevic, 467 U.S. 407 (1984). Id. at 410.'))).toEqual([
    'B green: INS v. Stevic, 467 U.S. 407 (1984)',
    'B green: Id. at 410',
  ])
})

test('a decision cited for what the list does not have it for is amber and shows what it is listed for', () => {
  const text =
    'The hospital bill of a dialysis clinic was settled monthly by bank transfer. Crespin-Valladares v. Holder, 632 F.3d 117 (4th Cir. 2011).'
  const [item] = check(text, { authorities: knownAuthorities() })
  expect(item).toMatchObject({ class: 'B', severity: 'amber' })
  expect(item?.message).toContain('The sentence says something else than our list has it for.')
})
