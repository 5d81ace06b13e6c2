/** How Russian writes the beginnings of the syllables of Mandarin, and what pinyin writes for them before a hard and a soft vowel. */
const begins: readonly (readonly [russian: string, hard: string, soft: string])[] = [
  ['чж', 'zh', 'zh'],
  ['цз', 'z', 'j'],
  ['ч', 'ch', 'ch'],
  ['ц', 'c', 'q'],
  ['с', 's', 'x'],
  ['ш', 'sh', 'sh'],
  ['ж', 'r', 'r'],
  ['б', 'b', 'b'],
  ['п', 'p', 'p'],
  ['м', 'm', 'm'],
  ['ф', 'f', 'f'],
  ['д', 'd', 'd'],
  ['т', 't', 't'],
  ['н', 'n', 'n'],
  ['л', 'l', 'l'],
  ['г', 'g', 'g'],
  ['к', 'k', 'k'],
  ['х', 'h', 'h'],
  ['в', 'w', 'w'],
  ['', '', ''],
]

/** The ends; those behind which pinyin begins otherwise, and what it writes where nothing stands before them. */
const ends: readonly (readonly [russian: string, pinyin: string, alone: string])[] = [
  ['юань', 'uan', 'yuan'],
  ['уань', 'uan', 'wan'],
  ['уан', 'uang', 'wang'],
  ['уай', 'uai', 'wai'],
  ['уэй', 'ui', 'wei'],
  ['янь', 'ian', 'yan'],
  ['юнь', 'un', 'yun'],
  ['инь', 'in', 'yin'],
  ['унь', 'un', 'wen'],
  ['ань', 'an', 'an'],
  ['энь', 'en', 'en'],
  ['ян', 'iang', 'yang'],
  ['яо', 'iao', 'yao'],
  ['юн', 'iong', 'yong'],
  ['юэ', 'ue', 'yue'],
  ['юй', 'u', 'yu'],
  ['ин', 'ing', 'ying'],
  ['ун', 'ong', 'ong'],
  ['уй', 'ui', 'wei'],
  ['уа', 'ua', 'wa'],
  ['ан', 'ang', 'ang'],
  ['эн', 'eng', 'eng'],
  ['ай', 'ai', 'ai'],
  ['эй', 'ei', 'ei'],
  ['ао', 'ao', 'ao'],
  ['оу', 'ou', 'ou'],
  ['эр', 'er', 'er'],
  ['я', 'ia', 'ya'],
  ['е', 'ie', 'ye'],
  ['ю', 'iu', 'you'],
  ['и', 'i', 'yi'],
  ['ы', 'i', 'yi'],
  ['у', 'u', 'wu'],
  ['а', 'a', 'a'],
  ['о', 'uo', 'e'],
  ['э', 'e', 'e'],
]

/** Each syllable of Mandarin in Russian letters with its pinyin. */
const syllables: ReadonlyMap<string, string> = new Map(
  begins.flatMap(([russian, hard, soft]) =>
    ends.map(([end, pinyin, alone]) => {
      const isSoft = /^[яеюи]/.test(end)
      if (russian === '' || russian === 'в') return [`${russian}${end}`, russian === '' ? alone : `w${pinyin}`] as const
      const isLipped = /^[bpmfw]/.test(hard)
      return [`${russian}${end}`, `${isSoft ? soft : hard}${isLipped && end === 'о' ? 'o' : pinyin}`] as const
    }),
  ),
)

/** The words of a name in pinyin where all of it may be Mandarin in Russian letters, by the rule of Palladius; else undefined. */
export function fromPalladius(name: string): readonly string[] | undefined {
  const words = name
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter((word) => word !== '')
  if (words.length < 2 || words.length > 3) return undefined
  const parts = words.map((word) => divide(word.replaceAll('ъ', '')))
  return parts.every((part) => part !== undefined) ? parts : undefined
}

/** The syllables of a word, the longest first. */
function divide(word: string): string | undefined {
  if (word === '') return ''
  if (word.length > 18) return undefined
  for (let end = Math.min(6, word.length); end > 0; end -= 1) {
    const syllable = syllables.get(word.slice(0, end))
    const rest = syllable === undefined ? undefined : divide(word.slice(end))
    if (rest !== undefined) return `${syllable}${rest}`
  }
  return undefined
}
