import { mistaking } from './mistaken-letters.ts'

/**
 * A word of a name as it is heard: one letter for each sound. Capital vowels are long, or two of them in one (`U` is the
 * ou of Youssef, `E` the ei of Hussein, `O` the au of Chaudhry); `A`, `W` and `Y` are those that the Arabic script writes;
 * `*` is any vowel, `H` an h that belongs to no letter before it, `T` a t that belongs to none after it. `S`, `C` and `J` are sh, ch and j, `X` is kh, `c` is ts, `ö` the open eo of Korean.
 */
const hearing: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeoiuy])j$/g, 'y'],
  [/^(?:x|hs(?=[aiu]))/g, 'sh'],
  [/x/g, 'ks'],
  [/tzh/g, 'tsH'],
  [/(?<=[aeiou])gn(?=[aeiou]|$)/g, 'ny'],
  [/shch|sch|sh/g, 'S'],
  [/tch|ch/g, 'C'],
  [/dzh|zh|dj|jh?/g, 'J'],
  [/(?<=o)h(?=n)/g, ''],
  [/kh/g, 'X'],
  [/ph/g, 'f'],
  [/mp(?=[sct])/g, 'n'],
  [/(?<=[aeiou])n(?=[pb])/g, 'm'],
  [/([gtdb])h/g, '$1'],
  [/ck|q(?:u(?=[ei])|v)?|c(?![eiy])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/ts|tz/g, 'c'],
  [/([ae])y(?=e)/g, '$1'],
  [/w(?=u|oo)/g, ''],
  [/eo(?![aeiou]|$)/g, 'o'],
  [/eo/g, 'ö'],
  [/eu/g, 'u'],
  [/ae(?![eiy])/g, 'e'],
  [/oo|ou/g, 'U'],
  [/ee|[iy]{2,}/g, 'I'],
  [/[ae]i(?![aeiou])/g, 'E'],
  [/(?:a[uw]|ow)(?![aeiouAUIEO])/g, 'O'],
  [/(?<=w)e(?=l)/g, 'o'],
  [/H/g, 'h'],
  [/T/g, 't'],
]

/** The sounds of a word in Latin letters, of which `A`, `W`, `Y` and `*` may be sounds already. */
export function hear(latin: string, from: Script): string {
  let word = latin
  for (const [pattern, sound] of hearing) word = word.replaceAll(pattern, sound)
  // Where vowels are left unwritten, two letters have one between them more often than not.
  if (from !== 'arabic' && !unwrittenIn[from].includes('a')) word = word.replaceAll(/[ae]y(?![aeiouAUIEOWöY])/g, 'E')
  if (unwrittenIn[from] === '') word = word.replaceAll(/(.)\1+/g, '$1')
  // `Yevgeny` and `Evgeny`, `Iuliia` and `Yulia`.
  return word.replace(/^y(?=e)/, '').replace(/^i(?=[aou])/, 'y')
}

const missingCosts: Readonly<Record<string, number>> = {
  '*': 0.1,
  h: 0.4,
  y: 0.4,
  w: 0.5,
  a: 0.45,
  e: 0.45,
  i: 0.6,
  o: 0.6,
  u: 0.6,
  ö: 0.6,
  I: 0.6,
  W: 0.7,
  Y: 0.7,
  A: 0.8,
  U: 0.8,
  E: 0.8,
  O: 0.8,
}

export type Script = 'arabic' | 'indic' | 'tamil' | 'ethiopic' | 'han' | 'other'

/** Vowels that a script leaves unwritten. */
const unwrittenIn: Readonly<Record<Script, string>> = {
  arabic: 'aeiou',
  indic: 'ao',
  tamil: 'aoiu',
  ethiopic: 'ie',
  han: '',
  other: '',
}

/** Agyemang and Agyeman, Wilbert and Wilber, Edward and Edwar; in short words it tells one name from another. */
const swallowed = /ng$|[rn][td]$/

/** Daniela is not Daniel, but Petrova may be a Petrov, and Srivastava a Srivastav. */
const isWomanly = (heard: string): boolean => heard.endsWith('a') && !/(?:[oe]v|[dt]av|sk|ay)a$/.test(heard)

/** What it costs that the sound at a place of a word is not in the other one. */
function missing({ heard, from }: Heard, at: number, other: Script): number {
  const sound = heard[at] ?? ''
  if (sound === heard[at - 1]) return 0.1
  const atEnd = at === heard.length - 1 ? missingAtEnd(heard, other) : undefined
  if (atEnd !== undefined) return atEnd
  if (unwrittenIn[other].includes(sound)) return 0.02
  if (isHardlyHeard(heard, at, other)) return 0.2
  if ('eiou'.includes(sound) && unwrittenIn[from] !== '') return saidCosts[`${from}${sound}`] ?? 0.85
  return other === 'indic' && 'eiu'.includes(sound) ? 0.3 : (missingCosts[sound] ?? 1)
}

