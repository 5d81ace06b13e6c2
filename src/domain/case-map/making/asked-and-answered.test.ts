import { expect, test } from 'vitest'
import { caseOf, clientCalled } from '#test/case-map-cases.ts'
import { makeCaseMap } from './make-case-map.ts'

const client = { ...clientCalled('Hilario', 'Mora'), client: { gender: { value: 'male', dataType: 'text' as const } } }

const toldOf = (title: string, text: string) =>
  makeCaseMap({ ...caseOf(client, {}), documents: [{ id: 'd', title, text }] }).facts.map(({ statement }) => statement)

test('an interview taken down in questions and answers is told as the account that it is', () => {
  const told = toldOf(
    'Interview notes Mora',
    `Q: What work did you do?
A: I drove a bus in Jinotepe.
Q: Who was Gerald?
A: My cousin. He worked with me. They stopped him at the bridge and they killed him.
Q: And then?
A: June 2, 2023, at night. They came to my house. One said, “Write your will.”
Q: Did you move?
A: Yes. I went to Leon.`,
  ).join('\n')
  expect(told).toContain('Mr. Mora drove a bus in Jinotepe.')
  expect(told).toContain('To the question “Did you move?” Mr. Mora answers: “Yes.”')
  expect(told).toContain('They came to Mr. Mora’s house.')
  expect(told).not.toMatch(/(?:^|“)A: |killed Mr\. Mora|Mr\. Mora said, “Write your will/mu)
})

test('a form of numbered questions is read question by question', () => {
  const told = toldOf(
    'Hardship worksheet of Hilario Mora',
    `HARDSHIP WORKSHEET
1. Describe your health problems.
Bad back. I fell in 2019.
2. What medications do you take?
prazosin, venlafaxine, gabapentin
3. Could you live in the other country?
No. I was never there.
4. Anything else?
I have not had a drink since my son was born.`,
  ).join('\n')
  expect(told).toContain('Mr. Mora takes prazosin, venlafaxine and gabapentin.')
  expect(told).toContain('Mr. Mora fell in 2019.')
  expect(told).toContain('answers: “No. I was never there.”')
  expect(told).not.toMatch(/^.{0,40}Describe your health problems\.$/mu)
})

test('who was shot behind another name is left open, and who tells is never killed', () => {
  const told = toldOf(
    'Intake sheet - Mora',
    `CLIENT: Hilario Mora
LANG: Spanish
WORK: cook
HARM
1st - 8 Mar 2022. Clement went to the gate. Shot 3x. Then killed in his shop.
RELIGION: Catholic
REPORT: none`,
  ).join('\n')
  expect(told).not.toMatch(/Mr\. Mora was (?:shot|killed)/u)
  expect(told).toContain('Shot 3x')
})

test('who was told to report was told so by somebody, and a day above notes is that of the first', () => {
  const told = toldOf(
    'Intake sheet - Mora',
    `CLIENT: Hilario Mora
LANG: Spanish
WORK: cook
HARM
1st - 6 Nov 2021. Took him in front of patients. Told to report each Monday.
RELIGION: Presbyterian
ROUTE: entered Otay Mesa 3/11/24, turned self in
REPORT: none`,
  ).join('\n')
  expect(told).toContain('Mr. Mora was taken in front of patients.')
  expect(told).toContain('Mr. Mora was told to report each Monday.')
  expect(told).toContain('Mr. Mora entered the United States at Otay Mesa.')
  expect(told).toContain('Mr. Mora turned himself in.')
  expect(told).not.toContain('6 Nov 2021')
})

test('a table of events that counsel made is no evidence: what the interview tells is not told again', () => {
  const base = caseOf(client, {})
  const { facts } = makeCaseMap({
    ...base,
    documents: [
      {
        id: 'd',
        title: 'Declaration of Hilario Mora',
        text: 'I drove a bus in Jinotepe. On June 2, 2023, they burned my bus at the stop. I told the police.',
      },
      {
        id: 't',
        title: 'Chronology',
        text: `DATE | EVENT | SOURCE
6/2/23 | bus burned at the stop | client
6/5/23 | police told | client
7/1/23 | moved to aunt in Leon | aunt
8/1/23 | bus burned, police | photo`,
      },
    ],
  })
  const told = facts.map(({ statement }) => statement).join('\n')
  expect(told).toContain('The notes say under “Chronology”: “moved to aunt in Leon”')
  expect(told).not.toMatch(/\||“bus burned at the stop”/u)
})
