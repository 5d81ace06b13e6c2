import type { Person } from '#domain/persons/person.ts'
import { hasFiniteVerb } from './finite-verb.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import {
  actives,
  agents,
  bodyPart,
  harmNoun,
  isNote,
  isThirdPerson,
  kinNoun,
  lowered,
  money,
  number,
  occupations,
  passive,
  passives,
  piecesOf,
} from './note-words.ts'
import { sincePerfect } from './since-perfect.ts'
import { formOf } from './verbs.ts'
import { lackOf, ownLackOf } from './what-is-lacking.ts'
import { withArticles, withDurations } from './small-words.ts'
import { saidOfKin } from './said-of-kin.ts'

/** `isSurelyAbout`: what has no subject can only be of this person, and not of somebody whom the answer speaks of before. */
export type NoteSetting = { readonly about: Person | undefined; readonly isSurelyAbout: boolean }

/**
 * A note of clauses without subjects or helping verbs, as sentences: `tied up two nights, nose broken` -> `Ana Paz was tied
 * up for two nights. Ana Paz’s nose was broken.` What fits no pattern stays as it is typed, a note behind them.
 */
export function completeClauses(sentence: string, { about, isSurelyAbout }: NoteSetting): string {
  const plain = lowered(sentence.trim().replace(/[.;]$/, ''))
  // `Her mother, who is 71, would be alone`: what has a clause of its own is no note.
  if (about === undefined || /, (?:who|which|whose|whom) /.test(plain) || !isNote(plain, about)) return sentence
  const ending = sentence.trim().slice(plain.length) || '.'
  const teller = new Completer(about, isSurelyAbout)
  const pieces = piecesOf(plain)
  const told = pieces.map((piece) => teller.complete(piece))
  if (told.every((one) => one === undefined)) return sentence
  const whole = told.flatMap((one) => one ?? [])
  const left = pieces.filter((_, at) => told[at] === undefined)
  const sentences = [
    ...whole.map((one) => `${capital(one)}.`),
    ...(left.length > 0 ? [`${capital(left.join(', '))}.`] : []),
  ]
  // What stands first and is a clause itself stays first.
  const first = pieces[0] ?? ''
  if (left.length === 1 && told[0] === undefined && /^(?:the|her|his|their|an?) \p{Ll}+ \p{Ll}+s the /u.test(first))
    sentences.unshift(sentences.pop() ?? '')
  return sentences.join(' ').replace(/\.$/, ending)
}

class Completer {
  readonly #about: Person
  /** Of whom the clause before spoke: a name, or `he` for a relative; unknown after a note that could not be completed. */
  #subject: string | undefined

  constructor(about: Person, isSurelyAbout: boolean) {
    this.#about = about
    this.#subject = isSurelyAbout ? about.full : undefined
  }

  complete(piece: string): string | undefined {
    const text = withDurations(withArticles(piece))
    const told =
      this.#whole(text) ??
      this.#ofKin(text) ??
      this.#ofBody(text) ??
      this.#lacking(text) ??
      this.#taxes(text) ??
      this.#money(text) ??
      this.#ofThing(text) ??
      this.#verb(text) ??
      this.#noun(text)
    // A thing of two words or three changes nobody of whom the note speaks: `PTA, sews costumes`.
    if (told === undefined && !isThingAlone(piece)) this.#subject = undefined
    return told
  }

  get #own(): string | undefined {
    if (this.#subject === undefined) return undefined
    const pronoun = { he: 'his', she: 'her', they: 'their' }[this.#subject]
    return pronoun ?? `${this.#subject}’s`
  }

  #whole(text: string): string | undefined {
    if (/^(?:his|her|their|the) [^,]{2,40}? (?:is|was|are|were|has|had) /u.test(text)) {
      this.#subject = undefined
      return text
    }
    const pronoun = /^(he|she|they|it|we|i)\b/i.exec(text)?.[1]
    if (pronoun === undefined || !hasFiniteVerb(text)) return undefined
    this.#subject = pronoun.toLowerCase()
    return text
  }

  /** `brother held two nights`, `uncle Juan killed in May 2020`, `parents dead`, `mother died 2019`, `brother in Canada` */
  #ofKin(text: string): string | undefined {
    const found = new RegExp(
      String.raw`^(?:(?:his|her|the) )?(${kinNoun})((?: \p{Lu}[\p{L}\p{M}’'-]+){0,2})(?: \((\d{1,2})\)| (\d{1,2}))? (.+)$`,
      'u',
    ).exec(text)
    if (!found) return undefined
    const [, kin = '', name = '', inBrackets, bare, rest = ''] = found
    const age = inBrackets ?? bare
    const isMany = /(?:s|children)$/.test(kin)
    // Whose sister stands in an answer about the applicant's parent is not sure.
    if (this.#about.role === 'parent') return undefined
    const said = saidOfKin(rest, isMany)
    if (said === undefined) return undefined
    const whose = `${this.#about.full}’s`
    this.#subject = isMany ? 'they' : (nounPronoun(kin.split(' ').at(-1) ?? '') ?? 'they')
    const called = `${whose} ${kin}${name}${age === undefined ? '' : `, ${age},`}`
    return `${called} ${said}`
  }

  /** `nose broken`, `left shoulder dislocated` */
  #ofBody(text: string): string | undefined {
    const part = bodyPart.exec(text)?.[0]
    if (part === undefined) return undefined
    const rest = text.slice(part.length).trim()
    if (this.#own === undefined || (!passives.test(rest) && !/^(?:cut|burnt|swollen|bleeding)\b/.test(rest)))
      return undefined
    return `${this.#own} ${part} ${/(?:s|feet|teeth)$/.test(part) ? 'were' : 'was'} ${rest}`
  }

