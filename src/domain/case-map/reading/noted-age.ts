import { hasFiniteVerb } from './finite-verb.ts'
import { isFinite } from './note-clauses.ts'
import { piecesOf } from './note-words.ts'

/** `Emily 4, speech delay, early intervention twice a week` */
export function aged(sentence: string): string {
  const found =
    /^(\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+)?),? (\d{1,2})(?: ?(?:yo|y\/o|yrs?(?: old)?|years old))?, (?=\p{L})/u.exec(
      sentence,
    )
  if (found === null) return sentence
  const [whole, name = '', age = ''] = found
  const rest = sentence.slice(whole.length)
  const own = piecesOf(rest.replace(/[.;]$/, '')).map(ofOneAged)
  const end = /[.;]$/.exec(rest)?.[0] ?? ''
  // `Rosalie 7, Benjamin 2`: two who are named, and nothing that one of them has.
  if (/(?:^|, )\p{Lu}\p{Ll}+ \(?\d{1,2}\b/u.test(rest)) return sentence
  if (own.some((piece) => piece === undefined))
    return hasFiniteVerb(`x ${rest}`) ? sentence : `${name}, ${age}, has ${withAnd(rest)}`
  const told = own.map((piece, at) =>
    piece?.startsWith('has ') &&
    own[at - 1]?.startsWith('has ') &&
    !piece.startsWith('has had ') &&
    own[at - 1]?.startsWith('has had ') === false
      ? piece.slice(4)
      : piece,
  )
  const last = told.pop()
  return `${name}, ${age}, ${told.length === 0 ? last : `${told.join(', ')} and ${last}`}${end}`
}

/** `honor roll`, `anxiety since 2024`, `sees counselor`, `IEP`: with its verb; undefined where somebody else comes into it. */
function ofOneAged(piece: string): string | undefined {
  const [first = ''] = piece.split(' ')
  const being = beingOf(piece)
  if (being !== undefined) return being
  if (/^(?:he|she|they|his|her|born|my)$/iu.test(first) || /^\p{Lu}\p{Ll}/u.test(first) || kinOrStatus.test(piece))
    return undefined
  if (isFinite(first))
    return piece.replace(/^sees (?=counselor|therapist|psychologist|specialist|psychiatrist)/u, 'sees a ')
  if (/^(?:honor roll|dean[’']s list)\b/iu.test(piece)) return `is on the ${piece}`
  if (
    /^(?:in )?(?:\d|first|second|third|kindergarten|college|high school)/iu.test(piece) ||
    hasFiniteVerb(`x ${piece.split(' since ')[0]}`)
  )
    return undefined
  if (/ since /u.test(piece)) return `has had ${piece}`
  return `has ${/^(?:IEP|504 plan|\p{Ll}+ (?:specialist|therapist|delay|tutor|aide)|tutor|pacemaker|aide)\b/u.test(piece) ? `a${/^[aeiouI]/u.test(piece) ? 'n' : ''} ` : ''}${piece}`
}

/** `USC`, `LPR`, `son of Amber`: what somebody is. */
function beingOf(piece: string): string | undefined {
  if (/^(?:an? )?(?:US ?C|US citizen|United States citizen|U\.S\. citizen|citizen)$/iu.test(piece))
    return 'is a United States citizen'
  if (/^(?:an? )?(?:LPR|lawful permanent resident|permanent resident)$/iu.test(piece))
    return 'is a lawful permanent resident'
  return /^(?:the )?(?:son|daughter|grandson|granddaughter|nephew|niece|child) of \p{Lu}?\p{L}/u.test(piece)
    ? `is ${piece.startsWith('the ') ? '' : 'the '}${piece}`
    : undefined
}

const kinOrStatus =
  /^(?:an? )?(?:US ?C|US citizen|citizen|LPR|mother|father|sister|brother|son|daughter|husband|wife|grandmother|grandfather|cousin|aunt|uncle|stepson|stepdaughter)\b/iu

/** The last of several things that commas part is joined. */
function withAnd(text: string): string {
  const last = text.lastIndexOf(', ')
  return last < 0 || / and /.test(text.slice(last)) ? text : `${text.slice(0, last)} and ${text.slice(last + 2)}`
}
