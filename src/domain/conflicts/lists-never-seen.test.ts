import { expect, test } from 'vitest'
import { matchPerson, readAsked } from './find-conflicts.ts'
import { readName } from './read-name.ts'
import { eighthConflicts, eighthStrangers } from './testing/eighth-round.data.ts'
import { fifthConflicts, fifthStrangers } from './testing/fifth-round.data.ts'
import { ninthConflicts } from './testing/ninth-round.data.ts'
import { seventhConflicts, seventhStrangers } from './testing/seventh-round.data.ts'
import { sixthConflicts, sixthStrangers } from './testing/sixth-round.data.ts'
import { tenthConflicts, tenthStrangers } from './testing/tenth-round.data.ts'

type Pair = readonly [script: string, onFile: string, asked: string]

const personOf = (name: string) => ({ name, role: 'client', read: readName(name), aNumbers: [] })
const isFound = (asked: string, name: string) => matchPerson(readAsked(asked), personOf(name)) !== undefined

// Of three lists that were put down together before the first was tried, at first reading: of the fifth, 12 of 108 missed and 14
// of 155 told falsely; of the sixth, 15 of 109 and 4 of 156; of the seventh, 14 of 109 and 4 of 156. The check as it was before
// them missed 30, 38 and 37 and told 14, 14 and 12. The eighth was put down after that: 13 of 109 and 5 of 156; a quarter of all
// these were in Thai, Burmese, Khmer and Hebrew letters. The ninth and the tenth, in the eight scripts alone: 10 of 94, and after
// what that taught 7 of 94 and 3 of 60. So of a list that nobody has seen it misses one in eight to thirteen.
const lists: readonly (readonly [string, readonly Pair[], readonly Pair[]])[] = [
  ['fifth', fifthConflicts, fifthStrangers],
  ['sixth', sixthConflicts, sixthStrangers],
  ['seventh', seventhConflicts, seventhStrangers],
  ['eighth', eighthConflicts, eighthStrangers],
  ['ninth', ninthConflicts, []],
  ['tenth', tenthConflicts, tenthStrangers],
]

test.each(lists)(
  'of the %s list few are missed, whoever of the two is on file, and few neighbours are told',
  (...list) => {
    const [name, conflicts, strangers] = list
    const missed = conflicts.filter(([, onFile, asked]) => !isFound(asked, onFile) || !isFound(onFile, asked))
    const falsely = strangers.filter(([, onFile, asked]) => isFound(asked, onFile) || isFound(onFile, asked))
    console.log(
      `conflicts, ${name} list: ${conflicts.length} planted, ${missed.length} missed; ${falsely.length} of ${strangers.length} neighbours told`,
    )
    expect(missed.length / conflicts.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.06)
    expect(falsely.length, JSON.stringify(falsely)).toBeLessThanOrEqual(0.05 * strangers.length)
  },
)

test('a name of Hong Kong, of Taiwan or of Penang is found in Chinese letters, and its neighbour is not', () => {
  for (const asked of ['Huang Zhiqiang', 'Huang Chih-chiang', 'Wong Chi Keung', 'Chi Keung Wong', 'Ng Chee Keong'])
    expect(isFound(asked, '黃志強'), asked).toBe(true)
  for (const asked of ['Huang Zhigang', 'Wong Chi Ming', 'Wong Chi', 'Lee Chi Keung'])
    expect(isFound(asked, '黃志強'), asked).toBe(false)
})
