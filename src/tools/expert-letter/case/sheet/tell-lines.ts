import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { faultOf } from '#domain/prose/whole/judge-sentence.ts'
import { capitalized, listInWords } from '#domain/prose/words.ts'
import { isProseLine } from '../prose-lines.ts'
import type { Examined } from '../shorthand/examined.ts'
import { saidByLabel } from '../shorthand/labels.ts'
import { isVerb, withItsSubject } from '../shorthand/subjectless.ts'
import type { Kind } from './headings.data.ts'
import { namedAlone, toldScores } from './instruments.ts'
import { plainWords } from './plain-words.ts'
import type { NotedLine } from './read-sheet.ts'

/** One piece of a note: a sentence, words without one, or what is left to be worded. */
export type Told =
  | { readonly as: 'sentence'; readonly words: string }
  | { readonly as: 'fragment'; readonly words: string }
  | { readonly as: 'open'; readonly words: string }

/** The pieces of one line of a sheet. */
export function tellLine(line: NotedLine, person: Examined): Told[] {
  const { kind, words, label } = line
  if (kind === 'diagnosis') return sentencesOf(words).flatMap((one) => diagnosed(one))
  if (label === undefined && isProseLine(words))
    return sentencesOf(plainWords(words)).map((one) => sentence(ofKin(one.replace(/\.$/u, ''), person) ?? one))
  const scores = toldScores(words)
  if (scores !== undefined) return scores.map((one) => sentence(one))
  const used = kind === 'tests' ? namedAlone(words) : undefined
  if (used !== undefined) return [sentence(`I used the ${listInWords(used)}.`)]
  // Short words are written out first: the stop of an abbreviation ends nothing.
  const pieces = sentencesOf(plainWords(consented(apart(words), person))).flatMap((one) => partsOf(one))
  if (label !== undefined) return labelled(label, pieces, kind, person)
  return pieces.flatMap((one) => tellPiece(one, kind, person))
}

