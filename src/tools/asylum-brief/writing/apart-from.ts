import { sentencesOf } from '#domain/language/sentences.ts'
import { rebuilt } from '#domain/prose/rebuild.ts'
import { recast } from '#domain/prose/recast.ts'
import { connected } from '#domain/prose/connected.ts'
import { withSmallOpening } from '#domain/prose/small-opening.ts'
import { aroundJoint, links } from './held-apart.ts'
import type { Pen } from './pen.ts'
import type { Line } from './quotations-joined.ts'
import { plainOf } from './answers-in-own-words.ts'

type Above = {
  /** The lines of the open paragraph. */
  readonly lines: readonly Line[]
  /** The last line of the paragraph before. */
  readonly above: Line | undefined
  readonly pen: Pen
}

/** Two answers that follow each other in the same words are held apart. */
export function apartFrom(text: string, exhibits: readonly string[], { lines, above: closed, pen }: Above): string {
  const before = lines.at(-1) ?? closed
  if (before === undefined || exhibits.length > 0 || before.exhibits.length > 0) return text
  // Short sentences make one run over three of them.
  const above = lines.slice(-2, -1).filter((line) => line.exhibits.length === 0)
  const last = [...above, before].map(({ markup: line }) => line.replaceAll(/<[^<>]*>/g, '')).join(' ')
  const plain = plainOf(text)
  const ways = [
    plain.replaceAll('—', 'him'),
    plain
      .replaceAll('—', 'her')
      .replaceAll(/\bhis\b/g, 'her')
      .replaceAll(/\bhe\b/g, 'she'),
  ]
  // Only what runs on from the line before is held apart: a connecting word helps no run of its own.
  if (!ways.some((way) => pen.isPasted(aroundJoint(last, way)))) return text
  const [opening = ''] = sentencesOf(text)
  const otherwise = [...rebuilt(opening).map((way) => text.replace(opening, () => way)), ...recast(text)]
  const other = otherwise.find((way) => !pen.isPasted(`${last} ${plainOf(way)}`))
  if (other !== undefined) return other
  const told = connected(pen.narrator.say(text), lines.length)
  // Told once more, the name may become the pronoun.
  const { short, pronoun } = pen.client
  const others = pronoun === undefined ? [] : [told.replace(short, pronoun)]
  return [told, ...others].some((one) => pen.isPasted(`${last} ${one}`))
    ? `${links[lines.length % links.length]} ${withSmallOpening(text)}`
    : told
}
