import type { CaseFact } from '#domain/case-map/case-map.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { isNamedCondition } from '#domain/prose/words.ts'
import { writtenOut } from '../case/record-paper.ts'
import { isOwnCondition, nounPhrases } from './noun-phrases.ts'
import { factsIn, type Teller } from './teller.ts'
import { personOfPaper } from './whose-paper.ts'

/** The relative's own conditions, without the relative's name; one that is quiet today only where there is no other. */
export function ownConditions(teller: Teller, role: string): string[] {
  const all = conditionsOf(teller, role)
  const quietOnes = quietConditions(teller, role)
  const active = all.filter((one) => !quietOnes.includes(one))
  return active.length > 0 ? active : all
}

/** The condition that leads, and the next where it is as grave. */
export const heaviestConditions = (teller: Teller, role: string): string[] =>
  ownConditions(teller, role)
    .slice(0, 2)
    .filter((one, at) => at === 0 || grave.test(one))

function conditionsOf(teller: Teller, role: string): string[] {
  const told = factsIn(teller, `sep_${role}`, 'illness')
  // A doctor names the illness in the breath in which he tells who helps with it.
  const beside = factsIn(teller, `sep_${role}`, 'support').filter(
    ({ kind, subject }) => kind === 'health' && subject === role,
  )
  const facts = [...told, ...beside]
  const named = nounPhrases(facts, role, 6)
    .filter((phrase) => isOwnCondition(phrase, role))
    .map((phrase) => phrase.replace(`{${role}.poss} `, ''))
    // `posttraumatic stress disorder (F43`: a code that is cut off.
    .map((phrase) => phrase.replace(/ ?\([^()]*$/u, ''))
    .map((phrase) => (/ and /u.test(phrase) ? phrase : (phrase.split(',')[0] ?? phrase)))
    .map((phrase) => phrase.replace(/^the (?=\p{Ll})/u, ''))
    .filter(
      (phrase, at, all) =>
        !/^(?:surgery|operation|transplant|high risk|serious risk)\b|\b(?:admissions?|surgeries|operations|scores?|visits)\b/u.test(
          phrase,
        ) && all.indexOf(phrase) === at,
    )
  const listed = facts.flatMap(({ wording, negated }) => (negated ? [] : listedDiagnoses(wording, role)))
  // What the list of one clinician names comes behind an illness that the papers and answers tell of themselves.
  const known = [...named.filter((one) => !listed.includes(one)), ...listed]
  const diagnosed = diagnosesIn(teller, role, facts).filter((one) => !known.some((other) => sharesNoun(one, other)))
  // `persistent depressive disorder` and `Depression` of a hasty note are one.
  const all = [...known, ...diagnosed].map((one) => (generic.test(one) ? one.toLowerCase() : one))
  // `panic attacks three times a week` beside `panic disorder`: the illness by its name.
  const apart = all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one &&
          other.endsWith(' disorder') &&
          other.split(' ')[0] === one.split(' ')[0] &&
          !one.endsWith(' disorder'),
      ),
  )
  const shown = apart.filter(
    (one) =>
      // `systemic lupus` beside `systemic lupus erythematosus`
      !all.some((other) => other !== one && other.toLowerCase().startsWith(`${one.toLowerCase()} `)) &&
      !(generic.test(one) && all.some((other) => other !== one && sharesStem(one, other))) &&
      !isPast(one, facts, role),
  )
  // A grave illness of the body leads; an adjustment disorder answers to what else there is.
  const rank = (one: string) => (ofReaction.test(one) ? 2 : grave.test(one) ? 0 : 1)
  return shown.toSorted((one, other) => rank(one) - rank(other))
}

const grave =
  /\b(?:Parkinson|Alzheimer|Huntington|dementia|neurocognitive|brain injury|cancer|carcinoma|leukemia|lymphoma|myeloma|sclerosis|sickle cell|cystic fibrosis|pulmonary fibrosis|(?:heart|kidney|liver|renal|respiratory) failure|dialysis|transplant|dystrophy|cirrhosis)/iu

/** What one who depends on the relative has: by the statements, else by the diagnoses that a paper on him or her lists. */
export function conditionOfOther(
  teller: Teller,
  id: string,
  facts: readonly CaseFact[],
  role: string,
): string | undefined {
  const said = nounPhrases(facts, role, 8).find((phrase) => phrase.startsWith(`{${id}.poss}`))
  return said?.replace(`{${id}.poss} `, '') ?? diagnosesIn(teller, id, facts)[0]
}

/** Those of which a paper says that they are in remission or well under control: they weigh by what could bring them back. */
export function quietConditions(teller: Teller, role: string): string[] {
  const facts = factsIn(teller, `sep_${role}`, 'illness')
  return conditionsOf(teller, role).filter((one) => isQuiet(one, facts))
}

