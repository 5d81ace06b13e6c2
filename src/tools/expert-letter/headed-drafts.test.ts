import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { withHeadingsRead } from './case/headed-draft.ts'
import { keptOutBy, names } from './case/kept-out.ts'
import { withLifeWords } from './case/life-words.ts'
import { toldSheet } from './case/sheet/told-sheet.ts'
import { headedLetters } from './testing/headed-letters.data.ts'

const frame = readLetterCase('eb1a-independent-expert')
const sectionsOf = (name: string): ReadonlyMap<string, string> => {
  const found = headedLetters.find((one) => one.name === name)
  if (!found) throw new Error(`no letter ${name}`)
  const { client, answers, sources } = found
  const input = letterInput({ ...frame, client, answers: { client_id: 'client-1', ...answers }, sources })
  return new Map(draftLetter(input).map(({ id, html }) => [id, sectionText(html)]))
}
/** What stands under a heading of the findings, up to the next one of these. */
const under = (findings: string, heading: string, next: string): string =>
  findings.slice(findings.indexOf(heading), findings.indexOf(next))

test('a physician’s draft under headings of her own keeps what belongs together, and opens with what she sums up', () => {
  const letter = sectionsOf('a pulmonologist on a daughter')
  const findings = letter.get('findings') ?? ''
  expect(letter.get('opening')).toContain('that nobody but her mother can keep her airway open')
  expect(under(findings, 'If separated', 'If relocated')).toContain('nurses come for ten hours a week')
  expect(under(findings, 'If relocated', 'Further')).not.toContain('ten hours a week')
  expect(findings.slice(findings.indexOf('If relocated'))).toContain('suction')
  expect(letter.get('limits')).toContain('I cannot say how long Inés will need the tube')
  expect([...letter.values()].join('\n')).not.toMatch(/If Inés goes to Peru\.|What her mother does\.|gambl/u)
})

test('a scientist’s draft says what was new, who uses it and what it lacks, each in its place', () => {
  const letter = sectionsOf('a marine engineer on anchors')
  const findings = letter.get('findings') ?? ''
  expect(under(findings, 'The contribution', 'Use by others')).toMatch(/Dr\. Petrosyan showed .+ 31 percent/su)
  expect(under(findings, 'Use by others', 'Significance')).toContain('Two ports')
  expect(letter.get('field')).toContain('Anchors drag in mud')
  expect(letter.get('limits')).toContain('has not been tried in rock')
  expect(letter.get('relationship')).toMatch(/^I read Dr\. Petrosyan’s paper in 2023/u)
  expect([...letter.values()].join('\n')).not.toMatch(/\bMs\. Petrosyan|Who uses it/u)
})

test('a draft’s last words under its limits are its opinion, and no limit', () => {
  const paragraphs = ['What I know', 'Who uses it', 'The weak side'].map(
    (heading) => `${heading}\nThe pump was measured in three towns by two people of my office.`,
  )
  const read = withHeadingsRead(`${paragraphs.join('\n\n')}\n\nIn my opinion the pump is the best of its kind.`, {
    names: [],
    by: 'work',
  })
  expect(read).toMatch(/LIMITS\n\n.+OPINION\n\nIn my opinion/su)
})

const reader = {
  person: { he: 'she', him: 'her', his: 'her' },
  isName: (word: string) => word === 'Kofi',
  answer: '',
  isAvoided: () => false,
} as const
const told = (...lines: string[]): string => (toldSheet(lines.join('\n'), reader)?.paragraphs ?? []).flat().join(' ')
const labels = ['Hx: no surgery', 'Measures: PCL-5 51', 'Dx: PTSD', 'Recs: therapy', 'Sx: sleeps 4 hrs']

test('notes under labels: what a sister, a boss or Kofi did is never told of the person examined', () => {
  const letter = told(...labels, 'Sister: saw bruises x2', 'Kofi: drinks, hit the wall', 'Boss - gave days off')
  expect(letter).toContain('As to her sister I recorded: saw bruises twice.')
  expect(letter).toContain('As to Kofi I recorded: drinks, hit the wall.')
  expect(letter).not.toMatch(/\bShe (?:saw|drinks|hit|gave)\b/u)
})

test('each label says what its line is about: risk, prognosis, review of systems, what is to be ruled out', () => {
  const letter = told(
    ...labels,
    'ROS: numb L hand',
    'Risk: none now',
    'Prognosis: fair if she stays safe',
    'Impression: F43.12 PTSD chronic. r/o panic d/o',
    'Not done: no records, no EMG done',
    'Meds: none. Soc: cook, lives w/ aunt',
  )
  expect(letter).toContain('She reported these complaints: numb left hand.')
  expect(letter).toContain('As to risk I recorded: none now.')
  expect(letter).toContain('My prognosis: fair if she stays safe.')
  expect(letter).toContain('chronic (F43.12)')
  expect(letter).toContain('Panic disorder remains to be ruled out.')
  expect(letter).toContain('As to her social situation I recorded: cook, lives with aunt.')
  // A line without a label belongs to no label before it.
  expect(told(...labels, 'Dx: PTSD', 'teaches 2nd grade', 'Plan: rest')).not.toMatch(/diagnos[^.]*teaches/u)
})

test('a finding and behind its arrow the judgment, an opinion as it is held', () => {
  const letter = told(
    ...labels,
    'PE:',
    'L forearm: 5 round scars -> c/w cig burns, highly. could also be other causes, no EMG done',
    '',
    'Opinion: overall highly consistent w/ account. worse than before b/c of water',
  )
  expect(letter).toContain('Left forearm: 5 round scars.')
  expect(letter).toContain('In my opinion this finding is highly consistent with cigarette burns.')
  expect(letter).toContain('It could also be other causes. No EMG was done.')
  expect(letter).toContain('In my opinion the findings taken together are highly consistent with the account.')
  expect(letter).toContain('My conclusion: worse than before because of water.')
})

test('born, married and died are no ends of a sentence and no items of a list', () => {
  expect(withLifeWords('Background: b. Oruro, 1991, raised by aunt, d. 2011\nm. 2/2020. no kids')).toBe(
    'Background: born in Oruro, 1991, raised by aunt, died in 2011\nmarried in 2/2020. no kids',
  )
  expect(withLifeWords('a. Scars\nb. Oruro 1991')).toBe('a. Scars\nb. Oruro 1991')
  expect(withLifeWords('m. 2001 d. 2010')).toBe('married in 2001 d. 2010')
  expect(withLifeWords('by aunt, d. 2016. m. 2010')).toBe('by aunt, died in 2016. married in 2010')
})

test('a depression that is kept out is kept out where somebody is depressed; not to overstate is no wish to leave out', () => {
  const [subject] = keptOutBy('Leave out the mother’s depression.')
  if (subject === undefined) throw new Error('nothing is kept out')
  expect(names('She has been depressed since 2023.', subject)).toBe(true)
  expect(keptOutBy('Don’t overstate suicide risk.')).toEqual([])
})
