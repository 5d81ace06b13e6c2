/** What a doubt says, by the beginning of its sentence; a rare one is none of these. */
const readers: readonly (readonly [name: string, says: RegExp])[] = [
  ['stated', /^The draft states .* and no answer or document says it/u],
  ['statedOfAnother', /^The draft states .* of another person/u],
  ['otherwise', /^The file says otherwise/u],
  ['ungiven', /^No answer or document gives/u],
  ['unmentioned', /^No answer or document (?:mentions|speaks of)/u],
  ['ofSomebodyElse', /^The file (?:says|gives|names) “[^”]*” (?:of|for|with) somebody else/u],
  ['doneByAnother', /^The file has (?:somebody else|others|another) do this/u],
  [
    'unconnected',
    /not in connection with this|in another connection than|No sentence on file connects|never mentions “[^“”]{0,60}” and “[^“”]{0,60}” together/u,
  ],
  ['ofSomethingElse', /for something else/u],
  ['otherName', /^The file gives another name/u],
  ['otherTime', /^The file does not say/u],
]

/** What a statement is called on its card (`an arrest`): those that met true statements often. */
const called: readonly (readonly [name: string, says: RegExp])[] = [
  ['ofMembership', /states (?:no )?(?:membership|a public office)/u],
  ['ofPolice', /states (?:no )?(?:a )?report to the police/u],
  ['ofStatus', /states (?:no )?(?:a nationality|a language|an? (?:approved|pending)|status)/u],
  ['ofHealth', /states (?:no )?(?:treatment|an? (?:diagnos|illness|examination|operation))/u],
  ['ofCrime', /states (?:no )?(?:an arrest|arrest|a conviction|conviction|criminal)/u],
  ['ofMarriage', /states (?:no )?(?:a marriage|an earlier marriage|divorce|the death|a divorce)/u],
  ['ofWork', /states (?:no )?(?:joint work|work|employment|sole)/u],
  ['ofAbsence', /states no(?!\p{L})/u],
]

/** Which reader a doubt is of, as measures. */
export function readerOf({
  code,
  message,
}: {
  readonly code: string
  readonly message: string
}): Record<string, number> {
  const found: Record<string, number> = {
    fact: Number(code.startsWith('fact')),
    conflict: Number(code.endsWith('conflict')),
  }
  const reader = readers.find(([, says]) => says.test(message))
  if (reader) found[reader[0]] = 1
  for (const [name, says] of called) if (says.test(message)) found[name] = 1
  return found
}

/** Whether a doubt is of a reader that raised so many of them on statements new to it that they could be weighed. */
export const isOfUsualReader = (message: string) => readers.some(([, says]) => says.test(message))
