import type { CaseFact } from '#domain/case-map/case-map.ts'
import { factOf, passagesOf, surelyAgainst } from '#domain/case-map/read-map.ts'
import { countryName, listInWords } from '#domain/prose/words.ts'
import { showsSign } from '#domain/case-map/reading/adverse-signs.ts'
import { elementId, type HardshipPart } from '../map/element-ids.ts'
import { nounPhrases } from './noun-phrases.ts'
import { helpOfOthers, isSupposed, shownBy } from './help-of-others.ts'
import { isAvailable } from './available-there.ts'
import { once } from './said-once.ts'
import { factsIn, type Teller } from './teller.ts'

/**
 * What the papers hold against the hardship of one relative, put into the balance by its kind and its page, each with what
 * answers it. It says no more of a fact than its kind; what it says was told where it is argued.
 */
export function otherSide(teller: Teller, role: string): string[] {
  const said = [
    ...health(teller, role),
    ...helpOfOthers(teller, role, heldAgainst(teller, role, 'care')),
    ...means(teller, role),
    ...apart(teller, role),
    ...abroad(teller, role),
  ]
  return said.length === 0
    ? []
    : [
        once(
          teller,
          'Some of the record points the other way, and it belongs in the balance.',
          `For {${role}} too the record holds something on the other side.`,
        ),
        ...said,
      ]
}

/** What is surely held against this part, told by a paper. */
function heldAgainst({ map }: Teller, role: string, ...parts: readonly HardshipPart[]): CaseFact[] {
  const elements = new Set(parts.map((part) => elementId(role, part)))
  return surelyAgainst(map)
    .filter(({ element }) => elements.has(element))
    .flatMap(({ fact }) => factOf(map, fact) ?? [])
    .filter((fact) => fact.state !== 'left-out' && passagesOf(map, fact).length > 0)
}

function health(teller: Teller, role: string): string[] {
  const facts = heldAgainst(teller, role, 'health')
  const ofIllness = new Set(factsIn(teller, `sep_${role}`, 'illness').map(({ id }) => id))
  const own = facts.filter(
    (fact) =>
      fact.subject === role || fact.persons.includes(role) || (fact.persons.length === 0 && ofIllness.has(fact.id)),
  )
  const good = own.filter((fact) => !showsSign('weak-opinion', fact) && !isCrisis.test(fact.asTold ?? fact.wording))
  // What a school cannot say of a child is no limit of an evaluation of the child’s mother.
  const weak = own.filter((fact) => showsSign('weak-opinion', fact))
  return [
    ...(good.length === 0
      ? []
      : [
          `The evidence tells of what is good in {${role}.poss} health today${shownBy(teller, good)}. That is how it stands with the care and the life of today; it does not tell how {${role}.he} would fare in another.`,
        ]),
    ...(weak.length === 0
      ? []
      : [
          `The evaluation states its own limits${shownBy(teller, weak)}. It is offered within them, together with the other papers on {${role}.poss} health.`,
        ]),
  ]
}

/** `Blood pressure fell to 70 over 40 and she passed out`: a number that falls is no getting better. */
const isCrisis =
  /\b(?:passed out|faint(?:ed|s)|collapsed?|chok(?:ed|es)|bled|emergency|911|unconscious|almost died|would have died)\b/iu

function means(teller: Teller, role: string): string[] {
  const facts = heldAgainst(teller, role, 'money').filter((fact) => isOfCouple(teller, fact, role))
  return facts.length === 0
    ? []
    : [
        `Of means the record holds more than the pay${shownBy(teller, facts)}. Money could not do in the home what {applicant} does there.`,
      ]
}

/** What a mother writes of her own pension is no means of the couple. */
const isOfCouple = ({ map }: Teller, fact: CaseFact, role: string): boolean =>
  passagesOf(map, fact).every(({ speaker }) => {
    const kind = map.persons.find(({ id }) => id === speaker)?.role
    return speaker === role || !/^(?:relative|parent|child|witness)$/u.test(kind ?? '')
  })

function apart(teller: Teller, role: string): string[] {
  const facts = heldAgainst(teller, role, 'life').filter(
    (fact) => showsSign('managed', fact) && !isSupposed(fact) && fact.persons.includes(role),
  )
  const years = teller.waiver.presence?.bar === 'ten_year' ? ' of ten years' : ''
  return facts.length === 0
    ? []
    : [
        `{${role}} has come through harder times${shownBy(teller, facts)}. What could be borne for a time is no measure of a bar${years}.`,
      ]
}

/** What the country of relocation does have. */
function abroad(teller: Teller, role: string): string[] {
  const { applicant, relatives } = teller.waiver
  const isArgued = relatives.some((one) => one.role === role && one.argueRelocation === 'yes')
  const held = heldAgainst(teller, role, 'ties', 'services').filter((fact) => !isSupposed(fact))
  const facts = [
    ...held.filter((fact) => fact.kind !== 'country' && fact.quoteOnly !== true && speaksOfAbroad(teller, fact)),
    ...factsIn(teller, `rel_${role}`).filter((fact) => fact.kind === 'country' && isAvailable(fact)),
  ]
  if (!isArgued || facts.length === 0 || applicant.citizenship === undefined) return []
  const lacks = nounPhrases(factsIn(teller, `rel_${role}`), role, 6).filter((phrase) =>
    /^(?:the absence|a place without|a single|a life in)/u.test(phrase),
  )
  return [
    `${capitalized(countryName(applicant.citizenship))} is not without anything that {${role}} would need${shownBy(teller, facts)}. ${
      lacks.length === 0
        ? `It could not give {${role}} what {${role}.subj} would leave here.`
        : `It leaves {${role}} with ${listInWords(lacks.slice(0, 2))}.`
    }`,
  ]
}

/** It names the country, or who and what is there: a place on a list of transplants here is nothing that is had abroad. */
function speaksOfAbroad({ waiver }: Teller, { wording, asTold }: CaseFact): boolean {
  const country = waiver.applicant.citizenship
  const text = `${wording} ${asTold ?? ''}`
  return (
    (country !== undefined && text.includes(countryName(country).replace(/^the /u, ''))) ||
    /\bthere\b|\{applicant(?:\.poss)?\}|\b(?:speaks?|abroad|house|land)\b/u.test(text)
  )
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
