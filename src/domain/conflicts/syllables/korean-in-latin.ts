import { begins, ends, readHangul, surnames, vowels } from './hangul.ts'

/** A syllable that may stand at a place of a word: where it ends, and which Korean beginnings, vowels and ends it may have. */
type Heard = { readonly end: number; readonly begin: number; readonly vowel: number; readonly final: number }

const beginsBy = bySpelling(begins)
const vowelsBy = bySpelling(vowels)
const endsBy = bySpelling(ends)

/** Each spelling with the sounds that it may stand for, one bit each. */
function bySpelling(list: readonly string[]): ReadonlyMap<string, number> {
  const map = new Map<string, number>()
  for (const [sound, spellings] of list.entries())
    for (const one of spellings.replaceAll('-', '').split(' ')) map.set(one, (map.get(one) ?? 0) | (1 << sound))
  return map
}

const families =
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국은편용'
const family: ReadonlySet<string> = new Set(
  Array.from(families).flatMap((letter) =>
    readHangul(`${letter}${letter}`).flatMap((one, at) => (at === 0 ? [...one] : [])),
  ),
)

/** Whether two names in Latin letters, both with a Korean surname, can be one name in Korean letters, given name first or last. */
export function isSameKorean(one: readonly string[], other: readonly string[]): boolean {
  const names = [...surnameFirst(one)].flatMap((first) => surnameFirst(other).map((second) => [first, second] as const))
  return names.some(
    ([first, second]) => isSameSurname(first.surname, second.surname) && isSame(first.given, second.given),
  )
}

function surnameFirst(words: readonly string[]) {
  if (words.length < 2 || words.length > 3) return []
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return [
    ...(family.has(first) ? [{ surname: first, given: words.slice(1).join('') }] : []),
    ...(family.has(last) ? [{ surname: last, given: words.slice(0, -1).join('') }] : []),
  ]
}

function isSameSurname(one: string, other: string): boolean {
  if (one === other || isSame(one, other)) return true
  return Object.values(surnames).some((spellings) => {
    const all = spellings.split(' ')
    return all.includes(one) && all.includes(other)
  })
}

/** Whether one way to divide each of two words into syllables gives syllables that can be the same. */
function isSame(one: string, other: string): boolean {
  if (one === '' || one.length > 14 || other.length > 14) return false
  const seen = new Set<string>()
  const open: (readonly [number, number])[] = [[0, 0]]
  for (let place = open.pop(); place; place = open.pop()) {
    const [at, to] = place
    if (at === one.length && to === other.length) return true
    if (seen.has(`${at} ${to}`)) continue
    seen.add(`${at} ${to}`)
    for (const first of syllablesAt(one, at))
      for (const second of syllablesAt(other, to))
        if (first.begin & second.begin && first.vowel & second.vowel && first.final & second.final)
          open.push([first.end, second.end])
  }
  return false
}

function syllablesAt(word: string, at: number): Heard[] {
  const found: Heard[] = []
  for (const [begin, afterBegin] of soundsAt(beginsBy, word, at))
    for (const [vowel, afterVowel] of soundsAt(vowelsBy, word, afterBegin))
      for (const [final, end] of soundsAt(endsBy, word, afterVowel)) found.push({ begin, vowel, final, end })
  return found.filter(({ end }) => end > at)
}

function soundsAt(sounds: ReadonlyMap<string, number>, word: string, at: number): (readonly [number, number])[] {
  return [0, 1, 2, 3].flatMap((length) => {
    const bits = at + length <= word.length ? sounds.get(word.slice(at, at + length)) : undefined
    return bits === undefined ? [] : [[bits, at + length] as const]
  })
}
