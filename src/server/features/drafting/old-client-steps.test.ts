import { expect, test } from 'vitest'
import type { FirmDocument } from '#tools/template-revision/testing/firm-documents/firm-document.ts'
import { draftFirmDocument } from './testing/draft-firm-document.ts'

/** A motion of an invented firm, with its earlier client. */
const motion: FirmDocument = {
  name: 'motion with steps of a case',
  client: 'he',
  marked: `
IMMIGRATION COURT
{TOLEDO, OHIO}
In the Matter of:
{BRANZA, Ilinca Dorina}, Respondent
File No.: {A 000-000-317}
# STATEMENT OF FACTS
{Ms. Branza} entered the United States near {Nogales, Arizona}, on {May 6, 2022}. The Department served a Notice to Appear on {May 9, 2022}.
In {August 2023}, she moved to {414 Bellweather Court, Dayton, Ohio 45402}, ‹where she lives with {her elder sister}, {Sanda Rotaru}, {a seamstress}.› She filed Form EOIR-33/IC on {August 21, 2023}.
# PLEADINGS
Through counsel, {Ms. Branza} {admits factual allegations 1 through 4}, {concedes the charge of presence without admission}, and {declines to designate a country of removal}.
# POSITION OF THE DEPARTMENT
Counsel wrote to Assistant Chief Counsel {Rufus T. Ellerby} on {October 2, 2023}.
The hearing can go on, because {no testimony has been taken}.
# INDEX OF EXHIBITS
| Tab | Document | Pages |
| A | Notice of Hearing of the Court | {1–3} |
| B | Form EOIR-33/IC | {4–6} |`,
  answers:
    'Court: Denver, Colorado\nNotice to Appear: August 8, 2025\nMoved on: June 2026\nEOIR-33 filed on: June 30, 2026\nPleadings: admits factual allegations 1 through 5, concedes the charge of lacking a visa, and declines to designate a country of removal\nCounsel of the Department: Ingrid M. Thorsby\nWrote to counsel on: November 9, 2026\nEarlier requests and stage of the case: This is the first request.',
  told: 'He lives with his cousin, Abdoul Ilboudo.',
  facts: [],
}

test('steps of a case are filled with the new client’s days and persons, each place with its own part of an answer', async () => {
  const { words } = await draftFirmDocument(motion)
  expect(words).toContain('The Department served a Notice to Appear on August 8, 2025.')
  expect(words).toMatch(/In June 2026, he moved to \[client’s address\]\./)
  expect(words).toContain('He filed Form EOIR-33/IC on June 30, 2026.')
  expect(words).toContain('Counsel wrote to Assistant Chief Counsel Ingrid M. Thorsby on November 9, 2026.')
  expect(words).toContain(
    'admits factual allegations 1 through 5, concedes the charge of lacking a visa, and declines to designate a country of removal.',
  )
  expect(words.split('admits factual allegations')).toHaveLength(2)
})

test('an answer that is a sentence stands nowhere within one, and the pages of the earlier filing take none', async () => {
  const { words } = await draftFirmDocument(motion)
  expect(words).not.toContain('because This is')
  expect(words.split('INDEX OF EXHIBITS')[1]?.split('[documents to list]')[0]).not.toContain('Denver')
  expect(words).not.toMatch(/[1-4]–[36]/)
})
