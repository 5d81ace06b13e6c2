import { textOf } from '#domain/questionnaire/question.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { listInWords } from '#domain/prose/words.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import { correlationId } from '#tools/expert-letter/map/clinical-issues.ts'
import { issuesOf, isOfBody } from '#tools/expert-letter/map/issues.ts'
import { achievementTypes } from '../case/letter-type.ts'
import { isClinical, type LetterFacts } from '../case.ts'
import { askedOf, deciderOf } from './bounds.ts'
import { fillSkeleton, hasFact } from './fill.ts'
import * as frame from './frame.ts'
import { untoldFindings } from './write-findings.ts'

/**
 * The opinion that the opening has is held, not said again; what it has not is said here. Then what it rests on, and which
 * question of the case it is meant for.
 */
export function writeConclusion(facts: LetterFacts, isWitness: boolean): string {
  const { one, lay, basis } = frame.conclusion
  const because = facts.reason === undefined ? '' : `, ${facts.reason}`
  const held = escapeText(houseStyle(frame.conclusion.held.replace(/\.$/u, `${because}.`)))
  const heldToo = frame.conclusion.heldToo
  const given = hasFact(facts, 'conclusion.basis')
  const based = given ? [fillSkeleton(basis, facts)] : restsOn(facts).map(escapeText)
  const ends = [...based, ...bearing(facts).map(escapeText), ...comesToCourt(facts).map(escapeText)]
  const opened = facts.values['opinion_one_line']
  // The fact sheet’s own line closes a letter whose opening is the expert’s.
  if (opened?.source === 'fact sheet' && facts.inShort !== undefined)
    return paragraph(fillSkeleton(one, facts), ...ends)
  const others = facts.opinions.slice(0, 4).filter((words) => opened?.value !== words)
  const hasOpinion = opened !== undefined || facts.inShort !== undefined
  if (others.length === 0 && isWitness && !hasOpinion) return paragraph(fillSkeleton(lay, facts), ...ends)
  // An opening that lacks its opinion states none that could be held.
  if (others.length === 0) return paragraph(hasOpinion ? held : frame.conclusion.found, ...ends)
  const said = others.map((words) => `that ${words}`)
  const lead = opened === undefined ? 'For these reasons it is my opinion' : heldToo
  return paragraph(escapeText(`${lead} ${houseStyle(listInWords(said))}.`), ...ends)
}

const papers = '(?!(?:the |his |her |all )?(?:records?|files?|documents?|papers?|letters?))'
const examined = new RegExp(
  String.raw`\bI (?:have |had |also ){0,2}examined ${papers}|\bexamined ${papers}(?:him|her|the)\b`,
  'u',
)
const evaluated =
  /\bI (?:have |had |also ){0,2}evaluated (?:him|her|M[rs]s?\. )|\b(?:evaluated|assessed|tested) (?:him|her|the (?:client|husband|wife|son|daughter|boy|girl|child))\b/u
const notSeen =
  /\b(?:did|have|has|had|could) (?:not|never) (?:examined?|met|meet|evaluated?|seen?|interviewed?|spoken|speak)\b(?![^;]{0,60} before\b)/u

/** What the opinion rests on, by what the file says was done: never an examination of which it does not speak. */
function restsOn(facts: LetterFacts): string[] {
  const { exhibits, lay } = facts
  const all = [
    ...(lay === undefined ? seenOf(facts) : ['what I have seen and heard myself']),
    ...(exhibits.length === 0 ? [] : ['the exhibits that I name']),
  ]
  return all.length < 2 ? [] : [`${frame.conclusion.rests} ${listInWords(all)}.`]
}

/** An examination or an evaluation of the person by name; what an expert of another kind tells. */
function seenOf(facts: LetterFacts): string[] {
  const { subject, ties, statements, input } = facts
  if (!isClinical(facts)) return ['what is told above']
  const answer = textOf(input.answers, 'expert_client_relation') ?? ''
  if (subject === undefined || notSeen.test(`${ties.sentences.join(' ')} ${answer}`)) return []
  const told = [answer, ...ties.sentences, ...statements.flat()].join(' ')
  if (examined.test(told)) return [`my examination of ${subject.short}`]
  return evaluated.test(told) ? [`my evaluation of ${subject.short}`] : []
}

/** Which question of the case the letter is meant for; whoever decides it decides the rest. */
function bearing(facts: LetterFacts): string[] {
  const { type, values, subject, lay } = facts
  const owner = values['client.possessive']?.value.replace("'", '’')
  if (owner === undefined) return []
  const untold = new Set(untoldFindings(facts))
  const told = new Set(issuesOf(facts).flatMap(({ id, heading }) => (untold.has(heading) ? [] : [id])))
  if (type === 'MED' && lay === undefined) return ofAccount(facts, told, owner)
  if (type === 'HARD' && subject?.kin !== undefined) return ofHardship(facts, told, subject.short)
  const points = ofIssues.flatMap(([issues, point]) =>
    issues.some((id) => told.has(id)) ? [point.replace('{owner}', owner)] : [],
  )
  if (points.length === 0) return []
  const these = points.length > 1 ? 'these points' : 'this point'
  const whole = achievementTypes.includes(type) ? 'petition' : 'case'
  return [`What I have said goes to ${these} of the ${whole}: ${listInWords(points)}.`]
}

function ofAccount(facts: LetterFacts, told: ReadonlySet<string>, owner: string): string[] {
  if (!told.has(correlationId)) return []
  const found = isOfBody(facts) ? 'what I found on examination' : 'what I found in the evaluation'
  const delay = facts.opinions.some((words) => /\b(?:delay|one[- ]year|did not apply)\b/u.test(words))
    ? ', and to the delay'
    : ''
  return [
    `My findings go to whether ${found} agrees with ${owner} account${delay}. Whether the account is believed is for ${deciderOf(facts)} to decide.`,
  ]
}

function ofHardship(facts: LetterFacts, told: ReadonlySet<string>, whom: string): string[] {
  const both = told.has('hard.separation') && told.has('hard.relocation')
  const ways = both ? `, both if ${whom} stays in the United States and if ${whom} leaves` : ''
  return [`What I have said goes to what ${askedOf(facts)} would mean for ${whom}${ways}.`]
}

const ofIssues: readonly (readonly [issues: readonly string[], point: string])[] = [
  [
    ['eb1a.contribution', 'eb1a.use', 'eb1a.significance'],
    '{owner} contributions and what they have changed in the field',
  ],
  [['role'], '{owner} role'],
  [['eb1b.research', 'eb1b.recognition'], '{owner} research and its recognition in other countries'],
  [['niw.merit', 'niw.importance'], 'the value and the reach of the endeavor'],
  [['niw.positioned'], 'what {owner} record says of carrying it out'],
  [['o1.recognition', 'o1.criteria'], '{owner} standing in the field'],
  [['cc.group', 'cc.actor', 'cc.return'], 'the risk on return'],
  [['cc.protection', 'cc.acquiescence'], 'protection by the state'],
  [['cc.relocation'], 'whether moving within the country would help'],
]

/** `I can come to court on any day but the week of November 16.`: in the expert's own words. */
function comesToCourt({ statements, values }: LetterFacts): string[] {
  if (values['expert.contact'] !== undefined) return []
  return statements
    .flat()
    .filter((words) =>
      /^(?:And )?I (?:can|could|will|would|am (?:able|willing|ready|prepared) to) (?:also )?(?:come to court|appear (?:in court|before)|testify)\b[^?]*\.$/u.test(
        words,
      ),
    )
    .map((words) => words.replace(/^And /u, ''))
    .slice(0, 1)
}
