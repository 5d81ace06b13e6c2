import { expect, test } from 'vitest'
import { unseenDocuments } from '#tools/template-revision/testing/firm-documents/unseen.data.ts'
import { draftFirmDocument } from './testing/draft-firm-document.ts'

test('answers stand in the sentence that has their places, and a fact under the heading that it serves', async () => {
  const letter = unseenDocuments.find(({ name }) => name === 'special immigrant juvenile cover letter')
  if (!letter) throw new Error('The letter for a juvenile is not among the papers')
  const { words } = await draftFirmDocument(letter)
  const under = (heading: string) => words.split(`${heading}\n`)[1]?.split('\n')[0] ?? ''
  expect(under('The order of the state court')).toMatch(
    /^On August 14, 2026, Judge Corazon Villareal-Finch of .+ placed Ms\. Rakhimova in the guardianship of Dilbar Yusupova\./,
  )
  expect(under('The child’s life here')).toBe('Nilufar attends evening classes at a community college.')
  expect(words).not.toContain('to place:')
})
