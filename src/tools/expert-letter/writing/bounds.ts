import { textOf } from '#domain/questionnaire/question.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { addresseeOf, isBeforeAgency } from '../case/addressee.ts'
import { filedFor } from '../case/filed-for.ts'
import { humanitarianFiling } from '../case/humanitarian.ts'
import { achievementTypes, isForCancellation } from '../case/letter-type.ts'
import { isClinical, type LetterFacts } from '../case.ts'

/** How the papers that were read are used: each fact of theirs stands beside its exhibit, so nothing more is promised. */
export function howRelied(count: number): string {
  return count === 1
    ? 'Where I take facts from this exhibit, I say so.'
    : 'Where I take facts from one of them, I say so and name the exhibit.'
}

const wasThere =
  /\b(?:I|[Ww]e) (?:have |also |have also )?(?:saw|seen|watched|met|interviewed|examined|treated|evaluated|supervised|taught|worked|attended|sat|spoke|visited|hired|employed)\b|\b(?:my|our) (?:laborator|lab\b|group|team|office|company)/u

/** Nothing of the case is known but by the papers: said only where no word of the expert's tells of more. */
export function knowsByPapers(facts: LetterFacts): string | undefined {
  const { exhibits, ties, notes, relationTold } = withRelation(facts)
  const own = [...ties.sentences, ...notes.findings.flat(), relationTold]
  if (
    exhibits.length === 0 ||
    isClinical(facts) ||
    facts.lay !== undefined ||
    own.some((words) => wasThere.test(words))
  )
    return undefined
  const owner = facts.values['client.possessive']?.value
  const about = achievementTypes.includes(facts.type) ? 'work' : 'case'
  return owner === undefined
    ? undefined
    : escapeText(`What I say of the facts of ${owner} ${about} comes from the documents listed in this letter.`)
}

const withRelation = (facts: LetterFacts) => ({
  ...facts,
  relationTold: textOf(facts.input.answers, 'expert_client_relation') ?? '',
})

/** What is asked for, and who decides: the expert leaves that question alone. */
export function leavesLaw(facts: LetterFacts): string {
  return escapeText(`Whether ${grantOf(facts)} is for ${deciderOf(facts)} to decide; I offer no view on that.`)
}

/** What would happen to the family: the removal, or a refusal of the waiver. */
export function askedOf({ input, values }: LetterFacts): string {
  const who = values['client.short']?.value ?? 'the client'
  return isForCancellation(textOf(input.answers, 'case_type') ?? '')
    ? `the removal of ${who}`
    : `a refusal of the waiver for ${who}`
}

function grantOf({ type, input, values }: LetterFacts): string {
  const who = values['client.short']?.value ?? 'the client'
  if (achievementTypes.includes(type)) return `the petition for ${who} is approved`
  if (type === 'CC' || type === 'MED')
    return humanitarianFiling(input.answers)?.granted(who) ?? `${who} is granted protection`
  if (type !== 'HARD') return filedFor(input.answers)?.granted(who) ?? `${who} has a right to what is asked for`
  return isForCancellation(textOf(input.answers, 'case_type') ?? '')
    ? `the removal of ${who} is canceled`
    : `${who} is granted the waiver`
}

export function deciderOf({ type, input }: LetterFacts): string {
  if (/\bjudge\b|\bcourt\b/iu.test(addresseeOf(input))) return 'the Immigration Judge'
  if (/\bU\.?S\.?C\.?I\.?S\b|citizenship and immigration|service center/iu.test(addresseeOf(input))) return 'USCIS'
  if (humanitarianFiling(input.answers) !== undefined) return 'USCIS'
  return (type === 'CC' || type === 'MED') && isBeforeAgency(input) ? 'the asylum officer' : 'others'
}
