import { hasFiniteVerb } from './finite-verb.ts'
import { passives, sufferedByKin } from './note-words.ts'

/** What is said of a relative: `was held`, `are dead`, `died in 2019`; undefined where no verb can be found. */
export function saidOfKin(rest: string, isMany: boolean): string | undefined {
  if (passives.test(rest) && sufferedByKin.test(rest)) return `${isMany ? 'were' : 'was'} ${rest}`
  const isState =
    /^(?:dead|sick|ill|disabled|elderly|alone|blind|not in (?:the|his|her) (?:picture|life))\b|^(?:in|at|near) \p{Lu}/u
  if (isState.test(rest)) return `${isMany ? 'are' : 'is'} ${rest}`
  return passives.test(rest) || !hasFiniteVerb(`x ${rest}`) ? undefined : rest
}
