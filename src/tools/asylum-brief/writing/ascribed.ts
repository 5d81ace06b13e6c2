import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { Ground } from '../case/relief.ts'
import type { Pen } from './pen.ts'
import { isSinceArrival } from './speech-in-account.ts'
import { weightOf } from './weight-on-ground.ts'
import { answerOn } from './words-of-reason.ts'
import { isOfOfficeAsked } from './weight-of-words.ts'
import { paragraphsOfHarm, type Words, wordsOfAccount } from './words-of-account.ts'

/** What a trait is called when somebody asks for it. */
const trait: Readonly<Record<Ground, string>> = {
  race: 'tribe|race|ethnicity|clan|caste|people|language',
  religion: 'religion|faith|god|prayers?|church|mosque|sect',
  nationality: 'nationality|country|language|people|origin',
  'political-opinion': 'party|vote|opinion|side|politics|group|comrades|leaders?',
  'social-group': 'family|name|group|husband|brother|father|son|friends?',
}

/**
 * Where the account tells what those who did the harm took the client for: `The paper said that I am a member of …`, `told me
 * to admit that I am …`, `called me a …`, `asked me my tribe`. Somebody else is the subject, in a paragraph that tells of harm.
 */
export function ascribedToClient(pen: Pen, ground: Ground, most = 3): readonly Words[] {
  const harm = paragraphsOfHarm(pen)
  const asked = new RegExp(
    String.raw`\basked (?:me |us )?(?:for |about |what )?(?:my|our|is my) (?:\p{Ll}+ )?(?:${trait[ground]})\b`,
    'iu',
  )
  return (
    wordsOfAccount(pen)
      .filter(({ told, paragraph }) => harm.has(paragraph) && (saysWhatIAm.test(told) || asked.test(told)))
      .filter((one) => !ownSaying.test(one.told) && !isOfOfficeAsked(one, pen))
      // What speaks of another ground more is argued there.
      .filter(({ words }) => isOfGround(words, ground, pen))
      .slice(0, most)
  )
}

function isOfGround(words: string, ground: Ground, pen: Pen): boolean {
  const own = weightOf(words, ground, pen)
  const others = pen.frame.grounds.filter((one) => one !== ground).map((one) => weightOf(words, one, pen))
  return others.every((other) => own > other || (own === other && (own > 0 || pen.frame.grounds[0] === ground)))
}

const saysWhatIAm =
  /\b(?:said|says|told|wrote|written|shouted|admit|confess|declared)\b[^.;“”"]{0,60}\bthat I (?:am|was|belong|support|work(?:ed)? (?:for|with))\b(?! (?:afraid|here|alone|dead|free|going|there|lucky|sick|not|safe|to|on|in|at)\b)|\b(?:called|calls|calling|labell?ed|branded) (?:me|us) (?:an? |the |[“"‘])|\baccused (?:me|us) of (?:being|belonging|working|helping|supporting)\b|\btook (?:me|us) for (?:an?|the)\b/iu
/** `I said that I am a pharmacist`: the client’s own words of herself; what a friend says is no persecutor’s. */
const ownSaying =
  /\bI (?:\p{L}+ )?(?:said|told|wrote|answered|explained|shouted)\b|\b(?:doctor|lawyer|nurse|teacher|neighbor|mother|father|wife|husband|friend|pastor|priest|sister|brother|son|daughter)s? (?:\p{L}+ )?(?:said|told|called|wrote)\b/iu

/**
 * What marked the client out, where the account tells it in words of the answers on the ground and the reason: who the client
 * was and what the client did. Sentences in the first person that share three words of substance with them.
 */
export function marksInAccount(pen: Pen, ground: Ground, most = 2): readonly Words[] {
  const { frame, map } = pen
  const said = [answerOn[ground], 'why'].map((name) => textOf(frame.answers, name) ?? '').join(' ')
  const names = [frame.country ?? '', ...map.persons.map(({ full }) => full)].join(' ')
  const usual = new Set(stemsOf(`${names} said told called made people person police years because`))
  const own = new Set(stemsOf(said).filter((stem) => stem.length >= 4 && !usual.has(stem)))
  const shared = ({ words }: Words) => new Set(stemsOf(words).filter((stem) => own.has(stem))).size
  // The answer on the reason tells of all grounds: what shows a further one has a word of its own answer.
  const ofGround = new Set(stemsOf(textOf(frame.answers, answerOn[ground]) ?? '').filter((stem) => own.has(stem)))
  const isOnGround = ({ words }: Words) =>
    frame.grounds[0] === ground || stemsOf(words).some((stem) => ofGround.has(stem))
  const found = wordsOfAccount(pen).filter(
    (one) =>
      /(?:^|[,;] |\d{4},? |\b(?:and|that|because|where|when) )(?:I|[Ww]e) \p{Ll}/u.test(one.told) &&
      shared(one) >= 3 &&
      isOnGround(one) &&
      !/\bI (?:did|do|could|was|had|would) not\b|\bI never\b/u.test(one.told) &&
      !isSinceArrival(one.words, pen) &&
      !/\bafraid\b|\bif\b/u.test(one.words),
  )
  const best = found.toSorted((a, b) => shared(b) - shared(a)).slice(0, most)
  return found.filter((one) => best.includes(one))
}
