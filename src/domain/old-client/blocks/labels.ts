import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'

/** `Certified crime`, `A#:`: what names the value beside it, in few words and without anything of one case. */
export function isLabel(text: string): boolean {
  const words = bareLabelText(text)
  return (
    words.length > 1 &&
    words.length < 46 &&
    words.split(/\s+/).length < 7 &&
    /^\p{L}/u.test(words) &&
    !/\d|[.;!?“”]/u.test(words) &&
    !hasFiniteVerb(words)
  )
}

/** A label without its colon. */
export const bareLabelText = (text: string): string => text.trim().replace(/(?<![\s:.])[\s:.]+$/u, '')

/** `A`, `Tab 3`, `Ex. 7`, `1.`: by what a row or an item is called. */
export const isTag = (text: string): boolean =>
  /^\W{0,2}(?:(?:tabs?|ex|exh|exhibit|attachment|att|no|encl|enclosure)\.? ?#?)?(?:[A-Z]{1,2}|\d{1,3}|[ivx]{1,4})(?:[-–.]\d{1,3})?\W{0,2}$/iu.test(
    text.trim(),
  )

/** `Tab A`, `Exs. 3 and 4`: a reference to a paper of the earlier filing. */
export const isReference = (text: string): boolean =>
  /^\W{0,2}(?:tabs?|ex|exs|exh|exhs|exhibits?|attachments?|encl|enclosures?|appendix)\.? ?[A-Z\d][A-Z\d.,¶ –-]{0,14}(?:(?:to|and|through|at|page|pp?\.?) ?[A-Z\d][A-Z\d.,¶ –-]{0,10})?\W{0,2}$/iu.test(
    text.trim(),
  )
