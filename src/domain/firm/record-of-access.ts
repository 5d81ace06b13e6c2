const parts: readonly (readonly [RegExp, string])[] = [
  [/record-of-access/, 'the record of access'],
  [/\/access|hand-over/, 'who has access'],
  [/packet|preflight|kit-documents|\/forms/, 'the filing packet'],
  [/\/comments?\b|\/reviews?\b/, 'comments on a draft'],
  [/drafts|ai_tool|sign-off/, 'a draft'],
  [/documents|records|extra|citations|experts/, 'documents and sources'],
  [/answers|case-maps/, 'answers and evidence'],
  [/dates/, 'dates'],
  [/export/, 'the whole file'],
]

/** What of a client a recorded call is about, in words for the client; `call` is its method and path. */
export function partOfClient(call: string): string {
  return parts.find(([pattern]) => pattern.test(call))?.[1] ?? 'the record'
}

/** What somebody did with a part of a client, in words for the client. */
export const deedWords: Readonly<Record<string, string>> = {
  read: 'Opened',
  changed: 'Changed',
  downloaded: 'Downloaded',
  decided: 'Decided',
}

/** One use of a client, as it was recorded. */
export type Accessed = { readonly at: string; readonly person: string; readonly what: string; readonly call: string }

/** What one person did to one part of a client on one day: so often, last at this moment. */
export type AccessGroup = Omit<Accessed, 'call'> & { readonly part: string; readonly times: number }

/**
 * Puts what was recorded (the latest first) together by day, person, kind and part, in the order of the latest of each.
 * `dayOf` says which day a moment belongs to, for whoever reads.
 */
export function groupAccesses(recorded: readonly Accessed[], dayOf: (at: string) => string): readonly AccessGroup[] {
  const groups = new Map<string, AccessGroup>()
  for (const { at, person, what, call } of recorded) {
    const part = partOfClient(call)
    const key = JSON.stringify([dayOf(at), person, what, part])
    const known = groups.get(key)
    groups.set(key, known ? { ...known, times: known.times + 1 } : { at, person, what, part, times: 1 })
  }
  return [...groups.values()]
}
