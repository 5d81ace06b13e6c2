import { foldToWords } from '#domain/language/fold.ts'
import { findState } from '#law/states.ts'
import type { Slot } from '#domain/template-sections/old-case.ts'
import type { Answer, Around } from './answer.ts'

/**
 * The answer that a place takes without its label right beside it: by what the old name calls itself (`Bank`, of `Example
 * Western Bank`), by a word of the same root before it (`guardian`, in `the guardianship of her aunt, Ana`), by the unit
 * (`$20 an hour`), or by the heading over it (`3. The difference in age`).
 */
export function answerByKind(answers: readonly Answer[], slot: Slot, around: Around): Answer | undefined {
  // `Age: 44` is the client's.
  if (slot === 'relative-age')
    return answers.find(({ label, value }) => /.\bage\b|\bage\b./iu.test(label.trim()) && isAmount(value))
  if (slot === 'visa') return ofAnother.test(around.before) ? undefined : admittedAs(answers)
  if (slot === 'amount') return amountOf(answers, around)
  if (slot.endsWith('-date')) return byDeadline(answers, around)
  const called = calledBefore.find(([slots, before]) => slots.includes(slot) && before.test(around.before))
  if (called) return answers.find(({ label }) => called[2].test(label.trim()))
  if (slot === 'organization' || slot === 'name' || slot === 'unsure') return byOwnName(answers, around)
  if (slot === 'person' || slot === 'relative' || slot === 'witness')
    return formerCounsel(answers, around) ?? byRoot(answers, around)
  return undefined
}

