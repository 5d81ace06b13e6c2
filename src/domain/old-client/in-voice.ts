import { type ClientRecord, fullName } from '#domain/clients/client-record.ts'
import { inOwnWords } from '#domain/prose/own-words.ts'

/** Who speaks where a fact is to stand: the client in a declaration, the firm to the client in a letter, else nobody. */
export type Voice = 'I' | 'you' | 'plain'

/** The voice of the old sentence; `isOfClient`: nobody else declares in this paper. */
export function voiceOf(sentence: string, { isOfClient }: { readonly isOfClient: boolean }): Voice {
  if (/(?<!\p{L})(?:you|your|usted)(?!\p{L})/iu.test(sentence)) return 'you'
  return isOfClient && /(?<!\p{L})(?:I|my|me)(?![\p{L}’'-])/u.test(sentence) ? 'I' : 'plain'
}

/**
 * A fact about the client as the paper says it: `Ms. Example works nights` becomes `I work nights` in her declaration and
 * `You work nights` in a letter to her. A fact with another subject stays as it was told.
 */
export function inVoice(fact: string, voice: Voice, client: ClientRecord, pronoun: 'he' | 'she' | undefined): string {
  if (voice === 'plain' || /^(?:I|my|you|your)\b/iu.test(fact)) return fact
  const { first_name: first, last_name: last } = client
  const own = fullName(client)
  const said = inOwnWords(fact, {
    expertNames: [
      own,
      `${first} ${last}`,
      ...['Mr.', 'Ms.', 'Mrs.'].map((title) => `${title} ${last}`),
      first,
      last,
      'The client',
    ],
    expert: pronoun,
    clientShort: own,
    clientNames: [],
  })
  if (said === undefined || !/^(?:I|My)\b/u.test(said)) return fact
  return voice === 'I' ? said : asYou(said)
}

/** A fact about who signs, in the first person; a fact with another subject stays as it was told. */
export function asSigner(fact: string, signer: string): string {
  if (/^(?:I|my)\b/iu.test(fact)) return fact
  const words = signer.split(' ')
  const [named = ''] = [signer, words[0] ?? signer].filter((name) => fact.startsWith(name))
  const rest = named === '' ? '' : fact.slice(named.length)
  if (/^[’']s \p{Ll}/u.test(rest)) return `My ${rest.slice(3)}`
  const [, other, then] =
    /^ and (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,3}) ((?:are|were|have)\b.*)$/u.exec(rest) ?? []
  if (other !== undefined) return `${other} and I ${then}`
  const said = inOwnWords(fact, {
    expertNames: [signer, words[0] ?? signer, ...['Mr.', 'Ms.', 'Mrs.'].map((title) => `${title} ${words.at(-1)}`)],
    expert: undefined,
    clientShort: signer,
    clientNames: [],
  })
  return said !== undefined && /^(?:I|My)\b/u.test(said) ? said : fact
}

const turns: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/gu, 'you are'],
  [/\bI was\b/gu, 'you were'],
  [/\bI\b/gu, 'you'],
  [/\bmyself\b/gu, 'yourself'],
  [/\b[Mm]y\b/gu, 'your'],
  [/\bmine\b/gu, 'yours'],
  [/\bme\b/gu, 'you'],
]

function asYou(said: string): string {
  const told = turns.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), said)
  return told.charAt(0).toUpperCase() + told.slice(1)
}
