import { number } from './note-words.ts'

/** `tied up two nights` -> `tied up for two nights` */
export const withDurations = (text: string) =>
  text.replace(
    new RegExp(
      String.raw`(?<=\b(?:held|tied up|tied|detained|jailed|kept|worked|lived|stayed|hospitalized|hid|in bed|in \p{Lu}\p{L}{0,20}))(?= ${number} (?:nights?|days?|weeks?|months?|years?|hours?)\b)`,
      'u',
    ),
    ' for',
  )

/** `with rifle butt` -> `with a rifle butt`, `with cousin` -> `with a cousin` */
export const withArticles = (text: string) =>
  text.replaceAll(
    /\b(with|in|at) (?=(?:rifle butt|hose|baton|club|stick|bat|baseball bat|belt|machete|cable|rope|knife|gun|pistol|hammer|bottle|pipe|whip|camp|cell|basement|warehouse|cousin|friend|brother|sister|group|coyote)\b(?!s))/g,
    '$1 a ',
  )
