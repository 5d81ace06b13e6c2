/** The syllables of Mandarin as pinyin writes them, as far as names need it: which ends follow which beginnings. */
const table = [
  ['j q x', 'i ia ian iang iao ie in ing iong iu u ua uan ue un'],
  ['zh ch sh r', 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo'],
  ['z c s', 'a ai an ang ao e ei en eng i ong ou u uan ui un uo'],
  ['g k h', 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo'],
  ['b p m f', 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u'],
  ['d t n l', 'a ai an ang ao e ei en eng i ia ian iang iao ie in ing iu ong ou u uan ue ui un uo v'],
  ['y', 'a an ang ao e i in ing o ong ou u uan ue un'],
  ['w', 'a ai an ang ei en eng o u'],
  ['', 'a ai an ang ao e ei en er ou'],
] as const

const syllables: ReadonlyMap<string, readonly [begin: string, end: string]> = new Map(
  table.flatMap(([begins, ends]) =>
    begins
      .split(' ')
      .flatMap((begin) => ends.split(' ').map((end) => [`${begin}${end}`, [begin, end] as const] as const)),
  ),
)

/**
 * What else is written for the beginning of a syllable: by Wade and Giles, whose marks are left out in passports, by the systems
 * that Taiwan had (Gwoyeu Romatzyh, MPS II, Tongyong), and by its people.
 */
const begins: Readonly<Record<string, string>> = {
  b: 'p',
  d: 't',
  g: 'k',
  zh: 'ch j jh',
  ch: 'c',
  j: 'ch',
  q: 'ch c',
  x: 'hs sh s',
  z: 'ts tz',
  c: 'ts tz',
  r: 'j',
}
/** The same for its end. */
const ends: Readonly<Record<string, string>> = {
  ong: 'ung',
  iong: 'iung yong yung',
  ian: 'ien yan yen',
  ie: 'ieh ye',
  ue: 'ueh yueh',
  uan: 'yuan yuen',
  un: 'yun uen',
  uo: 'o',
  er: 'erh',
  v: 'u yu',
  iu: 'iou iow yu iu',
  ui: 'uei wei',
  in: 'yn',
  ing: 'yng',
  iang: 'yang eang',
  iao: 'yao iau eau',
  ia: 'ya',
  ua: 'wa',
  uai: 'wai',
  uang: 'wang',
  ao: 'au',
  ai: 'air',
  ou: 'ow',
  e: 'er',
  u: 'uh oo',
}
/** Syllables that they write by a rule of their own. */
const wholes: Readonly<Record<string, string>> = {
  zi: 'tzu tze tsu tzy',
  ci: 'tzu tze tsu tsy',
  si: 'szu ssu sze sy',
  zong: 'chung tzong',
  guo: 'kuo gwo kwo',
  kuo: 'kuo',
  huo: 'huo ho hwo',
  shuo: 'shuo',
  ge: 'ko ke ger',
  ke: 'ko ke ker',
  he: 'ho he her',
  yi: 'i yi yih',
  yan: 'yen',
  ye: 'yeh',
  you: 'yu yo yow',
  yue: 'yueh',
  yu: 'yuh yuu',
  yuan: 'yuen',
  yun: 'yuin',
  yong: 'yung',
  ying: 'yng',
  wen: 'wun',
  weng: 'wong ung',
  wei: 'uei',
  wu: 'wuu',
  xu: 'hsu hsiu shu shyu sheu',
  qu: 'chu chyu',
  ju: 'chu jyu',
}

/** How a syllable of pinyin is written: as it is, as Taiwan writes it, and with the ways in which its ü is put. */
export function mandarinSpellings(pinyin: string): readonly string[] {
  return [pinyin, ...withDots(pinyin), ...otherSystems(pinyin)]
}

function withDots(pinyin: string): string[] {
  if (/^[ln](?:v|ue?)$/.test(pinyin)) return ['u', 'v', 'yu', 'ue'].map((end) => `${pinyin.slice(0, 1)}${end}`)
  return /^lyu$/.test(pinyin) ? ['lu', 'lv', 'lue'] : []
}

function otherSystems(pinyin: string): readonly string[] {
  const whole = wholes[pinyin]?.split(' ') ?? []
  const [begin, end] = syllables.get(pinyin) ?? ['', pinyin]
  if (begin === '' || begin === 'y' || begin === 'w') return whole
  const isHissed = end === 'i' && /^(?:[zcs]h|r)$/.test(begin)
  const firsts = [begin, ...(begins[begin]?.split(' ') ?? [])]
  const lasts = isHissed ? ['ih', 'yh', 'y'] : [end, ...(ends[end]?.split(' ') ?? [])]
  return [...whole, ...firsts.flatMap((first) => lasts.map((last) => `${first}${last}`))]
}

/** The same with `n` for `ng` or the other way round, as people from Taiwan and the South hear it; undefined where there is neither. */
export function withOtherNasal(pinyin: string): string | undefined {
  if (!/[ie]ng?$/.test(pinyin)) return undefined
  return pinyin.endsWith('g') ? pinyin.slice(0, -1) : `${pinyin}g`
}

/** The syllables of words in pinyin; undefined where one of them is no pinyin. */
export function pinyinOf(words: readonly string[]): string[] | undefined {
  const parts = words.map((word) => divide(word))
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined
}

/** The fewest syllables, the longest first, that a word can be divided into. */
function divide(word: string): string[] | undefined {
  if (word === '') return []
  if (word.length > 18) return undefined
  for (let end = Math.min(6, word.length); end > 0; end -= 1) {
    const rest = syllables.has(word.slice(0, end)) ? divide(word.slice(end)) : undefined
    if (rest) return [word.slice(0, end), ...rest]
  }
  return undefined
}
