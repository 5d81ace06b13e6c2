import { fullName } from '#domain/clients/client-record.ts'
import type { Mark } from './found.ts'
import { dayOf, type NewCase } from './new-case.ts'

/** The signature line and the days that stay empty until somebody signs. */
const blank = '____________'
export const signatureLine = '______________________'

/** The new words in the form of the old ones; undefined where nothing is known. `after`: the text behind the mark. */
export function printValue(mark: Mark, label: string, known: NewCase, after: string): string | undefined {
  const { slot, text } = mark
  switch (slot) {
    case 'client':
      return printClient(text, known)
    case 'pronoun':
      return printPronoun(text, known, after)
    case 'attorney':
      return text.startsWith('/s/') ? signatureLine : inCase(text, known.valueOf(slot, label))
    case 'judge': {
      const lead = /^(?:(?:Immigration )?Judge |Hon\.? |Honorable )/u.exec(text)?.[0] ?? ''
      const value = known
        .valueOf(slot, label)
        ?.replace(/^(?:the )?(?:(?:Immigration )?Judge |Hon\.? |Honorable )/iu, '')
      return value === undefined ? undefined : inCase(text, lead + value)
    }
    case 'signing-date':
    case 'service-date':
      return blank
    case 'age':
      return printAge(text, known)
    case 'family':
      return text.startsWith(',') ? '' : undefined
    case 'court':
    case 'court-asked':
    case 'entry-place': {
      const value = known.valueOf(slot, label)
      return inCase(text, value !== undefined && !text.includes(',') ? value.split(',')[0] : value)
    }
    case 'hearing-date':
      return printHearing(text, known.valueOf(slot, label))
    case 'custody':
      return inCase(text, known.valueOf(slot, label))
    case 'a-number': {
      const value = known.valueOf(slot, label)
      return value === undefined ? undefined : /^A/i.test(text) ? value : value.replace(/^A[-#\s]*/i, '')
    }
    case 'town':
    case 'relative':
    case 'person':
    case 'witness':
    case 'doctor':
    case 'organization':
    case 'amount':
    case 'nationality':
    case 'event-date':
    case 'number':
      return label === ''
        ? undefined
        : known.valueOf(slot, label) === undefined
          ? undefined
          : onlyAnswer(mark, label, known)
    default:
      return inCase(text, known.valueOf(slot, label))
  }
}

/** Kinds that stand for many different things take no value that was found for another of them. */
function onlyAnswer(mark: Mark, label: string, known: NewCase): string | undefined {
  const asked = known.valueOf('background', label)
  return asked === undefined ? undefined : inCase(mark.text, asked)
}

function inCase(old: string, value: string | undefined): string | undefined {
  return value !== undefined && /\p{Lu}{2}/u.test(old) && old === old.toUpperCase() ? value.toUpperCase() : value
}

function printHearing(old: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  return / at \d/.test(old) ? value : dayOf(value)
}

function printAge(old: string, { age }: NewCase): string | undefined {
  if (age === undefined) return undefined
  if (/-year-old/.test(old)) return `${age}-year-old`
  return /years old/.test(old) ? old.replace(/\d+/, String(age)) : undefined
}

/** Full, reversed, capital and short forms; a name alone becomes title and family name. */
function printClient(old: string, { client, pronoun }: NewCase): string {
  const full = fullName(client)
  const given = [client.first_name, client.middle_name].filter(Boolean).join(' ')
  const title = pronoun === 'he' ? 'Mr. ' : pronoun === 'she' ? 'Ms. ' : ''
  const short = title === '' ? full : `${title}${client.last_name}`
  const isCapital = old === old.toUpperCase() && /\p{Lu}{2}/u.test(old)
  if (/^\p{Lu}[\p{Lu}\p{M}’' -]+, /u.test(old))
    return isCapital ? `${client.last_name}, ${given}`.toUpperCase() : `${client.last_name.toUpperCase()}, ${given}`
  if (isCapital) return (old.includes(' ') ? full : client.last_name).toUpperCase()
  if (/^(?:Mr|Ms|Mrs|Miss|Mx|Sr|Sra|Srta|Don|Doña|Dr)\b/u.test(old)) return short
  return old.includes(' ') ? full : short
}

const objective =
  /^(?:$|[.,;:!?)\]”"]|\s*(?:on|in|at|to|from|with|by|for|and|or|when|while|because|as|if|that|into|under|since|after|before|until|not|of|the|a|an|out|home|there|here|again)\b)/iu

function printPronoun(old: string, { client, pronoun }: NewCase, after: string): string {
  const word = old.toLowerCase()
  const isPossessive =
    word === 'his' || (word === 'her' && !objective.test(after.trimStart() === after ? after : after.trimStart()))
  const asCapital = (text: string) => (/^\p{Lu}/u.test(old) ? text.charAt(0).toUpperCase() + text.slice(1) : text)
  if (pronoun === undefined) return isPossessive || word === 'hers' ? `${client.last_name}’s` : client.last_name
  const isHe = pronoun === 'he'
  if (word === 'he' || word === 'she') return asCapital(pronoun)
  if (word.endsWith('self')) return asCapital(isHe ? 'himself' : 'herself')
  if (word === 'hers') return asCapital(isHe ? 'his' : 'hers')
  if (word === 'his' && objective.test(after)) return asCapital(isHe ? 'his' : 'hers')
  if (isPossessive) return asCapital(isHe ? 'his' : 'her')
  return asCapital(isHe ? 'him' : 'her')
}
