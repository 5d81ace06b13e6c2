import { expect, test } from 'vitest'
import { splitIntoSections } from './split-into-sections.ts'
import { templateParagraph as line, type TemplateParagraph } from './template-paragraph.ts'

const words =
  'The applicant has lived in this country for many years, and the record that is attached shows the reasons for which the request should be granted.'
const prose = () => line(words)
const bold = (text: string) => line(text, { boldShare: 1 })
const title = (text: string) => line(text, { boldShare: 1, align: 'center' })
const underlined = (text: string) => line(text, { underlineShare: 1 })
const styled = (text: string, outlineLevel: number) =>
  line(text, { outlineLevel, style: `Heading ${outlineLevel + 1}` })
const under = (headings: readonly TemplateParagraph[]) => headings.flatMap((heading) => [heading, prose()])
const caption = [
  'UNITED STATES DEPARTMENT OF JUSTICE',
  'EXECUTIVE OFFICE FOR IMMIGRATION REVIEW',
  'IMMIGRATION COURT',
  'BOSTON, MASSACHUSETTS',
  'In the Matter of:',
  '{{ client.name }}',
  'Respondent',
  'File No.: {{ client.a_number }}',
].map((text) => line(text, { align: 'center' }))
const signed = [line('Respectfully submitted,'), line('____________'), line('Attorney for Respondent')]

const section = (split: ReturnType<typeof splitIntoSections>, paragraphs: readonly TemplateParagraph[]) =>
  split.sections.map(({ level, title: name, kind, mode, innerHeadings }) =>
    [`${level} ${name}: ${kind}, ${mode}`, ...innerHeadings.map((index) => `  ${paragraphs[index]?.text}`)].join('\n'),
  )
const outline = (paragraphs: readonly TemplateParagraph[]) => section(splitIntoSections(paragraphs), paragraphs)

test('numbered points of an argument stand under it, and their letters and numbers under them', () => {
  const argument = [
    bold('I. The respondent is statutorily eligible.'),
    bold('A. Ten years of presence'),
    bold('B. Good moral character'),
    bold(
      'II. The hardship that would follow is exceptional and extremely unusual, as the record of the child’s care shows at length.',
    ),
    bold('1. Medical hardship to the child'),
  ]
  const brief = [
    ...caption,
    ...under([bold('INTRODUCTION'), bold('STATEMENT OF FACTS')]),
    bold('ARGUMENT'),
    ...under(argument),
    ...under([bold('CONCLUSION')]),
    ...signed,
  ]
  expect(outline(brief)).toEqual([
    '0 Court caption: caption, fill',
    '1 INTRODUCTION: text, rewrite',
    '1 STATEMENT OF FACTS: facts, rewrite',
    '1 ARGUMENT: heading, keep',
    '2 I. The respondent is statutorily eligible: argument, rewrite\n  A. Ten years of presence\n  B. Good moral character',
    expect.stringMatching(
      /^2 II\. The hardship that would follow .*: argument, rewrite\n {2}1\. Medical hardship to the child$/s,
    ),
    '1 CONCLUSION: conclusion, rewrite',
    '0 Signature: signature, keep',
  ])
})

test('a second caption, the order under it and a certificate are filled or kept, never written anew', () => {
  const motion = [
    ...caption,
    ...under([
      title('MOTION TO CONTINUE'),
      bold('BACKGROUND'),
      bold('LEGAL STANDARD'),
      bold('DISCUSSION'),
      bold('PRAYER FOR RELIEF'),
    ]),
    ...signed,
    ...caption,
    ...under([title('ORDER OF THE IMMIGRATION JUDGE')]),
    line('Date: ____________'),
    line('Immigration Judge'),
    ...under([title('CERTIFICATE OF SERVICE')]),
  ]
  const sections = outline(motion)
  expect(sections.filter((one) => one === '0 Court caption: caption, fill')).toHaveLength(2)
  expect(sections).toContainEqual(expect.stringMatching(/ORDER OF THE IMMIGRATION JUDGE: form, fill$/))
  expect(sections).toContainEqual(expect.stringMatching(/CERTIFICATE OF SERVICE: certificate, keep$/))
})

test('the numbered paragraphs of an answer are one section for each heading', () => {
  const numbered = (from: number, count: number, text: string) =>
    Array.from({ length: count }, (_, index) => bold(`${from + index}. ${text}`))
  const answer = [
    ...caption,
    bold('PARTIES'),
    ...numbered(1, 12, 'Admitted.'),
    bold('JURISDICTION'),
    ...numbered(13, 20, 'Denied.'),
    bold('AFFIRMATIVE DEFENSES'),
    prose(),
    ...signed,
  ]
  expect(outline(answer).map((one) => one.replace(/^\d (.*):.*$/s, '$1'))).toEqual([
    'Court caption',
    'PARTIES',
    'JURISDICTION',
    'AFFIRMATIVE DEFENSES',
    'Signature',
  ])
})

test('every section is named as its heading says, whatever marks the headings of a template', () => {
  const names = ['Good Faith Marriage', 'Joint Residence', 'Financial Commingling', 'Qualifications', 'Opinion']
  const letter = [line('May 1, 2026'), line('USCIS'), line('Dear Officer:'), prose()]
  const closing = [line('Sincerely,'), line('Ana Example')]
  for (const dress of [
    bold,
    underlined,
    (text: string) => styled(text, 0),
    (text: string) => bold(text.toUpperCase()),
  ]) {
    const split = splitIntoSections([...letter, ...under(names.map(dress)), ...closing])
    expect(split.sections.filter(({ level }) => level > 0).map(({ title: name }) => name.toLowerCase())).toEqual(
      names.map((name) => name.toLowerCase()),
    )
  }
})

test('lines of a template language head nothing', () => {
  const template = [
    bold('{%p if detained %}'),
    bold('DETAINED'),
    bold('{%p endif %}'),
    ...under([bold('FACTS')]),
    bold('{%p for child in children %}'),
    prose(),
    bold('{%p endfor %}'),
    ...signed,
  ]
  expect(outline(template).filter((one) => one.includes('{%'))).toEqual([])
})

test('short lines with a colon head a letter that has nothing else to head it', () => {
  const names = ['Who I am:', 'How I know the applicant:', 'What I saw:', 'Why I support the application:']
  const letter = [
    line('To whom it may concern,'),
    ...under(names.map((name) => line(name))),
    line('Sincerely,'),
    line('____________'),
  ]
  const named = splitIntoSections(letter).sections.filter(({ level }) => level > 0)
  expect(named.map(({ title: name }) => name.replace(/:$/, ''))).toEqual(names.map((name) => name.replace(/:$/, '')))
})
