import { type ClientRecord, fieldText, type Fields } from './client-record.ts'

/** The pronoun on record: `she`, or read from `female`. */
export function pronounOf({ client }: { readonly client: ClientRecord }): 'he' | 'she' | 'they' | undefined {
  const text = ['pronoun', 'gender', 'sex'].flatMap((name) => fieldText(client.client, name)?.toLowerCase() ?? [])[0]
  if (text === undefined) return undefined
  if (/^(?:she|f\b|female|woman)/.test(text)) return 'she'
  if (/^(?:he|m\b|male|man)/.test(text)) return 'he'
  return text.startsWith('they') ? 'they' : undefined
}

/** The same where prose can use it. */
export function pronounIn(client: Fields): 'he' | 'she' | undefined {
  const said = pronounOf({
    client: { id: '', first_name: '', middle_name: null, last_name: '', client, spouse: {}, children: [] },
  })
  return said === 'they' ? undefined : said
}
