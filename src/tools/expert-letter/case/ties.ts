import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { isSettled, type Overlap } from './cv-overlap.ts'
import { bareDenials, callsTold, deniedTies, limitedDenials, spokenDenials, toldDenials } from './denials.ts'
import { careSentences } from './care.ts'
import type { Parties } from '#domain/prose/own-words.ts'
import { isOfLimits } from './note-topics.ts'
import { isOfOwnLife } from './own-life.ts'
import type { Subject } from './subject.ts'
import { toldTies } from './told-ties.ts'

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
  const noted = ownTies(statements, subject !== undefined)
  // `I did not interview him` alone says nothing of ties: the answer does.
  const own = noted.every((words) => notExamined.test(words)) ? [] : noted
  const answered = [...bareDenials(relation, parties), ...toldTies(relation, parties), ...callsTold(relation, parties)]
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
  // That they had not met before is told by no count of visits.
  if (/\b(?:not|never) met\b/u.test(words) && !/\bmet\b|\bfirst\b/u.test(own)) return false
  return all.filter((stem) => stems.has(stem)).length >= all.length * 0.6 && !/\bat the same\b/u.test(words)
}

/** The answer names a year, place or body that the expert's own sentences leave out. */
function addsToOwn(words: string, own: string, { clientNames }: Parties): boolean {
  const named = words.slice(1).match(/\p{Lu}[\p{L}’'-]{2,}|\b(?:19|20)\d{2}\b/gu) ?? []
  return named.some(
    (name) => !own.includes(name) && !clientNames.includes(name) && !/^(?:Dr|Mr|Ms|Mrs|Prof)$/.test(name),
  )
}

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
