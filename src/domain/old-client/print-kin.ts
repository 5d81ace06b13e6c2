import type { Mark } from '#domain/template-sections/old-case.ts'
import type { NewCase } from './new-case.ts'

/** Whether the facts tell of a marriage in which somebody is called so: `my husband`, who is the client, or `his wife`. */
function isMarriedTo(
  word: string,
  isOfSpeaker: boolean,
  { facts, pronoun }: Pick<NewCase, 'facts' | 'pronoun'>,
): boolean {
  const isOfMan = (pronoun === 'he') === isOfSpeaker
  return (
    word === (isOfMan ? 'husband' : 'wife') &&
    facts.some(({ text }) => /\b(?:is|are|was|were|got) married\b|\bmarried \p{Lu}/u.test(text))
  )
}

/** `her husband`, where the new client has a husband too. */
export function printSameKin(old: string, { facts, pronoun }: NewCase): string | undefined {
  const [, owner = '', word = ''] = /^(her|his|my) ([\p{Ll}-]+)$/iu.exec(old) ?? []
  const isOfSpeaker = /^my$/iu.test(owner)
  if (word === '' || (pronoun === undefined && !isOfSpeaker)) return undefined
  const hasOne =
    isMarriedTo(word, isOfSpeaker, { facts, pronoun }) ||
    facts.some(({ text }) => new RegExp(String.raw`\b(?:her|his|my|[’']s) ${word}\b`, 'iu').test(text))
  if (!hasOne) return undefined
  const own = isOfSpeaker ? 'my' : pronoun === 'he' ? 'his' : 'her'
  return `${/^\p{Lu}/u.test(owner) ? own.charAt(0).toUpperCase() + own.slice(1) : own} ${word}`
}

/** `Her husband, Ana Example`, where the answer that names somebody is called `Husband`. */
export function withKin({ slot, text }: Pick<Mark, 'slot' | 'text'>, value: string, known: NewCase): string {
  const [, owner = '', kin = ''] = (slot === 'relative' && /^(her|his|my) (\p{Ll}{3,12}), \p{Lu}/iu.exec(text)) || []
  const isCalledSo = known.answers.some((one) => one.value === value && one.label.trim().toLowerCase() === kin)
  if (kin === '' || !isCalledSo || !/^\p{Lu}/u.test(value)) return value
  const own = /^my$/iu.test(owner) ? 'my' : known.pronoun === 'he' ? 'his' : known.pronoun === 'she' ? 'her' : undefined
  if (own === undefined) return value
  return `${/^\p{Lu}/u.test(owner) ? own.charAt(0).toUpperCase() + own.slice(1) : own} ${kin}, ${value}`
}

const spouses = new Set(['husband', 'wife', 'spouse'])

/**
 * `her husband, Daniel Example`, of `Petitioner: Daniel Example, husband`: the answer itself says who is what to the client.
 * Nothing where it tells of no such relation, or two answers do.
 */
export function printKinOfAnswer(old: string, { answers, pronoun }: NewCase): string | undefined {
  const [, owner, word = ''] = /^(?:(her|his|my) )?(?:\p{L}+ ){0,2}?(\p{Ll}{3,12}), \p{Lu}/u.exec(old) ?? []
  const told = answers.flatMap(({ value }) => {
    const [, name, kin = ''] =
      /^(\p{Lu}[\p{L}’'.-]{1,30}(?: \p{Lu}[\p{L}’'.-]{0,30}){1,3}), (?:(?:her|his|the client[’']s) )?(\p{Ll}{3,12})$/u.exec(
        value.trim(),
      ) ?? []
    return name !== undefined && (kin === word || (spouses.has(kin) && spouses.has(word))) ? [{ name, kin }] : []
  })
  const [only] = told
  if (only === undefined || told.length > 1) return undefined
  if (owner === undefined) return `${only.kin}, ${only.name}`
  const own = owner === 'my' ? 'my' : pronoun === undefined ? undefined : pronoun === 'he' ? 'his' : 'her'
  return own === undefined ? only.name : `${own} ${only.kin}, ${only.name}`
}

/** `the husband of`, before the other spouse, where the new client is a wife; nothing where no marriage is told of. */
export function printSpouseOf(old: string, { pronoun, answers, facts }: NewCase): string | undefined {
  if (!/^the (?:husband|wife|spouse) of$/u.test(old)) return undefined
  const isMarried =
    answers.some(({ label }) => /\b(?:marriage|married|spouse|husband|wife)\b/iu.test(label)) ||
    facts.some(({ text }) => /\bmarried\b|\b(?:her|his|the client[’']s) (?:husband|wife|spouse)\b/iu.test(text))
  if (!isMarried) return undefined
  return pronoun === undefined ? 'the spouse of' : `the ${pronoun === 'he' ? 'husband' : 'wife'} of`
}