  #lacking(text: string): string | undefined {
    return lackOf(text) ?? (this.#subject === undefined ? undefined : ownLackOf(text, this.#subject))
  }

  /** `taxes with ITIN 2017 to now` behind another clause. */
  #taxes(text: string): string | undefined {
    if (this.#subject === undefined || this.#subject === 'they') return undefined
    const since =
      /^(?:files? |filed )?taxes (?:with (?:an )?ITIN )?(?:filed )?(?:since |from |in )?((?:19|20)\d\d)(?: to (?:now|date|present)| on(?:ward)?)?$/iu.exec(
        text,
      )?.[1]
    if (since === undefined) return undefined
    return `${this.#subject} has filed taxes ${/ITIN/i.test(text) ? 'with an ITIN ' : ''}since ${since}`
  }

  #money(text: string): string | undefined {
    const what = money.exec(text)?.[1]
    if (what === undefined) return undefined
    const isOwn = /^(?:wages?|pay|salary|income)$/i.test(what)
    if (isOwn && this.#own === undefined) return undefined
    return `${isOwn ? this.#own : 'the'} ${what.toLowerCase()} is ${text.slice(what.length).trim()}`
  }

  /** `parents’ house searched`, `surgery scheduled for May 3`, `contract until 2029`, `lithium not reliable in Batangas` */
  #ofThing(text: string): string | undefined {
    const found = new RegExp(
      String.raw`^((?:(?!and\b)[\p{L}\p{M}’'-]+ ){0,4}(?!and\b)[\p{L}\p{M}’'-]{3,}(?: and [\p{L}’'-]+)?) (${passive.source.replace(/^\^/, '')}|not (?:reliable|available|safe|possible|covered)|until \p{Lu}?[\p{L} ]{0,12}\d{4})(.*)$`,
      'iu',
    ).exec(text)
    if (!found) return undefined
    const [, thing = '', said = '', rest = ''] = found
    if (agents.test(thing)) return undefined
    if (
      formOf(thing.split(' ')[0] ?? '') !== 'unknown' ||
      passives.test(thing) ||
      actives.test(thing) ||
      /^no\b/.test(thing)
    )
      return undefined
    this.#subject = undefined
    const isMany = / and /.test(thing) || /[^su]s$/.test(thing)
    const called = thingCalled(thing, isMany, this.#about)
    if (called === undefined) return undefined
    return `${called} ${verbBefore(said, isMany)} ${said}${rest}`
  }

  /** `tied up for two nights`, `cooks and drives`, `worked in a bakery` */
  #verb(text: string): string | undefined {
    const [first = ''] = text.split(' ')
    if (this.#subject === undefined) return undefined
    if (actives.test(text)) return `${this.#subject} ${smallFirst(text)}`
    if (passives.test(text)) return `${this.#subject} ${this.#subject === 'they' ? 'were' : 'was'} ${text}`
    return isThirdPerson(first) ? sincePerfect(`${this.#subject} ${smallFirst(text)}`) : undefined
  }

  #noun(text: string): string | undefined {
    const doctor = /^(?:\p{L}+ )?(?:doctor|clinic|hospital|school|job) (?:at|in|near) \p{Lu}/u.exec(text)
    if (doctor) return `the ${text.replace(/ (?=(?:at|in|near) \p{Lu})/u, ' is ')}`
    if (this.#subject === undefined) return undefined
    const holds = /^green card(?: holder)? since (\d{4}|\p{Lu}\p{L}+ \d{4})$/u.exec(text)?.[1]
    if (holds !== undefined) return `${this.#subject} has held a green card since ${holds}`
    if (harmNoun.test(text))
      return `${this.#subject} suffered ${/^(?:mock execution|concussion|solitary)/i.test(text) && !/^solitary/i.test(text) ? 'a ' : ''}${text}`
    if (!occupations.test(text)) return undefined
    const job = text.replace(new RegExp(String.raw` (?=${number} years?\b)`), ' for ')
    const isOver = / for /.test(job)
    return `${this.#subject} ${isOver ? 'was' : 'is'} ${/^[aeiou]/i.test(job) ? 'an' : 'a'} ${job}`
  }
}

const isThingAlone = (piece: string): boolean =>
  piece.split(' ').length <= 3 &&
  !/\p{Lu}\p{Ll}/u.test(piece) &&
  !piece.split(' ').some((word) => formOf(word) !== 'unknown' || nounPronoun(word) !== undefined || agents.test(word))

/** `parents’ house` is theirs, a lone name no thing, everything else gets its article. */
function thingCalled(thing: string, isMany: boolean, { full }: Person): string | undefined {
  if (/^(?:parents|brothers|sisters)’ /.test(thing)) return `${full}’s ${thing}`
  if (/^\p{Lu}/u.test(thing)) return isMany || thing.includes(' ') ? thing : undefined
  return /^(?:his|her|the|their)\b/.test(thing) ? thing : `the ${thing}`
}

function verbBefore(said: string, isMany: boolean): string {
  if (said.startsWith('until')) return isMany ? 'run' : 'runs'
  if (/^(?:not|scheduled)/.test(said)) return isMany ? 'are' : 'is'
  return isMany ? 'were' : 'was'
}

const smallFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
