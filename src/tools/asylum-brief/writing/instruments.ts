/** Words that end what a blow was struck with: `with a baton on the kidneys`. */
const stops =
  'on|in|at|and|or|until|so|over|to|from|that|while|because|by|for|of|when|then|as|after|before|across|into|against'
const thing = String.raw`(?:(?!(?:${stops})\b)\p{Ll}[\p{Ll}-]*)`
const struckWith = new RegExp(
  String.raw`\b(?:beat|beaten|beating|hit|struck|kicked|whipped|flogged|clubbed|cut|slashed|hacked|stabbed|pulled|broke)\b[^.;“”]{0,70}?\bwith (?:(?<article>an?|the|his|her|their|its) (?<one>${thing}(?: ${thing}){0,2})|(?<many>(?:${thing} ){0,2}${thing}s))(?<of> of (?:an?|the|his|their) ${thing}(?: ${thing}){0,2})?(?=$|[.,;:]| (?:${stops})\b)`,
  'iu',
)
/** What is no thing that one holds. */
const noThing =
  /\b(?:force|violence|anger|hatred|rage|permission|men|women|others|people|friends?|colleagues?|him|her|them|me|us|family|children|parents|brothers?|sisters?|son|daughter|wife|husband|mother|father|times?|days|hours|minutes|words|threats|questions|insults)\b/iu

/** `a baton`, `iron rods`: what the blow of a sentence was struck with, where its words say so. */
export function instrumentIn(sentence: string): string | undefined {
  const { one, many, of = '' } = struckWith.exec(sentence)?.groups ?? {}
  const named = one ?? many
  if (named === undefined || noThing.test(named)) return undefined
  if (one === undefined || /(?<!s)s$/u.test(one)) return named
  if (of !== '') {
    const whole = of.replace(/^ of (?:the|his|their) /u, ' of a ')
    return `${/^(?:piece|length|strip|lump|branch)$/u.test(one) ? 'a' : 'the'} ${one}${whole}`
  }
  return `${/^[aeiou]/iu.test(one) ? 'an' : 'a'} ${one}`
}

/** ` with a koboko` behind the strokes that were counted. */
export const instrumentOfStrokes = ({ groups }: RegExpExecArray): string =>
  groups?.['tool'] === undefined ? '' : ` with ${groups['tool']}`