/** `Wife is a`: the status of a relative is none that the client was admitted with. */
const ofAnother =
  /\b(?:wife|husband|spouse|sons?|daughters?|child(?:ren)?|mother|father|parents?|brothers?|sisters?)(?:,? \p{Lu}[\p{L}’'-]+,?)? (?:is|are|was|were|became|entered as|came as) $/iu

const admittedAs = (answers: readonly Answer[]): Answer | undefined =>
  answers.find(({ label }) =>
    /^(?:visa|status|class of admission|(?:admitted|entered|paroled) as)$/iu.test(label.trim()),
  )

/** `He retained Ana Example`, of `Former counsel: ...`. */
const formerCounsel = (answers: readonly Answer[], { before }: Around): Answer | undefined =>
  /\b(?:retained|hired|(?:former|prior|previous) (?:counsel|attorney|lawyer),?|complaint against) (?:attorney )?$/iu.test(
    before,
  )
    ? answers.find(
        ({ label, value }) =>
          /^(?:former|prior|previous) (?:counsel|attorney|lawyer|representative)$/iu.test(label.trim()) &&
          /^\p{Lu}/u.test(value),
      )
    : undefined

/** What stands right before a place says what it is, and the label of the answer says so too. */
const calledBefore: readonly (readonly [slots: readonly Slot[], before: RegExp, label: RegExp])[] = [
  [
    ['number'],
    /(?:^|, )\W{0,3}(?:(?:Case|Docket|Appeal|Civil Action) )?Nos?\.:? $/u,
    /^(?:docket|case|appeal|civil action)(?: (?:number|no\.?|#))?$/iu,
  ],
  [['unsure'], /\bvictims? of $/iu, /^(?!.*\b(?:date|place|day)\b).*\b(?:crimes?|offenses?)\b/iu],
  [['unsure'], /\bemployed\b[^.;]{0,60} (?:by|at|with) $/iu, /^employer$/iu],
  [
    ['name', 'unsure'],
    /\bsocial group (?:of|is|as|:)[ “"]*$|\bproposed (?:the |a )?group (?:of|is|as|:)[ “"]*$/iu,
    /\bgroup\b/iu,
  ],
]

/** `Bank: Elevations Credit Union`, for a place where a bank was named. */
function byOwnName(answers: readonly Answer[], { old = '' }: Around): Answer | undefined {
  const words = foldToWords(old)
  return answers.find(({ label, value }) => {
    const kind = foldToWords(label)
    return (
      kind.length > 3 &&
      // `Court: Denver, Colorado` is the seat of the immigration court.
      (kind !== 'court' || /\bCourt\b/u.test(value)) &&
      kind.split(' ').length < 4 &&
      words.endsWith(` ${kind}`) &&
      /^(?:the )?[\p{Lu}\d]/u.test(value)
    )
  })
}

const small = /^(?:of|the|an?|his|her|my|our|their|to|by|as|for|with|from|and|in|is|was)$/

/** What stands behind the last other name: in `of the landlord Ana Example and of` the landlord is named already. */
function behindNames(words: string): string {
  const pieces = words.slice(-160).split(/(?<=[,;]) | (?:and|or) /u)
  const named = pieces.slice(0, -1).findLastIndex((piece) => / \p{Lu}\p{Ll}[\p{L}’'.-]{0,40}[,;]?$/u.test(piece))
  return pieces.slice(named + 1).join(' ')
}

/** `Guardian: Ana Example`, for whom the sentence calls so in another form of the word. */
function byRoot(answers: readonly Answer[], { before, after, heading = '' }: Around): Answer | undefined {
  const here = behindNames(/[^.;!?]*$/u.exec(before)?.[0] ?? '')
  const left = foldToWords(here).split(' ').slice(-7)
  const right = foldToWords(after.replace(/[.;!?].*$/su, '').replace(/ (?:and|or|with|from|of) .*$/su, ''))
    .split(' ')
    .slice(0, 6)
  const near = [...left, ...right].filter((word) => word !== '' && !small.test(word))
  const isAt = (words: readonly string[], root: string) => words.some((word) => isOfRoot(word, root))
  const titled = foldToWords(heading).split(' ')
  const roles = answers.filter(
    ({ label, value }) =>
      /^(?!judge|court|hearing|custody|position|language|attorney)\p{L}{5,20}(?: by)?$/iu.test(label.trim()) &&
      /^\p{Lu}/u.test(value) &&
      !/\d/.test(value) &&
      findState(value) === undefined,
  )
  return (
    roles.find(({ label }) => isAt(near, foldToWords(label))) ??
    roles.find(({ label }) => isAt(titled, foldToWords(label)))
  )
}

/** `guardianship` and `guardian`, `interpretation` and `interpreter`. */
const isOfRoot = (word: string, label: string): boolean => {
  const root = label.replace(/ by$/, '').replace(/(?:er|or|ent|ant|ed)$/, '')
  return root.length > 3 && word.startsWith(root)
}

const unitOf = (text: string): string | undefined =>
  /(?:\d|\p{L}) ((?:an?|per|each|every) (?:hour|day|week|month|year)|hours?|days?|weeks?|months?|years?|miles?|percent)(?: old)?\W*$/iu
    .exec(text)?.[1]
    ?.toLowerCase()
    .replace(/s$/, '')

/** The only answer in the unit of the old words, with a sum where they had one. */
function byUnit(answers: readonly Answer[], { old = '', before, after }: Around): Answer | undefined {
  const unit = unitOf(old)
  if (unit === undefined || /^ old\b/u.test(after)) return undefined
  const alike = answers.filter(({ value }) => unitOf(value) === unit && value.includes('$') === old.includes('$'))
  const [only, second] = alike
  const named = alike.find(({ label }) =>
    foldToWords(label)
      .split(' ')
      .some(
        (word) =>
          word.length > 3 &&
          !small.test(word) &&
          foldToWords(before.slice(-60))
            .split(' ')
            .some((near) => isOfRoot(near, word)),
      ),
  )
  const isOnly =
    second === undefined &&
    (old.includes('$') ||
      foldToWords(only?.label ?? '')
        .split(' ')
        .some((word) => word.replace(/s$/, '') === unit))
  return named ?? (isOnly ? only : undefined)
}

const amountOf = (answers: readonly Answer[], around: Around): Answer | undefined =>
  byUnit(answers, around) ?? bySum(answers, around) ?? byHeading(answers, around, isAmount)

/** `paid him $500`, of `Fee paid to the notary: $700`: the only sum whose label has a word of what stands right before the place. */
function bySum(answers: readonly Answer[], { old = '', before }: Around): Answer | undefined {
  if (!old.includes('$')) return undefined
  const near = foldToWords(before.slice(-30)).split(' ')
  const called = answers.filter(
    ({ label, value }) =>
      /^\$ ?\d[\d,.]*$/u.test(value.trim()) &&
      foldToWords(label)
        .split(' ')
        .some((word) => word.length > 3 && !small.test(word) && near.includes(word)),
  )
  return called.length === 1 ? called[0] : undefined
}

/** `set May 4 as the last day for the application`, of `Deadline for the application: ...`. */
function byDeadline(answers: readonly Answer[], { before, after }: Around): Answer | undefined {
  const isLast =
    /^ as the (?:last day|deadline|due date|final day)\b/iu.test(after) ||
    /\b(?:last day|deadline|due date)(?: [^.;]{3,60})? (?:is|was|of|as) $/iu.test(before)
  const due = isLast ? answers.filter(({ label }) => /\b(?:deadline|due|last day)\b/iu.test(label)) : []
  return due.length === 1 ? due[0] : undefined
}

const isAmount = (value: string): boolean =>
  /\d|^(?:\p{L}+(?:een|ty|ve|ne|wo|ee|ur|ix|ht)(?:-\p{L}+)?)(?: |$)/iu.test(value)

/** The answer of which the heading has every word, where the heading is about nothing else. */
function byHeading(
  answers: readonly Answer[],
  { heading = '' }: Around,
  fits: (value: string) => boolean,
): Answer | undefined {
  const words = foldToWords(heading).split(' ')
  return answers.find(({ label, value }) => {
    const own = foldToWords(label)
      .split(' ')
      .filter((word) => word !== '' && !small.test(word))
    return own.length > 1 && own.every((word) => words.includes(word)) && fits(value)
  })
}