/** The i of Tsymbaliuk and Vasiliev; the ou of Mounir, which the Arabic script leaves out as a short vowel. */
function isHardlyHeard(heard: string, at: number, other: Script): boolean {
  const [sound = '', next = '-'] = heard.slice(at)
  return 'iy'.includes(sound) ? at > 0 && 'uUe'.includes(next) : sound === 'U' && at < 2 && other === 'arabic'
}

function missingAtEnd(heard: string, other: Script): number | undefined {
  if (heard.length > 5 && swallowed.test(heard.slice(-2))) return 0.45
  return isWomanly(heard) && other !== 'indic' && other !== 'tamil' ? 1.2 : undefined
}

/** What is written in a script that leaves vowels out is said; only Tamil parts consonants by a vowel that others do not write. */
const saidCosts: Readonly<Record<string, number>> = { tamili: 0.2, tamilu: 0.2 }

/** Of which kinds the consonants of a word are: words that differ in that differ by a whole sound at least. */
export function kindsOf(heard: string): number {
  return kinds.reduce((mask, kind, index) => (kind.test(heard) ? mask | (1 << index) : mask), 0)
}

/**
 * Whether a consonant that one word has and the other has not may be of the same name: the b that others say for v, the k for
 * kh, a t or d behind r or n at the end (`Wilber`, `Wilbert`).
 */
export function isSlightlyOther(one: Heard, other: Heard): boolean {
  const apart = one.kinds ^ other.kinds
  const [first, second] = (one.kinds & apart) > 0 ? [one, other] : [other, one]
  const [having, lacking] = [first.heard, second.heard]
  if (apart === 4)
    return having.includes('k') && (lacking.includes('X') || (first.from === 'tamil' && lacking.includes('h')))
  if (apart === 1) return having.includes('b') && lacking.includes('v')
  return apart === 2 && /[rn][td]$/.test(having) && /[rn]$/.test(lacking)
}

const kinds = [/[pbf]/, /[td]/, /[kg]/, /[rl]/, /[mn]/]

/** Whether a word hisses: 1 where that costs a whole sound in a word that does not, 2 where it is near enough to it. */
export function hissOf(heard: string): number {
  return (/[szSc]/.test(heard) ? 1 : 0) | (/[szScCJT]/.test(heard) ? 2 : 0)
}

/** Whether both words hiss, or neither. */
export function isHissedAlike(one: Heard, other: Heard): boolean {
  return ((one.hiss & 1) === 0 || (other.hiss & 2) > 0) && ((other.hiss & 1) === 0 || (one.hiss & 2) > 0)
}

export type Heard = {
  readonly heard: string
  readonly from: Script
  /** How far from another word it may be heard, where that is less than its length allows. */
  readonly most?: number
  /** A syllable of a name of East Asia: in so few letters each of them counts. */
  readonly isSyllable?: boolean
  /** As `kindsOf` gives them. */ readonly kinds: number
  /** As `hissOf` gives it. */ readonly hiss: number
}

/** An h at the end is hardly heard. */
const silentEnd = 0.3

/**
 * What two sounds cost besides where they stand at the same end of both. Mario and Maria, Haile and Hailu: a last vowel that tells
 * one name from another costs a whole sound. Tiago is not Diego: at the beginning t and d are told apart, but in Tamil.
 */
function beside(one: Heard, from: number, other: Heard, at: number): number {
  if (from === 0 && at === 0 && one.from !== 'tamil' && other.from !== 'tamil')
    return /^(?:td|dt|kg|gk|pb|bp)$/.test(`${one.heard[0]}${other.heard[0]}`) ? 0.3 : 0
  const areLast = from === one.heard.length - 1 && at === other.heard.length - 1
  return areLast && /^(?:ao|oa|eu|ue)$/.test(`${one.heard[from]}${other.heard[at]}`) ? 0.6 : 0
}

/**
 * How far apart two words are heard: 0 for the same, 1 for one whole sound that is another or is not there. What is further
 * apart than is asked for is so far apart that it does not matter how far.
 */
export function soundDistance(one: Heard, other: Heard, most = Number.POSITIVE_INFINITY): number {
  let before = [0]
  for (let at = 0; at < other.heard.length; at += 1) before.push((before[at] ?? 0) + missing(other, at, one.from))
  for (let from = 0; from < one.heard.length; from += 1) {
    const sound = one.heard[from] ?? ''
    const gone = missing(one, from, other.from)
    const row = [(before[0] ?? 0) + gone]
    for (let at = 0; at < other.heard.length; at += 1)
      row.push(
        Math.min(
          (before[at] ?? 0) + mistaking(sound, other.heard[at] ?? '') + beside(one, from, other, at),
          (before[at + 1] ?? 0) + gone,
          (row[at] ?? 0) + missing(other, at, one.from),
        ),
      )
    if (Math.min(...row) > most + silentEnd) return Number.POSITIVE_INFINITY
    before = row
  }
  const ends = one.heard.endsWith('h') !== other.heard.endsWith('h') ? silentEnd : 0
  return Math.max(0, (before.at(-1) ?? 0) - ends)
}
