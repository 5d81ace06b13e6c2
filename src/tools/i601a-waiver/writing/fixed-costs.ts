import type { CaseFact } from '#domain/case-map/case-map.ts'
import { liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import { dollars } from '#domain/prose/telling.ts'
import { listInWords } from '#domain/prose/words.ts'
import { shownBy } from './help-of-others.ts'
import { factsIn, type Teller } from './teller.ts'

/** `The house payment is $1,190`, `our share of the insurance that comes with his job is $655`: a cost that stands with its noun. */
const ofCost =
  /^(?:and )?(?:the|our|my|a)?\s*(rent|mortgage|house payment|house|food|groceries|light bill|share of the medicines|day care(?: for \p{Ll}+)?|space rent|lot rent|car payment|truck payment|car|truck|van|daycare|insurance|share of the insurance|electric bill|electricity|power|gas|water|heat|heating|propane|utilities|phone|internet)(?: that comes with (?:his|her|the) job)? (?:is|are|costs|runs|comes to) (?:about |around )?\$(\d[\d,]*)(?: (?:a|per|each|every) month)?$/iu

/** Sums of one paragraph that the household pays each month, added up and set beside what the relative brings home; two or more, or nothing. */
export function fixedCosts(teller: Teller, role: string, relativePay: number | undefined): string | undefined {
  if (relativePay === undefined) return undefined
  const byParagraph = Map.groupBy(
    factsIn(teller, `sep_${role}`, 'money'),
    (fact) =>
      passagesOf(teller.map, fact).map(({ document, paragraph, heading }) => `${document} ${paragraph} ${heading}`)[0],
  )
  const lists = [...byParagraph]
    .filter(([place]) => place !== undefined)
    .map(([, facts]) => ({ facts, costs: costsIn(teller, facts) }))
  const [most] = lists.toSorted((a, b) => b.costs.length - a.costs.length)
  if (most === undefined || most.costs.length < 2) return undefined
  const sum = most.costs.reduce((all, one) => all + one.sum, 0)
  const names = listInWords(most.costs.map(({ word }) => `the ${word}`))
  const told = `${names.charAt(0).toUpperCase()}${names.slice(1)} alone come to ${dollars(sum)} a month${shownBy(teller, most.facts)}`
  const gets = isBenefit(teller, role, relativePay) ? 'receives' : 'brings home'
  return sum > relativePay
    ? `${told}, which is ${dollars(sum - relativePay)} more than all that {${role}} ${gets}.`
    : `${told}, out of the ${dollars(relativePay)} that {${role}} ${gets}; ${dollars(relativePay - sum)} would be left for everything else.`
}

/** Nobody brings home what is paid without work. */
const isBenefit = (teller: Teller, role: string, sum: number): boolean =>
  liveFacts(teller.map).some(
    ({ subject, wording }) =>
      subject === role &&
      wording.includes(dollars(sum)) &&
      /\b(?:receives|gets|benefits?|pension|SSDI|SSI)\b/u.test(wording),
  )

function costsIn({ map }: Teller, facts: readonly CaseFact[]): { readonly word: string; readonly sum: number }[] {
  const found = facts
    .flatMap((fact) => passagesOf(map, fact).map(({ words }) => words))
    .flatMap((words) => words.replace(/[.;]$/u, '').split(/(?<=\$[\d,]{2,9}), (?:and )?|; | and (?=the |our |my )/u))
    .flatMap((part) => {
      const [, word, sum] = ofCost.exec(part.trim()) ?? []
      return word === undefined || sum === undefined
        ? []
        : [{ word: word.toLowerCase(), sum: Number(sum.replaceAll(',', '')) }]
    })
  return [...new Map(found.map((one) => [one.word, one])).values()]
}
