import { citeAs, cite, escapeText, gap } from '#domain/section-content/write.ts'
import { reliefList, reliefPhrase } from '../../case/relief.ts'
import { type Ruling, rulingWords } from '../../case/rulings.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import { partOfBrief, type Pen, toldBy } from '../pen.ts'
import { reasonOf } from '../judge-reasons.ts'
import { SectionText } from '../section-text.ts'

/** True where the judge made this ruling against the client and the client appeals. */
export const isChallenged = ({ frame }: Pick<Pen, 'frame'>, ruling: Ruling): boolean =>
  !frame.opposesAppeal && (frame.rulings?.made.includes(ruling) ?? false)

/** How the Board looks at each ruling; said once for each. */
const review: Readonly<Record<Ruling, string>> = {
  deadline:
    'Whether the circumstances that were found excuse the delay is a question of law and judgment, reviewed de novo.',
  credibility:
    'The finding is one of fact; it is clear error where it leaves out the explanations on record or rests on conjecture.',
  corroboration: 'What is in the record is a fact; whether more could reasonably be asked is reviewed de novo.',
  'past-persecution': 'Whether the harm that was found is persecution is a question of law, reviewed de novo.',
  nexus:
    'What moved the persecutor is a finding of fact, reviewed for clear error; whether that motive meets the test is reviewed de novo.',
  group: 'Whether a group is cognizable is a question of law, reviewed de novo.',
  government: 'What the authorities did is a fact; whether it is protection is a question of law, reviewed de novo.',
  fear: 'What may happen is a prediction, reviewed for clear error; whether it makes the fear well founded is reviewed de novo.',
  relocation: 'Whether relocation is reasonable on the facts found is reviewed de novo.',
  bars: 'Whether a bar applies to the facts found is a question of law, reviewed de novo.',
  discretion: 'Discretion is reviewed de novo.',
  withholding: 'Whether the facts found meet the standard for withholding is reviewed de novo.',
  torture:
    'What would happen on return is a prediction, reviewed for clear error; whether it is torture is reviewed de novo.',
  officials: 'What officials know and do is a fact; whether it is acquiescence is a question of law, reviewed de novo.',
}

/** What the testimony is on that meets a ruling. */
const points: Readonly<Record<Ruling, string>> = {
  deadline: 'the delay',
  credibility: 'these points',
  corroboration: 'what corroborates',
  'past-persecution': 'what was done',
  nexus: 'the reason',
  group: 'the group',
  government: 'the authorities',
  fear: 'the danger',
  relocation: 'other places',
  bars: 'the bar',
  discretion: 'what weighs',
  withholding: 'the threat',
  torture: 'the return',
  officials: 'the officials',
}

/** Opens a section that answers a ruling: what was ruled, where it stands, and how it is reviewed. */
export function rulingLead(text: SectionText, pen: Pen, ruling: Ruling): void {
  if (!isChallenged(pen, ruling)) return
  const reason = reasonOf(pen, ruling)
  if (reason === undefined)
    text.law(`The Immigration Judge ruled ${rulingWords[ruling].ruled} ${gap('IJ DEC. AT __')}.`, review[ruling])
  else {
    text.law(`The Immigration Judge ruled ${rulingWords[ruling].ruled}.`)
    text.cited(`The reasons given are these: ${reason.quotation}`, reason.exhibits).law(review[ruling])
  }
  text.law(`That ruling was error.`)
  text.paragraph()
  // What was answered under oath on the very point stands before everything else.
  const answers = toldBy(pen, text.id).filter(({ wording }) => wording.startsWith('Asked “'))
  if (answers.length === 0) return
  text.paragraph(`The record on ${points[ruling]}`).tell(answers).paragraph()
}

/** S11: one issue for each ruling that was made against the client. */
export function issuesPresented(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S11')
  if (frame.opposesAppeal)
    return text
      .list([{ text: `${gap('STATE EACH RULING THAT THE DEPARTMENT OF HOMELAND SECURITY CHALLENGES')}.` }], true)
      .html()
  const made = frame.rulings?.made ?? []
  if (made.length > 0)
    return text
      .list(
        made.map((ruling) => ({ text: `Whether the Immigration Judge erred in ruling ${rulingWords[ruling].ruled}.` })),
        true,
      )
      .html()
  const [first] = frame.argued
  return text
    .list(
      [
        {
          text: `Whether the Immigration Judge erred in concluding that the ${frame.role} did not establish eligibility for ${first ? reliefPhrase(first) : gap('RELIEF SOUGHT')}.`,
        },
        {
          text: `${gap('STATE EACH FURTHER RULING CHALLENGED, E.G. CREDIBILITY, NEXUS, SOCIAL GROUP, ACQUIESCENCE')}.`,
        },
      ],
      true,
    )
    .html()
}

