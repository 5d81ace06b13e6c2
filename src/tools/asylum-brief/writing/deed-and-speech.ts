import type { Words } from './words-of-account.ts'

/** `They opened it and a man beat me and he said, “…”`: a deed, and what was said with it. */
const withSpeech =
  /^(.{20,}?),? and (he|she|they|one of them|another|the \p{Ll}{3,14}) ((?:said|shouted|asked|told|called|wrote)\b[^“”"]{0,40}[“"].+)$/u

/** The deed alone, for what it weighs; what was said with it is quoted for the reason. */
export function deedOf(one: Words): Words {
  const [, deed] = withSpeech.exec(one.words) ?? []
  return deed === undefined ? one : { ...one, words: `${deed}.`, told: deed }
}

/** What was said alone, `[H]e said, “…”`, where a deed stands before it in the same sentence. */
export function speechOf(one: Words): Words {
  const [, , who = '', said] = withSpeech.exec(one.words) ?? []
  return said === undefined ? one : { ...one, words: `[${who.charAt(0).toUpperCase()}]${who.slice(1)} ${said}` }
}
