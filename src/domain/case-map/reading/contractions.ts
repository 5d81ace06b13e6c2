/** `didn't` and `can't` as they are told. */
export const contractions = (text: string): string =>
  text
    .replaceAll(/\b(?:can[’']t|can not)\b/giu, 'cannot')
    .replaceAll(/\bwon[’']t\b/giu, 'will not')
    .replaceAll(/n[’']t\b/giu, ' not')
