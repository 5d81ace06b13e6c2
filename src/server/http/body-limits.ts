import type { Endpoint } from '#contract/endpoint.ts'

/** What one request may send: the media types that its endpoint reads, and how many bytes of text are kept. */
export type BodyLimits = { readonly types: readonly RegExp[]; readonly mostBytes: number }

const json = /^application\/(?:[\w.+-]{1,60}\+)?json$/
const form = /^application\/x-www-form-urlencoded$/
const multipart = /^multipart\/form-data$/

/** A questionnaire with everything that an attorney may add to it. */
const mostForAccounts = 2_000_000
/** Somebody who is not logged in sends a few fields; an event of the billing provider is the longest of all. */
const mostForStrangers = 20_000
const mostForEvents = 500_000

/** Follows from the endpoint's own body type, never from what a request says of itself. */
export function bodyLimitsOf({ access, bodyType }: Pick<Endpoint, 'access' | 'bodyType'>): BodyLimits {
  if (bodyType === 'raw') return { types: [json], mostBytes: mostForEvents }
  const mostBytes = access === 'public' ? mostForStrangers : mostForAccounts
  if (bodyType === 'multipart') return { types: [json, multipart], mostBytes }
  return { types: [bodyType === 'form' ? form : json], mostBytes }
}

/** Limits of a form with a file; the file has its own. */
export const formLimits = {
  fields: 40,
  fieldSize: 1_000_000,
  fieldNameSize: 100,
  files: 4,
  parts: 50,
  headerPairs: 100,
  headerSize: 8_000,
} as const
