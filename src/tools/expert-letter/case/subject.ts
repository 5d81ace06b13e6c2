import { recordPersons } from '#domain/case-map/record-persons.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { LetterType } from './letter-type.ts'
import { isOfNamedBefore } from './named-before.ts'
import { type Parties, withClientName } from '#domain/prose/own-words.ts'

/** The person whom a clinician examines or treats: the client in an asylum case, the qualifying relative in a waiver. */
export type Subject = {
  readonly name: string
  /** `Ms. Ibarra`. */
  readonly short: string
  readonly pronoun?: 'he' | 'she' | undefined
  /** `wife`, of the client; absent where the client is examined. */
  readonly kin?: 'wife' | 'husband' | 'spouse' | 'daughter' | 'son' | 'mother' | 'father'
}

/** A son or a daughter of the client: `he` and `she` are the child's, whoever writes. */
export const isChild = (subject: Subject | undefined): boolean => subject?.kin === 'son' || subject?.kin === 'daughter'

const wives = /\b(?:wife|wife['’]s)\b/iu
const husbands = /\bhusband\b/iu

/** Undefined where the file does not say whom the clinician speaks of. */
export function subjectOfLetter(input: DraftInput, type: LetterType, parties: Parties): Subject | undefined {
  const { client, answers } = input
  if (type === 'MED')
    return {
      name: [client.first_name, client.last_name].join(' ').trim(),
      short: parties.clientShort,
      pronoun: parties.client,
    }
  if (type !== 'HARD') return undefined
  const asked = ['case_type', 'expert_client_relation', 'additional_prompt'].map((name) => textOf(answers, name) ?? '')
  const told = asked.join('\n')
  const parent = parentOf(asked[0] ?? '', told)
  if (parent !== undefined) return parent
  // The case type says who is hurt; `his first wife` of an instruction is nobody in it.
  const kin =
    spouseIn(asked[0] ?? '') ??
    spouseIn(told.replaceAll(/\b(?:first|second|former|ex|previous)[- ](?:wife|husband|spouse)\b/giu, ''))
  return kin === undefined ? childIn(told, input) : (spouseOf(input, kin) ?? spouseNamed(told, kin, input))
}

const spouseIn = (told: string): 'wife' | 'husband' | 'spouse' | undefined => {
  if (wives.test(told)) return 'wife'
  if (husbands.test(told)) return 'husband'
  return /\bspouse\b/iu.test(told) ? 'spouse' : undefined
}

function spouseOf({ client }: DraftInput, kin: 'wife' | 'husband' | 'spouse'): Subject | undefined {
  const spouse = recordPersons(client).find(({ role }) => role === 'spouse')
  if (!spouse) return undefined
  const pronoun = spouse.pronoun ?? (kin === 'wife' ? 'she' : kin === 'husband' ? 'he' : undefined)
  const title = pronoun === undefined ? undefined : pronoun === 'she' ? 'Ms.' : 'Mr.'
  const last = spouse.full.split(/\s+/).at(-1) ?? spouse.full
  // The record knows who she is better than a word of the answer.
  const known = pronoun === undefined ? kin : pronoun === 'she' ? 'wife' : 'husband'
  return { name: spouse.full, short: title === undefined ? spouse.full : `${title} ${last}`, pronoun, kin: known }
}

/** `saw husband (Craig Pettibone)`, where the record has no spouse: by the answers, and the whole name by the papers. */
function spouseNamed(
  told: string,
  kin: 'wife' | 'husband' | 'spouse',
  { client, sources }: DraftInput,
): Subject | undefined {
  if (kin === 'spouse') return undefined
  const named = new RegExp(
    String.raw`\b${kin}(?: is|,|:)? \(?(?:(?:Mrs?|Ms|Miss)\.? )?(\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){0,3})`,
    'u',
  ).exec(told)?.[1]
  if (named === undefined || named === client.first_name) return undefined
  const papers = sources.map(({ text }) => text).join('\n')
  const whole = named.includes(' ')
    ? named
    : new RegExp(String.raw`\b${RegExp.escape(named)} (?:\p{Lu}\. )?\p{Lu}[\p{L}\p{M}’-]{2,30}`, 'u').exec(papers)?.[0]
  if (whole === undefined) return undefined
  const last = familyName(whole)
  // As the expert’s papers call her.
  const title =
    kin === 'husband'
      ? 'Mr'
      : (new RegExp(String.raw`\b(Mrs|Ms)\. (?:\p{Lu}\S+ )?${RegExp.escape(last)}\b`, 'u').exec(
          `${told}\n${papers}`,
        )?.[1] ?? 'Ms')
  return { name: whole, short: `${title}. ${last}`, pronoun: kin === 'wife' ? 'she' : 'he', kin }
}

/** `the applicant’s mother (LPR)`, and her name where the answers have it: the case type says who is hurt. */
function parentOf(caseType: string, told: string): Subject | undefined {
  const kin = /\b(mother|father)\b/iu.exec(caseType)?.[1]?.toLowerCase()
  if ((kin !== 'mother' && kin !== 'father') || spouseIn(caseType) !== undefined) return undefined
  const name = new RegExp(
    String.raw`\b${kin}(?: is|,|:)? (?:(?:Mrs?\.|Ms\.|Do[nñ]a|Don|Sra\.|Sr\.|Madame|Señora?) )?(\p{Lu}[\p{L}\p{M}’'-]+(?: (?:(?:de la|de los|de|del|da|dos|van|von|bin|ibn|al) )?\p{Lu}[\p{L}\p{M}’'-]+){1,3})`,
    'u',
  ).exec(told)?.[1]
  if (name === undefined) return undefined
  const last = familyName(name)
  return { name, short: `${kin === 'mother' ? 'Ms.' : 'Mr.'} ${last}`, pronoun: kin === 'mother' ? 'she' : 'he', kin }
}

/** `Elvira Rojas de Cuellar` is Ms. Rojas de Cuellar: a name before `de` belongs to the one behind it. */
const familyName = (name: string): string =>
  / (\p{Lu}\S+ (?:de la|de los|de|del) \p{Lu}\S+)$/u.exec(name)?.[1] ??
  / ((?:van|von|bin|ibn|al|da|dos) \p{Lu}\S+)$/u.exec(name)?.[1] ??
  name.split(' ').at(-1) ??
  name

/** `therapist of the daughter Camila since 2025`; the family name as the papers or the client have it. */
export function childIn(told: string, { client, sources }: DraftInput): Subject | undefined {
  const direct = /\b(daughter|son),? (?:named )?(\p{Lu}[\p{L}\p{M}’-]{1,20})\b/u.exec(told)
  // `Tested Adrian (9)`, `Qualifying relative is Adrian`, and of a son the file speaks elsewhere.
  const kin = direct?.[1] ?? /\b(daughter|son)\b/u.exec(told)?.[1]
  const first =
    direct?.[2] ??
    /\b[Qq]ualifying relative(?: is|:)? (\p{Lu}[\p{L}\p{M}’-]{1,20})\b/u.exec(told)?.[1] ??
    /\b(?:[Tt]ested|[Ee]valuate[sd]|[Ee]xamine[sd]|[Tt]reat(?:s|ed)|[Aa]ssessed) (\p{Lu}[\p{L}\p{M}’-]{1,20})\b/u.exec(
      told,
    )?.[1]
  if (first === undefined || (kin !== 'daughter' && kin !== 'son')) return undefined
  const papers = sources.map(({ text }) => text).join('\n')
  const last =
    new RegExp(
      String.raw`\b${RegExp.escape(first)} (\p{Lu}[\p{L}\p{M}’-]{1,30}(?: \p{Lu}[\p{L}\p{M}’-]{1,30})?)`,
      'u',
    ).exec(papers)?.[1] ?? client.last_name
  return { name: `${first} ${last}`.trim(), short: first, pronoun: kin === 'daughter' ? 'she' : 'he', kin }
}

/** The clinician's sentence with the person by name at the first mention. */
export function withSubjectName(words: string, subject: Subject | undefined, parties: Parties): string {
  if (subject === undefined) return words
  const clientNames = subject.name.split(/\s+/)
  // `Jayden would leave the school where he is taught`: his pronouns stay.
  const all = [...clientNames, ...parties.clientNames]
  const own = { names: all, pronoun: subject.pronoun }
  const named = isOfNamedBefore(words, own)
    ? words
    : withClientName(words, { ...parties, client: subject.pronoun, clientShort: subject.short, clientNames })
  // `I did not talk to Dr. Abernathy, I read her note`: hers of whom the sentence speaks.
  const isOfThird = /\b(?:Dr|Prof|Mr|Mrs|Ms)\.? (?=\p{Lu})/u.test(
    words.replaceAll(subject.short, '').replaceAll(parties.clientShort, ''),
  )
  const isOther =
    !isOfThird &&
    !isOfNamedBefore(words, { names: all, pronoun: parties.client }) &&
    subject.kin !== undefined &&
    parties.client !== undefined &&
    parties.client !== subject.pronoun
  return isOther && !/\b(?:husband|wife|spouse)\b/u.test(named)
    ? withClientName(named, { ...parties, clientNames: [] })
    : named
}

/** `Spoke to the wife`, where the husband is examined: she is the client. */
export function withClientForSpouse(relation: string, subject: Subject | undefined, { clientShort }: Parties): string {
  const other = subject?.kin === 'husband' ? 'wife' : subject?.kin === 'wife' ? 'husband' : undefined
  return other === undefined
    ? relation
    : relation.replaceAll(
        new RegExp(String.raw`\b(to|with|[Mm]et|[Ss]aw) (?:the|his|her) ${other}\b(?!['’]s)`, 'gu'),
        (_, before: string) => `${before} ${clientShort}`,
      )
}
