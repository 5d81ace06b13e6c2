import { expect, test } from 'vitest'
import { conceptsIn } from './find-concepts.ts'

const signsIn = (text: string) => [...conceptsIn(text, { speaker: undefined, about: ['applicant'] })]

test.each([
  ['record', '{applicant.subj} pleaded no contest to petty theft in 2019'],
  ['record', 'Defendant operated a vehicle while intoxicated'],
  ['record', '{applicant.subj} did not file tax returns for two years'],
  ['record', 'The county court issued a bench warrant for {applicant}'],
  ['false-citizenship', '{applicant.subj} told the hiring manager that {applicant.he} was a U.S. citizen'],
  ['misrepresented', '{applicant.subj} used a false passport'],
  ['reentered', '{applicant.subj} went home for a wedding and came back across the river'],
  ['apart', 'The couple has been legally separated since March'],
  ['left-home', '{applicant.subj} worked in Canada for eight months'],
])('%s: %s', (sign, text) => {
  expect(signsIn(text)).toContain(sign)
})

test.each([
  ['what is denied', '{applicant.subj} has never pleaded guilty to anything'],
  ['what is only feared', '{applicant.subj} would be charged with theft by the police'],
  ['what another did', '{applicant.poss} brother pleaded guilty to theft'],
  ['what was done to the client', '{applicant.subj} was shoved by his wife, says the police report'],
  ['what others say of the client', 'The neighbors said that {applicant.he} used a false passport'],
  ['what is asked', 'Did {applicant.subj} use a false passport?'],
  ['a bill that is paid', 'The tax transcript shows a balance due of $0'],
  ['a short journey', '{applicant.subj} worked in Canada for two months'],
])('%s is held against nobody: %s', (_, text) => {
  expect(signsIn(text)).toEqual([])
})
