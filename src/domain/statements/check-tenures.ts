import { foldWord } from '#domain/language/fold.ts'
import { placeOf } from '#domain/provenance/passage.ts'
import { isDenied } from './polarity.ts'
import type { EvidenceIndex } from './evidence.ts'
import type { ReadSentence } from './read-statements.ts'
import { expertOf, tenuresOf, type Tenure } from './tenures.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'

const together =
  /(?<!\p{L})(?:at the same time(?: as)?|overlap(?:ped|s)?|in the same years|during the same (?:years|period|time)|same period)(?!\p{L})/iu
const apart =
  /(?<!\p{L})(?:joined|came to|started at|began at|arrived at)(?!\p{L})[^.;]{2,60}(?<!\p{L})(?:after|once) (?:I|he|she|Dr\. \p{Lu}\p{L}+|Prof\. \p{Lu}\p{L}+|Professor \p{Lu}\p{L}+) (?:had |have )?(?:already )?(?:left|departed|moved on|gone)(?!\p{L})|(?<!\p{L})(?:left|departed|moved on from)(?!\p{L})[^.;]{2,60}(?<!\p{L})before (?:I|he|she|Dr\. \p{Lu}\p{L}+|Prof\. \p{Lu}\p{L}+|Professor \p{Lu}\p{L}+) (?:had |ever )?(?:joined|came|arrived|started|began)(?!\p{L})/iu

/** `Dr. Iyer joined the laboratory after I had left`: whether two were at one place in the same years, by the dates on file. */
export function checkTenures({ passage, evidence, sentences }: ToldPassage): StatementItem[] {
  return sentences.flatMap((sentence): StatementItem[] => {
    const [match, isTogether] = claimOf(sentence.text)
    if (!match) return []
    const affirmed = !isDenied(sentence.text, match.index, match.index + match[0].length)
    const pair = pairOf(sentence, evidence)
    if (!pair) return []
    const [one, other] = pair
    const didOverlap = one.from < other.to && other.from < one.to
    if (didOverlap === (isTogether === affirmed)) return []
    const shown = [one, other].map(
      ({ sentence: { text, from } }) => `“${text.replace(/[.;]$/, '')}” (${from.source.title})`,
    )
    const { source } = other.sentence.from
    const range = { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length }
    return [
      {
        ...placeOf(passage, range),
        text: match[0],
        state: 'conflict',
        flag: 'Conflict',
        severity: 'red',
        message: `By the dates on file the two were ${didOverlap ? '' : 'not '}there at the same time: ${shown.join('; ')}.`,
        source: {
          id: source.id,
          title: source.title,
          start: Math.max(0, other.sentence.start),
          end: other.sentence.end,
          text: source.text.slice(Math.max(0, other.sentence.start), other.sentence.end),
        },
      },
    ]
  })
}

function claimOf(text: string): [RegExpExecArray | undefined, boolean] {
  const parted = apart.exec(text)
  if (parted) return [parted, false]
  return [together.exec(text) ?? undefined, true]
}

/** The stays of the two whom the sentence names, at the place that it names or the only one that both know. */
function pairOf({ text, mentions }: ReadSentence, evidence: EvidenceIndex): readonly [Tenure, Tenure] | undefined {
  const expert = expertOf(evidence)
  const ids = new Set(
    mentions
      .flatMap(({ ids: all }) => (all.length === 1 ? all : []))
      .flatMap((id) => (id === 'speaker' ? (expert ?? []) : [id])),
  )
  if (/(?<!\p{L})(?:we|our)(?!\p{L})/iu.test(text) && expert !== undefined)
    for (const id of ['client', expert]) ids.add(id)
  const [first, second, ...others] = ids
  if (first === undefined || second === undefined || others.length > 0) return undefined
  const named = new Set((text.match(/\p{Lu}[\p{L}\p{M}’'&-]{3,}/gu) ?? []).map(foldWord))
  const all = tenuresOf(evidence)
  const pairs = all
    .filter(({ id }) => id === first)
    .flatMap((one) =>
      all.filter(({ id, at }) => id === second && meet(one.at, at)).map((other) => [one, other] as const),
    )
  const here = pairs.filter(([one, other]) => [...one.at].some((word) => other.at.has(word) && named.has(word)))
  const fitting = here.length > 0 ? here : pairs.length === 1 && named.size <= 2 ? pairs : []
  // Where one of several stays overlaps the two were there together.
  return fitting.find(([one, other]) => one.from < other.to && other.from < one.to) ?? fitting[0]
}

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((word) => other.has(word))
