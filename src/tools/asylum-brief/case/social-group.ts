import { labelledEntries } from '#domain/case-map/reading/labelled-notes/labelled-entries.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'

/** A precedent that must be faced when the wording of the group calls for it (C13, C14). */
export type GroupTrigger = 'gender' | 'family' | 'former-status' | 'witness'

export type SocialGroup = {
  /** The group as it will be stated, up to the first line break or full stop; locked. Undefined while unanswered. */
  readonly verbatim: string | undefined
  /** What follows the wording. */
  readonly rest: string | undefined
  /** The circular words, where the group is defined by the harm (C12). */
  readonly definedBy: string | undefined
  readonly triggers: readonly GroupTrigger[]
  /** The group that a decision has recognised, if the wording names one. */
  readonly recognised: 'sexual-orientation' | 'genital-cutting' | undefined
}

/** The stops of initials (`U.S. interpreters`) end no wording while the sentence goes on in small letters, nor does that of a title. */
const wordingAndRest =
  /^(.*?)(?:(?<!\b\p{Lu}\.\p{Lu}(?=\.\s\p{Ll}))(?<!\b(?:Dr|Dra|Mr|Mrs|Ms|St|Prof|Rev|Fr|Gen|Col|Capt|Lt|Sgt|Hon))\.(?=\s|$)|\n|$)([\s\S]*)$/u

const definedByHarm =
  /victims? of|persecuted|targeted|abused|who fear|at risk of|unable to (?:leave|escape)|threatened/i
const women = /\b(?:wom[ae]n|girls?|females?|wi(?:fe|ves))\b/i
const men = /\b(?<!\b(?:gay|bisexual|homosexual|transgender) )(?:m[ae]n|males?)\b/i
const family = /\b(?:famil(?:y|ies)(?![’'])|relatives?|children of|wi(?:fe|ves) of)\b/i
// Whom the members once belonged to is no status of theirs.
const formerStatus =
  /\b(?:former(?! (?:masters?|owners?|captors?|employers?|partners?|husbands?|wives)\b)|perceived|gangs?)\b/i
const witness = /\b(?:witness(?:es)?|informants?|testified)\b/i
const orientation = /\b(?:gays?|lesbians?|bisexuals?|homosexuals?|LGBT\w*|sexual orientation)\b/i
const genitalCutting = /\b(?:FGM|genital)\b/i

export function socialGroupOf(answers: Answers): SocialGroup {
  const text = withoutLabels(textOf(answers, 'social_group_details') ?? '')
  const [, wording = '', rest = ''] = wordingAndRest.exec(text) ?? []
  const verbatim = wording
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<![\s.,;:])[\s.,;:]+$/, '')
    .trim()
  return {
    verbatim: verbatim === '' ? undefined : verbatim,
    rest: rest.trim() === '' ? undefined : rest.trim(),
    definedBy: definedByHarm.exec(verbatim)?.[0],
    triggers: triggersIn(verbatim),
    recognised: orientation.test(verbatim)
      ? 'sexual-orientation'
      : genitalCutting.test(verbatim)
        ? 'genital-cutting'
        : undefined,
  }
}

/** `Group: Anglophone health workers. Seen as: ...`: what stands under the first label is the group. */
function withoutLabels(text: string): string {
  const group = labelledEntries(text)?.[0]
  return group?.topic === 'membership' ? text.slice(group.start, group.end) : text
}

/** The groups of one wording, each offered on its own: `women unable to leave ...; Indigenous women of ...`. */
export function groupsIn(verbatim: string | undefined): string[] {
  const parts = (verbatim ?? '')
    .split(/;\s{0,4}(?:and |or )?|\(\d\)| \/ /u)
    .map((one) =>
      one
        .replaceAll(/[“”"]/g, '')
        .replace(/[,;]?(?: and| or)?$/u, '')
        .trim(),
    )
    .filter((one) => one !== '')
  const isEach = parts.length > 1 && parts.every((one) => one.split(/\s+/).length >= 2 && namesPeople.test(one))
  return isEach ? parts : verbatim === undefined ? [] : [verbatim]
}

/** Words for the people of a group: without them a part of the wording only goes on with the one before. */
const namesPeople =
  /\b(?:wom[ae]n|m[ae]n|girls?|boys?|children|persons?|people|members?|famil(?:y|ies)|relatives?|witnesses|owners?|workers?|teachers?|students?|nationals?|citizens?|wives|husbands?|sons?|daughters?|\p{L}{3,}(?:ers|ors|ists|ans))\b/iu

function triggersIn(wording: string): GroupTrigger[] {
  const found: GroupTrigger[] = []
  if (women.test(wording) || men.test(wording)) found.push('gender')
  if (family.test(wording)) found.push('family')
  if (formerStatus.test(wording)) found.push('former-status')
  if (witness.test(wording)) found.push('witness')
  return found
}

const sexWords = new RegExp(`${women.source}|\\b(?:m[ae]n|males?)\\b`, 'gi')
const fillers = new Set([
  'in',
  'of',
  'from',
  'the',
  'a',
  'an',
  'all',
  'and',
  'or',
  'who',
  'are',
  'is',
  'being',
  'their',
])
const nationalityWords = new Set(['national', 'nationals', 'citizen', 'citizens', 'nationality'])

/** True when the wording of a gender group names a trait besides sex and nationality (C13). */
export function namesAnotherTrait(wording: string, country: string | undefined): boolean {
  const words = wording.replaceAll(sexWords, ' ').match(/[\p{L}'’-]+/gu) ?? []
  return words.some((word) => {
    const plain = word.toLowerCase()
    return !fillers.has(plain) && !nationalityWords.has(plain) && !isNationalityOf(plain, country ?? '')
  })
}

/** `Salvadoran` and `Salvador` begin alike, as most names of a people do; the others are named. */
function isNationalityOf(word: string, country: string): boolean {
  const names = (country.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter((name) => !fillers.has(name))
  if (names.includes(word)) return true
  const begins = names.some((name) => {
    const length = Math.min(name.length, word.length, Math.max(5, name.length - 3))
    return length >= 3 && name.slice(0, length) === word.slice(0, length)
  })
  return begins || (irregularPeoples[country.toLowerCase()] ?? []).includes(word)
}

const irregularPeoples: Readonly<Record<string, readonly string[]>> = {
  burma: ['myanmar'],
  china: ['chinese'],
  myanmar: ['burmese', 'burma'],
  france: ['french'],
  greece: ['greek'],
  ireland: ['irish'],
  netherlands: ['dutch'],
  philippines: ['filipino', 'filipina', 'filipinas'],
  spain: ['spanish'],
  'united kingdom': ['british'],
  wales: ['welsh'],
  "côte d'ivoire": ['ivorian', 'ivory', 'coast'],
}
