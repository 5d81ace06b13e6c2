import { nounPronoun } from '#domain/persons/kin.ts'
import type { Frame } from './document-frame.ts'

/** `She`, `her` in notes on the client alone; where somebody else of the same pronoun stands in them or right before, nobody can tell. */
export function withOwnPronouns(wording: string, around: string, { voice, persons }: Frame): string {
  const client = voice.speaker
  const { pronoun } = client ?? {}
  if (client === undefined || pronoun === undefined) return wording
  const bare = around
    .replaceAll(/[“"][^“”"]*[”"]/gu, ' ')
    .replaceAll(/\b[Mm]om\b/gu, 'mother')
    .replaceAll(/\b[Dd]ad\b/gu, 'father')
  const isOfAnother =
    (bare.match(/\p{Ll}{3,}(?:-in-law)?/gu) ?? []).some((word) => nounPronoun(word) === pronoun) ||
    persons.some(
      ({ id, pronoun: other, full }) =>
        id !== client.id &&
        (other === pronoun || other === undefined) &&
        full.split(' ').some((name) => name.length > 2 && !client.full.includes(name) && bare.includes(name)),
    )
  if (isOfAnother) return wording
  return wording
    .split(/(“[^“”]*”)/u)
    .map((part, at) => (at % 2 === 1 ? part : pronouned(part, pronoun, client.id)))
    .join('')
}

function pronouned(part: string, pronoun: 'she' | 'he', id: string): string {
  const subject = pronoun === 'she' ? /\b([Ss])he\b/gu : /\b([Hh])e\b/gu
  const own = part
    .replace(/^(?:She|He) (?=\p{Ll})/u, (found) => (found.toLowerCase().startsWith(pronoun) ? `{${id}.subj} ` : found))
    .replaceAll(subject, `{${id}.he}`)
  return pronoun === 'she'
    ? own.replaceAll(/\b[Hh]er\b(?= (\p{L}+)|)/gu, (_, next: string | undefined) =>
        next !== undefined && !standsAlone.test(next) ? `{${id}.his}` : `{${id}.him}`,
      )
    : own.replaceAll(/\b[Hh]is\b/gu, `{${id}.his}`).replaceAll(/\bhim\b/gu, `{${id}.him}`)
}

/** What may follow `her` where it is an object. */
export const standsAlone =
  /^(?:in|into|on|onto|at|to|by|with|from|for|of|and|or|but|again|once|twice|three|when|until|because|that|if|as|out|away|down|back|up|off|there|here|who|what|where|why|how|the|a|an|all|so|not|then|while|inside|outside|under|over|through|against|between|before|after|during|low|hard)$/u
