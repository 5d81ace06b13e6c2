import { leadsABand } from '#domain/persons/offices.ts'
import type { Person } from '#domain/persons/person.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { listInWords } from '#domain/prose/words.ts'
import { cite } from '#domain/section-content/write.ts'
import type { Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'

/** Persons in office first; a private person does not become one by acting with them. */
export function mixedPart(text: SectionText, pen: Pen): void {
  const officials = pen.map.persons.filter(
    (person) =>
      person.role !== 'applicant' &&
      ((person.official && !commands(person, pen) && tookPart(person, pen)) || holdsOffice(person, pen)),
  )
  text.law(
    `Harm by persons in public office is harm by the state; harm by private persons is persecution where the government is unable or unwilling to control them. ${cite('acosta', '222')}.`,
  )
  const names = [
    ...forceNamed(textOf(pen.frame.answers, 'who') ?? ''),
    ...officials.slice(0, 3).map(({ id }) => `{${id}}`),
  ]
  if (officials.length > 0) {
    text.say(
      pen.frame.pastHarm
        ? `Among those who did the harm or lent a hand, {applicant.subj} names persons in office: ${listInWords(names)}.`
        : `Among those whom {applicant.subj} fears there ${names.length > 1 ? 'are persons' : 'is a person'} in office: ${listInWords(names)}.`,
    )
  }
  text.say(
    'As to those who hold no office, the question is whether the government can and will control them; that they acted beside officials does not make them officials, and it is not needed here.',
  )
  text.paragraph()
}

/** `Police of Kawempe, his uncle and men of the lane`: a force by the first words of an item of the answer. */
const forceNamed = (who: string): string[] =>
  [
    ...who.matchAll(
      /(?:^|[,;] (?:and )?)(?:the )?(police|gendarmes|soldiers|army)( of (?:the )?\p{Lu}[\p{L}’-]+)?(?=[,;]|$| and )/giu,
    ),
  ]
    .slice(0, 1)
    .map(([, force = '', of = '']) => `the ${force.toLowerCase()}${of}`)

/**
 * The answer on those who did the harm names the person, or what was done to somebody does: no addressee of a letter, and no
 * constable who took the report of it.
 */
function tookPart({ id, full, passages }: Person, { frame, map }: Pen): boolean {
  const last = full.split(' ').at(-1) ?? full
  if (textOf(frame.answers, 'judge_name')?.includes(last) === true) return false
  return (
    (textOf(frame.answers, 'who') ?? '').includes(last) ||
    passages.length === 0 ||
    map.facts.some(({ kind, persons, state }) => kind === 'harm' && state !== 'left-out' && persons.includes(id))
  )
}

/** `husband Sgt. Milton Rivas (PNC investigator)`: one who is feared at home, and whom the answer gives a rank of the police. */
function holdsOffice({ role, full }: Person, { frame }: Pen): boolean {
  if (role !== 'persecutor') return false
  const [first = full] = full.split(' ')
  return new RegExp(
    String.raw`\b(?:Sgt|Sergeant|Lt|Lieutenant|Cpl|Corporal|Capt|Captain|Maj|Major|Col|Colonel|Inspector|Detective|Officer|Constable|Commander|policeman|police officer|soldier)\.? ${RegExp.escape(first)}\b|\b${RegExp.escape(first)}(?: \p{Lu}[\p{L}’'-]+){0,3},? \(?(?:an? |the )?(?:police|officer|policeman|soldier|sergeant|captain|lieutenant|inspector|detective|PNC)\b`,
    'u',
  ).test(textOf(frame.answers, 'who') ?? '')
}

/** `Wazalendo fighters of Commander Kisuba`: a rank in a band is no public office. */
const commands = ({ full }: Person, { frame, map }: Pen): boolean =>
  leadsABand(full, [textOf(frame.answers, 'who') ?? '', ...map.passages.map(({ words }) => words)])
