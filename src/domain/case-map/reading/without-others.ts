import type { Person } from '../case-map.ts'

type Speaking = { readonly speaker?: Person | undefined; readonly together?: readonly Person[] | undefined }

/**
 * What the speaker did with others is true of the speaker: `After that we moved to Douala`. `Our daughters` are theirs where
 * the sentence names the one to whom the speaker is married, and a name that a circle uses is a name.
 */
export function withoutOthers(sentence: string, { speaker, together }: Speaking): string {
  if (speaker === undefined || (together?.length ?? 0) > 1) return sentence
  const plain = sentence
    .replace(/, (?:which|whom) (?:we|everybody|everyone|people) (?:call|called) (\p{Lu}[\p{L}-]+)(?=[.,;]|$)/u, ' ($1)')
    .replaceAll(/\b([Oo])ur (?=(?:\p{Ll}+ )?(?:daughters?|sons?|children|child)\b)/gu, (_, letter: string) =>
      /\b(?:married to|[Mm]y (?:wife|husband))\b/.test(sentence) ? 'their ' : letter === 'O' ? 'My ' : 'my ',
    )
    .replaceAll(/\b(found|stopped|arrested|threatened|followed|told|asked|beat|took|saw|chased) us\b/g, '$1 me')
  const alone = plain.replaceAll(
    /\b[Ww]e (?=(?:then |later |soon )?(?:moved|went|lived|fled|left|hid|arrived|crossed|stayed|returned|traveled|travelled|walked|came|ran|escaped|slept)\b)/g,
    'I ',
  )
  return /\b(?:we|us|our|ours|together|each other|both)\b/i.test(alone) ? plain : alone
}
