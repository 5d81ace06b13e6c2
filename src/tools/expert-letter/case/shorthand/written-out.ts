import { spelledOut } from '../record-lines.ts'

/** Things that a note names without an article and a sentence does not. */
const bare =
  /\b(in|at|to|from|of|on|into|when|answer|leave|left|open|gave|gives|saw|see|heard|hear|for|by|near|outside|behind|above|over) (door|apartment|house|office|hallway|waiting room|dates?|order of events|attack|account|clinic|declaration|chart|bedroom|kitchen|street|bus|window|phone|head|shoulder)(?= |,|;|\.|$)/gu

/** What a note shortens, in words; the articles that a sentence needs. */
export function withArticles(words: string): string {
  return words
    .replaceAll(/\babt\b/gu, 'about')
    .replaceAll(/\bapt\b/gu, 'apartment')
    .replaceAll(/\byr\b/gu, 'year')
    .replaceAll(/\byrs\b/gu, 'years')
    .replaceAll(/\bmeds\b/gu, 'the medication')
    .replaceAll(/\bhx of\b/gu, 'history of')
    .replaceAll(/\bw\/o\b/gu, 'without')
    .replaceAll(/\bw\/ ?(?=\p{L})/gu, 'with ')
    .replaceAll(/\bb\/c\b/gu, 'because')
    .replaceAll(/\boriented x ?3\b/gu, 'oriented to person, place and time')
    .replaceAll(/\boriented 3 times\b/gu, 'oriented to person, place and time')
    .replaceAll(/(\d)[-–](?=\d{1,3} \p{Ll})/gu, '$1 to ')
    .replaceAll(bare, '$1 the $2')
    .replaceAll(/\bto (seek|find|see) (lawyer|doctor|therapist)\b/gu, 'to $1 a $2')
    .replaceAll(/\bprepare application\b/gu, 'prepare an application')
    .replaceAll(/\bPTSD \+ /gu, 'PTSD and ')
}

/** What a note says behind its label, in words. */
export const told = (rest: string): string => withArticles(spelledOut(rest.trim()))
