import { kinPattern } from '#domain/persons/kin.ts'
import { formerOf, relativeOf } from './relatives.ts'
import { type Context, type Mention, toMention } from './mention.ts'
import { ownerIds } from './whom-pronouns-mean.ts'

const kin = new RegExp(
  String.raw`(?<![\p{L}\p{M}-])(his|her|my|their|\p{Lu}[\p{L}\p{M}-]+['’]s) (?:(?:two|three|four|five|older|elder|younger|late|only|eldest|youngest|first|former|earlier|previous|minor|adult|own|oldest|sick|ill|elderly|aging|aged|old|disabled|widowed|dead|deceased|surviving|twin|baby|infant|little|big|teenage|maternal|paternal|dear|beloved|citizen|estranged|current|second|new) )*(?:ex-)?(${kinPattern})s?(?![\p{L}-])`,
  'giu',
)

/** `Her husband's uncle`. */
const kinOfKin = new RegExp(
  String.raw`(?<![\p{L}\p{M}-])(his|her|my) (${kinPattern})['’]s (${kinPattern})s?(?![\p{L}-])`,
  'giu',
)

const owned = /(?:his|her|my|their|['’]s) /i

/** `Two brothers of Mr. Reyes`. */
const kinOf = new RegExp(
  String.raw`(?<![\p{L}\p{M}-])(${kinPattern})s? of (?=\p{Lu}|the (?:applicant|respondent|client))`,
  'giu',
)

/** `Her brother`, `Dana's mother`, `two brothers of Mr. Reyes`. */
export function findRelatives(
  sentence: string,
  named: readonly Mention[],
  found: readonly Mention[],
  context: Context,
): Mention[] {
  const owning = owned.test(sentence) ? [...sentence.matchAll(kin)] : []
  const possessive: Mention[] = []
  const relativeIn = (match: RegExpExecArray): Mention => {
    const follows = named.find(({ start }) => start > match.index && start <= match.index + match[0].length + 2)
    const called = follows ?? named.find((mention) => isApposed(sentence, mention, match.index))
    if (called) return toMention(match, called.ids)
    const [, owner = '', relation = ''] = match
    // `His daughter, who lives with her mother`: a relative named before in the sentence owns as well.
    const relatives = possessive.filter(({ end }) => relativeClause.test(sentence.slice(end, match.index)))
    const own = [...found, ...relatives].filter(({ start }) => start <= match.index)
    const before = [...context.before, ...own.toSorted((a, b) => a.start - b.start)]
    const owners = ownerIds(owner, before, context)
    const isFormer = / (?:first|former|earlier|previous|ex-)/.test(match[0])
    const { roster } = context
    return toMention(
      match,
      isFormer ? owners.map((one) => formerOf(one, relation, roster)) : relativeOf(owners, relation, roster),
    )
  }
  for (const match of owning) possessive.push(relativeIn(match))
  const chained = owned.test(sentence)
    ? [...sentence.matchAll(kinOfKin)].map((match) => {
        const [, owner = '', first = '', second = ''] = match
        const before = [...context.before, ...found.filter(({ start }) => start <= match.index)]
        const middle = relativeOf(ownerIds(owner, before, context), first, context.roster)
        return toMention(match, relativeOf(middle, second, context.roster))
      })
    : []
  const behind = sentence.includes(' of ') ? [...sentence.matchAll(kinOf)] : []
  return [
    ...possessive.filter((one) => !chained.some(({ start, end }) => start <= one.start && one.end <= end)),
    ...chained,
    ...behind.flatMap((match) => {
      const [whole, relation = ''] = match
      const isNext = ({ start }: Mention) =>
        start >= match.index + relation.length && start <= match.index + whole.length
      const owner = found.find(isNext)
      return owner ? [toMention(match, relativeOf(owner.ids, relation, context.roster))] : []
    }),
  ]
}

const relativeClause = /^, (?:who|whose) [^,;]*$/u

/** `Karin, her sister`. */
function isApposed(sentence: string, { end }: Mention, at: number): boolean {
  return end < at && /^, ?(?:who (?:is|was) )?$/u.test(sentence.slice(end, at))
}
