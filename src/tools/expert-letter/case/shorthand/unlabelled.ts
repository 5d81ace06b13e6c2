import { capitalized } from '#domain/prose/words.ts'
import type { Examined } from './examined.ts'
import { isVerb, withItsSubject } from './subjectless.ts'
import { told } from './written-out.ts'

/** What a note says by its form alone, without a label before it: undefined where it has none of these forms. */
export function saidWithoutLabel(note: string, person: Examined): string | undefined {
  const held = /^In my (?:view|opinion),? ((?:not |quite |entirely )?\p{Ll}+)$/u.exec(note)?.[1]
  if (held !== undefined) return `In my view that is ${held}.`
  return (
    inCare(note, person) ??
    consistent(note) ??
    inTime(note, person) ??
    consentOf(note, person) ??
    kinOutside(note, person)
  )
}

const healer =
  /^((?:treating |attending |primary |staff )?(?:\p{L}+(?:ologist|iatrist|iatrician)|physician|doctor|therapist|counselor|psychotherapist|surgeon|nurse|social worker)),? (?:of (?:the )?(?:patient|client) )?since (.+)$/iu

/** `Treating cardiologist since March 2021`, `Seen 23 times`, `Last visit October 6, 2026`: the care, in the clinician's words. */
function inCare(note: string, { him, his }: Examined): string | undefined {
  const [, role = '', since = ''] = healer.exec(note) ?? []
  if (role !== '') return `I have been ${his} ${role.toLowerCase()} since ${told(since)}.`
  const count = /^seen (?:(?:him|her) )?(\d{1,3}|\p{L}{3,9}) times$/iu.exec(note)?.[1]
  if (count !== undefined) return `I have seen ${him} ${count} times.`
  const last =
    /^last (visit|session|seen)(?: was)?(?: on)?:? (\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{4})$/iu.exec(
      note,
    )
  return last === null
    ? undefined
    : `The last ${/session/iu.test(last[1] ?? '') ? 'session' : 'visit'} was on ${told(last[2] ?? '')}.`
}

/** `First yr: stayed in apt`: when, and who. */
function inTime(note: string, person: Examined): string | undefined {
  const [, when = '', rest = ''] =
    /^(?:in )?(?:the )?((?:first|second|third|last) (?:yr|year|month|week)s?(?: here)?)\s*[:,]\s+(.+)$/iu.exec(note) ??
    []
  if (when === '') return undefined
  const said = isVerb(rest.split(' ')[0] ?? '') ? withItsSubject(rest, person) : undefined
  return said === undefined
    ? undefined
    : `In the ${told(when.toLowerCase())} ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}

/** `Symptoms highly consistent with events described.` */
export function consistent(note: string): string | undefined {
  const [, what = '', degree = '', rest = ''] =
    /^(?:consistency: )?(?:the )?(symptoms?|findings?|presentation|scars?|injuries)(?: (?:is|are))? ((?:highly |not )?consistent with|typical of|diagnostic of) (.+)$/iu.exec(
      note,
    ) ?? []
  if (what === '') return undefined
  const of = /^(?:events?|account|history)\b/iu.test(rest) ? `the ${rest}` : rest
  return `The ${what.toLowerCase()} ${/^presentation$|[^s]$/iu.test(what) ? 'is' : 'are'} ${degree.toLowerCase()} ${told(of)}.`
}

function consentOf(note: string, { he, his }: Examined): string | undefined {
  return /^(?:informed )?consent (?:form )?(?:was )?(?:signed|given|obtained)$/iu.test(note)
    ? `${capitalized(he)} gave ${his} consent${/signed/iu.test(note) ? ' in writing' : ''}.`
    : undefined
}

/** `Aunt in waiting room`: who came along. */
function kinOutside(note: string, { his }: Examined): string | undefined {
  const [, who = '', where = ''] =
    /^(aunt|uncle|mother|father|sister|brother|wife|husband|partner|cousin|friend) (?:was )?((?:in (?:the )?(?:waiting room|lobby|hallway|car|next room|room)|outside)\b.{0,40})$/iu.exec(
      note,
    ) ?? []
  return who === '' ? undefined : `${capitalized(his)} ${who.toLowerCase()} was ${told(where)}.`
}
