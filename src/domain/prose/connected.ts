import { withSmallOpening } from './small-opening.ts'

/** `She lost her job` -> `She also lost her job`: the quietest way to hold two sentences apart. */
function withAlso(sentence: string): string | undefined {
  // `She also supports no group` would say that the sentence before denies something.
  if (/\b(?:also|no|not|never|nothing|none|only|first|last|alone|died|killed|born)\b/u.test(sentence)) return undefined
  const [opening] =
    /^(?:He|She|It|They|(?:Mr|Ms|Mrs|Dr)\. \p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?|\p{Lu}\p{Ll}+) (?:(?:is|are|was|were|has|have|had|will|would|can|could|may|must|cannot)(?= )|(?=\p{L}+(?:ed|(?<!officer|soldier|agent|member|guard|force|militant|fighter)s) ))/u.exec(
      sentence,
    ) ?? []
  if (
    opening === undefined ||
    /^(?:His|Her|Their|Its|The|My|Our|An?|No|All|Some|Both|Each|There|This|That|These|In|On|At|For|Since|Until|Without|With|When|If)\b/u.test(
      opening,
    )
  )
    return undefined
  const rest = sentence.slice(opening.length).trimStart()
  // `has PTSD`: nothing that `has` helps follows.
  const own = /^(.*) (has|have|had)$/u.exec(opening.trimEnd())
  if (
    own !== null &&
    !/^(?:been|had|done|gone|taken|given|kept|made|\p{Ll}+(?:ed|en|wn|ung|ought|aught))\b/u.test(rest)
  )
    return `${own[1]} also ${own[2]} ${rest}`
  return `${opening.trimEnd()} also ${rest}`
}

const connectors = ['In addition,', 'Further,', 'Moreover,']

/** The sentence opened with a connecting word, where it would otherwise run on from the answer's sentence before. */
export function connected(sentence: string, turn: number): string {
  // `A private one has it` is told beside what the sentence before told of.
  if (/^(?:An?|The) (?:\p{Ll}+ )?one\b/u.test(sentence))
    return `By contrast, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
  const added = withAlso(sentence)
  if (added !== undefined) return added
  return `${connectors[turn % connectors.length]} ${withSmallOpening(sentence)}`
}
