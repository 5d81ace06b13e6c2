const kin = 'mother|father|sister|brother|aunt|uncle|cousin|grandmother|grandfather|wife|husband|roommate|parents'

/** `Police asked aunt twice` in notes on one person: the kin of that one. */
export const withOwnKin = (wording: string, id: string): string =>
  wording.replaceAll(
    new RegExp(
      String.raw`(?<=\b(?:asked|told|threatened|beat|took|visited|called|with|from|to|at|by|hit|saw|wakes|helps|for) )(${kin})(?= (?:in|at|to|twice|again|three|every|and|on)\b|[.,;]|$)`,
      'gu',
    ),
    `{${id}.his} $1`,
  )

/** `was arrested by riot police, six days El Chipote, cell 14`: what stands behind the sentence without a verb is no part of it. */
const opensFragment =
  /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|an?|no|cell|age|about|approximately|then)\b/iu
const ofClause = /\b(?:is|are|was|were|has|had|did|came|went|took|said|told|of them)\b|\p{Ll}{2}ed\b/iu
const isFragment = (piece: string): boolean => opensFragment.test(piece) && !ofClause.test(piece)

/** The sentence without the fragments that stand behind it; undefined where it has none. */
export function withoutFragments(wording: string): string | undefined {
  const pieces = wording.split(/, (?!(?:19|20)\d\d)/u)
  const at = pieces.findIndex((piece, index) => index > 0 && isFragment(piece))
  // `On May 3, 2020, two men came`: what opens the sentence stays.
  return at <= 0 || /^(?:On|In|At|About|Around|After|Before|When)\b/u.test(wording)
    ? undefined
    : pieces.slice(0, at).join(', ')
}
