import { formOf } from '#domain/case-map/reading/verbs.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { conjugate } from '#domain/prose/conjugate.ts'
import { expandContractions } from '#domain/prose/own-words.ts'
import { ofOthers } from './note-form.ts'
import { capitalized } from '#domain/prose/words.ts'

/** Whom an office’s notes of a talk speak of. */
export type TalkPeople = {
  readonly client: 'he' | 'she' | undefined
  /** How the letter calls the client within a sentence. */
  readonly clientNames: readonly string[]
  /** The names of whoever signs, first, family and pet name. */
  readonly expertNames: readonly string[]
}

const ofTalk = /\b(?:phone|telephone|call|calls|called|talk|conversation|interview|spoke|visit|zoom|video|intake)\b/iu

/** Another woman, another man: with one of them in the notes it is not plain who `she` is. */
const others = {
  she: /\b(?:his|the client['’]s|client['’]s|the|a) (?:wife|mother|mom|sister|daughter|girlfriend|aunt|grandmother|niece|fiancée?|boss|doctor|teacher|lady|woman|girl)\b|\bM(?:s|rs)\.? \p{Lu}/u,
  he: /\b(?:her|the client['’]s|client['’]s|the|a) (?:husband|father|dad|brother|son|boyfriend|uncle|grandfather|nephew|fiancé|boss|doctor|teacher|man|guy|boy)\b|\bMr\.? \p{Lu}/u,
}

const forms = {
  he: { own: /\bhis\b/giu, object: /\bhim\b/giu },
  she: { own: /\bher(?= \p{L})/giu, object: /\bher\b/giu },
}

/**
 * What somebody of the office wrote down of a talk with a witness, in the witness’s first person: only where the notes
 * speak of nobody else of the witness’s sex, and witness and client are not of one. A verb without a subject is the
 * client’s where the witness stands in the sentence, and the witness’s where the client does. Other papers stay as they are.
 */
