import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'
import { countWords } from '#domain/language/sentences.ts'
import { faultOf } from '#domain/prose/whole/judge-sentence.ts'
import { capitalized } from '#domain/prose/words.ts'
import type { Examined } from '../shorthand/examined.ts'
import { saidByLabel } from '../shorthand/labels.ts'
import { saidOfSessions } from '../shorthand/sessions.ts'
import { isVerb, withItsSubject } from '../shorthand/subjectless.ts'
import type { Kind } from './headings.data.ts'

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

/** The sentence that a note makes: of whoever signs, of the person examined, or by its own words. */
export function saidPlainly(plain: string, kind: Kind | undefined, person: Examined): string | undefined {
  const none = noSign(plain) ?? (kind === 'undone' || kind === 'limits' ? wasNo(plain) : undefined) ?? notDone(plain)
  if (none !== undefined) return none
  if (kind !== undefined && ofExpert.has(kind)) return byExpert(plain, person)
  const own = ofWriter(plain, kind, person)
  if (own !== undefined || /^I \p{Ll}/u.test(plain)) return own
  return ofNoKind(plain, kind, person) ?? ofExamined(plain, kind, person)
}

/** Of the sessions, or under no label: as a line of notes that stands by itself. */
const ofNoKind = (plain: string, kind: Kind | undefined, person: Examined): string | undefined =>
  kind === 'sessions' || kind === 'prognosis' || kind === undefined
    ? (saidOfSessions(plain, person) ?? saidByLabel(plain, person))
    : undefined

function ofExamined(plain: string, kind: Kind | undefined, person: Examined): string | undefined {
  const isNow = (kind === 'symptoms' || kind === 'complaints') && isState.test(plain)
  return ofPerson.has(kind) && (isNow || !isPassive(plain)) ? byPerson(plain, kind, person) : undefined
}

/** `would expect it to get worse`, `I saw it heal`: whoever signs. */
function ofWriter(plain: string, kind: Kind | undefined, { he }: Examined): string | undefined {
  if (/^would expect \p{L}/u.test(plain)) return kind === 'return' ? `If ${he} is returned, I ${plain}.` : `I ${plain}.`
  return /^I \p{Ll}/u.test(plain) && hasFiniteVerb(plain) ? `${withSecond(plain)}.` : undefined
}

/** `No sign of exaggeration` */
export function noSign(plain: string): string | undefined {
  const [, what = '', rest = ''] = /^no (signs?|indications?|evidence) of (.+)$/iu.exec(plain) ?? []
  if (what === '' || hasFiniteVerb(rest)) return undefined
  return `There ${what.endsWith('s') ? 'are' : 'is'} no ${what.toLowerCase()} of ${rest}.`
}

/** `No med records`, where it stands under what was not done: said with a verb, or a lead of ours would deny it twice. */
function wasNo(plain: string): string | undefined {
  const [, what = ''] = /^no ([^,;]{3,80})$/iu.exec(plain) ?? []
  if (what === '' || hasFiniteVerb(what)) return undefined
  const [noun = ''] = what.split(/ (?:of|from|with|by|for|in|on|at)\b/u)
  return `There ${/(?:[^s]s|data)$/u.test(noun) ? 'were' : 'was'} no ${what}.`
}

/** `not a psych eval`, `no EMG done` */
function notDone(plain: string): string | undefined {
  const [, what] = /^not an? ([\p{L} -]{3,40}\b(?:evaluation|assessment|examination|exam))$/iu.exec(plain) ?? []
  if (what !== undefined) return `This is not a ${what.replace(/^psych(?:iatric)? /iu, 'psychological ')}.`
  const [, test] = /^no ([\p{L}][^,;]{1,40}?) (?:was |were )?(?:done|performed)$/iu.exec(plain) ?? []
  return test === undefined ? undefined : `No ${test} was done.`
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
  if (/^never (?:lived|left|been|had|worked|driven|traveled|flown|married|smoked|used|seen|known)\b/iu.test(plain))
    return `${capitalized(person.he)} has ${plain.charAt(0).toLowerCase()}${plain.slice(1)}.`
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
export function ofKin(plain: string, { his }: Examined): string | undefined {
  const [, kin = '', verb = '', rest = ''] =
    /^((?:(?:first|second|ex-?|former|younger|older) ?)?(?:father|mother|brother|sister|aunt|uncle|grandmother|grandfather|husband|wife|son|daughter|parents)) (\p{L}+)\b(.*)$/iu.exec(
      plain,
    ) ?? []
  if (kin === '' || !(isVerb(verb) || /^(?:is|was|are|were|has|had|lives?|cannot|does|did)$/u.test(verb)))
    return undefined
  // `parents divorced at 9, raised by grandmother, died in 2011`: who died, and who was raised?
  if (
    /, (?:raised|died|born|married|divorced|hospitalized|treated|diagnosed|brought|sent|left|moved|came)\b/iu.test(rest)
  )
    return undefined
  return `${capitalized(his)} ${kin.toLowerCase()} ${verb}${rest.replace(/, (?=(?:s?he|they) \p{Ll})/u, '; ')}.`
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
export const reads = (plain: string): boolean =>
  // `relapse of depression to where she cannot work`: the verb is not its own.
  hasFiniteVerb(
    /^(?:if|when|where|that|who|because)\b/iu.test(plain)
      ? plain
      : (plain.split(/\b(?:where|who|that|until)\b/u)[0] ?? plain),
  ) &&
  countWords(plain) > 3 &&
  !/^(?:no|without|not) /iu.test(plain)

/** A clause that a letter prints as it stands, with the article that `risk of suicide goes up` leaves out. */
export function printed(plain: string): string | undefined {
  const ways = [plain, ...(/^\p{Ll}+ (?:of|for|from) \p{L}/u.test(plain) ? [`the ${plain}`] : [])]
  return ways
    .map((words) => `${capitalized(words)}.`)
    .find((whole) => !/\b(?:you|your)\b|[=→<>+#@]/iu.test(whole) && faultOf(whole) === undefined)
}
