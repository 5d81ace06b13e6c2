import { block, type Check, inform, warn } from '#domain/questionnaire/check.ts'
import { isYes, textOf } from '#domain/questionnaire/question.ts'
import type { CaseFrame } from '../case.ts'
import { courtOfCity, isAdjudicationCenter } from '#law/immigration-courts.ts'
import { findState } from '#law/states.ts'
import { circuitOf } from '../case/places.ts'
import { reliefPhrase } from '../case/relief.ts'
import { rulingWords } from '../case/rulings.ts'
import { sectionsOf } from '../plan/section-order.ts'
import { wordBudget, wordsPerPage } from '../plan/word-budget.ts'

/** The forum against the relief: C1, C2, C3, C6, C8, C26, R5, R16, R21. */
export function forumChecks(frame: CaseFrame): Check[] {
  return [
    ...(frame.forum === 'uscis' ? uscisChecks(frame) : []),
    ...reliefChecks(frame),
    ...(frame.forum === 'board' ? boardChecks(frame) : []),
    ...(frame.forum === 'immigration' ? courtChecks(frame) : []),
    ...pageChecks(frame),
  ]
}

function uscisChecks({ detained, selected, reserved }: CaseFrame): Check[] {
  const checks: Check[] = []
  if (detained)
    checks.push(
      warn('C1', 'A detained client is normally before the immigration court. Confirm the forum.', 'jurisdiction'),
    )
  if (!selected.includes('asylum'))
    checks.push(
      block(
        'C2',
        'A brief for the USCIS Asylum Office needs asylum among the relief sought; an asylum officer may not decide the other forms.',
        'applicant_basis_addons',
      ),
    )
  else if (reserved.length > 0)
    checks.push(
      warn(
        'C2',
        `An asylum officer may not decide ${reserved.map(reliefPhrase).join(' or ')}, so the brief only reserves it in one sentence (8 C.F.R. § 208.16(a)).`,
        'applicant_basis_addons',
      ),
    )
  return checks
}

function reliefChecks({ answers, selected, grounds, family }: CaseFrame): Check[] {
  const checks: Check[] = []
  if ((selected.includes('asylum') || selected.includes('withholding')) && grounds.length === 0)
    checks.push(block('C3', 'Asylum and withholding of removal need at least one protected ground.', 'applicant_basis'))
  if (selected.length > 0 && !selected.includes('asylum')) {
    const derivatives = family.asked
      ? ' The spouse and children cannot derive from the client and need applications of their own.'
      : ''
    checks.push(
      warn(
        'C6',
        `Without asylum the brief has no section on the one-year deadline and none on derivatives.${derivatives}`,
        isYes(answers, 'spouse_applying') ? 'spouse_applying' : 'applicant_basis_addons',
      ),
    )
  }
  return checks
}

function boardChecks(frame: CaseFrame): Check[] {
  const { answers, circuit } = frame
  const told = isYes(answers, 'procedural_history') && textOf(answers, 'procedural_history_details') !== undefined
  return [
    ...(told
      ? []
      : [
          warn(
            'C8',
            'A brief to the Board needs the decision below: tell what the judge decided and the findings challenged.',
            'procedural_history',
          ),
        ]),
    warn(
      'C26',
      'Briefs to the Board are simultaneous within 20 days and limited to 30 pages (not 50, an older rule). There is no reply brief unless the Board invites one, and extensions need exceptional circumstances. Read the briefing notice.',
      'jurisdiction',
    ),
    ...(told ? rulingChecks(frame) : []),
    circuit ? circuitNote(circuit.ordinal) : inform('R21', circuitUnknown, 'circuit'),
  ]
}

/** What the brief takes to have been ruled, so that the attorney can correct it. */
function rulingChecks({ rulings, opposesAppeal }: CaseFrame): Check[] {
  if (opposesAppeal) return []
  if (!rulings)
    return [
      warn(
        'C8',
        'Nothing tells what the judge ruled against the client, so the brief argues no error. Choose the rulings under the optional facts.',
        'rulings_challenged',
      ),
    ]
  const labels = rulings.made.map((ruling) => rulingWords[ruling].label.toLowerCase())
  return rulings.from === 'attorney'
    ? []
    : [
        inform(
          'C8',
          `The procedural history is read as ruling against the client on: ${labels.join('; ')}. The brief argues against these and no others; choose the rulings under the optional facts to change that.`,
          'rulings_challenged',
        ),
      ]
}

const circuitUnknown =
  "The controlling circuit is that of the immigration court's location. Choose it under the optional facts, so that the placeholders name it."

function courtChecks({ answers, circuit }: CaseFrame): Check[] {
  const state = textOf(answers, 'state')
  return [
    ...(textOf(answers, 'judge_name') === undefined
      ? [warn('R5', 'Without the name of the judge the cover prints [IMMIGRATION JUDGE].', 'judge_name')]
      : []),
    ...(state !== undefined && !circuitOf(state)
      ? [warn('R21', `“${state}” is not a state of any circuit, so the controlling circuit is not known.`, 'state')]
      : []),
    ...courtPlaceChecks(textOf(answers, 'city'), state),
    ...(circuit ? [circuitNote(circuit.ordinal)] : []),
  ]
}

/** The city of the court against its state; the state decides (law data 2.2). */
function courtPlaceChecks(city: string | undefined, state: string | undefined): Check[] {
  const court = courtOfCity(city)
  const given = findState(state)
  const isElsewhere = court !== undefined && given !== undefined && given.code !== court.state
  return [
    ...(isElsewhere
      ? [warn('R21', `The court in ${court.city} is in ${findState(court.state)?.name ?? court.state}.`, 'state')]
      : []),
    ...(isAdjudicationCenter(city)
      ? [
          warn(
            'R21',
            `Judges in ${city} also hear cases that are docketed elsewhere. The circuit is that of the court where the case is docketed: is that ${city}?`,
            'city',
          ),
        ]
      : []),
  ]
}

function circuitNote(ordinal: string): Check {
  return inform(
    'R21',
    `The ${ordinal} Circuit controls. Where its law decides, the draft prints a placeholder for you.`,
    'circuit',
  )
}

function pageChecks(frame: CaseFrame): Check[] {
  const { wanted, factor } = wordBudget(sectionsOf(frame), frame)
  if (factor === 1 || frame.pageCap === null) return []
  return [
    warn(
      'R16',
      `At full length the sections would take about ${Math.ceil(wanted / wordsPerPage)} pages of the ${frame.pageCap} allowed. The facts, the grounds, the fear, withholding and torture are planned at ${Math.round(factor * 100)} % of their length.`,
      'applicant_basis_addons',
    ),
  ]
}
