import { readStandIn, standInPattern } from './stand-in.ts'
import type { Shield } from './shield.ts'

/** Puts the words back for every stand-in that this shield gave; others stay as they are. */
export function restoreText(shield: Shield, text: string): string {
  return restoreUntil(shield, text, text.length)
}

/** The beginning of a text restored; what follows it decides where a stand-in at its edge ends. */
export function restoreUntil(shield: Shield, text: string, end: number): string {
  let restored = ''
  let at = 0
  for (const match of text.matchAll(standInPattern())) {
    if (match.index + match[0].length > end) break
    restored += text.slice(at, match.index) + (wordsFor(shield, match) ?? match[0])
    at = match.index + match[0].length
  }
  return restored + text.slice(at, end)
}

/** Stand-ins in a reply that name nobody: a number that was never given, or one that lost its hyphen. */
export function findUnrestored(shield: Shield, reply: string): string[] {
  const unknown = [...reply.matchAll(standInPattern())].filter((match) => wordsFor(shield, match) === undefined)
  const broken = [...reply.matchAll(/(?<![\p{L}\p{N}])(?:Person|Family|Firm)[ _](?=\d{1,4}(?!\d))\d{1,4}/gu)]
  return [...unknown, ...broken].map(([whole]) => whole)
}

/** Every stand-in of this shield that a text holds, once, with the words behind it; in the order of the text. */
export function listStandIns(shield: Shield, text: string): { readonly standIn: string; readonly words: string }[] {
  const found = new Map<string, string>()
  for (const match of text.matchAll(standInPattern())) {
    const words = wordsFor(shield, match)
    if (words !== undefined) found.set(match[0], words)
  }
  return [...found].map(([standIn, words]) => ({ standIn, words }))
}

/** Puts the words back from the list that was kept with a request; stand-ins that are not on it stay as they are. */
export function restoreListed(list: readonly { readonly standIn: string; readonly words: string }[], text: string) {
  const words = new Map(list.map((one) => [one.standIn, one.words]))
  return text.replaceAll(standInPattern(), (whole) => words.get(whole) ?? whole)
}

function wordsFor({ byNumber }: Shield, match: RegExpMatchArray): string | undefined {
  const standIn = readStandIn(match)
  const spelling = standIn && byNumber.get(`${standIn.word}-${standIn.number}`)?.spellings[standIn.spelling]
  return standIn?.isUpper ? spelling?.toUpperCase() : spelling
}

/** Restores a reply while it arrives. */
export type StreamRestorer = {
  /** Takes the next piece and gives what is certain by now; a stand-in cut in two is held back. */
  readonly push: (piece: string) => string
  /** The rest, when the reply is over. */
  readonly end: () => string
}
