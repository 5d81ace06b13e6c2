import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { listInWords } from '#domain/prose/words.ts'
import { cite } from '#domain/section-content/write.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { hazardsAdvisedAgainst } from './advised-against.ts'
import { isAboveAltitude } from './altitude.ts'
import { dependentIds } from './dependents.ts'
import { shownBy } from './help-of-others.ts'
import { nounPhrases } from './noun-phrases.ts'
import { conditionOfOther } from './own-conditions.ts'
import { own } from './paragraphs.ts'
import { once } from './said-once.ts'
import { factsIn, type Teller } from './teller.ts'

/** Where nothing has a name of its own: by which exhibits they are shown. */
function shownTogether({ map }: Teller, facts: readonly CaseFact[], role: string): string | undefined {
  const ids = new Set(facts.flatMap((fact) => passagesOf(map, fact).map(({ document }) => document)))
  const shown = map.exhibits.filter(({ id }) => ids.has(id)).map(({ id }) => `[[ex:${id}]]`)
  return shown.length === 0 ? undefined : `For {${role}} the record shows them (${shown.join('; ')}).`
}

/** What the facts of a move mean in the words of the test. */
export function applyRelocation(
  teller: Teller,
  { role }: QualifyingRelative,
  facts: readonly CaseFact[],
  there: string,
): string {
  const shown = nounPhrases(facts, role, 5)
    .filter((phrase) => !phrase.startsWith('paid care'))
    // What ails a parent who lives here is a tie that a move would cut.
    .map((phrase) =>
      phrase.replace(
        new RegExp(String.raw`^\{${role}\.poss\} (mother|father|grandmother|grandfather)’s (.+)$`, 'u'),
        `parting from {${role}.his} $1 with $2`,
      ),
    )
  shown.push(...hazardsAdvisedAgainst(teller, facts))
  if (isAboveAltitude(teller, facts)) shown.unshift('an altitude above the one that a clinician allows')
  const lacksLanguage = facts.some(({ wording }) =>
    /\b(?:does not speak|speaks no|speaks only|almost no (?:Spanish|\p{Lu}))/u.test(wording),
  )
  return own(
    teller,
    once(
      teller,
      `Conditions in the country of relocation, the relative’s ties to it, and health conditions for which suitable care is unavailable there are factors under ${cite('C1')}; ${cite('P3')}.`,
    ),
    lacksLanguage
      ? once(
          teller,
          `<em>See also</em> ${cite('C5')} (full integration here and lack of the language of the other country).`,
        )
      : undefined,
    shown.length === 0
      ? shownTogether(teller, facts, role)
      : shown.length === 1
        ? `In {${role}.poss} case the record shows ${shown[0]}.`
        : `In {${role}.poss} case they are present together: ${listInWords(shown)}.`,
    `A move to ${there} would thus put {${role}} to hardship beyond the difficulty of readjustment.`,
  )
}

/**
 * The treatment of a child, or of another who depends on the relative, is here: what a move would take him or her from, by the
 * papers of those who give it. It says nothing of what there is abroad.
 */
export function treatmentLeft(teller: Teller, { role }: QualifyingRelative): string {
  const facts = factsIn(teller, `sep_${role}`, 'dependents')
  const ids = dependentIds(teller, facts, role)
  const said = ids.flatMap((id) => {
    const suffered = conditionOfOther(teller, id.slice(1, -1), facts, role)
    const of = facts.filter(
      (fact) => fact.persons.includes(id.slice(1, -1)) && isTreated.test(fact.asTold ?? fact.wording),
    )
    if (suffered === undefined || of.length === 0 || shownBy(teller, of) === '') return []
    return [
      `${id.replace('}', '.subj}')} would leave what is done here for ${id.replace('}', '.his}')} ${suffered}${shownBy(teller, of)}`,
    ]
  })
  return said.length === 0
    ? ''
    : own(
        teller,
        `A move would not be {${role}.poss} alone.`,
        `${said.join(', and ')}, and {${role}.subj} would have to watch that end.`,
      )
}

const isTreated =
  /\b(?:therap\p{L}+|sessions?|clinic|formula|treatment|infusions?|injections?|takes|aide|services|specialist|diet|surgery|treated|followed|intervention|client|patient)\b/iu
