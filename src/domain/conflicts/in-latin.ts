import anyAscii from 'any-ascii'
import type { Script } from './heard.ts'
import { ownSpellings } from './spellings.data.ts'
import { fromHebrew } from './hebrew-in-latin.ts'

export const foreignScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Scripts in which a consonant has a vowel of its own. */
const indicScript =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Which of the scripts that are heard in ways of their own a word is written in. */
export function scriptOf(part: string): Script {
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(part)) return 'arabic'
  if (/\p{Script=Tamil}/u.test(part)) return 'tamil'
  if (indicScript.test(part)) return 'indic'
  if (/\p{Script=Ethiopic}/u.test(part)) return 'ethiopic'
  return /\p{Script=Han}/u.test(part) ? 'han' : 'other'
}

/** A name of another script in Latin letters. */
export function inLatin(part: string): string {
  if (/\p{Script=Arabic}/u.test(part)) return fromArabic(part)
  if (/\p{Script=Hebrew}/u.test(part)) return fromHebrew(part)
  const marked = ownSpellings.reduce((text, [letters, latin]) => text.replaceAll(letters, latin), part.toLowerCase())
  const latin = anyAscii(marked).toLowerCase()
  if (scriptOf(part) === 'han') return latin.replaceAll('x', 'sh')
  if (/\p{Script=Hangul}/u.test(part)) return latin.replaceAll('ui', 'i')
  // The letter that Indic scripts have for `ch` is transliterated as a plain `c`.
  return scriptOf(part) === 'indic' ? latin.replaceAll(/c(?!h)/g, 'ch').replace(/j$/, 'jh') : latin
}

/** Without its article; long vowels, which are written, are capital; a hamza or an ayn stands for some vowel. */
function fromArabic(part: string): string {
  const word = /^ال.{2}/u.test(part) ? part.slice(2) : part
  const marked = word
    .replace(/^[اآأإٱ]/u, '*')
    .replaceAll(/[ءؤئع]/gu, '*')
    .replaceAll(/[اآأإىٱ]/gu, 'A')
    .replaceAll('ة', 'a')
    .replaceAll('و', 'W')
    .replaceAll(/[يی]/gu, 'Y')
    .replaceAll(/(?<=[بپتٹجچدڈکگك])ھ/gu, '')
    .replaceAll(/[هہھ]/gu, 'H')
    .replaceAll(/[تط](?=[سصث])/gu, 'T')
  return anyAscii(marked).replaceAll(/[^a-zAWYHT*]/g, '')
}

/** How the scripts of India write the initials of a name: by what English calls each letter. */
export const lettersByName: Readonly<Record<string, string>> = Object.fromEntries(
  'e a,bi b,si c,chi c,di d,i e,eph f,ji g,ech h,echh h,ai i,je j,ke k,el l,em m,en n,o o,pi p,ar r,es s,ti t,yu u,vi v,vai y'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)
