import { doubleSurnames } from '../spellings.data.ts'
import type { Syllables } from './spells.ts'

// How the sounds of Korean are spelled: by the rule of 2000, by McCune and Reischauer without their marks, and by each bearer.
// In the order in which Unicode puts together its syllables.
export const begins = 'g k,kk k,n,d t,tt d t,r l n,m,b p,pp b p,s sh,ss s,-,j ch z,jj ch j,ch,k,t,p,h'.split(',')
export const vowels = [
  'a ah',
  'ae ai ay e ea',
  'ya yah',
  'yae yai',
  'eo u o ou uh eu eou',
  'e ae ay ey ye',
  'yeo you yu yo yuh yeu eu',
  'ye yeh yae yea',
  'o oh',
  'wa',
  'wae wai we',
  'oe we wae oi oy',
  'yo yoh',
  'u oo woo wu ou',
  'wo weo wu',
  'we',
  'wi ui wee we',
  'yu yoo you',
  'eu u oo e eou',
  'ui eui ee i ey',
  'i ee y ie yi',
]
export const ends = '-,k g ck,k,k,n,n,n,t d,l ll r,k,m,l,l,l,p,l,m,p b,p,t s,t,ng,t j,t ch,k,t,p,-'.split(',')

/** Surnames that are written as no rule writes them. */
export const surnames: Readonly<Record<string, string>> = {
  이: 'lee yi i rhee ri li ree yee',
  박: 'park pak bak bark',
  최: 'choi choe choy chey che',
  임: 'lim im yim rim',
  유: 'yoo yu you ryu',
  류: 'ryu yoo yu you lyu ryoo',
  노: 'noh no roh ro',
  나: 'na ra rha',
  양: 'yang ryang',
  여: 'yeo yo ryeo yuh yu',
  우: 'woo wu u ou',
  오: 'oh o',
  허: 'hur heo huh her ho',
  백: 'baek paik baik back paek paick baeck',
  곽: 'kwak gwak',
  권: 'kwon gwon kwun',
  신: 'shin sin',
  심: 'shim sim',
  주: 'joo ju chu choo',
  은: 'eun un',
  엄: 'eom um uhm',
}

const first = 0xac00
const last = 0xd7a3

function spellingsOf(letter: string): string[] {
  const code = letter.charCodeAt(0) - first
  const begin = (begins[Math.floor(code / 588)] ?? '').split(' ')
  const vowel = (vowels[Math.floor((code % 588) / 28)] ?? '').split(' ')
  const end = (ends[code % 28] ?? '').split(' ')
  return begin.flatMap((one) => vowel.flatMap((two) => end.map((three) => `${one}${two}${three}`.replaceAll('-', ''))))
}

/** The letters of a name of two to five Korean letters; undefined for any other name. */
export function hangulOf(name: string): string | undefined {
  const letters = name.replaceAll(/[\s,-]/g, '')
  const isHangul = Array.from(letters).every((letter) => letter.charCodeAt(0) >= first && letter.charCodeAt(0) <= last)
  return isHangul && letters.length > 1 && letters.length < 6 ? letters : undefined
}

/** How a name in Korean letters may be spelled. */
export function readHangul(name: string): Syllables {
  const isDouble = name.length > 2 && doubleSurnames.has(name.slice(0, 2))
  return Array.from(name).map((letter, index) => {
    const own = index === 0 && !isDouble ? (surnames[letter]?.split(' ') ?? []) : []
    return new Set([...own, ...spellingsOf(letter)])
  })
}

/** Surnames that North and South write otherwise. */
const inTheNorth: Readonly<Record<string, string>> = {
  리: '이',
  류: '유',
  로: '노',
  림: '임',
  라: '나',
  량: '양',
  려: '여',
  렴: '염',
}

/** Whether two names in Korean letters are the same one. */
export function isSameHangul(one: string, other: string): boolean {
  return southern(one) === southern(other)
}

function southern(name: string): string {
  return `${inTheNorth[name.slice(0, 1)] ?? name.slice(0, 1)}${name.slice(1)}`
}
