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

/** What Wade and Giles, whose marks are left out in passports, write for what pinyin writes. */
const begins: Readonly<Record<string, string>> = {
  b: 'p',
  d: 't',
  g: 'k',
  zh: 'ch',
  j: 'ch',
  q: 'ch',
  x: 'hs',
  z: 'ts',
  c: 'ts',
  r: 'j',
}
const ends: Readonly<Record<string, string>> = {
  ong: 'ung',
  iong: 'iung',
  ian: 'ien',
  ie: 'ieh',
  ue: 'ueh',
  uo: 'o',
  er: 'erh',
  v: 'u',
}
/** Syllables that they write by a rule of their own. */
const wholes: Readonly<Record<string, readonly string[]>> = {
  zi: ['tzu', 'tze', 'tsu'],
  ci: ['tzu', 'tze', 'tsu'],
  si: ['szu', 'ssu', 'sze'],
  guo: ['kuo'],
  kuo: ['kuo'],
  huo: ['huo', 'ho'],
  shuo: ['shuo'],
  gui: ['kuei', 'kui'],
  kui: ['kuei', 'kui'],
  ge: ['ko', 'ke'],
  ke: ['ko', 'ke'],
  he: ['ho', 'he'],
  yi: ['i', 'yi', 'yih'],
  yan: ['yen'],
  ye: ['yeh'],
  you: ['yu', 'yo'],
  yue: ['yueh'],
  yong: ['yung'],
}

/** How a syllable of pinyin is written: as it is, as Taiwan writes it, and with the ways in which its ü is put. */
export function mandarinSpellings(pinyin: string): readonly string[] {
  return [pinyin, ...withDots(pinyin), ...wadeGiles(pinyin)]
}

function withDots(pinyin: string): string[] {
  if (/^[ln](?:v|ue?)$/.test(pinyin)) return ['u', 'v', 'yu', 'ue'].map((end) => `${pinyin.slice(0, 1)}${end}`)
  return /^lyu$/.test(pinyin) ? ['lu', 'lv', 'lue'] : []
}

function wadeGiles(pinyin: string): readonly string[] {
  const whole = wholes[pinyin]
  if (whole) return whole
  const [begin, end] = syllables.get(pinyin) ?? ['', pinyin]
  const isHissed = end === 'i' && /^(?:[zcs]h|r)$/.test(begin)
  return [`${begins[begin] ?? begin}${isHissed ? 'ih' : (ends[end] ?? end)}`]
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
