import { commonWords } from './common-words.data.ts'

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  '!@#$%^&*()',
]
const bothWays = rows.flatMap((row) => [row, Array.from(row).toReversed().join('')])

/** Signs that people write for letters. */
const letterFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** How many words of the list may follow each other in a password that still counts as common. */
const wordsInARow = 2

/**
 * True for a password that attackers try first: one or two words of the list, a row of keys or digits, or the account's
 * own name, in any case and spelling (`P@ssw0rd`), with digits and signs around or between. Needs no network.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  if (isPattern(text)) return true
  const own = new Set(['drafty', ...email.toLowerCase().split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2))
  return [text, unspelled(text)].some((spelling) => isMadeOfWords(lettersOf(spelling), own))
}

/** Few different signs, one part repeated, or pieces of keyboard rows only. */
function isPattern(text: string): boolean {
  if (new Set(text).size <= 3) return true
  if (/^(.{1,6})\1+.{0,5}$/u.test(text)) return true
  return isCutFromRows(text)
}

/** Cut into pieces of at least three neighbours on the keyboard, in the alphabet or in counting. */
function isCutFromRows(text: string): boolean {
  let rest = text
  while (rest.length > 0) {
    const length = longestStart(rest)
    if (length < Math.min(3, rest.length)) return false
    rest = rest.slice(length)
  }
  return true
}

function longestStart(text: string): number {
  for (let length = text.length; length > 0; length -= 1)
    if (bothWays.some((row) => row.includes(text.slice(0, length)))) return length
  return 0
}

function isMadeOfWords(text: string, own: ReadonlySet<string>, left = wordsInARow): boolean {
  if (text === '') return true
  if (left === 0) return false
  for (let length = text.length; length > 1; length -= 1) {
    const word = text.slice(0, length)
    if ((commonWords.has(word) || own.has(word)) && isMadeOfWords(text.slice(length), own, left - 1)) return true
  }
  return false
}

function unspelled(text: string): string {
  return Array.from(text.replace(/[\d\W_]+$/u, ''), (sign) => letterFor[sign] ?? sign).join('')
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '')
}
