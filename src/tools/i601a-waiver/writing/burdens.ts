import { budgetOf } from './budget.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { conditionInSentence, countryName, isNamedCondition, listInWords } from '#domain/prose/words.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { herHusband } from './kin.ts'
import { applicantShare, readHousehold } from './money.ts'
import { isOwnCondition, nounPhrases } from './noun-phrases.ts'
import { own } from './paragraphs.ts'
import { once } from './said-once.ts'
import { dependentIds } from './dependents.ts'
import { factsIn, type Teller } from './teller.ts'
import { tasksOf } from './tasks.ts'
import type { Topic } from './topics.ts'
import { personOfPaper } from './whose-paper.ts'

/** The conclusion on separation: what the relative would bear, by the grounds that were argued. */
export function conclude(teller: Teller, relative: QualifyingRelative, facts: readonly CaseFact[]): string {
  const { role } = relative
  const burdens = burdensOf(teller, relative, facts)
  if (burdens.length === 0) return ''
  const without = herHusband(teller.map, role)
  return own(
    teller,
    `On separation, then, {${role}} would bear without ${without} ${listInWords(burdens)}${burdens.length > 1 ? ', all at one time' : ''}. ${once(teller, 'That goes beyond the common results of a refusal, and the evidence makes it more likely than not.', `For {${role}} too that is more than refusal usually brings.`)}`,
  )
}

/** The relative's own conditions, without the relative's name. */
export function ownConditions(teller: Teller, role: string): string[] {
  const facts = factsIn(teller, `sep_${role}`, 'illness')
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
      !(generic.test(one) && all.some((other) => other !== one && sharesStem(one, other))) && !isPast(one, facts, role),
  )
  // An adjustment disorder answers to what else there is.
  return [...shown.filter((one) => !ofReaction.test(one)), ...shown.filter((one) => ofReaction.test(one))]
}

const ofReaction = /^adjustment disorder/iu

/** `She had cancer in 2023`, and no statement that she has it now. */
export function isPast(condition: string, facts: readonly CaseFact[], role: string): boolean {
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
  /\b(?:diabetes|kidney disease|CKD|cancer|carcinoma|leukemia|lymphoma|heart failure|fibrosis|sclerosis|syndrome|disorder|hypertension|neuropathy|retinopathy|COPD|cirrhosis|epilepsy)\b/iu

/** `Dx: Persistent complex bereavement; Major depressive disorder, recurrent`: rows of a paper on this relative. */
function diagnosesIn({ map, waiver }: Teller, role: string, facts: readonly CaseFact[]): string[] {
  return facts.flatMap((fact) => {
    const [passage] = passagesOf(map, fact)
    const title = map.exhibits.find(({ id }) => id === passage?.document)?.title ?? ''
    if (passage === undefined || personOfPaper(title, passage.document, waiver, map) !== role) return []
    return passage.words.split('\n').flatMap((line) => {
      const [, listed] = /^(?:dx|diagnos[ie]s|diagnostic impressions?)[:.] ?(.{4,160})$/iu.exec(line.trim()) ?? []
      const coded =
        /^([^:.;]{4,90}?),? \([A-TV-Z]\d{2}(?:\.\d{1,3})?\)/u.exec(line.trim())?.[1] ??
        /^[A-TV-Z]\d{2}(?:\.\d{1,3})? (\p{Lu}[^:.;]{4,80})$/u.exec(line.trim())?.[1]
      const noted =
        ofChart.test(line) && line.trim().split(/\s+/u).length <= 10 && !/:/u.test(line) ? line.trim() : undefined
      return (listed?.replaceAll(/ ?\([^()]*\)/gu, '').split(/[;.]/u) ?? [coded ?? noted ?? '']).flatMap((one) => {
        const name =
          one
            .split(',')[0]
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
              name.slice(1).replaceAll(/(?<= )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()),
        ]
      })
    })
  })
}

/** The whole case of one relative in a sentence or two, in what the record shows; empty where it shows little. */
export function caseInBrief(teller: Teller, relative: QualifyingRelative): string {
  const { role, argueRelocation } = relative
  const section = `sep_${role}`
  const illness = ownConditions(teller, role).slice(0, 2)
  const dependents = dependentIds(teller, factsIn(teller, section, 'dependents'), role)
  const isHelped =
    factsIn(teller, section, 'support').length > 0 ||
    (dependents.length === 0 && factsIn(teller, section, 'dependents').length > 0)
  const hasMoney = isAboutMoney(teller, section)
  const share = applicantShare(readHousehold(factsIn(teller, section), role, teller.map.persons, budgetOf(teller)))
  const parts = [
    ...(illness.length === 0 ? [] : [`live with ${listInWords(illness.map(conditionInSentence))}`]),
    ...(dependents.length === 0 ? [] : [`care for ${listInWords(dependents)}`]),
    ...(share === undefined
      ? isHelped
        ? ['do without the help that {applicant.subj} gives each day']
        : hasMoney
          ? ['do without the support that {applicant.subj} gives']
          : []
      : [`do without about ${share} of the income of the household`]),
  ]
  if (parts.length < 2 && illness.length === 0 && !isHelped) return ''
  const there = teller.waiver.applicant.citizenship
  const abroad = nounPhrases(factsIn(teller, `rel_${role}`), role, 6).filter((phrase) =>
    /^(?:the absence|a place without|a single|no |a life in)/u.test(phrase),
  )
  const move =
    argueRelocation !== 'yes' || there === undefined || abroad.length === 0
      ? ''
      : ` In ${countryName(there)} {${role}.subj} would meet ${listInWords(abroad.slice(0, 2))}.`
  return `{${role}.subj} would have to ${listInWords(parts)}${parts.some((part) => part.startsWith('do without')) ? '' : ` without ${herHusband(teller.map, role)}`}.${move}`
}

const isAboutMoney = (teller: Teller, section: string): boolean =>
  factsIn(teller, section, 'money').length > 0 || budgetOf(teller) !== undefined

/** What the relative would bear, by the grounds that were argued; the map's own words first. */
export function burdensOf(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string[] {
  const given = facts.flatMap(({ asHardship }) => asHardship ?? [])
  if (given.length > 1) return [...new Set(given)].slice(0, 5)
  const section = `sep_${role}`
  const has = (topic: Topic) =>
    topic === 'money' ? isAboutMoney(teller, section) : factsIn(teller, section, topic).length > 0
  const condition = ownConditions(teller, role)[0]
  const dependents = dependentIds(teller, factsIn(teller, section, 'dependents'), role)
  const share = applicantShare(readHousehold(facts, role, teller.map.persons, budgetOf(teller)))
  return [
    ...(has('illness')
      ? [condition === undefined ? 'the illness' : `the burden of ${conditionInSentence(condition)}`]
      : []),
    ...(dependents.length === 0 ? [] : [`the whole care of ${listInWords(dependents)}`]),
    ...(has('support') || (has('dependents') && dependents.length === 0) ? [lossOfHelp(facts, role)] : []),
    ...(has('money')
      ? [share === undefined ? 'the loss of {applicant.poss} support' : `the loss of about ${share} of the income`]
      : []),
  ]
}

const lossOfHelp = (facts: readonly CaseFact[], role: string): string => {
  const done = tasksOf(facts, role)
  return done.length === 0 ? 'the end of the daily help' : `the loss of ${listInWords(done)}`
}
