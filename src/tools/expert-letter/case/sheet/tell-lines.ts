import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { capitalized, listInWords } from '#domain/prose/words.ts'
import { isProseLine } from '../prose-lines.ts'
import type { Examined } from '../shorthand/examined.ts'
import { saidOfSessions } from '../shorthand/sessions.ts'
import type { Kind } from './headings.data.ts'
import { namedAlone, toldScores } from './instruments.ts'
import { plainWords } from './plain-words.ts'
import type { NotedLine } from './read-sheet.ts'
import { noSign, ofKin, printed, reads, saidPlainly } from './said-plainly.ts'

/** One piece of a note: a sentence, words without one, or what is left to be worded. */
export type Told =
  | { readonly as: 'sentence'; readonly words: string }
  | { readonly as: 'fragment'; readonly words: string }
  | { readonly as: 'open'; readonly words: string }

type IsName = (word: string) => boolean

/** The pieces of one line of a sheet. */
export function tellLine(line: NotedLine, person: Examined, isName: IsName = () => false): Told[] {
  const { kind, words, label } = line
  if (kind === 'diagnosis') return sentencesOf(words).flatMap((one) => diagnosed(one))
  if (label === undefined && isProseLine(words))
    return sentencesOf(plainWords(words)).map((one) => sentence(ofKin(one.replace(/\.$/u, ''), person) ?? one))
  const sessions = kind === 'sessions' ? saidOfSessions(words.replace(/\.$/u, ''), person) : undefined
  if (sessions !== undefined) return [sentence(sessions)]
  const scores = toldScores(words)
  if (scores !== undefined) return scores.map((one) => sentence(one))
  const used = kind === 'tests' ? namedAlone(words) : undefined
  if (used !== undefined) return [sentence(`I used the ${listInWords(used)}.`)]
  // Short words are written out first: the stop of an abbreviation ends nothing.
  const pieces = sentencesOf(plainWords(consented(apart(words), person))).flatMap((one) => partsOf(one))
  if (label !== undefined) return labelled(label, pieces, { kind, person, isName })
  return pieces.flatMap((one) => tellPiece(one, kind, person))
}

