import { courtOfCity } from '#law/immigration-courts.ts'
import { type Attorney } from '#domain/clients/attorney.ts'
import { fieldText, fullName } from '#domain/clients/client-record.ts'
import { printANumber } from '#domain/identifiers/a-number.ts'
import { isIsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { type Answers, isYes, textOf } from '#domain/questionnaire/question.ts'
import { type Timing, timingOf } from './case/deadline.ts'
import { citedSources, type Exhibit, exhibitsOf } from './case/exhibits.ts'
import { type FamilyMember, familyMembers, familyOfRecord, isSameMember, withRecord } from './case/family-members.ts'
import { type ForumWords, forumWords } from './case/forum.ts'
import { type Persecutor, persecutorOf } from './case/persecutor.ts'
import { type Circuit, circuitOf, circuitWithId } from './case/places.ts'
import {
  arguedReliefs,
  documentTitle,
  type Ground,
  type Relief,
  reliefList,
  selectedGrounds,
  selectedReliefs,
} from './case/relief.ts'
import { type SocialGroup, socialGroupOf } from './case/social-group.ts'
import { rulingsIn } from './case/rulings.ts'
import { rulingsOnFile } from './case/rulings-on-file.ts'

/**
 * What every section of one brief shares, made by code before anything is written: who the parties are called, which
 * reliefs and grounds are argued, the locked wording of the group, who the persecutor is. Nothing else may define these.
 */
export type CaseFrame = ForumWords & {
  readonly input: DraftInput
  readonly answers: Answers
  readonly attorney: Attorney
  readonly clientName: string
  /** `200-111-222`, without the letter. */
  readonly aNumber: string | undefined
  readonly nationality: string | undefined
  readonly country: string | undefined
  readonly detained: boolean
  readonly selected: readonly Relief[]
  /** The reliefs that this forum can decide; the others are only reserved. */
  readonly argued: readonly Relief[]
  readonly reserved: readonly Relief[]
  readonly grounds: readonly Ground[]
  readonly group: SocialGroup
  readonly persecutor: Persecutor
  readonly circuit: Circuit | undefined
  /** Whence the circuit is known; a residence only proposes it. */
  readonly circuitFrom: 'court' | 'attorney' | 'residence' | undefined
  /** Before the Board: what the judge ruled against the client; undefined where nothing tells. */
  readonly rulings: ReturnType<typeof rulingsIn>
  readonly timing: Timing
  /** The client was harmed or threatened: past persecution is argued and the presumption claimed (R12). */
  readonly pastHarm: boolean
  readonly othersHarmed: boolean
  readonly thirdCountry: boolean
  readonly family: { readonly asked: boolean; readonly members: readonly FamilyMember[] }
  /** Who bears the burden on relocation (R11). */
  readonly relocationBurden: 'government' | 'applicant'
  /** Before the Board empty: what counts there is already in the record under other marks. */
  readonly exhibits: readonly Exhibit[]
  readonly cited: readonly { readonly description: string; readonly sourceId: string }[]
  readonly title: string
  /** The Department appealed, so the brief asks to dismiss (Board only). */
  readonly opposesAppeal: boolean
}

/** Never throws, whatever the answers; what is missing is undefined and becomes a gap. */
export function caseFrame(input: DraftInput): CaseFrame {
  const { answers, client, attorney } = input
  const forum = forumWords(answers)
  const selected = selectedReliefs(answers)
  const argued = arguedReliefs(selected, forum.forum)
  const persecutor = persecutorOf(answers)
  const pastHarm = isYes(answers, 'past_harm_self')
  return {
    ...forum,
    input,
    answers,
    attorney,
    clientName: fullName(client),
    aNumber: printANumber(fieldText(client.client, 'a_number')),
    nationality: textOf(answers, 'nationality') ?? fieldText(client.client, 'country_of_citizenship'),
    country: textOf(answers, 'country_persecution'),
    detained: isYes(answers, 'detained'),
    selected,
    argued,
    reserved: selected.filter((relief) => !argued.includes(relief)),
    grounds: selectedGrounds(answers),
    group: socialGroupOf(answers),
    persecutor,
    ...controllingCircuit(input, forum),
    rulings: forum.forum === 'board' ? (rulingsIn(answers) ?? onFile(input)) : undefined,
    timing: timingOf(input),
    pastHarm,
    othersHarmed: isYes(answers, 'past_harm_else'),
    thirdCountry: isYes(answers, 'country_resided'),
    family: {
      asked: isYes(answers, 'spouse_applying') || isYes(answers, 'children_applying'),
      members: membersOf(input, forum.forum),
    },
    relocationBurden: pastHarm || persecutor.type !== 'non-state' ? 'government' : 'applicant',
    exhibits: forum.forum === 'board' ? [] : exhibitsOf(input),
    cited: citedSources(input),
    title: documentTitle(answers, forum),
    opposesAppeal: forum.forum === 'board' && textOf(answers, 'appealing_party') === 'dhs',
  }
}

/**
 * Before an asylum office a derivative is who is in the application: those that the record has belong to it with the answered ones.
 * Before a court each co-respondent has a notice of her own, so nobody is added whom the answers do not name.
 */
function membersOf({ answers, client }: DraftInput, forum: ForumWords['forum']): FamilyMember[] {
  const filed = textOf(answers, 'i589_filed_date')
  const record = familyOfRecord(answers, client, filed !== undefined && isIsoDate(filed) ? filed : undefined)
  const answered = withRecord(familyMembers(answers), record)
  const more = forum === 'uscis' && answered.length > 0 ? record : []
  const all = [...answered, ...more.filter((one) => !answered.some((member) => isSameMember(one, member)))]
  // `H'Lan` as a brief prints it.
  return all.map((member) => ({ ...member, name: member.name.replaceAll("'", '’') }))
}

/** From the court's state; before an asylum office the state of residence proposes it; the attorney's answer overrides (R21). */
function controllingCircuit(
  { answers, client }: DraftInput,
  { forum }: ForumWords,
): Pick<CaseFrame, 'circuit' | 'circuitFrom'> {
  const state = textOf(answers, 'state') ?? courtOfCity(textOf(answers, 'city'))?.state
  const court = forum === 'immigration' ? circuitOf(state) : undefined
  if (court) return { circuit: court, circuitFrom: 'court' }
  const chosen = circuitWithId(textOf(answers, 'circuit'))
  if (chosen) return { circuit: chosen, circuitFrom: 'attorney' }
  const residence = forum === 'uscis' ? circuitOf(fieldText(client.client, 'state')) : undefined
  return { circuit: residence, circuitFrom: residence && 'residence' }
}

export const argues = ({ argued }: CaseFrame, relief: Relief): boolean => argued.includes(relief)

/** A protected ground must be shown: asylum or withholding is argued. */
export const needsGround = (frame: CaseFrame): boolean => argues(frame, 'asylum') || argues(frame, 'withholding')

/** Withholding carries the sections on harm, ground and protection because asylum is not argued. */
export const isWithholdingLed = (frame: CaseFrame): boolean => argues(frame, 'withholding') && !argues(frame, 'asylum')

/** R7 for the reliefs that this forum is asked to grant. */
export const soughtRelief = ({ argued }: CaseFrame): string => reliefList(argued)

function onFile({ caseMap }: DraftInput): ReturnType<typeof rulingsIn> {
  const made = rulingsOnFile(caseMap)
  return made.length > 0 ? { made, from: 'words' } : undefined
}
