import { ageOn, formatLongDate } from '#domain/dates/calendar.ts'
import { listInWords } from '#domain/prose/words.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { CaseFrame } from '../../case.ts'
import { type FamilyMember, familyOfRecord, isSameMember } from '../../case/family-members.ts'
import { act } from '../wording.ts'
import { type Pen, toldBy } from '../pen.ts'
import { SectionText } from '../section-text.ts'

/** `Ana, the applicant’s daughter, was born on May 2, 2012, and was 13 years old on the day of filing.` */
function tieOf({ name, relation = '', born = '' }: FamilyMember, { timing }: CaseFrame): string {
  const isChild = relation === 'son' || relation === 'daughter' || relation === 'child'
  const age = timing.filed !== undefined && isChild ? ageOn(born, timing.filed) : undefined
  const called = relation === 'child' ? name : `${name}, {applicant.poss} ${relation},`
  return `${called} was born on ${formatLongDate(born)}${age === undefined ? '' : ` and was ${age} years old when Form I-589 was filed`}.`
}

/** The one whom the papers of the case call the client's husband or wife, where the spouse is included and not named. */
function familyNamedIn({ map, frame }: Pen): string[] {
  if (textOf(frame.answers, 'spouse_applying') !== 'yes') return []
  const said = map.facts
    .filter(({ kind }) => kind !== 'country')
    .flatMap(({ wording }) => [
      ...wording.matchAll(
        /\{applicant(?:\.(?:poss|his))?\} (?:and (?:his|her) )?(?:husband|wife),? \{([a-z0-9-]+)[.}]/gu,
      ),
    ])
  const [id] = said.flatMap(([, person]) => person ?? [])
  const spouse = map.persons.find((person) => person.id === id)
  return spouse === undefined ? [] : [spouse.full]
}

/** Whom the record has; a spouse whom it does not name by the papers of the case. */
function recordOf(pen: Pen): FamilyMember[] {
  const { answers, input, timing } = pen.frame
  const found = familyOfRecord(answers, input.client, timing.filed)
  const [spouse] = found.some(({ relation }) => relation === 'spouse') ? [] : familyNamedIn(pen)
  return spouse === undefined ? found : [{ name: spouse, aNumber: undefined, relation: 'spouse' }, ...found]
}

function asWhat(members: readonly FamilyMember[], names: readonly string[]): string {
  if (members.every(({ relation }) => relation === 'spouse')) return 'as spouse'
  if (members.every(({ relation }) => relation === 'child')) return names.length === 1 ? 'as child' : 'as children'
  return 'as spouse or child'
}

/** S32: the spouse and children of the principal applicant. */
export function derivativeFamily(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S32').paragraph()
  const facts = toldBy(pen, 'S32')
  text.tell(facts)
  const record = recordOf(pen)
  const members = frame.family.members.length > 0 ? frame.family.members : record
  const given = members.map(({ name }) => name)
  const names = given.length > 0 ? given : familyNamedIn(pen)
  if (names.length === 0) text.gap('NAMES OF THE FAMILY MEMBERS')
  else
    text.law(
      `The ${frame.role} asks that asylum status extend to ${escapeText(listInWords(names))}, ${asWhat(members, names)} accompanying the principal. ${act('ina208b3', '208(b)(3)(A)')}.`,
    )
  const known = members.filter(({ relation, born }) => relation !== undefined && born !== undefined)
  for (const member of known) text.say(tieOf(member, frame))
  const others = record.filter((one) => !members.some((member) => isSameMember(one, member)))
  if (others.length > 0)
    text.gap(`INCLUDED AS WELL? THE RECORD NAMES ${listInWords(others.map(({ name }) => name)).toUpperCase()}`)
  if (facts.length === 0 && known.length < names.length)
    text.gap(
      given.length === 0 && names.length > 0
        ? 'MARRIAGE RECORD'
        : 'MARRIAGE AND BIRTH RECORDS; EACH CHILD’S AGE ON THE FILING DATE',
    )
  return text.html()
}
