import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { isWholeSentence } from '#domain/case-map/reading/whole-sentence.ts'
import { type IsoDate, formatLongDate } from '#domain/dates/calendar.ts'
import { findDays } from '#domain/language/find-days.ts'

const day = String.raw`\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}`
const place = String.raw`\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,2}`

type Tell = (found: RegExpExecArray, isAhead: (written: string) => boolean) => string

/** What a note of a proceeding can be, by its own word and the day beside it, as a sentence. */
const kinds: readonly (readonly [RegExp, Tell])[] = [
  [
    new RegExp(
      String.raw`\b(?:[Ee]ntered|[Cc]rossed|EWI|[Aa]pprehended)(?: (near|at|in|by|through))? (${place})(?:, ?|,? on | )(${day})(?: with (?:\{[^{}]+\} )?(son|daughter|children|wife|husband|family))?`,
      'u',
    ),
    ([, by = 'at', where = '', on = '', kin]) =>
      `{applicant.subj} entered the United States ${by === 'by' ? 'at' : by} ${where.replace(/ ([A-Z]{2})$/u, ', $1,')} on ${on}${kin === undefined ? '' : `, with {applicant.his} ${kin}`}`,
  ],
  [
    new RegExp(String.raw`\b(?:NTA|Notice to Appear)\b[^.;]{0,20}?(${day})`, 'u'),
    ([, on = '']) => `The Notice to Appear is dated ${on}`,
  ],
  [
    new RegExp(String.raw`\bvenue\b[^.;]{0,30}?\bto (${place})\b[^.;]{0,20}?\bgranted\b[^.;]{0,8}?(${day})`, 'iu'),
    ([, where = '', on = '']) => `Venue was changed to ${where} on ${on}`,
  ],
  [
    new RegExp(String.raw`\b(?:MCH|[Mm]ch|[Mm]aster(?: calendar)?(?: hearing)?)\b[^.;]{0,30}?(${day})`, 'u'),
    ([, on = ''], isAhead) => `A master calendar hearing ${isAhead(on) ? 'is set for' : 'was held on'} ${on}`,
  ],
  [
    new RegExp(String.raw`\b(?:Form )?I-589\b[^.;]{0,30}?(${day})`, 'u'),
    ([, on = '']) => `Form I-589 was filed on ${on}`,
  ],
  [
    new RegExp(
      String.raw`\b(?:IH|[Mm]erits(?: hearing)?|[Ii]ndividual hearing)\b[^.;]{0,20}?(${day})(?:,? (?:at )?(\d{1,2}(?::\d\d)? [ap]\.m\.))?`,
      'u',
    ),
    ([, on = '', at], isAhead) =>
      `The individual hearing ${isAhead(on) ? 'is set for' : 'was held on'} ${on}${at === undefined || !isAhead(on) ? '' : ` at ${at}`}`,
  ],
  [
    new RegExp(
      String.raw`\b(?:CFI|[Cc]redible[- ]fear interview)\b[^.;]{0,20}?(${day})(?:,? (positive|negative)\b)?`,
      'u',
    ),
    ([, on = '', found]) =>
      `A credible fear interview was held on ${on}${found === undefined ? '' : `, with a ${found} finding`}`,
  ],
  [
    new RegExp(String.raw`\bparoled\b[^.;]{0,12}?(${day})`, 'iu'),
    ([, on = '']) => `{applicant.subj} was paroled into the United States on ${on}`,
  ],
  [
    new RegExp(String.raw`\b(?:IJ|Immigration Judge)\b[^.;]{0,20}?\b(denied|granted)\b[^.;]{0,30}?(${day})`, 'u'),
    ([, did = '', on = '']) => `The Immigration Judge ${did} the applications on ${on}`,
  ],
  [
    new RegExp(String.raw`\b(?:NOA|[Nn]otice of appeal)\b[^.;]{0,20}?(${day})`, 'u'),
    ([, on = '']) => `The notice of appeal was filed on ${on}`,
  ],
]

/**
 * A note of the proceedings that is no sentence, `crossed at Eagle Pass 1/30/23, NTA 2/2/23`, as one sentence for each step
 * that its own words and day name. Undefined where the note is a sentence already; empty where it names no step.
 */
export function stepsIn(wording: string, today: IsoDate): string[] | undefined {
  if (isWhole(wording)) return undefined
  const isAhead = (written: string) => (findDays(written)[0]?.from ?? '') > today
  return kinds.flatMap(([kind, tell]) => {
    const found = kind.exec(wording)
    return found ? [tell(found, isAhead)] : []
  })
}

/** The days that a note gives and that these sentences do not tell. */
export const daysLeftOut = (wording: string, told: string): string[] =>
  findDays(wording).flatMap(({ from, to }) => (from === to && !told.includes(formatLongDate(from)) ? [from] : []))

const isWhole = (wording: string): boolean =>
  /^(?:\{|\p{Lu})/u.test(wording) &&
  !/(?:^|\s)\(\d\)\s| [-–] |^(?:Further|Willing|Motion)\b|, (?:NTA|Notice to Appear|MCH|IH|I-589|CFI) |\bdenied on [^.;]{0,20}, \p{Ll}/u.test(
    wording,
  ) &&
  !new RegExp(String.raw`\b(?:[Ee]ntered|[Cc]rossed) (?!on |the |without )${place} ${day}`, 'u').test(wording) &&
  !/^(?:Mch|MCH|NTA|NOA|IH|Merits|I-589)\b/u.test(wording) &&
  (hasFiniteVerb(` x ${wording.replaceAll(/\{[^{}]*\}/g, 'X')}`) || isWholeSentence(wording))
