import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { isSettled, type Overlap } from './cv-overlap.ts'
import { deniedTies, denies, limitedDenials, paid, spokenDenials, toldDenials } from './denials.ts'
import { answeredExamination } from './answered-examination.ts'
import { careSentences } from './care.ts'
import { inOwnWords, type Parties } from '#domain/prose/own-words.ts'
import { isOfLimits } from './note-topics.ts'
import { isOfOwnLife } from './own-life.ts'
import type { Subject } from './subject.ts'

/** How expert and client stand to each other, as the file says it and no further. */
export type Ties = {
  /** Sentences for the letter. While an overlap is open none that denies a tie: it may be false. */
  readonly sentences: readonly string[]
  /** The expert’s own words that these sentences say, wherever another wording was taken. */
  readonly covered?: readonly string[]
  /** Where the papers of both touch and nobody has said what that means. */
  readonly open?: Overlap
}

/** The expert's own sentences come first; what the answer denies is added where they leave it unsaid. */
export function readTies(told: {
  readonly relation: string
  readonly statements: readonly (readonly string[])[]
  readonly client: string
  readonly overlaps: readonly Overlap[]
  readonly parties: Parties
  /** Whom a clinician examines or treats; absent in other letters. */
  readonly subject?: Subject | undefined
}): Ties {
  const { relation, client, parties, subject } = told
  // `Limits: no contact with his therapist`: what the expert has not done is no tie.
  const statements = told.statements.map((paragraph) =>
    paragraph.filter((words) => !/^limit(?:s|ations)?:/iu.test(words)),
  )
  const open = told.overlaps.find((overlap) => !isSettled(overlap, [...statements.flat(), ...sentencesOf(relation)]))
  // `Evaluated the husband, not treating`: of the husband, who is not known here, and not of the client.
  const isOfKin = subject === undefined && ofKin.test(relation)
  const spoken = spokenDenials(relation, parties)
    .filter((said) => !(isOfKin && said.includes('{subject}')))
    .map((said) => said.replace('{subject}', subject?.short ?? client))
    .map((words) =>
      subject?.kin !== undefined && words.startsWith(`I am not ${subject.pronoun === 'he' ? 'his' : 'her'} `)
        ? words.replace(/\b(?:his|her)\b/u, `${subject.short}’s`)
        : words,
    )
  const { sentences: care, covered } = subject
    ? careSentences(statements, relation, subject, parties)
    : { sentences: [], covered: [] }
  const denied = [
    ...spoken,
    ...toldDenials(relation, parties),
    ...(care.length === 0 || !subject ? [] : deniedTies(relation, subject.short, subject.pronoun)),
    // `I saw her` does not say that nobody treats her.
  ].filter(
    (words) =>
      !isSaid(words, care.join(' ')) || (words.startsWith('I do not treat ') && !/\btreat/u.test(care.join(' '))),
  )
  const cared = care.length === 0 ? [] : [...care, ...denied.filter((words) => !care.includes(words))]
  if (cared.length > 0) return { sentences: cared, covered, ...(open && { open }) }
  const own = ownTies(statements, subject !== undefined)
  const answered = toldTies(relation, parties)
  const sentences =
    own.length > 0
      ? [
          ...own,
          ...answered.filter((words) => addsToOwn(words, own.join(' '), parties) && !isSaid(words, own.join(' '))),
        ]
      : spoken.length > 0
        ? [...answered.filter((words) => !spoken.includes(words)), ...spoken]
        : inTime(deniedTies(relation, client, parties.client), [
            ...answered,
            ...limitedDenials(relation, parties).filter((words) => !answered.includes(words)),
          ])
  return open ? { sentences: sentences.filter((words) => notExamined.test(words)), open } : { sentences }
}

/** What was not before they met stands behind the meeting, as something past. */
function inTime(denied: readonly string[], answered: readonly string[]): string[] {
  const isMet = answered.some((words) => /^I (?:interviewed|examined|evaluated|saw|met|assessed)\b/u.test(words))
  const isPrior = /^I have no (?:prior|previous) /u
  if (!isMet || !denied.some((words) => isPrior.test(words))) return [...denied, ...answered]
  return [
    ...denied.filter((words) => !isPrior.test(words)),
    ...answered,
    ...denied
      .filter((words) => isPrior.test(words))
      .map((words) => words.replace(isPrior, 'Before that I had had no ')),
  ]
}

