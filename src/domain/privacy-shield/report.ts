import { printStandIn, type StandInWord } from './stand-in.ts'
import { listStandIns } from './restore.ts'
import { findSightings, type Shield } from './shield.ts'

/** One identity in the attorney's list of what was replaced. */
export type ReplacedIdentity = {
  readonly standIn: string
  readonly kind: StandInWord
  readonly role: string
  readonly count: number
  readonly spellings: readonly { readonly standIn: string; readonly text: string; readonly count: number }[]
}

/**
 * What was replaced in the texts of this draft and how often, in the order of the stand-ins. Holds the values: for the attorney's eyes.
 * @internal
 */
export function listReplaced(shield: Shield): ReplacedIdentity[] {
  return [...shield.byNumber.values()]
    .filter(({ word, counts }) => word !== 'Token' && counts.some((count) => count > 0))
    .map(({ word, number, role, spellings, counts }) => ({
      standIn: printStandIn({ word, number, spelling: 0, isUpper: false }),
      kind: word,
      role,
      count: counts.reduce((sum, count) => sum + count, 0),
      spellings: spellings
        .map((text, spelling) => ({
          standIn: printStandIn({ word, number, spelling, isUpper: false }),
          text,
          count: counts[spelling] ?? 0,
        }))
        .filter(({ count }) => count > 0),
    }))
}

/**
 * What a model is told about the stand-ins that a text holds: who is who, without a name, and which form of it a letter
 * stands for. A role whose words are somebody's name (a client called Child) is told by the kind of stand-in alone.
 */
export function describeStandIns(shield: Shield, text?: string): string[] {
  const used = text === undefined ? undefined : new Set(listStandIns(shield, text).map(({ standIn }) => standIn))
  return [...shield.byNumber.values()].flatMap(({ word, number, role, spellings }) => {
    const words = [role, word.toLowerCase()].find((said) => findSightings(shield, said).length === 0)
    if (word === 'Token' || words === undefined) return []
    const print = (spelling: number) => printStandIn({ word, number, spelling, isUpper: false })
    if (used && !spellings.some((_, spelling) => used.has(print(spelling)))) return []
    const forms = spellings.flatMap((written, spelling) =>
      spelling > 0 && used?.has(print(spelling)) ? [`${print(spelling)}: ${formOf(word, written, spellings[0])}`] : [],
    )
    return [[`${print(0)}: ${words}`, ...forms].join('; ')]
  })
}

function formOf(word: StandInWord, written: string, whole = ''): string {
  if (word !== 'Person') return 'the same, written otherwise'
  const parts = whole.toLowerCase().split(/\s+/)
  const said = written.toLowerCase()
  if (said === parts[0]) return 'first name'
  return parts.slice(1).includes(said) || whole.toLowerCase().endsWith(` ${said}`)
    ? 'family name'
    : 'the same person, written otherwise'
}