export function asToldInCall(paper: SourceText, people: TalkPeople): SourceText {
  const { title, text, kind } = paper
  const named = people.expertNames.filter((name) => name.length > 2)
  const own = people.client === undefined ? undefined : people.client === 'he' ? 'she' : 'he'
  const isOfTalk =
    ofTalk.test(title) ||
    named.some((name) => new RegExp(`^${RegExp.escape(name)}(?:,| \\p{Ll})`, 'u').test(text.trimStart()))
  if (kind !== 'extra_expert' || ofOthers.test(title) || own === undefined || people.client === undefined || !isOfTalk)
    return paper
  const isAbout = new RegExp(own === 'she' ? String.raw`\b(?:she|her)\b` : String.raw`\b(?:he|him|his)\b`, 'iu')
  if (/(?<![\p{L}.])I(?:['’]\p{L}+)? \p{Ll}/u.test(text) || !isAbout.test(text) || others[own].test(text)) return paper
  const turn = turner(own, people.client, named, people.clientNames)
  return {
    ...paper,
    title: 'Notes of the expert',
    text: text
      .split('\n')
      .map((line) => sentencesOf(line).map(turn).join(' '))
      .join('\n'),
  }
}

type Voices = {
  readonly own: 'he' | 'she'
  readonly client: 'he' | 'she'
  readonly named: readonly string[]
  readonly clientNames: readonly string[]
}
type Said = { readonly who?: 'I' | 'client'; readonly words: string }

/** Turns the sentences of the notes one by one; who did something last is known to the next. */
function turner(own: 'he' | 'she', client: 'he' | 'she', named: readonly string[], clientNames: readonly string[]) {
  const voices: Voices = { own, client, named, clientNames }
  let before: Said['who']
  return (sentence: string): string => {
    const { who, words } = turned(sentence, before, voices)
    before = who ?? before
    return words
  }
}

function turned(sentence: string, before: Said['who'], voices: Voices): Said {
  const { own, client, named } = voices
  const plain = written(sentence)
  const name = named.find((one) => plain.startsWith(one))
  const bare = name === undefined ? plain : plain.slice(name.length).replace(/^,? ?/u, '')
  const neighbor = name !== undefined && /^(?:has lived |lives )?next[- ]door(?: neighbor)?,? since /iu.exec(bare)
  if (neighbor)
    return {
      who: 'I',
      words: `I have been ${client === 'he' ? 'his' : 'her'} next-door neighbor since ${bare.slice(neighbor[0].length)}.`,
    }
  const said = name !== undefined && /^\p{Ll}/u.test(bare) ? `${capitalized(own)} ${bare}` : bare
  const [first = ''] = /^\p{L}+/u.exec(said) ?? []
  if (first.toLowerCase() === own) return { who: 'I', words: ownSentence(said.slice(first.length).trimStart(), own) }
  if (first.toLowerCase() === client) return { who: 'client', words: `${inFirst(said, own)}.` }
  return withoutSubject(said, before, voices) ?? { words: speaksOf(said, own) ? `${inFirst(said, own)}.` : sentence }
}

/** `Shovels her walk`: of whose doing it is, where that is plain. */
function withoutSubject(said: string, before: Said['who'], voices: Voices): Said | undefined {
  const who = opensWithVerb(said) ? subjectOf(said, before, voices) : undefined
  if (who === undefined) return undefined
  const lowered = `${said.charAt(0).toLowerCase()}${said.slice(1)}`
  const clause = who === 'I' ? `I ${conjugate(lowered, 'I')}` : `${capitalized(voices.client)} ${lowered}`
  return { who, words: `${inFirst(joined(clause), voices.own)}.` }
}

const objectOf = { he: /\b(?:him|his)\b/iu, she: /\bher\b/iu }
const speaksOf = (words: string, own: 'he' | 'she'): boolean =>
  objectOf[own].test(words) || (own === 'he' ? /\bhe\b/iu : /\bshe\b/iu).test(words)

/** With the witness in the sentence the client does it, with the client the witness; `his fence` is of whoever pays for it. */
function subjectOf(words: string, before: Said['who'], { own, client, clientNames }: Voices): Said['who'] {
  if (objectOf[own].test(words)) return 'client'
  const isObject = (client === 'he' ? /\bhim\b/iu : /\bher\b/iu).test(words)
  if (isObject || clientNames.some((name) => name !== '' && words.includes(name))) return 'I'
  return objectOf[client].test(words) || before === 'client' ? 'client' : undefined
}

function opensWithVerb(said: string): boolean {
  const opens = /^\p{L}+/u.exec(said)?.[0].toLowerCase() ?? ''
  if (/^(?:past|be|modal)$/u.test(formOf(opens)) || /^\p{Ll}{3,}s (?:my|her|his|him|the|an?|our)\b/iu.test(said))
    return true
  return opens.endsWith('s') && formOf(opens.replace(/(?<=(?:ch|sh|ss|x))es$|s$/u, '')) === 'present'
}

const written = (sentence: string): string =>
  expandContractions(sentence.trim().replace(/[.;]$/u, ''))
    .replaceAll(/\bw\/ ?(?=\p{L})/gu, 'with ')
    .replaceAll(/\bwon't\b/gu, 'will not')
    .replaceAll(/\b(does|did|is|was|has|had|would|could)n't\b/gu, '$1 not')
    .replace(/^(?:one thing|also|and|but) ?[-–:,] ?/iu, '')

const ofI: Readonly<Record<string, string>> = { is: 'am', has: 'have', does: 'do' }

/** `would trust him with her house key and has` of whoever signs. */
function ownSentence(rest: string, own: 'he' | 'she'): string {
  const said = inFirst(`I ${conjugate(rest, 'I')}`, own)
  return `${said.replace(/ and (have|has|does|do|did|would)$/u, (_, verb: string) => `, and I ${ofI[verb] ?? verb}`)}.`
}

/** `He shovels my walk, will not take money` gets its "and". */
const joined = (words: string): string =>
  / and /u.test(words) ? words : words.replace(/, (?=(?:will|does|did|has|never|would|\p{Ll}+s) )/u, ' and ')

/** The pronouns of whoever signs become the first person. */
function inFirst(words: string, own: 'he' | 'she'): string {
  const { own: owned, object } = forms[own]
  return words
    .replaceAll(
      new RegExp(`\\b${own} (is|has|was|does)\\b`, 'giu'),
      (_, verb: string) => `I ${ofI[verb.toLowerCase()] ?? verb}`,
    )
    .replaceAll(new RegExp(`\\b${own}\\b`, 'giu'), 'I')
    .replaceAll(own === 'she' ? /\bherself\b/giu : /\bhimself\b/giu, 'myself')
    .replaceAll(
      own === 'she'
        ? /(?<=\b(?:told|drove|drives|helps|helped|gave|gives|takes|took|asked|asks|called|calls|visited|visits|with|to|for|by|from|of) )her(?=[.,;]|$| (?:to|in|on|at|for|himself|about|every|that|when|if|a|an|the|and|\d)\b)/giu
        : /(?!)./gu,
      'me',
    )
    .replaceAll(owned, 'my')
    .replaceAll(object, 'me')
}
