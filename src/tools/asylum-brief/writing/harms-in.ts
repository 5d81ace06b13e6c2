import type { CaseFact } from '#domain/case-map/case-map.ts'
import { isNegated } from '#domain/case-map/reading/classify.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { withClientAsHe } from './client-as-he.ts'
import { harmsDone, harmsToKin, strokes, threats } from './harms.data.ts'
import { instrumentIn, instrumentOfStrokes } from './instruments.ts'
import type { Pen } from './pen.ts'

/** `When I did not answer he hit me`: what is denied is only when it was done. */
const deniedBefore =
  /^(?:When(?:ever)?|Because|After|Since|As|Each time|Every time|If)\b[^;]{0,80}?\b(?:not|never|refused)\b/u

/** `a constable whose name he does not know beat him`: only the name is denied. */
const notKnown =
  / (?:whose (?:names?|faces?)|whom|who|that) (?:\{[^{}]+\}|I|he|she) (?:do|does|did|could|can)(?: not|n’t|n't) (?:know|see|recogni[sz]e|remember)(?: by name)?/gu

/** `They wrote that he had been held for three hours`: what those in office put on paper is not what was done. */
const writtenByOthers =
  /(?:^|, |\b(?:and|but) )(?:[Tt]hey|[Hh]e|[Ss]he|[Tt]he (?:police|officers?|prosecutor|protocol|paper|record|register|report of the police)) (?:wrote|recorded|claimed|pretended|noted|registered|entered)(?: down)? that .*$/u

/** The names of the harms that a fact tells; a denial and what might be done tell none. */
export function harmsIn(fact: CaseFact, pen: Pen): string[] {
  // In words that are quoted whole, `When I did not answer` denies only its own sentence.
  const text = (fact.quoteOnly ? inThirdPerson(fact, pen) : withClientAsHe(fact, pen)).replaceAll(/“[^“”]*”/g, ' ')
  const sentences = sentencesOf(text)
  const isDenied = (sentence: string) =>
    fact.negated === true && !fact.quoteOnly && !deniedBefore.test(sentence) && isNegated(sentence)
  return (
    sentences
      // What it was for, or why, is not what was done: `so that she would give the password`, `because he would not sign`.
      .map((sentence) =>
        sentence
          .replace(notKnown, ' ')
          .replace(writtenByOthers, ' ')
          .replace(
            /,? (?:so that|in order to) .*$|,? (?:because|since|as|unless|until) (?:\{[^{}]*\}|[^,.;{}]){0,60}\b(?:would|could|will|might)\b.*$/u,
            '',
          ),
      )
      .filter((sentence) => !isDenied(sentence))
      .filter(
        (sentence) =>
          /\{applicant/.test(sentence) &&
          !/\b(?:would|will|might|may(?! \d)|could|threatened to|fears?|afraid|never|not (?:beat|hit|hurt|arrested|touch\w*))\b/i.test(
            sentence,
          ),
      )
      .flatMap((sentence) =>
        harmsDone.flatMap(({ when, name, length }) => {
          const found = when.exec(sentence)
          const long = length?.exec(sentence)?.[1]
          if (!found) return []
          const tool = name === 'a beating' || name === 'a whipping' ? instrumentIn(sentence) : undefined
          if (tool !== undefined) return [`${name} with ${tool}`]
          const times = name === strokes ? found.groups?.['times'] : undefined
          if (times !== undefined) return [`${times.toLowerCase()}${instrumentOfStrokes(found)}`]
          return [long === undefined ? name : `${name} for ${long.toLowerCase()}`]
        }),
      )
  )
}

/** A mother who died of age was not killed. */
const violent =
  /\b(?:kill\w*|murder\w*|shot|stabb\w*|beat\w*|burn\w*|hang\w*|strangl\w*|hack\w*|cut|bullet|machete|executed)\b/iu

/** What the client was threatened with, also where it is said of what would be done: `I understood that I would be raped`. */
export function threatsIn(fact: CaseFact, pen: Pen): string[] {
  const text = fact.quoteOnly ? inThirdPerson(fact, pen) : fact.wording
  return threats.flatMap(({ when, name }) => (when.test(text) ? [name] : []))
}

/** What was threatened or done to kin, also where the next statement says how it ended: `They shot him. He died.` */
export function harmsOfKin(fact: CaseFact, next: CaseFact | undefined, pen: Pen): string[] {
  if (fact.negated && !deniedBefore.test(fact.wording)) return []
  const wordingOf = (one: CaseFact) => (one.quoteOnly ? inThirdPerson(one, pen) : one.wording)
  const told = withKinNamed(`${wordingOf(fact)}. ${next === undefined ? '' : wordingOf(next)}`, pen.map)
  // A son in faith is nobody's son.
  const text = told
    .replaceAll(/“[^“”]*”/g, ' ')
    .replaceAll(
      /\b(?:son|daughter|brother|sister|mother|father)s? (?=in (?:faith|Christ|the faith|religion|arms)\b)/gu,
      'somebody ',
    )
  return harmsToKin.flatMap(({ when, name }) => {
    const found = when.exec(text)
    // What only the next statement tells is found there.
    const isHere =
      found !== null && found.index < wordingOf(fact).length && (!/killing/.test(name) || violent.test(found[0]))
    // Who holds no office arrests nobody.
    const own = pen.frame.persecutor.type === 'non-state' ? name.replace('the arrest of', 'the taking away of') : name
    return isHere ? [own.replace('KIN', (found.groups?.['kin'] ?? '').toLowerCase())] : []
  })
}

/** `They shot {washington}`: one who is the client's brother by the papers, as that. */
const withKinNamed = (text: string, { persons }: Pen['map']): string =>
  text.replaceAll(/\{([a-z0-9-]{1,60})(?:\.(?:subj|him|he))?\}/g, (token, id: string) => {
    const kin = /^the (brother|sister|father|mother|son|daughter|husband|wife|uncle|aunt|cousin)$/u.exec(
      persons.find((person) => person.id === id)?.roleWord ?? '',
    )?.[1]
    return kin === undefined ? token : `{applicant.poss} ${kin}`
  })

/** What the client says in words that can only be quoted: who `me` is stands in them. */
export function inThirdPerson(fact: CaseFact, { map }: Pen): string {
  const [passage] = passagesOf(map, fact)
  if (passage?.speaker !== 'applicant') return ''
  return (fact.asTold ?? fact.wording)
    .replaceAll(/\b(?:me|us)\b/g, '{applicant.him}')
    .replaceAll(/\b[Ww]e were\b/g, '{applicant.he} was')
    .replaceAll(/\bmy\b/gi, '{applicant.his}')
    .replaceAll(/\bI\b/g, '{applicant.he}')
}
