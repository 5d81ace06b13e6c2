import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import type { Overlap } from './cv-overlap.ts'
import { careSentences } from './care.ts'
import { inOwnWords, type Parties } from '#domain/prose/own-words.ts'
import type { Subject } from './subject.ts'

/** How expert and client stand to each other, as the file says it and no further. */
export type Ties = {
  /** Sentences for the letter. While an overlap is open none that denies a tie: it may be false. */
  readonly sentences: readonly string[]
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
  const { relation, statements, client, parties, subject } = told
  const open = told.overlaps.find((overlap) => !isSettled(overlap, [...statements.flat(), ...sentencesOf(relation)]))
  const spoken = spokenDenials(relation, parties)
  const care = subject ? careSentences(statements, relation, subject, parties) : []
  const cared = care.length === 0 ? [] : [...care, ...spoken.filter((words) => !care.includes(words))]
  if (cared.length > 0) return open ? { sentences: cared, open } : { sentences: cared }
  const own = ownTies(statements)
  const answered = toldTies(relation, parties)
  const sentences =
    own.length > 0
      ? [
          ...own,
          ...answered.filter((words) => addsToOwn(words, own.join(' '), parties) && !isSaid(words, own.join(' '))),
        ]
      : spoken.length > 0
        ? [...answered.filter((words) => !spoken.includes(words)), ...spoken]
        : [...deniedTies(relation, client, parties.client), ...answered]
  return open ? { sentences: sentences.filter((words) => notExamined.test(words)), open } : { sentences }
}

/** Most of it stands there in other words. */
function isSaid(words: string, own: string): boolean {
  const stems = new Set(stemsOf(own))
  const all = stemsOf(words)
  const years = words.match(/\b(?:19|20)\d{2}\b/gu) ?? []
  const isSameVerb = own.includes(words.split(' ').slice(0, 2).join(' '))
  if (years.length > 0 && isSameVerb && years.every((year) => own.includes(year))) return true
  return all.filter((stem) => stems.has(stem)).length >= all.length * 0.6 && !/\bat the same\b/u.test(words)
}