/** S12 */
export function standardOfReview(pen: Pen): string {
  return new SectionText(pen, 'S12')
    .paragraph()
    .law(
      'The Board reviews findings of fact, including credibility findings and predictions about what is likely to happen, for clear error.',
      `It reviews questions of law, judgment and discretion, and all other issues, de novo. ${citeAs('cfr1003_1d3', '8 C.F.R. § 1003.1(d)(3)(i)-(ii)')}.`,
      `Whether established facts meet a legal standard is a legal question. <em>See</em> ${cite('raf')}.`,
    )
    .html()
}

/** S13: each ruling with the part that answers it. */
export function summaryOfArgument(pen: Pen): string {
  const { frame } = pen
  const relief = frame.argued.length > 0 ? escapeText(reliefList(frame.argued)) : gap('RELIEF SOUGHT')
  const text = new SectionText(pen, 'S13').paragraph()
  if (frame.opposesAppeal)
    return text
      .law(
        'The decision below should be affirmed.',
        `First, ${gap('REASON 1')}.`,
        `Second, ${gap('REASON 2')}.`,
        `The record supports the grant of ${relief}.`,
      )
      .html()
  const disposition = textOf(frame.answers, 'disposition_sought') === 'vacated' ? 'vacated' : 'reversed'
  text.law(`The decision below should be ${disposition}.`)
  const made = (frame.rulings?.made ?? []).filter((ruling) => answering(pen, ruling) !== undefined)
  if (made.length === 0) text.law(`First, ${gap('ERROR 1')}.`, `Second, ${gap('ERROR 2')}.`)
  else {
    text.law(
      made.length === 1
        ? 'One ruling carries it, and it was error.'
        : `${capital(countInWords(made.length))} rulings carry it, and each was error.`,
    )
    text.paragraph()
    made.forEach((ruling, index) =>
      text.law(
        `${ordinals[index] ?? 'Further'}, the judge ruled ${rulingWords[ruling].ruled}; ${because(pen, ruling)} (${answering(pen, ruling)}).`,
      ),
    )
  }
  const open = undecided(pen)
  if (made.length > 0 && open) text.paragraph().law(open)
  text.law(
    `${made.length === 1 ? 'The error' : 'Each error'} affected the result, and the record supports a grant of ${relief} or, at a minimum, remand.`,
  )
  return text.html()
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']

function answering(pen: Pen, ruling: Ruling): string | undefined {
  return rulingWords[ruling].sections.flatMap((section) => partOfBrief(pen, section) ?? [])[0]
}

/** Why the ruling was wrong, in half a sentence, by what the section that answers it shows. */
function because({ frame, client }: Pen, ruling: Ruling): string {
  const reasons: Readonly<Record<Ruling, string>> = {
    deadline: 'the record shows what excuses the delay and each step up to the filing',
    credibility: 'the account is specific, and the points held against it are explained in the record',
    corroboration: 'the record holds what could reasonably be had',
    'past-persecution': 'the harm has to be weighed as a whole, and as a whole it is persecution',
    nexus:
      'the persecutors’ own words and acts show that a protected ground was a central reason, and other motives beside it do not undo that',
    group: 'the group is fixed, has clear limits and is seen as a group in its society',
    government: 'what the authorities did when they were asked was not protection',
    fear: 'a reasonable possibility is enough, and the record shows it',
    relocation: `the burden lies on ${frame.relocationBurden === 'government' ? frame.burdenParty : `the ${frame.role}`}, and the record answers the question against that ruling`,
    bars: 'the facts do not meet the terms of the bar',
    discretion: 'what speaks for a grant outweighs what speaks against it',
    withholding: 'the evidence meets the higher standard too',
    torture: 'the evidence has to be taken together, and together it carries the likelihood',
    officials: `officials knew, and did not do what their duty asked${client.pronoun ? ` of them` : ''}`,
  }
  return reasons[ruling]
}

/** The parts that answer no ruling stand for the case that the Board reaches them. */
function undecided(pen: Pen): string | undefined {
  const answered = new Set((pen.frame.rulings?.made ?? []).flatMap((ruling) => rulingWords[ruling].sections))
  const open = pen.outline.flatMap(({ section }) =>
    section !== undefined && /^S(?:2[1-9]|3\d)$/.test(section) && !answered.has(section)
      ? [partOfBrief(pen, section) ?? '']
      : [],
  )
  const named = open.filter((part) => part !== '')
  if (named.length === 0) return undefined
  return `No ruling against the Respondent is known on the points of Parts ${listInWords(named.map((part) => part.slice(5)))}; those parts show that the record supports the relief, should the Board reach them.`
}
