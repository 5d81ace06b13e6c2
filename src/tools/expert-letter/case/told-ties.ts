import { sentencesOf } from '#domain/language/sentences.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { inOwnWords, type Parties } from '#domain/prose/own-words.ts'
import { answeredExamination } from './answered-examination.ts'
import { denies, paid } from './denials.ts'

/** `We` is counsel's office, unless the two did something together. */
const ofCounsel = /\b(?:[Ww]e|us|our)\b(?!.{0,80}\b(?:together|each other|both)\b)/u

const tellsTie =
  /\b(?:met|know|knew|known|read|cited|bought|buys|purchas|customer|invest|licens|work(?:ed|s)?|supervis|advis|taught|teach|collaborat|co-?(?:wrote|author)|employ|evaluat|examin|interview|treat|saw|assess|review|programmed|hired|boss|mentor|friend|colleague|partner|serve|talk|heard|reproduced|chair|student|married|related|trained|recruit|sat on|spoke at|presented at|panel|conference|workshop|together)/iu

/** What the answer says of the tie itself, in the expert's first person; denials stand apart, and pay has its own place. */
export function toldTies(relation: string, parties: Parties): string[] {
  return relation
    .replaceAll(ownersOf, 'my ')
    .split(/\n+/)
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.split(/;\s*/))
    .flatMap((sentence) => {
      const examined = answeredExamination(sentence, parties)
      return examined === undefined ? runsOf(sentence).flatMap((run) => affirmed(run, parties)) : [examined]
    })
}

/** `for the pastor’s company`: whoever signs is called by the calling. */
const ownersOf = /\bthe (?:pastor|priest|imam|rabbi|deacon|teacher|coach|employer|expert)['’]s (?=\p{Ll})/gu

/** One run of the answer as the expert says it, where it tells of the two. */
function affirmed(run: string, parties: Parties): string[] {
  const spoken = withWholeMonths(inOwnWords(run, parties))
  const said = /^Both \p{Ll}/u.test(run) ? spoken?.replace(/^We (?!both\b)/u, 'We both ') : spoken
  if (said === undefined || !(tellsTie.test(said) || ofBoth.test(said) || said.includes(parties.clientShort))) return []
  return [
    knownSince(houseStyle(said))
      // `of a company (Halden Magnetics) that`: the name first.
      .replace(
        /\bof an? (company|firm|foundation|society|hospital|laboratory) \((\p{Lu}[^()]{2,40})\) (?=that|which)/u,
        'of $2, a $1 ',
      )
      .replace(
        /, (\d{1,2}|one|two|three|four|five|six) (?:sessions|visits|interviews|times)\b/u,
        (_, count: string) => ` in ${count} sessions`,
      ),
  ]
}

const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** `(Oct 12 and Oct 19, 2026) by phone` */
const withWholeMonths = (words: string | undefined): string | undefined =>
  words
    ?.replaceAll(
      /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.? (?=\d{1,2}\b)/gu,
      (_, name: string) => `${monthNames.find((month) => month.startsWith(name.slice(0, 3))) ?? name} `,
    )
    .replaceAll(/\bby phone\b/gu, 'by telephone')
    .replaceAll(/\bread (?:his |her |the )?decl\b\.?/gu, 'read the declaration')
    .replaceAll(/(?<=\p{L}) ((?:19|20)\d{2}) ?[-–] ?((?:19|20)\d{2})\b/gu, ' from $1 to $2')
    .replaceAll(/, (?=(?:he|she) (?:reported|worked|served) )/gu, '; ')

/** `We sit on the same committee.` That both live in one town ties nobody. */
const ofBoth = /^We\b(?! live).*\b(?:the same|one|together|each other|one another|jointly|share[ds]?)\b/u

/** `and paid her company for them`: what the expert bought of the client, and no pay for the letter. */
const paidForWork =
  /\b(?:presented|commissioned|hired|engaged|bought|programmed)\b[^.]{0,120} and paid (?:him|her|them|his \p{Ll}+|her \p{Ll}+|their \p{Ll}+) for\b/u

/** `that buys the powder, not from him`: no denial of the tie, and what would be false without it. */
const contrast = /, not (?:from|with|for|by|to|in|on|at) [^,]{2,40}$/u

/** What a sentence affirms between what it denies and what it says of pay: `never met, knows the papers`. */
function runsOf(sentence: string): string[] {
  const clauses = sentence.split(
    /,\s+(?!not (?:from|with|for|by|to|in|on|at)\b)(?=(?:no|not|never|but|paid|has|have|knows?|read|cited|heard|saw|met)\b)/u,
  )
  const runs: string[][] = [[]]
  for (const clause of clauses) {
    if (
      (paid.test(clause) && !paidForWork.test(clause)) ||
      ofCounsel.test(clause) ||
      denies.test(clause.replace(contrast, ''))
    )
      runs.push([])
    else runs.at(-1)?.push(clause)
  }
  return runs.flatMap((run) => (run.length === 0 ? [] : [run.join(', ').replace(/^but /u, '')]))
}

const perfect: Readonly<Record<string, string>> = { teach: 'taught', see: 'seen' }

/** `I know her papers since 2019`: what began then and lasts. */
const knownSince = (words: string): string =>
  words
    .replace(
      /^I (teach|treat|see|coach|counsel|supervise|follow|advise|employ|mentor) (?=[^;]{2,90}?\bsince (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)/u,
      (_, verb: string) => `I have ${perfect[verb] ?? `${verb.replace(/e$/u, '')}ed`} `,
    )
    .replace(/\band use (?=[^.;]{2,80}\bsince (?:19|20)\d\d)/u, 'and have used ')
    .replace(/^I know (?=[^;]{2,80}?\bsince (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)/u, 'I have known ')
    .replace(/^(I have known [^;]{4,100}) and (?=(?:cited|read|used|reviewed)\b)/u, '$1, and have ')
