import { kinPattern } from '#domain/persons/kin.ts'
import { relativeOf } from './relatives.ts'
import { type Context, type Mention, toMention } from './mention.ts'
import { nameMention, word } from './named-mentions.ts'
import { findPronouns } from './pronoun-mentions.ts'
import { findRelatives } from './relative-mentions.ts'

const bothOf =
  /(?<!\p{L})(?:(?:both|all)(?: (?:two|three|four|five|six))?(?: of)?(?: (?:the|his|her|their|my|our))?(?: (?:two|three|four|five|six))? (?:children|boys|girls|sons|daughters)|both (?:spouses|parents)|(?:both )?(?:mother|father|parent) and (?:daughter|son|child))(?!\p{L})/giu
/** `Uncle detained in May`: a note that names a relative of the client without more. */
const bareKin = new RegExp(
  String.raw`(?<=^|[.;:,–—] )(${kinPattern}) (?=(?:was|were|is|has|had|got|\p{Ll}{2,16}ed)(?!\p{L}))`,
  'giu',
)
const role =
  /(?<!\p{L})(?:(?:the|this|that) (?:applicant|respondent|petitioner|beneficiary|client|declarant|asylum[- ]seeker|respondents)|(?<=^|[.;:] )(?:Respondent|Applicant))(?!\p{L})/giu
/** Somebody whom a document calls by a role; who it is the words do not tell. */
const somebody =
  /(?<!\p{L})(?:the|this) (?:patient|child|student|pupil|complainant|defendant|witness|petitioner's son|baby|boy|girl|couple|family|children|employee|spouse)(?!\p{L})|(?<!\p{L})the (?:father|mother|parents?|brother|sister|owner|man|woman|person|one) of (?:his|her|their) \p{Ll}+/giu

/** Everybody mentioned in a sentence, in order. */
export function findMentions(sentence: string, context: Context): Mention[] {
  const { roster } = context
  const named = [...sentence.matchAll(word)].flatMap((match) => nameMention(match, roster))
  const roles = [...sentence.matchAll(role)].map((match) => toMention(match, ['client']))
  const children = [...roster.persons.keys()].filter((id) => id.startsWith('child-'))
  const unnamed = [...sentence.matchAll(somebody)].map((match) =>
    toMention(
      match,
      /children/i.test(match[0])
        ? children
        : /spouse/i.test(match[0]) && roster.persons.has('spouse')
          ? ['spouse']
          : [],
    ),
  )
  const both = [...sentence.matchAll(bothOf)].map((match) =>
    toMention(
      match,
      / and /.test(match[0])
        ? ['client', ...children.slice(0, 1)]
        : /spouses|parents/i.test(match[0])
          ? ['client', 'spouse'].filter((id) => roster.persons.has(id))
          : children,
    ),
  )
  const noted = [...sentence.matchAll(bareKin)].map((match) =>
    toMention(match, relativeOf(['client'], match[1] ?? '', roster)),
  )
  const found: Mention[] = [...named, ...roles, ...unnamed, ...both, ...noted].toSorted((a, b) => a.start - b.start)
  const others = [...found, ...findRelatives(sentence, named, found, context)]
  const all = [...others, ...findPronouns(sentence, others, context)]
  return all.filter((one) => !isOwner(one, unnamed)).toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/** Of `the father of her daughter` only the father is told of. */
const isOwner = (one: Mention, unnamed: readonly Mention[]) =>
  unnamed.some(({ start, end, text }) => start < one.start && one.end <= end && / of /.test(text))
