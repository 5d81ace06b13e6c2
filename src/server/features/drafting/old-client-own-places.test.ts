import { expect, test } from 'vitest'
import type { FirmDocument } from '#tools/template-revision/testing/firm-documents/firm-document.ts'
import { draftFirmDocument } from './testing/draft-firm-document.ts'

/** A motion of an invented firm in a court of appeals, with its earlier client. */
const motion: FirmDocument = {
  name: 'motion before a circuit',
  client: 'he',
  marked: `
No. {24-6017}
UNITED STATES COURT OF APPEALS
FOR THE {SECOND} CIRCUIT
{Ilie Marin BRANZA},
Petitioner,
v.
{Oswald T. KEMP}, Attorney General,
Respondent.
Agency No. {A 000-000-317}
{Rosalind Achterberg}
{Achterberg Law Office}
Counsel for Petitioner
DETAINED: {YES}
REMOVAL SCHEDULED FOR {NOVEMBER 12, 2024}
# INTRODUCTION
Petitioner {Ilie Marin Branza} moves for a stay of removal. Respondent’s counsel, {Winifred Sloane}, {takes no position on this motion}.
The Board’s decision was issued on {October 2, 2024}, and the petition for review was filed on {October 21, 2024}.
{His wife}, {Anca Branza}, filed a Form I-130 for {him}. Her income exceeds the guidelines for a household of {three}. {She} will wait at the consulate in {Sofia}. AR {301}.
The agency found that {the colonels} acted on their own.
# CONCLUSION
The Court should grant a stay of removal.
Dated: {November 4, 2024}
s/ {Rosalind Achterberg}
Counsel for Petitioner
# CERTIFICATE OF SERVICE
I certify that on {November 4, 2024}, I filed the foregoing with the Clerk of the Court.
s/ {Rosalind Achterberg}`,
  answers:
    'Docket number: 26-4102\nIndividual hearing: March 4, 2027\nRemoval scheduled for: December 9, 2026\nConsulate: Tashkent\nCircuit: Sixth\nAttorney General: Lavinia Stroud\nDetained: no\nRespondent’s counsel: Gareth Lindley\nBoard decision issued on: October 30, 2026\nPetition for review filed on: November 16, 2026\nWife: Aminata Zongo\nHousehold income: $71,250\nHousehold size: four\nFiled on: November 25, 2026',
  told: '',
  facts: [],
}

test('each place of a paper takes its own answer, and counsel of the other side is not the firm', async () => {
  const { words } = await draftFirmDocument(motion)
  expect(words).toContain('No. 26-4102')
  expect(words).toContain('FOR THE SIXTH CIRCUIT')
  expect(words).toContain('REMOVAL SCHEDULED FOR DECEMBER 9, 2026')
  expect(words).toContain('at the consulate in Tashkent.')
  expect(words).toContain('The agency found that [particular of the case] acted on their own.')
  expect(words).toContain('DETAINED: NO')
  expect(words).toContain('Respondent’s counsel, Gareth Lindley,')
  expect(words).toContain(
    'decision was issued on October 30, 2026, and the petition for review was filed on November 16',
  )
  expect(words).toContain('His wife, Aminata Zongo, filed a Form I-130')
  expect(words).not.toContain('household of $71,250')
})

test('the day on which a paper is filed, where it was answered, stands where it is signed and served', async () => {
  const { words } = await draftFirmDocument(motion)
  expect(words).toContain('Dated: November 25, 2026')
  expect(words).toContain('I certify that on November 25, 2026, I filed the foregoing')
  const unanswered = await draftFirmDocument({ ...motion, answers: motion.answers.replace(/\nFiled on.*/u, '') })
  expect(unanswered.words).toContain('Dated: ____________')
})

/** A letter of an invented firm with a list of papers of which some only its earlier client had. */
const letter: FirmDocument = {
  name: 'letter with a list',
  client: 'she',
  marked: `
{Rosalind Achterberg}
{Achterberg Law Office}
{March 3, 2025}
Re: Form I-130
Beneficiary: {Ilinca Dorina Branza}
Dear Officer:
We represent {Ilinca Dorina Branza} and enclose the papers listed below.
{Ilinca Dorina Branza}, a native of {Romania} who became a lawful permanent resident on {June 22, 2017}, filed {her} application for naturalization on {August 14, 2023}.
Sincerely,
{Rosalind Achterberg}
Exhibits
1. Form G-28
2. {Accordion lessons}
3. Form I-864
4. {Bowling league card}
5. Marriage certificate`,
  answers: 'Date of the letter: November 20, 2026\nApplication filed on: May 20, 2024',
  told: '',
  facts: [],
}

test('a paper of the earlier client alone leaves its number in the list, and no day of life is one of filing', async () => {
  const { words } = await draftFirmDocument(letter)
  expect(words).toContain('filed her application for naturalization on May 20, 2024.')
  expect(words).not.toContain('resident on May 20, 2024')
  const list = words.slice(words.indexOf('Exhibits'))
  expect(list).toMatch(
    /1\. Form G-28\s+2\. \[what the paper is\]\s+3\. Form I-864\s+4\. \[what the paper is\]\s+5\. Marriage certificate/u,
  )
})