/** The answer names a year, place or body that the expert's own sentences leave out. */
function addsToOwn(words: string, own: string, { clientNames }: Parties): boolean {
  const named = words.slice(1).match(/\p{Lu}[\p{L}’'-]{2,}|\b(?:19|20)\d{2}\b/gu) ?? []
  return named.some(
    (name) => !own.includes(name) && !clientNames.includes(name) && !/^(?:Dr|Mr|Ms|Mrs|Prof)$/.test(name),
  )
}

const paid = /\b(?:fees?|paid|pays?|payment|charge[ds]?|compensat\p{L}+|honorarium|salary|normal pay)\b|\$/iu
/** `We` is counsel's office, unless the two did something together. */
const ofCounsel = /\b(?:[Ww]e|us|our)\b(?!.{0,80}\b(?:together|each other|both)\b)/u
const denies = /\b(?:no|not|never|none|neither|without)\b|n['’]t\b/iu

const tellsTie =
  /\b(?:met|know|knew|known|read|cited|work(?:ed|s)?|supervis|advis|taught|teach|collaborat|co-?(?:wrote|author)|employ|evaluat|examin|interview|treat|saw|assess|review|programmed|hired|boss|mentor|friend|colleague|partner|serve|talk|heard|reproduced|chair|student|married|related|trained|recruit|sat on|panel|conference|workshop|together)/iu

/** What the answer says of the tie itself, in the expert's first person; denials stand apart, and pay has its own place. */
function toldTies(relation: string, parties: Parties): string[] {
  return relation
    .split(/\n+/)
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.split(/;\s*/))
    .flatMap((sentence) => {
      const clauses = sentence.split(/,\s+(?=(?:no|not|never|but|paid)\b)/u)
      const kept = clauses.filter((clause) => !paid.test(clause) && !ofCounsel.test(clause) && !denies.test(clause))
      if (kept.length === 0 || kept[0] !== clauses[0]) return []
      const said = inOwnWords(kept.join(', '), parties)
      return said === undefined || !tellsTie.test(said)
        ? []
        : [
            knownSince(houseStyle(said)).replace(
              /, (\d{1,2}|one|two|three|four|five|six) (?:sessions|visits|interviews|times)\b/u,
              (_, count: string) => ` in ${count} sessions`,
            ),
          ]
    })
}

/** The expert's own denial in the answer, word for word: `I have never worked with her, and we have not met outside of conferences.` */
function spokenDenials(relation: string, parties: Parties): string[] {
  return sentencesOf(relation.replaceAll(/\s+/g, ' ')).flatMap((sentence) => {
    const isOwn = /^I (?:have|had|do|did|am|was)\b/u.test(sentence) && denies.test(sentence) && !paid.test(sentence)
    const said = isOwn ? inOwnWords(sentence, parties) : undefined
    return said === undefined ? [] : [houseStyle(said)]
  })
}

/** `I know her papers since 2019`: what began then and lasts. */
const knownSince = (words: string): string =>
  words
    .replace(/^I know (?=[^;]{2,80}?\bsince (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)/u, 'I have known ')
    .replace(/^(I have known [^;]{4,100}) and (?=(?:cited|read|used|reviewed)\b)/u, '$1, and have ')

/** What was not done for this letter is no denial of a tie. */
const notExamined = /^I (?:have not|did not) (?:interview|examin|evaluat|treat)/u

/** Somebody named the shared place and said how they stood there. */
function isSettled({ name }: Overlap, sentences: readonly string[]): boolean {
  const place = foldToWords(name ?? '')
  return (
    place !== '' &&
    sentences.some(
      (words) =>
        foldToWords(words).includes(place) &&
        /\b(?:kn[eo]w|met|work(?:ed)? (?:with|for|under|together)|overlap|contact)/iu.test(words),
    )
  )
}

/**
 * What the relationship text itself denies, in the expert's first person: each sentence only where the text has the same
 * denial. A denial with a limit that cannot be carried over whole ("never met before 2021") gives no sentence.
 */
function deniedTies(relation: string, client: string, pronoun: 'he' | 'she' | undefined): string[] {
  const clauses = sentencesOf(relation).flatMap((sentence) => sentence.split(/;\s*/))
  const told = clauses.filter((clause) => !limited.test(clause))
  const never = distinct(told.flatMap((clause) => verbsDenied(clause)))
  const relations = distinct(told.flatMap((clause) => relationsDenied(clause)))
  const isStranger = told.some((clause) =>
    /\b(?:do|does|did) not (?:personally )?know \S+(?: \S+){0,3} personally\b/iu.test(clause),
  )
  const isUnacquainted = told.some((clause) => /\bnot (?:personally )?acquainted\b/iu.test(clause))
  const [relationship] = relations
  const him = pronoun === undefined ? undefined : { he: 'him', she: 'her' }[pronoun]
  const isOne = never.length > 0 && relations.length === 1 && relationship !== undefined && him !== undefined
  const tied = (words: string) => `no ${words} ${/ties?$/.test(words) ? 'to' : 'with'}`
  return [
    ...(isOne ? [`I have never ${joined(never)} ${client} and have ${tied(relationship)} ${him}.`] : []),
    ...(never.length > 0 && !isOne ? [`I have never ${joined(never)} ${client}.`] : []),
    ...(isOne ? [] : relations.map((words) => `I have ${tied(words)} ${client}.`)),
    ...(isStranger ? [`I do not know ${client} personally.`] : []),
    ...(isUnacquainted ? [`I am not acquainted with ${client}.`] : []),
    ...notDone(told, client),
  ]
}

const limited =
  /\b(?:except|otherwise|beyond that|besides|but for|other than|apart from|aside from|save for|until|till|before|after|since|only once|more than|in person|face to face|directly|formally|outside|privately|recently|again|anymore|any more|longer|currently|now|yet)\b/iu

const verbs: readonly (readonly [RegExp, string])[] = [
  [/\bmet\b/iu, 'met'],
  [/\bworked\b/iu, 'worked with'],
  [/\bemployed\b/iu, 'employed'],
  [/\bsupervised\b/iu, 'supervised'],
  [/\btaught\b/iu, 'taught'],
  [/\bcollaborated\b/iu, 'collaborated with'],
  [/\b(?:written|published|co-?authored)\b/iu, 'written with'],
  [/\bspoken\b/iu, 'spoken with'],
]

/** What stands after "never" up to the next clause; "met or worked together" denies both. */
function verbsDenied(clause: string): string[] {
  const denied = /\bnever\b(.*)$/iu
    .exec(clause)?.[1]
    ?.split(
      /\bbut\b|\balthough\b|\bthough\b|,\s*(?:he|she|they|who|which|and)\b|\band (?:he|she|they|has|knows?)\b/iu,
    )[0]
  if (denied === undefined) return []
  return verbs.filter(([pattern]) => pattern.test(denied)).map(([, words]) => words)
}

function relationsDenied(clause: string): string[] {
  const kinds = '(?:(?:prior|previous|personal|professional|family|business|financial)(?:,? (?:or|and) |, | ))*'
  const match = new RegExp(String.raw`\bno (${kinds}(?:relationship|ties?|contact|connection))\b`, 'iu').exec(clause)
  return match?.[1] === undefined ? [] : [match[1].toLowerCase().replaceAll(' and ', ' or ')]
}

function notDone(clauses: readonly string[], client: string): string[] {
  const verbs = ['interviewed', 'examined', 'treated', 'evaluated'].filter((verb) =>
    clauses.some((clause) => new RegExp(String.raw`\b(?:not|never) (?:ever )?${verb}\b`, 'iu').test(clause)),
  )
  return verbs.length === 0 ? [] : [`I have not ${joined(verbs)} ${client}.`]
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)]
}

const tieWords =
  /\bI (?:only )?know (?:Dr|Prof|Mr|Mrs|Ms)\b|\bnever (?:met|worked|employed|supervised|taught|written|published|spoken)\b|\b(?:no|any) (?:\w+ (?:or |and )?){0,4}(?:relationship|ties?|contact|connection|exchange)\b|\bcame to know\b|\bI (?:first )?(?:met|have known|knew|worked with|taught|supervised|employed)\b|\boverlap|\bhave since been told\b|\bI did not (?:interview|meet|know|work with)\b/iu

/** The expert's own sentences about how they stand to each other; a short paragraph stays whole, so that it can be read. */
function ownTies(statements: readonly (readonly string[])[]): string[] {
  return statements.flatMap((paragraph) => {
    const ties = paragraph.filter((words) => tieWords.test(words))
    return ties.length > 0 && paragraph.length <= 3 ? paragraph : ties
  })
}