const sentence = (words: string): Told => ({
  as: 'sentence',
  words: capitalized(/[.!?]["”’)]*$/u.test(words) ? words : `${words}.`),
})

/** `a; b` are two notes, unless a bracket or a quotation holds them together. */
const partsOf = (note: string): string[] =>
  /[("“][^()"“”]{0,200};/u.test(note)
    ? [note]
    : note
        .split(/;\s+/u)
        .map((one) => one.trim())
        .filter((one) => one !== '')

/** Whoever signs is who cannot say, did not see and thinks; in these no one else is. */
const ofExpert: ReadonlySet<Kind> = new Set(['opinion', 'limits', 'undone', 'assessment', 'validity'])
/** Where the person examined is who does, feels and fears. */
const ofPerson: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>([
  'separation',
  'relocation',
  'return',
  'history',
  'complaints',
  'symptoms',
  'state',
  'role',
  'treatment',
  'memory',
  undefined,
])

function tellPiece(note: string, kind: Kind | undefined, person: Examined): Told[] {
  const scores = toldScores(note)
  if (scores !== undefined) return scores.map((one) => sentence(one))
  const plain = note.replace(/[.;,]$/u, '').trim()
  if (plain === '') return []
  const said = saidPlainly(plain, kind, person)
  if (said !== undefined) return [sentence(said)]
  const isClause = kind !== 'care' || /^(?:I|s?he|they|the|his|her|in my)\b/iu.test(plain)
  const whole = reads(plain) && kind !== 'account' && isClause ? printed(plain) : undefined
  if (whole !== undefined) return [sentence(whole)]
  if (kind === 'opinion') return [{ as: 'open', words: plain }]
  return isListed(plain, kind) ? [{ as: 'fragment', words: plain }] : [{ as: 'open', words: plain }]
}

/** `forgets - left the pills at home`: two notes. */
const apart = (words: string): string => words.replace(/^(\p{L}+s) [-–—] (?=\p{Ll}+ )/u, '$1; ')

/** What stands in a row of things recorded: no clause of its own, or of a kind that is recorded in words alone. */
const isListed = (plain: string, kind: Kind | undefined): boolean =>
  /^(?!(?:s?he|they|I|we|it)\b)[^.]{3,40}\b\d[\d.,]* ?(?:mg|mcg|ml|cm|kg|lb|percent|percentile)\b/iu.test(plain) ||
  kind === 'care' ||
  !reads(plain) ||
  (!/^(?:s?he|they|it|I|we|his|her|in my opinion)\b/iu.test(plain) && kind !== undefined && recorded.has(kind)) ||
  (kind === 'state' && /^\p{Ll}+(?: \p{Ll}+)?,/u.test(plain))

const recorded: ReadonlySet<Kind> = new Set(['account', 'exam', 'records', 'undone', 'limits', 'sessions'])

/** `Consent ok, limits of confid. explained`: what was told and agreed before the examination. */
const consented = (words: string, { he, his }: Examined): string =>
  words
    .replace(
      /^(?:informed )?consent (?:ok|given|obtained|signed|yes|form signed)\b(?=[.,;]|$)/iu,
      (found) => `${capitalized(he)} gave ${his} consent${/signed/iu.test(found) ? ' in writing' : ''}`,
    )
    .replace(
      /, (?:the )?limits (?:of|to) confid(?:entiality)?\.? (?:were )?(?:explained|discussed|reviewed)\b\.?/iu,
      ', and I explained the limits of confidentiality.',
    )

/** The sentence that a note makes: of whoever signs, of the person examined, or by its own words. */
function saidPlainly(plain: string, kind: Kind | undefined, person: Examined): string | undefined {
  const none = noSign(plain)
  if (none !== undefined) return none
  if (kind !== undefined && ofExpert.has(kind)) return byExpert(plain, person)
  if (/^I \p{Ll}/u.test(plain)) return hasFiniteVerb(plain) ? `${withSecond(plain)}.` : undefined
  const known = kind === 'sessions' || kind === undefined ? saidByLabel(plain, person) : undefined
  if (known !== undefined) return known
  const isNow = (kind === 'symptoms' || kind === 'complaints') && isState.test(plain)
  return ofPerson.has(kind) && (isNow || !isPassive(plain)) ? byPerson(plain, kind, person) : undefined
}

/** `No sign of exaggeration` */
function noSign(plain: string): string | undefined {
  const [, what = '', rest = ''] = /^no (signs?|indications?|evidence) of (.+)$/iu.exec(plain) ?? []
  if (what === '' || hasFiniteVerb(rest)) return undefined
  return `There ${what.endsWith('s') ? 'are' : 'is'} no ${what.toLowerCase()} of ${rest}.`
}

/** What the person examined or a relative does; whoever would do something is not said. */
function byPerson(plain: string, kind: Kind | undefined, person: Examined): string | undefined {
  const told = deedOf(plain, kind, person)
  // `bed wetting again since June` has no verb, whatever `bed` may be elsewhere.
  return told === undefined || faultOf(told) !== undefined ? undefined : told
}

/** `bed wetting again`: two nouns; `avoids driving` is a deed. */
const isOfNouns = (plain: string): boolean =>
  /^\p{L}+ \p{Ll}+ing\b/u.test(plain) &&
  !/^(?:keeps?|kept|start(?:s|ed)|stop(?:s|ped)|be(?:gins|gan)|avoids|avoided|likes|enjoys|describes?|described|reports|reported|denies|denied|remembers|recalls|continue[sd]|quit|dreads|fears|hates|misses|tried|tries|finished|went|goes)\b/iu.test(
    plain,
  )

function deedOf(plain: string, kind: Kind | undefined, person: Examined): string | undefined {
  if (/^“[^“”]+”$/u.test(plain)) return `${capitalized(person.he)} said: ${plain.replace(/[.]?”$/u, '.”')}`
  if (isState.test(plain)) return `${capitalized(person.he)} is ${plain.charAt(0).toLowerCase()}${plain.slice(1)}.`
  const kin = ofKin(plain, person)
  if (kin !== undefined) return kin
  if (isOfNouns(plain)) return undefined
  if (kind !== undefined && /^(?:can|could|will|would) ?not\b|^cannot\b/iu.test(plain))
    return `${capitalized(person.he)} ${plain.charAt(0).toLowerCase()}${plain.slice(1)}.`
  if (/^(?:would|might|may) \p{Ll}/u.test(plain)) return undefined
  // What would follow from a separation is not told as done: `missed doses`.
  const [verb = ''] = plain.split(' ')
  if (kind !== undefined && foreseen.has(kind) && formOf(verb.toLowerCase()) === 'past') return undefined
  if (/^\p{Ll}{3,}s$/u.test(plain) && isVerb(plain)) return `${capitalized(person.he)} ${plain}.`
  return withItsSubject(withKinOf(plain, person).replace(ownKin, `$1 ${person.his} $2`), person)
}

const foreseen: ReadonlySet<Kind> = new Set(['separation', 'relocation', 'return'])

/** `raised younger sister`: whose sister. */
const ownKin =
  /^((?:\p{Ll}+ )?(?:raised|raises|lost|supports?|supported|lives? with|lived with|cares? for|cared for|sees|calls|misses|helps?|helped|visits|visited)|bites|bit|hits|hit|hurt|injured|broke|rubs|wrings|pulls) ((?:younger |older |little |big )?(?:sister|brother|mother|father|son|daughter|grandmother|grandfather|aunt|uncle|siblings|children|parents|tongue|lip|head|hands?|fingers|arms?|hair|nails)\b)/iu

/** `Treated with sertraline`, `raised by an aunt`, `hit by a car`: what was done, and no deed of the person’s. */
const isPassive = (plain: string): boolean => {
  const [, first = '', next = ''] = /^(\p{L}+) (\p{L}+)/u.exec(plain) ?? []
  return (
    formOf(first.toLowerCase()) === 'past' &&
    /^(?:by|with|from|as|for|to|in|on|at|of|about)$/u.test(next) &&
    !/^(?:looked|talked|spoke|cried|woke|went|came|stayed|lived|worked|slept|walked|fell|sat|smiled|laughed|stared|listened|waited|moved|returned|wept|drove|ran|paused|stopped|started|began|asked|answered|apologized|hesitated|trembled|flinched)$/iu.test(
      first,
    )
  )
}

/** `scared of bathing alone`: how the person is now. */
const isState =
  /^(?:very |often |always |still )?(?:scared|afraid|worried|anxious|ashamed|terrified|unable|able|reluctant|embarrassed|exhausted|fearful|isolated) (?:of|about|to|that|for|when|by)\b/iu

/** `dad left at 6`, `sister helps`: whose father it is. */
function ofKin(plain: string, { his }: Examined): string | undefined {
  const [, kin = '', verb = '', rest = ''] =
    /^((?:(?:first|second|ex-?|former|younger|older) ?)?(?:father|mother|brother|sister|aunt|uncle|grandmother|grandfather|husband|wife|son|daughter|parents)) (\p{L}+)\b(.*)$/iu.exec(
      plain,
    ) ?? []
  if (kin === '' || !(isVerb(verb) || /^(?:is|was|are|were|has|had|lives?|cannot|does|did)$/u.test(verb)))
    return undefined
  return `${capitalized(his)} ${kin.toLowerCase()} ${verb}${rest}.`
}

/** `can’t say how long`, `didn’t see Theo`, `would expect`: the expert’s own. */
function byExpert(plain: string, person: Examined): string | undefined {
  const first = plain.charAt(0).toLowerCase() + plain.slice(1)
  if (/^(?:cannot|could not|can not|do not|did not|have not|had no|saw no) /u.test(first))
    return `I ${withKinOf(first, person)}.`
  if (/^(?:would|think|expect|believe|recommend|do think) /u.test(first)) return `I ${first}.`
  if (
    /^not an? (?:\p{Ll}+ ){0,2}(?:physician|doctor|cardiologist|psychologist|psychiatrist|neurologist|lawyer|specialist|expert|surgeon|therapist)\b/u.test(
      first,
    )
  )
    return `I am ${first}.`
  if (plain.startsWith('I ')) return `${withSecond(plain)}.`
  if (/^(?:not|no|never) (?:seen|read|reviewed|spoken|met|examined|tested|visited) /u.test(first))
    return `I have ${first.replace(/^no /u, 'not ')}.`
  return undefined
}

/** `I’d expect it to get worse, can’t say to what degree`: both are the expert’s. */
const withSecond = (words: string): string =>
  words.replace(/, (?=(?:cannot|could not|did not|do not|have not) )/u, ', and I ')

const withKinOf = (words: string, { his }: Examined): string =>
  words.replace(
    /\b(with|to|at|from|of|see|interview|meet) (husband|wife|mother|father|son|daughter|children|family|sister|brother)\b/u,
    `$1 ${his} $2`,
  )

/** Words that read as a clause of their own. */
const reads = (plain: string): boolean =>
  hasFiniteVerb(plain) && countWords(plain) > 3 && !/^(?:no|without|not) /iu.test(plain)

/** A clause that a letter prints as it stands, with the article that `risk of suicide goes up` leaves out. */
function printed(plain: string): string | undefined {
  const ways = [plain, ...(/^\p{Ll}+ (?:of|for|from) \p{L}/u.test(plain) ? [`the ${plain}`] : [])]
  return ways
    .map((words) => `${capitalized(words)}.`)
    .find((whole) => !/\b(?:you|your)\b|[=→<>+#@]/iu.test(whole) && faultOf(whole) === undefined)
}

/** `Overall: the findings are consistent`: an opinion where it is a sentence, and otherwise for its holder to word. */
function held(label: string, pieces: readonly string[]): Told[] {
  const [first = '', ...more] = pieces.map((one) => one.replace(/[.;,]$/u, ''))
  const whole = /^(?:overall|in sum(?:mary)?|in short|together|taken together|all in all)$/iu.test(label)
    ? printed(first)
    : undefined
  if (whole === undefined) return [{ as: 'open', words: `${label}: ${pieces.join(' ')}` }]
  return [
    sentence(
      `In my opinion ${whole.replace(/^(?:The|An?|This|These|His|Her|He|She|It|There)\b/u, (word) => word.toLowerCase())}`,
    ),
    ...more.map((one): Told => (printed(one) === undefined ? { as: 'open', words: one } : sentence(one))),
  ]
}

/** `back: L4-L5 fusion`, `Marriage - good, says "he is my legs"`: as to what it is. */
function labelled(label: string, pieces: readonly string[], kind: Kind | undefined, person: Examined): Told[] {
  if (kind === 'opinion' || kind === 'assessment') return held(label, pieces)
  const told = pieces.map((one): Told => {
    const plain = one.replace(/[.;,]$/u, '')
    const isOwnSentence = /^(?:he|she|they|there|it|I)\b/iu.test(plain) && reads(plain)
    const said = saidPlainly(plain, kind, person) ?? (isOwnSentence ? printed(plain) : undefined)
    return said === undefined ? { as: 'fragment', words: one.replace(/[.;,]$/u, '') } : sentence(said)
  })
  const fragments = told.flatMap(({ as, words }) => (as === 'fragment' ? [words] : []))
  const over = plainWords(
    /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,4}$/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label,
  )
  const about =
    /^(?:back|neck|head|hands?|arms?|legs?|knees?|feet|heart|eyes?|marriage|sleep|appetite|mood|work|job|gait|weight|health|faith|family|speech|affect|energy|concentration|drinking|schooling|education|childhood)$/u.test(
      over,
    )
      ? `${person.his} ${over}`
      : over
  return [
    // A physician's findings stand as a list of what was seen where.
    ...(fragments.length === 0 || kind !== 'exam' ? [] : [sentence(`${capitalized(over)}: ${fragments.join('; ')}.`)]),
    ...(fragments.length === 0 || kind === 'exam'
      ? []
      : [sentence(`As to ${about} I recorded: ${fragments.join('; ')}.`)]),
    ...told.filter(({ as }) => as === 'sentence'),
  ]
}

/** An illness is a piece of the list of diagnoses, and a sentence about it stays one. */
const diagnosed = (words: string): Told[] =>
  hasFiniteVerb(words.replaceAll(/\b\p{Ll}+ed\b/gu, ''))
    ? [sentence(plainWords(words))]
    : partsOf(plainWords(words.replace(/, (?=I \p{Ll})/u, '; '))).map((one) =>
        /^I \p{Ll}/u.test(one)
          ? sentence(one)
          : {
              as: 'fragment',
              words: one.replace(/[.;,]$/u, '').replaceAll(/(?<=[\p{L}]),? (F\d{2}(?:\.\d{1,3})?)(?![\d)])/gu, ' ($1)'),
            },
      )
