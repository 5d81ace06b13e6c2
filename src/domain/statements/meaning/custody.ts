import { canBeSame } from '../whom-pronouns-mean.ts'
import { isDenied } from '../polarity.ts'
import type { Mention } from '../mention.ts'
import { shown, type Finding, type Told } from './finding.ts'
import type { MeaningIndex, Placed } from './told-index.ts'

type Read = { readonly text: string; readonly mentions: readonly Mention[] }
/** With whom children live, or who has custody of them: `all` where the others have none of it, `joint` where both have. */
type Held = {
  readonly who: Mention | undefined
  readonly how: 'most' | 'joint' | 'open'
  readonly start: number
  readonly end: number
}

const custody =
  /(?<!\p{L})(?:(sole|full|primary|exclusive)|(joint|shared|equal))?(?: (?:legal|physical))?(?: and (?:legal|physical))? ?(?:custody|conservators?(?:hip)?|parental authority)(?!\p{L})/giu
const living =
  /(?<!\p{L})(?:live[sd]?|resides?|stays?) (?:mainly |mostly |primarily |most of the time )?with(?!\p{L})/giu
const rare = /(?<!\p{L})(?:weekend|summer|vacation|holiday|visit|weeks? (?:in|of)|other week)/iu

/** Who holds it: behind `to` or `with`, else the one before `has`. */
function heldIn({ text, mentions }: Read): Held[] {
  const named = mentions.filter(({ text: own }) => !/^(?:his|her|their|my)$|['’]s$/iu.test(own))
  return [...text.matchAll(custody)].flatMap((match): Held[] => {
    const [start, end] = [match.index, match.index + match[0].length]
    if (isDenied(text, start, end)) return []
    const how = match[1] !== undefined ? 'most' : match[2] !== undefined ? 'joint' : 'open'
    const behind = named.find(
      (one) =>
        one.start >= end &&
        /^(?: of (?:[\p{L}’']+ ){1,3})?,? ?(?:(?:is|was|are|were) )?(?:(?:given|awarded|granted) )?(?:to|with) (?:the )?$/u.test(
          text.slice(end, one.start),
        ),
    )
    const before = named.findLast(
      (one) =>
        one.end <= start &&
        /^(?: (?:now|still|also|currently|both))? (?:has|have|had|holds?|shares?|keeps?|got|received|was (?:given|awarded|granted)|were (?:given|awarded|granted)|gives?|are|is) (?:(?:the|a) )?$/u.test(
          text.slice(one.end, start),
        ),
    )
    return [{ who: behind ?? before, how, start, end }]
  })
}

const kept = new WeakMap<MeaningIndex, readonly { readonly place: Placed; readonly held: Held }[]>()

function onFile(index: MeaningIndex): readonly { readonly place: Placed; readonly held: Held }[] {
  const known = kept.get(index)
  if (known) return known
  const made = [...index.byPlace.values()]
    .flat()
    .flatMap((place) => heldIn(place.sentence).map((held) => ({ place, held })))
  kept.set(index, made)
  return made
}

const withWhom = ({ text, mentions }: Read) =>
  [...text.matchAll(living)].flatMap((match) => {
    const end = match.index + match[0].length
    const who = mentions.find(({ start }) => start >= end && start <= end + 5)
    const child = mentions.findLast((one) => one.end <= match.index && match.index - one.end < 14)
    return who && child ? [{ who, child, start: match.index, end }] : []
  })

/** `Her former husband has primary custody` where the decree gives it to her, or both have it. */
export function otherCustody({ sentence, index, evidence }: Told): Finding[] {
  if (!/custody|conservator/iu.test(sentence.text)) return []
  return heldIn(sentence).flatMap((own): Finding[] => {
    const [who, ...others] = own.who?.ids ?? []
    if (own.how !== 'most' || who === undefined || others.length > 0) return []
    const known = onFile(index)
    const isTheirs = ({ who: holder }: Held) => holder !== undefined && canBeSame(holder.ids, [who])
    if (known.some(({ held }) => held.how !== 'joint' && isTheirs(held))) return []
    const against = known.find(
      ({ held }) =>
        (held.how === 'most' && held.who !== undefined && held.who.ids.length > 0) ||
        (held.how === 'joint' && !known.some((one) => one.held.how === 'most')),
    )
    const children = new Set([...evidence.roster.persons.keys()].filter((id) => id.startsWith('child-')))
    const lives =
      index.byPlace.size === 0
        ? []
        : [...index.byPlace.values()]
            .flat()
            .filter(
              (place) =>
                withWhom(place.sentence).some(({ child }) => child.ids.some((id) => children.has(id))) &&
                !rare.test(place.sentence.text),
            )
    const elsewhere = lives.find((place) =>
      withWhom(place.sentence).every(({ who: other }) => other.ids.length > 0 && !canBeSame(other.ids, [who])),
    )
    const by = against?.place ?? (lives.length > 0 && elsewhere ? elsewhere : undefined)
    return by ? [{ word: own, by, message: `The file has it otherwise: ${shown(by)}.` }] : []
  })
}
