import type { Person } from '#domain/persons/person.ts'

const kin =
  'mother|father|grandmother|grandfather|sister|brother|aunt|uncle|son|daughter|mother-in-law|father-in-law|stepson|stepdaughter'
const acting =
  /\b(drives|takes|helps|feeds|bathes|lifts|dresses|supports|accompanies|calms|cooks for|cares for|looks after) both(?= (?!of|the|his|her|their|children|parents|boys|girls|sons|daughters)|[.,;]|$)/u

/**
 * `Her mother has heart failure. Wilmer drives both to every appointment`: in an answer about one person the two are that
 * person and the relative of whom the sentence before spoke.
 */
export function withBothNamed(before: string | undefined, sentence: string, about: Person | undefined): string {
  if (before === undefined || about === undefined || !acting.test(sentence) || sentence.includes(about.full))
    return sentence
  const word = new RegExp(String.raw`^(?:His|Her|${escape(about.full)}[’']s) (${kin})(?![\p{L}-])`, 'u').exec(
    before,
  )?.[1]
  const own = about.pronoun === 'he' ? 'his' : about.pronoun === 'she' ? 'her' : undefined
  if (word === undefined || own === undefined) return sentence
  return sentence.replace(acting, (_, verb: string) => `${verb} ${about.full} and ${own} ${word}`)
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
