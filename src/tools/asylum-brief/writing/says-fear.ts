import { type Words, withoutSpeech } from './words-of-account.ts'

/** What the client fears, in so many words: the law asks for it beside what shows that it is well founded. */
export const saysFear = ({ told: words }: Words): boolean =>
  /\bI (?:am (?:still )?afraid|fear)\b|\b[Ii]f I (?:am sent|go|return|come)\b[^.;]{0,80}\b(?:will|would)\b/u.test(
    withoutSpeech(words),
  )