/** Most of it stands there in other words. */
function isSaid(words: string, own: string): boolean {
  const stems = new Set(stemsOf(own))
  const all = stemsOf(words)
  const years = words.match(/\b(?:19|20)\d{2}\b/gu) ?? []
  const isSameVerb = own.includes(words.split(' ').slice(0, 2).join(' '))
  if (years.length > 0 && isSameVerb && years.every((year) => own.includes(year))) return true
  // `I am not her doctor`: only where something is said of a doctor.
  const calling = words.startsWith('I am not ') ? words.replace(/\.$/u, '').split(' ').at(-1) : undefined
  if (calling !== undefined && !own.includes(calling)) return false
  return all.filter((stem) => stems.has(stem)).length >= all.length * 0.6 && !/\bat the same\b/u.test(words)
}

/** The answer names a year, place or body that the expert's own sentences leave out. */
function addsToOwn(words: string, own: string, { clientNames }: Parties): boolean {
  const named = words.slice(1).match(/\p{Lu}[\p{L}’'-]{2,}|\b(?:19|20)\d{2}\b/gu) ?? []
  return named.some(
    (name) => !own.includes(name) && !clientNames.includes(name) && !/^(?:Dr|Mr|Ms|Mrs|Prof)$/.test(name),
  )
}

/** `We` is counsel's office, unless the two did something together. */
const ofCounsel = /\b(?:[Ww]e|us|our)\b(?!.{0,80}\b(?:together|each other|both)\b)/u

const tellsTie =
  /\b(?:met|know|knew|known|read|cited|bought|buys|purchas|customer|invest|licens|work(?:ed|s)?|supervis|advis|taught|teach|collaborat|co-?(?:wrote|author)|employ|evaluat|examin|interview|treat|saw|assess|review|programmed|hired|boss|mentor|friend|colleague|partner|serve|talk|heard|reproduced|chair|student|married|related|trained|recruit|sat on|spoke at|presented at|panel|conference|workshop|together)/iu

/** What the answer says of the tie itself, in the expert's first person; denials stand apart, and pay has its own place. */
function toldTies(relation: string, parties: Parties): string[] {
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

/** What was not done for this letter is no denial of a tie. */
const notExamined = /^I (?:have not|did not) (?:interview|examin|evaluat|treat)/u

/** `I knew three prisoners with sickle cell disease.` */
const ofOthers =
  /\bI (?:first )?(?:met|have known|knew|taught|supervised|employed) (?:two|three|four|five|six|seven|eight|nine|ten|\d+|many|several|some|other|others|a few) /u

const tieWords =
  /\bI (?:only )?know (?:Dr|Prof|Mr|Mrs|Ms)\b|\bnever (?:met|worked|employed|supervised|taught|written|published|spoken)\b|\b(?:no|any) (?:\w+ (?:or |and )?){0,4}(?:relationship|ties?|contact|connection|exchange)\b|\bcame to know\b|\bI (?:first )?(?:met|have known|knew|worked with|taught|supervised|employed)\b|\boverlap|\bhave since been told\b|\bI did not (?:interview|meet|know|work with)\b/iu

/** `before I knew him`, `asked if I knew a place`: by the way, and of no tie. */
const inPassing = /\b(?:if|whether|before|until|that|which|the one|those|what|as) I (?:knew|met|know)\b/u
/** What a clinician showed somebody is a part of the care. */
const showed = /\bI (?:taught|employed|supervised)\b/u

/** The expert's own sentences about how they stand to each other; a short paragraph stays whole, so that it can be read. */
function ownTies(statements: readonly (readonly string[])[], isClinical: boolean): string[] {
  return statements.flatMap((paragraph) => {
    // Under the limits stands what was not done, and no tie.
    if (isOfLimits((paragraph[0] ?? '').replace(/\.$/u, ''))) return []
    const ties = paragraph.filter(
      (words) =>
        tieWords.test(words) &&
        !ofOthers.test(words) &&
        !inPassing.test(words) &&
        !(isClinical && showed.test(words)) &&
        !/^I did no \p{Ll}/u.test(words),
    )
    return ties.length > 0 && paragraph.length <= 3
      ? paragraph.filter((words) => !isOfOwnLife(words) && !/^(?:My )?fees?\b|\$ ?\d/iu.test(words))
      : ties
  })
}

const ofKin =
  /\b(?:evaluated|examined|assessed|tested|saw) (?:the |her |his )?(?:husband|wife|son|daughter|mother|father|child)\b/iu