const sentence = (words: string): Told => ({
  as: 'sentence',
  words: capitalized(/[.!?]["”’)]*$/u.test(words) ? words : `${words}.`),
})

/** `a; b` are two notes, unless a bracket or a quotation holds them together. */
const partsOf = (note: string): string[] =>
  /[("“][^()"“”]{0,200};/u.test(note)
    ? [note]
    : note
        .split(/;\s+/u)
        .map((one) => one.trim())
        .filter((one) => one !== '')

/** What stands in a row is whatever is no sentence, but for an opinion and for what is asked and not answered. */
const isOpen = (plain: string, kind: Kind | undefined): boolean => kind === 'opinion' || plain.endsWith('?')

function tellPiece(note: string, kind: Kind | undefined, person: Examined): Told[] {
  const scores = toldScores(note)
  if (scores !== undefined) return scores.map((one) => sentence(one))
  const plain = note.replace(/[.;,]$/u, '').trim()
  if (plain === '') return []
  const fits = kind === 'opinion' || kind === 'assessment' ? fitting(plain) : undefined
  if (fits !== undefined) return [sentence(fits)]
  const said = saidPlainly(plain, kind, person)
  if (said !== undefined) return [sentence(said)]
  const isClause = isRow(plain) ? false : kind !== 'care' || /^(?:I|s?he|they|the|his|her|in my)\b/iu.test(plain)
  const whole = reads(plain) && kind !== 'account' && isClause ? printed(plain) : undefined
  if (whole !== undefined) return [sentence(kind === 'opinion' ? asOpinion(whole) : whole)]
  return [{ as: isOpen(plain, kind) ? 'open' : 'fragment', words: plain }]
}

/** `overall highly consistent with account`: how far all of it fits. */
function fitting(plain: string): string | undefined {
  const alone =
    /^(?:(?:overall|taken together|in sum|all in all)[:,]? )?(highly consistent|consistent|not consistent)$/iu.exec(
      plain,
    )?.[1]
  if (alone !== undefined)
    return `In my opinion the findings taken together are ${alone.toLowerCase()} with the account.`
  const [, how = ''] =
    /^(?:overall:?|taken together,?|in sum,?|all in all,?)? ?((?:highly |not )?(?:consistent with|typical of|diagnostic of) .+)$/iu.exec(
      plain,
    ) ?? []
  if (how === '') return undefined
  return `In my opinion the findings taken together are ${how.replace(/\b(with|of) (?=(?:account|history|events|story|declaration)\b)/u, '$1 the ')}.`
}

/** What stands under the heading of the opinion is held, and the letter says so. */
const asOpinion = (whole: string): string =>
  /^(?:I|My|In my|Whether|If I)\b/u.test(whole) ||
  /\bI (?:think|believe|conclude|expect|find|consider|would)\b/u.test(whole)
    ? whole
    : `In my opinion ${inside(whole)}`

const inside = (whole: string): string =>
  whole.replace(/^(?!(?:PTSD|ICE|U\.S)\b)(\p{Lu})(?=\p{Ll}+ (?!\p{Lu}))/u, (letter) => letter.toLowerCase())

/** `forgets - left the pills at home`: two notes. */
const apart = (words: string): string => words.replace(/^(\p{L}+s) [-–—] (?=\p{Ll}+ )/u, '$1; ')

/** `anxious, tense, hands red and cracked`, `fluvoxamine 200, clonazepam as needed`: a row, whatever verb stands in it. */
const isRow = (plain: string): boolean =>
  /^(?!In |On |At |If |When |Since |After |Before )\p{L}[\p{L}-]*(?: [\p{Ll}\d.]+)?, (?!(?:s?he|they|it|I|we|the|his|her|which|who)\b)/iu.test(
    plain,
  )

/** `Consent ok, limits of confid. explained`: what was told and agreed before the examination. */
const consented = (words: string, { he, him, his }: Examined): string =>
  words
    .replace(/, (?:I )?explained (?:that I am )?not treating\b/iu, `, and I explained that I do not treat ${him}`)
    .replace(
      /(?<=^|[.;] )(?:informed )?consent (?:ok|given|obtained|signed|yes|form signed)\b(?=[.,;]|$)/iu,
      (found) => `${capitalized(he)} gave ${his} consent${/signed/iu.test(found) ? ' in writing' : ''}`,
    )
    .replace(
      /, (?:the )?limits (?:of|to) confid(?:entiality)?\.? (?:were )?(?:explained|discussed|reviewed)\b\.?/iu,
      ', and I explained the limits of confidentiality.',
    )

/** Behind a label under the heading of an opinion: in the words of the notes where it is no sentence. */
function held(label: string, pieces: readonly string[], kind: Kind, person: Examined): Told[] {
  const told = pieces.flatMap((one) => tellPiece(one, kind, person))
  return told.some(({ as }) => as === 'open') ? [{ as: 'open', words: `${label}: ${pieces.join(' ')}` }] : told
}

/** `back: L4-L5 fusion`, `Marriage - good, says "he is my legs"`: as to what it is. */
function labelled(
  label: string,
  pieces: readonly string[],
  { kind, person, isName }: { readonly kind: Kind | undefined; readonly person: Examined; readonly isName: IsName },
): Told[] {
  if (kind === 'opinion' || kind === 'assessment') return held(label, pieces, kind, person)
  const over = inFullLabel(
    /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,4}$/u.test(label) && !isName(label)
      ? label.charAt(0).toLowerCase() + label.slice(1)
      : label,
  )
  const told = pieces.map((one): Told => {
    const plain = one.replace(/[.;,]$/u, '')
    const isOwnSentence = /^(?:he|she|they|there|it|I)\b/iu.test(plain) && reads(plain)
    // Behind `sister:` or `boss:` the verb is theirs: `saw bruises`.
    const isOfPerson = (kind !== undefined && !isName(label)) || ofOneself.test(over)
    const own = isOfPerson && !others.test(over) ? saidPlainly(plain, kind, person) : noSign(plain)
    const said = own ?? (isOwnSentence ? printed(plain) : undefined)
    return said === undefined ? { as: 'fragment', words: one.replace(/[.;,]$/u, '') } : sentence(said)
  })
  const fragments = told.flatMap(({ as, words }) => (as === 'fragment' ? [words] : []))
  const about = ofOneself.test(over) || others.test(over) ? `${person.his} ${over}` : over
  return [
    // A physician's findings stand as a list of what was seen where.
    ...(fragments.length === 0 || kind !== 'exam' ? [] : [sentence(`${capitalized(over)}: ${fragments.join('; ')}.`)]),
    ...(fragments.length === 0 || kind === 'exam'
      ? []
      : [sentence(`As to ${about} I recorded: ${fragments.join('; ')}.`)]),
    ...told.filter(({ as }) => as === 'sentence'),
  ]
}

const ofOneself =
  /^(?:back|neck|head|hands?|arms?|legs?|knees?|feet|heart|eyes?|marriage|sleep|appetite|mood|work|job|gait|weight|health|faith|family|speech|affect|energy|concentration|drinking|schooling|education|childhood|strengths?|social (?:situation|history)|living situation|substance use|alcohol)$/u

const inFullLabel = (label: string): string =>
  plainWords(label)
    .replace(/^s(?:oc )?hx?$/iu, 'social history')
    .replace(/^f(?:am )?hx?$/iu, 'family history')
    .replace(/^soc(?:ial)?$/u, 'social situation')
    .replace(/^substances?$/u, 'substance use')
    .replace(/^interp$/u, 'the interpreter')
    .replace(/^vs$|^vitals?$/u, 'vital signs')
    .replace(/^labs?$/u, 'laboratory results')

/** Whoever else is spoken of: what they do is not told of the person examined. */
const others =
  /^(?:(?:older|younger|ex|step|first|second)[ -]?)?(?:sisters?|brothers?|mother|father|parents|wife|husband|spouse|sons?|daughters?|children|aunts?|uncles?|cousins?|grandmother|grandfather|partner|boyfriend|girlfriend|neighbors?|friends?|teachers?|employer|boss|supervisor|pastor|landlord|roommate|therapist|abuser|perpetrator)$/u

/** An illness is a piece of the list of diagnoses, and a sentence about it stays one. */
const diagnosed = (words: string): Told[] =>
  hasFiniteVerb(words.replaceAll(/\b\p{Ll}+ed\b/gu, ''))
    ? [sentence(plainWords(words))]
    : partsOf(plainWords(words.replace(/, (?=I \p{Ll})/u, '; '))).map((one) =>
        /^I \p{Ll}/u.test(one)
          ? sentence(one)
          : (toRuleOut(one) ?? {
              as: 'fragment',
              words: codeBehind(one.replace(/[.;,]$/u, '')).replaceAll(
                /(?<=[\p{L}]),? (F\d{2}(?:\.\d{1,3})?)(?![\d)])/gu,
                ' ($1)',
              ),
            }),
      )

/** `F43.12 PTSD chronic` */
const codeBehind = (words: string): string =>
  words.replace(/^\(?([FZ]\d{2}(?:\.\d{1,3})?)\)?,? [-–]? ?(\p{L}[^()]{3,80})$/u, '$2 ($1)')

/** `r/o panic disorder`: what is still to be ruled out is no diagnosis. */
function toRuleOut(words: string): Told | undefined {
  const [, what] = /^(?:r\/o|rule[- ]?out) ?:? (\p{L}[^.;]{2,80})[.;]?$/iu.exec(words) ?? []
  return what === undefined ? undefined : sentence(`${capitalized(what)} remains to be ruled out`)
}
