import type { Person } from '#domain/persons/person.ts'

type Speaking = { readonly speaker?: Person | undefined; readonly together?: readonly Person[] | undefined }

/**
 * What the speaker did with others is true of the speaker: `After that we moved to Douala`. `Our daughters` are theirs where
 * the sentence names the one to whom the speaker is married, and a name that a circle uses is a name.
 */
export function withoutOthers(sentence: string, { speaker, together }: Speaking): string {
  if (speaker === undefined) return sentence
  if (together !== undefined && together.length > 1) {
    // Of whom beside the client `us` speaks is not said; of the client it is true.
    const isOfClient =
      speaker.role === 'applicant' &&
      !/\b(?:we|our|ours)\b/i.test(sentence) &&
      !together.some(({ id }) => id !== speaker.id && sentence.includes(`{${id}`))
    return isOfClient ? sentence.replaceAll(doneToUs, '$1 me') : sentence
  }
  // Who did it one by one was not alone in it.
  if (
    /\b(?:one by one|in (?:two|three|four|five|small) groups|(?:each|all|some|most|none|one|two|three) of us)\b/i.test(
      sentence,
    )
  )
    return sentence
  const plain = sentence
    .replace(/, (?:which|whom) (?:we|everybody|everyone|people) (?:call|called) (\p{Lu}[\p{L}-]+)(?=[.,;]|$)/u, ' ($1)')
    .replaceAll(/\b([Oo])ur (?=(?:\p{Ll}+ )?(?:daughters?|sons?|children|child)\b(?![’']))/gu, (_, letter: string) =>
      /\b(?:married to|[Mm]y (?:wife|husband))\b/.test(sentence) ? 'their ' : letter === 'O' ? 'My ' : 'my ',
    )
    .replaceAll(doneToUs, '$1 me')
  const alone = plain.replaceAll(
    /\b[Ww]e (?=(?:then |later |soon )?(?:moved|went|lived|fled|left|hid|arrived|crossed|stayed|returned|traveled|travelled|walked|came|ran|escaped|slept)\b)/g,
    'I ',
  )
  // `We came as visitors`: of one alone the noun would be wrong.
  const isOfSeveral = /\b[Ww]e \p{Ll}+ (?:\p{Ll}+ )?as (?!(?:soon|far|long|well)\b)(?:\p{Ll}+ )?\p{Ll}{3,}s\b/u.test(
    plain,
  )
  return isOfSeveral || /\b(?:we|us|our|ours|together|each other|both)\b/i.test(alone) ? plain : alone
}

const doneToUs = /\b(found|stopped|arrested|threatened|followed|told|asked|beat|took|saw|chased) us\b/g
