import { countWords } from '#domain/language/sentences.ts'
import type { CaseFact } from '../case-map.ts'
import type { Person } from '#domain/persons/person.ts'
import { type PersonMention, printMention, printWording } from '../wording.ts'
import type { MadeFact } from './made-fact.ts'

const mostFacts = 2
const longestFact = 26

/**
 * A claim with the facts that carry it, as one sentence without a full stop: `Ms. Berg cannot stay here without Mr. Berg:
 * she has asthma, and he carries her upstairs at night`. Nobody is named twice. Undefined when no fact fits.
 */
export function claimOf(argues: string, facts: readonly MadeFact[], persons: readonly Person[]): string | undefined {
  const naming = new Naming(persons)
  const claim = naming.print(argues)
  if (claim === undefined) return undefined
  const reasons: string[] = []
  const said = new Set<string>()
  for (const { fact, stems, isHasty } of facts) {
    if (reasons.length === mostFacts || isHasty === true || !canCarry(fact)) continue
    // What was said in other words already adds nothing.
    if (stems.filter((stem) => said.has(stem)).length > stems.length / 2) continue
    // `she was diagnosed with lupus, and she has lupus, ...`: it begins by saying it again.
    if (stems.length > 1 && stems.slice(0, 2).every((stem) => said.has(stem))) continue
    const reason = naming.print(fact.wording.replace(/^\{([a-z0-9-]+)\} /, '{$1.subj} '))
    if (reason === undefined) continue
    reasons.push(reason)
    for (const stem of stems) said.add(stem)
  }
  if (reasons.length === 0) return undefined
  const sentence = `${claim}: ${reasons.join(', and ')}`
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}

/** A whole plain sentence about a person that asserts something; what is not so carries no claim. */
function canCarry({ wording, subject, quoteOnly, negated, kind }: CaseFact): boolean {
  const words = wording.replaceAll(/\{[^{}]+\}/g, '').replaceAll(/\b(?:Dr|Mr|Ms|a\.m|p\.m|U\.S|No|St)\./g, '')
  return (
    subject !== undefined &&
    quoteOnly !== true &&
    negated !== true &&
    !/^(?:identity|proceedings|status|record)$/.test(kind) &&
    countWords(wording) <= longestFact &&
    !unfit.test(words) &&
    (words.includes(' and ') || !/, \p{Ll}+s /u.test(words))
  )
}

/** A denial, more than one sentence, a quotation, a pronoun that nothing explains, who is married to whom. */
const unfit =
  /\b(?:not|never|no|nobody|nothing|he|she|him|her|his|hers|they|them|their|those|these|this|such|that way|like that|the same|there|still|also|then|stitches|wants?|told|writes?|knows?|credible fear|asylum|Notice to Appear|I-589|hearing)\b|[.;:“”?!()]|^ (?:was|were) (?:born|arrested|convicted|charged|fined|stopped)\b|\b(?:pleaded|pled|overstayed|earns|makes|brings home|receives) |^ (?:taught|teaches|graduated|studied|met|married|poured|lived|lives|took|worked|farms) | for \$\d|^ is an? (?:registered |licensed |certified )?(?:nurse|teacher|\p{Ll}{2,12}(?:er|or|ist|ian|clerk|cook)) (?:in|at|for|with) |^ is \d+(?: years old)?$|^ is the (?:husband|wife|mother|father|son|daughter|spouse) of/iu

/** Names everybody once in a sentence; after that the pronoun, if nobody else in the sentence has the same. */
class Naming {
  readonly #persons: readonly Person[]
  #named = new Map<string, Person | undefined>()

  constructor(persons: readonly Person[]) {
    this.#persons = persons
  }

  /** The words of a wording; undefined, and nothing remembered, when somebody would have to be named twice. */
  print(wording: string): string | undefined {
    const named = new Map(this.#named)
    let isClear = true
    const printed = printWording(wording, (mention) => {
      const person = this.#persons.find(({ id }) => id === mention.person)
      if (!named.has(mention.person)) {
        named.set(mention.person, person)
        return printMention(person, { ...mention, form: nameForms[mention.form] })
      }
      const others = [...named.values()].filter((other) => other?.id !== mention.person)
      if (!person?.pronoun || others.some((other) => other?.pronoun === person.pronoun)) isClear = false
      return printMention(person, { ...mention, form: pronounForms[mention.form] })
    })
    if (!isClear) return undefined
    this.#named = named
    return printed
  }
}

type Form = PersonMention['form']
const nameForms: Record<Form, Form> = {
  name: 'name',
  subj: 'name',
  poss: 'poss',
  he: 'name',
  him: 'name',
  his: 'poss',
  himself: 'name',
}
const pronounForms: Record<Form, Form> = {
  name: 'him',
  subj: 'he',
  poss: 'his',
  he: 'he',
  him: 'him',
  his: 'his',
  himself: 'himself',
}
