import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { withIndefiniteArticle } from '#domain/prose/words.ts'

const roleNoun =
  'witness|joint sponsor|sponsor|petitioner|landlord|employer|judge|beneficiary|interpreter|expert|court|prosecutor'
const mends: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`^(${roleNoun}) \((brother|sister|mother|father|wife|husband|cousin|aunt|uncle|son|daughter|friend) (\p{Lu}[^()]{2,50})\)`,
      'iu',
    ),
    'The $1, OWNER $2 $3,',
  ],
  [
    new RegExp(
      String.raw`^(${roleNoun})(?= (?:is|was|has|had|will|must|also|lives|works|filed|asks|\p{L}+ed)\b)`,
      'iu',
    ),
    'The $1',
  ],
  [new RegExp(String.raw`(?<=\b(?:is|was|of|from|by|to|and|because) )(${roleNoun})(?=(?:[’']s)? )`, 'giu'), 'the $1'],
  [new RegExp(String.raw`\bthe (${roleNoun}) income (?:is )?too low\b`, 'giu'), 'the $1’s income is too low'],
  [/\b(income|salary|wages|rent|fee)((?: of| is|:)?) (\d{1,3},\d{3})\b/giu, '$1$2 $$$3'],
  [/, (income|salary|wages|rent) (?=\$)/giu, ', with $1 of '],
  [
    /, (discharged|released|admitted|diagnosed|hospitalized|operated) (?:on )?(?=\p{Lu}\p{Ll}+ \d)/gu,
    ' and was $1 on ',
  ],
  [/, ((?:Dr\.|Mr\.|Ms\.|Mrs\.) \p{Lu}\S+(?: \p{Lu}[\p{L}’'-]+)?) (says|said|wrote|writes)\b/gu, '. $1 $2'],
  [/\b(says|said) (no (?:travel|work|school|lifting|driving)\b[^.,;]*)/gu, '$1 that there must be $2'],
  [/\b(asks|asked) for: (?=\(1\))/giu, '$1 for '],
  [/ (?=\(2\)(?!.{0,160}\(3\)))(?<=\(1\)[^()]{3,120} )/gu, ' and '],
  [/^(?:Asks|Asked|Requests|Requested|Wants)(?= for\b| (?:proof|evidence|a|the)\b)/u, 'USCIS asked'],
  [
    /\b(They|He|She) (live|lives|work|works|reside|resides) (at|in|with) ([^.;]{3,80}) since (?=\p{Lu}|\d)/gu,
    '$1 PERFECT$2 $3 $4 since ',
  ],
  [/ PERFECT(?:live)s? /gu, ' have lived '],
  [/ PERFECT(?:work)s? /gu, ' have worked '],
  [/ PERFECT(?:reside)s? /gu, ' have resided '],
  [/\b(He|She) have\b/gu, '$1 has'],
]

const roleOf =
  /^(?:[\p{L}-]+ ){0,3}(?:member|teacher|volunteer|worker|leader|student|deacon|usher|coach|driver|neighbor|friend|treasurer|singer|mentor)$/u
const doing =
  /^(?:drives|helps|works|cares|sings|teaches|volunteers|pays|brings|cooks|visits|takes|runs|leads|coaches|serves|gives|supports|attends)\b/u

/** A note that the reader of answers left short, as the sentence that it stands for. `owner` is whose relatives are meant. */
export function mended(sentence: string, owner: string, pronoun: 'he' | 'she' | undefined): string {
  const told = mends.reduce(
    (text, [pattern, words]) => (pattern.global ? text.replaceAll(pattern, words) : text.replace(pattern, words)),
    sentence,
  )
  const named = told.replaceAll('OWNER', owner).replace(capitalRole, (_, role: string) => `The ${role.toLowerCase()}`)
  return withRoles(named.replaceAll(bareForm, 'Form $1'), pronoun)
}

const capitalRole = new RegExp(String.raw`^The (${roleNoun})\b`, 'iu')
/** `I-485` alone is a form. */
const bareForm = /(?<!\b[Ff]orm )\b([A-Z]{1,2}-\d{2,4}[A-Z]?)\b/gu

/** `Knows him since 2019, church member, drives the elderly`: what somebody is and does gets a sentence of its own. */
function withRoles(sentence: string, pronoun: 'he' | 'she' | undefined): string {
  const parts = sentence.replace(/\.$/u, '').split(', ')
  const from = parts.findIndex((part, at) => at > 0 && roleOf.test(part))
  if (from < 0 || pronoun === undefined) return sentence
  const rest = parts.slice(from)
  if (!rest.every((part) => roleOf.test(part) || doing.test(part))) return sentence
  const roles = rest.filter((part) => roleOf.test(part)).map((part) => withIndefiniteArticle(part))
  const acts = rest.filter((part) => doing.test(part))
  const subject = pronoun === 'she' ? 'She' : 'He'
  const is = roles.length > 1 ? `${roles.slice(0, -1).join(', ')} and ${roles.at(-1)}` : roles[0]
  const does = acts.length > 1 ? `${acts.slice(0, -1).join(', ')} and ${acts.at(-1)}` : acts[0]
  return `${parts.slice(0, from).join(', ')}. ${subject} is ${is}${does === undefined ? '' : `, and ${does}`}.`
}

const participle =
  'filed|submitted|sent|paid|done|completed|signed|approved|denied|granted|scheduled|requested|issued|received|mailed|asked|enclosed|attached'
const passive = new RegExp(
  String.raw`^(\p{Lu}[^.;:]{2,60}?) (already |not yet |never |also )?(${participle})\b(.*)$`,
  'u',
)

/** `Medical exam I-693 already filed with I-485` as a sentence; undefined where the note cannot be one. */
export function completedNote(words: string): string | undefined {
  const plain = words.replace(/\.$/u, '').replaceAll(/\bw\/ ?/gu, 'with ')
  if (hasFiniteVerb(plain.replace(new RegExp(String.raw`\b(?:${participle})\b`, 'gu'), ''))) return undefined
  const found = passive.exec(plain)
  if (!found) return undefined
  const [, subject = '', adverb = '', verb = '', rest = ''] = found
  const small = /^\p{Lu}\p{Ll}/u.test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject
  const isNone = /^no /iu.test(subject)
  const told = `${isNone ? subject : `The ${small}`} was ${adverb}${verb}${rest.replace(/\bby (?=respondent|petitioner|applicant)/u, 'by the ')}.`
  return told.replaceAll(bareForm, 'Form $1')
}
