import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { capitalized, countInWords, listInWords } from '#domain/prose/words.ts'
import { cite } from '#domain/section-content/write.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { argued, hardshipOf } from './application.ts'
import { isForecast } from './forecasts.ts'
import { foreseenIn } from './foreseen.ts'
import { illnessFeatures, namesOneOf } from './illness-features.ts'
import { ownConditions, quietConditions } from './own-conditions.ts'
import { own } from './paragraphs.ts'
import type { Place } from './place.ts'
import { once } from './said-once.ts'
import { tasksOf } from './tasks.ts'
import type { Teller } from './teller.ts'

/** What the facts of the illness mean in the words of the test. `held`: what would follow, told here. */
export function applyIllness(
  teller: Teller,
  relative: QualifyingRelative,
  facts: readonly CaseFact[],
  held: readonly Place[] = [],
): string {
  const { role } = relative
  // What others suffer is told with their care: here stands the relative's own.
  const conditions = ownConditions(teller, role)
  const shown = conditions.slice(0, 3).map((one) => `{${role}.poss} ${one}`)
  const named = shown.map((phrase, at) => (at === 0 ? phrase : phrase.replace(`{${role}.poss}`, `{${role}.his}`)))
  // Of several conditions nobody could say which of them is so.
  const features =
    named.length > 1
      ? []
      : illnessFeatures(
          facts.filter(
            (fact) => isOf(role, fact, teller) && (conditions.length === 0 || isOfPatient(fact, conditions, role)),
          ),
          conditions[0],
        )
  const rule = once(
    teller,
    `${cite('C1')} counts significant conditions of health among the factors.`,
    `Conditions of health count for {${role}} as well. ${cite('P3')}.`,
  )
  const is =
    named.length === 0
      ? features.length === 0
        ? `{${role}.poss} health, as the evidence above shows it, is of that kind.`
        : `{${role}.poss} condition is of that kind: ${listInWords(features)}.`
      : `${listInWords(named)} ${named.length > 1 ? 'are such conditions' : 'is such a condition'}${features.length === 0 ? '' : `: ${listInWords(features)}`}.`
  const done = tasksOf(hardshipOf(teller, role), role)
  const follows = held.length === 0 ? '' : (opinionOn(teller, relative, held) ?? followsOn(teller, relative, held))
  const [foreseen] = foreseenIn(facts, teller)
  const beyond =
    done.length > 0
      ? `It is not common that ${listInWords(done)}, on which so ill a person depends, should rest with the very one who would have to leave.`
      : // Under a condition of its own, `if treatment were interrupted`, it is no threat of the separation.
        foreseen === undefined || foreseen.when !== ''
        ? undefined
        : `It is not common that it threatens ${foreseen.what}.`
  return (
    argued(teller, [rule, is, quietToday(teller, role, conditions), follows], held) +
    (beyond === undefined
      ? ''
      : own(teller, once(teller, `Separation alone would be a common consequence of refusal. ${cite('P3')}.`), beyond))
  )
}

/** Of one illness alone everything is that is told of this patient’s treatment; the diagnosis is of the illness by its name. */
const isOfPatient = (fact: CaseFact, conditions: readonly string[], role: string): boolean =>
  namesOneOf(conditions.slice(0, 1), fact) ||
  (conditions.length === 1 && fact.subject === role && !/\bdiagnosed\b/u.test(fact.wording))

/** An illness that is quiet is not hidden, and not counted. */
function quietToday(teller: Teller, role: string, counted: readonly string[]): string {
  const quiet = quietConditions(teller, role).filter((one) => !counted.includes(one))
  const [is, them] = quiet.length > 1 ? ['are', 'them'] : ['is', 'it']
  return quiet.length === 0
    ? ''
    : `{${role}.poss} ${listInWords(quiet)} ${is} quiet today and not counted among these; what could bring ${them} back belongs to the picture.`
}

/** Who says what would follow, where it is no clinician. */
function followsOn({ map }: Teller, { role }: QualifyingRelative, held: readonly Place[]): string {
  const facts = held.flatMap(({ cluster }) => cluster.facts).filter(isForecast)
  const speakers = new Set(facts.flatMap((fact) => passagesOf(map, fact).flatMap(({ speaker }) => speaker ?? [])))
  if (facts.length === 0) return ''
  return speakers.size === 1 && speakers.has(role) ? `{${role}} says what would follow.` : ''
}

/** A clinician who says what would follow, and on what ground: as one who treats, or after an evaluation. */
function opinionOn({ map }: Teller, { role }: QualifyingRelative, held: readonly Place[]): string | undefined {
  const opinions = held
    .flatMap(({ cluster }) => cluster.facts)
    .flatMap((fact) =>
      passagesOf(map, fact).filter(
        ({ words }) => forecast.test(words) && /\b(?:would|will|risk|likely|expect)\b/iu.test(words),
      ),
    )
  const [first] = opinions
  if (first === undefined) return undefined
  const papers = new Set(opinions.map(({ document }) => document)).size
  if (papers > 1) return `${capitalized(countInWords(papers))} papers say what would follow.`
  const title = map.exhibits.find(({ id }) => id === first.document)?.title ?? ''
  const treats = map.passages.some(
    ({ document, words }) =>
      document === first.document &&
      !/\b(?:not|never|no)\b/u.test(words) &&
      /\b(?:under my care|my patient|(?:I|and) (?:have )?(?:treat\p{Ll}*|follow\p{Ll}*|been treating) (?:her|him|Mr|Ms|Mrs)|I (?:have )?see[n]? (?:her|him|(?:Mr|Ms|Mrs)\. \p{L}+)\b)/u.test(
        words,
      ),
  )
  const who = first.speaker === undefined ? 'the clinician' : `{${first.speaker}.subj}`
  if (treats) return `What would become of it is said by the clinician who treats {${role}}.`
  return /evaluat|assessment/iu.test(title)
    ? `On what would become of it ${who} has given an opinion after an evaluation of {${role}}.`
    : undefined
}

const forecast =
  /\b(?:in my (?:professional |clinical )?(?:opinion|judgment)|my (?:professional |clinical )?opinion|I (?:would |do )?(?:consider|believe|expect|fear)|more likely than not|reasonable degree|in all probability|at (?:high )?risk|would be unable)\b/iu

/** Of this relative: named in it, or nobody is and no paper of somebody else has it. */
function isOf(role: string, fact: CaseFact, { map }: Teller): boolean {
  if (fact.subject !== undefined) return fact.subject === role
  if (fact.persons.length > 0) return fact.persons.includes(role)
  const [passage] = passagesOf(map, fact)
  if (passage === undefined) return true
  const title = map.exhibits.find(({ id }) => id === passage.document)?.title ?? ''
  const relative = map.persons.find(({ id }) => id === role)
  return relative !== undefined && passage.speaker !== undefined && title.includes(relative.full.split(',')[0] ?? '')
}