/** `in full remission`, `in remission since 2019`, `well controlled` of this illness; a remission in part is none. */
const isQuiet = (condition: string, facts: readonly CaseFact[]): boolean =>
  facts.some((fact) => {
    const text = `${fact.asTold ?? ''} ${fact.wording}`
    const [name = condition] = condition.split(/ \(|, /u)
    const at = text.toLowerCase().indexOf(name.toLowerCase())
    // Said behind its name and before the next illness is named.
    const behind = at < 0 ? '' : (text.slice(at + name.length).split(/[;.]|\band\b/u)[0] ?? '')
    return quiet.test(behind) && fact.negated !== true
  })

const quiet =
  /\bin (?:(?:full|complete|sustained|stable) )?remission\b|\bwell[- ]controlled\b|\bfully (?:resolved|recovered)\b/iu

const ofReaction = /^adjustment disorder/iu

/** `She had cancer in 2023`, and no statement that she has it now. */
function isPast(condition: string, facts: readonly CaseFact[], role: string): boolean {
  const noun = condition.split(' ').at(-1)?.toLowerCase() ?? condition
  const saying = facts.filter(
    ({ wording, asTold, persons }) =>
      persons.includes(role) && `${wording} ${asTold ?? ''}`.toLowerCase().includes(noun),
  )
  const over = new RegExp(
    String.raw`(?<!\b(?:has|have|had) )\b(?:had|survived|beat) (?:[\p{L}-]+ ){0,3}${RegExp.escape(noun)}`,
    'iu',
  )
  return saying.length > 0 && saying.every(({ wording, asTold }) => over.test(wording) || over.test(asTold ?? ''))
}

/** `Dr. Roe’s diagnoses of {spouse} are A (F43.10); and B, recurrent (F33.2)`: A and B. */
function listedDiagnoses(wording: string, role: string): string[] {
  const [, of, list = ''] = /\bdiagnos(?:is|es) of \{([a-z0-9-]+)\} (?:is|are) (.{4,400})$/u.exec(wording) ?? []
  if (of !== role) return []
  return [...list.matchAll(/([^();]{4,90}) \([A-TV-Z]\d{2}[^()]{0,12}\)/gu)].flatMap(([, name = '']) =>
    lowered(name.replace(/^[;,.]? ?(?:and )?/u, '').split(',')[0] ?? ''),
  )
}

/** `Major depressive disorder` within a sentence. */
const lowered = (name: string): string => (isNamedCondition(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))

const generic = /^(?:depression|anxiety|dementia|diabetes|cancer|grief|trauma)$/iu
const sharesStem = (one: string, other: string): boolean => other.toLowerCase().includes(one.toLowerCase().slice(0, 6))

const sharesNoun = (one: string, other: string): boolean => {
  const words = new Set(other.toLowerCase().split(/\P{L}+/u))
  return one
    .toLowerCase()
    .split(/\P{L}+/u)
    .filter((word) => word.length > 4)
    .some((word) => words.has(word))
}

/** A line of a problem list. */
const ofChart =
  /\b(?:diabetes|kidney disease|CKD|cancer|carcinoma|leukemia|lymphoma|heart failure|fibrosis|sclerosis|syndrome|disorder|hypertension|neuropathy|retinopathy|COPD|cirrhosis|epilepsy|Parkinson’s|brain injury)\b/iu

const isSentence = /\b(?:is|are|was|were|has|had|have|meets?|met|he|she|they|we|which|who)\b/iu

/** `Dx: Persistent complex bereavement; Major depressive disorder, recurrent`: rows of a paper on this relative. */
function diagnosesIn({ map, waiver }: Teller, role: string, facts: readonly CaseFact[]): string[] {
  return facts.flatMap((fact) => {
    const [passage] = passagesOf(map, fact)
    const title = map.exhibits.find(({ id }) => id === passage?.document)?.title ?? ''
    if (passage === undefined || personOfPaper(title, passage.document, waiver, map) !== role) return []
    return passage.words.split('\n').flatMap((typed) => {
      // `PD dx 2017, H&Y 4`: the illness by its name, without when it was found.
      const line = writtenOut(typed.trim()).replace(/ (?:was )?diagnosed (?:in )?(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d/u, '')
      const [, listed] = /^(?:dx|diagnos[ie]s|diagnostic impressions?)[:.] ?(.{4,160})$/iu.exec(line.trim()) ?? []
      const coded =
        /^([^:.;]{4,90}?),? \([A-TV-Z]\d{2}(?:\.\d{1,3})?\)/u.exec(line.trim())?.[1] ??
        /^[A-TV-Z]\d{2}(?:\.\d{1,3})? (\p{Lu}[^:.;]{4,80})$/u.exec(line.trim())?.[1]
      const noted =
        ofChart.test(line) &&
        !isSentence.test(line) &&
        !hasFiniteVerb(` x ${line}`) &&
        (line.split(',')[0] ?? '').trim().split(/\s+/u).length <= 10 &&
        !/:/u.test(line)
          ? line.trim()
          : undefined
      return (listed?.replaceAll(/ ?\([^()]*\)/gu, '').split(/[;.]/u) ?? [coded ?? noted ?? '']).flatMap((one) => {
        const name =
          one
            .split(',')
            // `s/p L4-L5 fusion, adjacent segment disease`: what was done is no illness.
            .find((part) => !/^\s*(?:after|status post|s\/p)\b/iu.test(part))
            ?.replace(/ ?\([^()]*\)/u, '')
            .trim() ?? ''
        if (
          name.length < 4 ||
          !/^\p{L}/u.test(name) ||
          (coded === undefined && listed === undefined && !/^\p{Lu}/u.test(name))
        )
          return []
        return [
          isNamedCondition(name) || /^\p{Lu}{2}/u.test(name)
            ? name
            : name.charAt(0).toLowerCase() +
              // `due to probable Alzheimer’s disease`: a name keeps its capital.
              name.slice(1).replaceAll(/(?<= )\p{Lu}(?=\p{Ll}+(?![\p{L}’']))/gu, (letter) => letter.toLowerCase()),
        ]
      })
    })
  })
}
