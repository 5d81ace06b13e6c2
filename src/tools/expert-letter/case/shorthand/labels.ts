import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { capitalized, listInWords } from '#domain/prose/words.ts'
import type { Examined } from './examined.ts'
import { withItsSubject } from './subjectless.ts'
import { consistent, saidWithoutLabel } from './unlabelled.ts'
import { told } from './written-out.ts'

type Say = (rest: string, person: Examined) => string | undefined

/** What a note begins with, and the sentence that it makes of what follows. */
const labels: readonly (readonly [RegExp, Say])[] = [
  [/^(?:dx|diagnos[ie]s|diagnostic impression|impression)\s*[:=]?\s+/iu, diagnoses],
  [/^presents?\s*:\s+/iu, (rest, { he }) => `${capitalized(he)} presented as follows: ${told(rest)}.`],
  [/^(?:si|suicid\p{L}+(?: ideation)?)\s*:\s+/iu, (rest) => `On suicidal thoughts I noted: ${told(rest)}.`],
  [
    /^(?:mse|mental status(?: exam(?:ination)?)?|present(?:ation| state)|on exam(?:ination)?)\s*[:=]?\s+/iu,
    (rest, { his }) => `Of ${his} mental state I noted: ${told(rest)}.`,
  ],
  [/^(?:not (?:seen|reviewed|read)|did not (?:see|review|read))\s*[:=]?\s+/iu, notSeen],
  [/^(?:hx|history|pmh|pmhx)\s*[:=–-]\s+/iu, (rest) => `Of the history I noted: ${told(rest)}.`],
  [/^(?:exam|pe|physical(?: exam(?:ination)?)?|o\/e)\s*[:=]\s+/iu, (rest) => `On examination I found: ${told(rest)}.`],
  [/^(?:cc|chief complaint)\s*:\s+requested by\b/iu, () => ''],
  [
    /^concl(?:usions?)?\s*[:=]\s+/iu,
    (rest) => (hasFiniteVerb(rest) ? undefined : `My conclusion: ${withDegree(told(rest))}.`),
  ],
  [/^(?:treatment )?needs?\s*[:=]\s+/iu, (rest) => `What is needed: ${told(rest)}.`],
  [/^psych(?:ological|iatric)?(?: state)?\s*:\s+not assessed$/iu, () => 'I did not assess the mental state.'],
  [/^(?=(?:[\p{L} ]{3,30}): not (?:assessed|tested|examined|done)$)/iu, notAssessed],
  [/^chaperone\s*:\s+(?:y|yes)\b,? ?/iu, (rest) => `A chaperone was present${rest === '' ? '' : ` ${rest}`}.`],
  [
    /^(?:informed )?consent\s*:\s+(?:y|yes)(?:, signed.*)?$/iu,
    (_, { he }) => `${capitalized(he)} gave ${he === 'he' ? 'his' : 'her'} consent.`,
  ],
  [/^no (photo(?:graph)?s)\b(?= \(|$)/iu, (rest) => `I took no photographs${rest === '' ? '' : ` ${told(rest)}`}.`],
  [/^risk\s*[:=]\s+/iu, (rest) => `As to risk I noted: ${told(rest)}.`],
  [/^(?=if (?:he|she) (?:leaves|goes|moves|relocates|stays)(?: (?:to|there|with|along)[^:=]{0,30})?\s*[:=])/iu, ifOne],
  [/^(?:sep|separation|if separated)\s*[:=]\s+/iu, (rest) => `If they are separated, I note this: ${told(rest)}.`],
  [
    /^(?:reloc|relocation|if relocated)\s*[:=]\s+/iu,
    (rest, { he }) => `If ${he} relocates, I note this: ${told(rest)}.`,
  ],
  [
    /^no (?=[^,;.]{2,40} by me\b)/iu,
    (rest) => `I did no ${told(rest.replace(/ by me\b/iu, '')).replace(/, (?=(?:reviewed|read|saw|used) )/u, '; I ')}.`,
  ],
  [/^not assessed\s*[:=]\s+/iu, (rest) => `I did not assess ${told(rest).replace(/, (?=[^,]*$)/u, ' or ')}.`],
  [/^(?:not (?:tested|done))\s*[:=]\s+no /iu, (rest) => `I did no ${told(rest).replace(/, no /gu, ' and no ')}.`],
  [
    /^(?:did not|didn['’]t) (?=(?:interview|examine|test|see|review|speak|talk|meet|read|assess|observe|treat|do|perform|order|take|obtain|administer|repeat|measure|use|request|x-ray)\b)/iu,
    (rest, { his }) =>
      `I did not ${told(rest)
        .replaceAll(kin, `$1 ${his} $2`)
        .replace(/, (read|saw|reviewed|used) (?=\p{Ll})/u, '; I $1 ')
        .replace(/^(\p{Ll}+) (husband|wife|mother|father|son|daughter|children)\b/u, `$1 ${his} $2`)}.`,
  ],
  [
    /^(?=(?:highly |not )?(?:consistent with|typical of|diagnostic of) )/iu,
    (rest) => `It is ${told(rest).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}.`,
  ],
  [/^c\/o\s+/iu, (rest, { he }) => `${capitalized(he)} complains of ${told(rest)}.`],
  [
    /^(?=(?:husband|wife|mother|father|son|daughter|brother|sister|aunt|uncle|partner) \p{Ll}+s )/iu,
    (rest, { his }) => `${capitalized(his)} ${told(rest).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}.`,
  ],
  [
    /^(?=[“"][^”"]{8,200}[.!?]?[”"]$)/u,
    (rest, { he }) => `${capitalized(he)} said: “${rest.replace(/^[“"]|[”"]$/gu, '').replace(/[.]?$/u, '.')}”`,
  ],
  [
    /^(?:(?:would |I )?recommend(?:ed|ation|ations|s)?|(?:would )?recs?|tx plan|treatment plan|plan)\s*[:=]?\s+/iu,
    recommends,
  ],
  [/^(?:reviewed|records reviewed:)\s+/iu, (rest) => `I reviewed ${withThe(told(rest))}.`],
  [
    /^(?:overall|in sum(?:mary)?|bottom line|(?:my )?(?:opinion|conclusion))\s*[:=–-]\s*(?=(?:highly |not )?(?:consistent|typical|diagnostic)\b)/iu,
    (rest) =>
      `In my opinion the findings taken together are ${told(rest).replace(/\b(with|of) (?=(?:account|history|events|story)\b)/u, '$1 the ')}.`,
  ],
  [/^prognosis\s*[:=]?\s+/iu, (rest) => (hasFiniteVerb(rest) ? undefined : `The prognosis is ${told(rest)}.`)],
  [
    /^(return|removal|detention|deportation|separation) ?= ?/iu,
    (rest) =>
      `would mean ${told(rest)
        .replace(/, (?=(?:a )?history of )/u, '; there is a ')
        .replace(/, (?=(?:high|higher|severe|serious|real|great) risk\b)/u, ' and a ')}.`,
  ],
  [
    /^(?:if (?:returned|removed|deported)|return)\s*:\s+(?:I )?would expect\s+/iu,
    (rest, { he }) => `If ${he} is returned, I would expect ${told(rest)}.`,
  ],
  [
    /^(?:if (?:returned|removed|deported)|return|removal|deportation|detention)\s*:\s+/iu,
    (rest) => (hasFiniteVerb(rest) ? undefined : `I note for a return: ${told(rest)}.`),
  ],
  [/^(?:delay|late filing)\s*:\s+/iu, (rest, person) => aboutWith('On the delay', rest, person)],
  [/^dates?\s*:\s+/iu, (rest, person) => aboutWith('On dates', rest, person)],
  [/^(?:memory|recall)\s*:\s+/iu, (rest, person) => aboutWith('Of memory', rest, person)],
  [/^consistency\s*:\s+/iu, consistent],
  [/^interpreter\s*:\s+/iu, interpreter],
  [
    /^(?:not done|limits?)\s*:\s+never (?=(?:been|visited|met|spoken|seen)\b)/iu,
    (rest) => `I have never ${told(rest)}.`,
  ],
  [
    /^(?=not an? (?:\p{Ll}+ ){0,3}(?:specialist|expert|lawyer|physician|doctor|psychologist|psychiatrist|surgeon|therapist)\b)/iu,
    (rest) => `I am ${told(rest.charAt(0).toLowerCase() + rest.slice(1)).replace(/, (?=\p{Lu}|the\b)/u, '; ')}.`,
  ],
]

/** `Dx ...`, `Not seen: ...`: by its label. Undefined where it has none of these. */
export function saidByLabel(note: string, person: Examined): string | undefined {
  const whole = saidWithoutLabel(note, person)
  if (whole !== undefined) return whole
  for (const [label, say] of labels) {
    const found = label.exec(note)
    if (found === null) continue
    const rest = note.slice(found[0].length)
    const said = say(rest, person)
    if (said === undefined) return undefined
    return said.startsWith('would') ? `A ${found[1]?.toLowerCase() ?? 'return'} ${said}` : said
  }
  return undefined
}

/** `genital findings diagnostic of ...`: the verb that a note leaves out. */
const withDegree = (words: string): string =>
  words.replace(
    /^(?!the )((?:\p{L}+ )?(?:findings|scars|lesions|marks|symptoms)) (?=(?:highly |not )?(?:diagnostic|consistent|typical))/iu,
    (_, what: string) => `the ${what.charAt(0).toLowerCase()}${what.slice(1)} are `,
  )

/** `School, psych: not assessed` */
function notAssessed(rest: string): string {
  const what = told(rest.replace(/: not \p{L}+$/iu, ''))
  return `I did not assess ${what.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}.`
}

/** `If he goes: no Spanish`: whoever is examined goes along; of the other it means that they are parted. */
function ifOne(note: string, { he }: Examined): string | undefined {
  const [, who = '', verb = '', rest = ''] =
    /^if (he|she) (\p{L}+)(?: (?:to|there|with|along)[^:=]{0,30})?\s*[:=]\s+(.+)$/iu.exec(note) ?? []
  const isOwn = who.toLowerCase() === he
  const stays = verb.toLowerCase() === 'stays'
  if (rest === '' || (!isOwn && stays)) return undefined
  return isOwn && !stays
    ? `If ${he} relocates, I note this: ${told(rest)}.`
    : `If they are separated, I note this: ${told(rest)}.`
}

const disorders: readonly (readonly [RegExp, string])[] = [
  [/\bPTSD,? \(?(\d{3}\.\d{1,2})\)?,? \(?(F\d{2}(?:\.\d{1,3})?)\)?/gu, 'posttraumatic stress disorder (PTSD, $1, $2)'],
  [/(?<!\()\bPTSD,? \(?(F\d{2}(?:\.\d{1,3})?|\d{3}\.\d{1,2})\)?/gu, 'posttraumatic stress disorder (PTSD, $1)'],
  [/(?<!\()\bPTSD\b(?!,? \(?F?\d|[,)] ?\d)/gu, 'posttraumatic stress disorder (PTSD)'],
]

function diagnoses(rest: string): string | undefined {
  // `X was considered and not given`: told as it stands.
  if (hasFiniteVerb(rest)) return undefined
  // `Dx at 10 mo after tongue bleed`: when, and not what.
  if (/^(?:at|in|on|since|after|by|around)\b/iu.test(rest)) return `The diagnosis was made ${told(rest)}.`
  const named = disorders.reduce((text, [pattern, words]) => text.replaceAll(pattern, words), told(rest))
  const items = named
    .split(/;\s*/u)
    .map((item) => item.trim().replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase()))
    .filter((item) => item !== '')
  const joined = items.some((item) => item.includes(',')) ? items.join('; and ') : listInWords(items)
  return `My ${items.length > 1 ? 'diagnoses are' : 'diagnosis is'} ${joined}.`
}

function notSeen(rest: string, { his }: Examined): string {
  const [first = '', ...others] = told(rest).split(/; /u)
  const more = others
    .map((other) => other.replace(/^(?:did not|have not|not) /u, ''))
    .map((other) =>
      /^(?:speak|talk|meet|see|read|test|examine)\b/u.test(other) ? `I did not ${other}` : `I have not seen ${other}`,
    )
    .map((other) => other.replaceAll(kin, `$1 ${his} $2`))
  return `I have not seen ${first}${more.map((words) => `, and ${words}`).join('')}.`
}

/** Relatives of whom a note speaks without saying whose. */
const kin =
  /\b(with|to|of|by) (aunt|uncle|mother|father|sister|brother|wife|husband|son|daughter|partner|cousin|parents)\b/gu

function recommends(rest: string, { he }: Examined): string | undefined {
  if (/^(?:that|it|the following|her|him)\b/iu.test(rest)) return undefined
  // `keep sertraline, safety plan done 8/28`: what is done and what is to be done stand side by side.
  if (/(?:^|, )(?:keep|start|stop|refer|increase)\b|\b(?:done|started|signed) \d/u.test(rest))
    return `I recommend the following: ${told(rest).replaceAll(/, /gu, '; ')}.`
  const plain = told(rest)
    .replace(/, continue (?=\p{Ll})/u, `, and that ${he} continue `)
    .replace(/(?<=\p{L}) (\d{1,2} to \d{1,2} (?:sessions|visits|weeks|months))\b/u, ' of $1')
    .replace(/^([^,]+), ([^,]+)$/u, '$1 and $2')
    .replace(/ and and that /u, ', and that ')
    .replace(/\band SSRI\b/u, 'and an SSRI')
    .replaceAll(/, (psychiatrist|safety plan|support group|psychologist)\b/gu, ', a $1')
    .replace(/, (?=[^,]*$)(?!and )/u, ' and ')
  return `I recommend ${plain}.`
}

const withThe = (rest: string) => (/^(?:the|an?|his|her|all|my)\b/iu.test(rest) ? rest : `the ${rest}`)

/** `Dates: said first that ...`: of whom it is said. */
function aboutWith(lead: string, rest: string, person: Examined): string | undefined {
  const said = withItsSubject(rest, person)
  return said === undefined ? undefined : `${lead}, ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}

/** `Interpreter: Selam Abebe, Amharic, in person` */
function interpreter(rest: string): string {
  const [name = '', tongue, ...how] = rest.replace(/^(?:yes|y),\s*/iu, '').split(/,\s*/u)
  if (tongue === undefined && /^\p{Lu}\p{L}+$/u.test(name) && /^(?:yes|y),/iu.test(rest))
    return `There was a ${name} interpreter.`
  return `The interpreter was ${name}${tongue === undefined ? '' : ` (${tongue})`}${how.map((one) => `, ${one}`).join('')}.`
}
