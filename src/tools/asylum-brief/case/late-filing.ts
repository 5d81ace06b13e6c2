import { fieldText } from '#domain/clients/client-record.ts'
import { addYears, isIsoDate, type IsoDate } from '#domain/dates/calendar.ts'
import { findDays } from '#domain/language/find-days.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { CaseFrame } from '../case.ts'

const changed =
  /\b(?:did not fear|learned|changed|new law|coup|burned|wanted|converted|baptized|found (?:the|his|her|out)|told (?:him|her|me|them)|came out|outed|disowned|new (?:threats?|summons|warrant)|since then|criminal case|(?:was|were) (?:arrested|accused|charged|sentenced|killed)|arrest of|war (?:began|broke out)|(?:regime|government) (?:changed|fell|took))\b/i
const extraordinary =
  /\b(?:illness|ill|stroke|coma|cancer|surgery|operated|aphasia|in (?:a |the )?hospital|hospitali[sz]ed|treated|treatment|therapy|depress\w{0,6}|PTSD|disorder|trauma|minor|[BFJHLM]-?[12][A-Z]? (?:until|through|status)|extended until|extension|student status|lawful status|valid status|status (?:was )?(?:kept|maintained|valid)|(?:kept|maintained|in) status|F-1|J-1|H-1B|OPT|TPS|parole|counsel error|death)\b/i

/** What a preparer or a lawyer did or left undone, and the day on which the client learned of that, changes nothing in the claim. */
const ofPreparer =
  /\b(?:notario|notary|abogado|attorney|lawyer|counsel|preparer|consultant|never filed|nothing (?:(?:was|had been) )?filed|filed nothing|filed it late)\b/i
const ofTheSame =
  /\b(?:learned|found out|heard)\b(?:(?: about| of)? (?:it|this|that)\b| (?:(?:in|on) )?(?:\d|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b))/i

/** Kinds of extraordinary circumstances that the regulation tells apart, 8 CFR 1208.4(a)(5). */
export type HeldUpBy = 'illness' | 'status' | 'preparer'

/** `The lawyer did not file it`: who was to file and failed; that a lawyer was seen in June is no failing. */
const failedBy =
  /\b(?:notario|notary|abogado|preparer|consultant|never filed|nothing (?:(?:was|had been) )?filed|filed nothing|filed it late|(?:attorney|lawyer|counsel)s?\b[^.;]{0,60}\b(?:did not|didn[’']t|never|failed|lost|missed|forgot|wrongly|disbarred|disappeared|(?:told|said|advised)[^.;]{0,40}\b(?:not|no|never|wait))|(?:bad|wrong|former|first|previous) (?:attorney|lawyer|counsel))\b/iu

const heldUp: Readonly<Record<HeldUpBy, RegExp>> = {
  illness:
    /\b(?:illness|ill|stroke|coma|cancer|surgery|operated|aphasia|in (?:a |the )?hospital|hospitali[sz]ed|treated|treatment|therapy|depress\w{0,6}|PTSD|disorder|trauma)\b/i,
  status:
    /\b(?:status|[BFHJLMOPR]-?[12][A-Z]? (?:until|through)|extended until|extension|F-1|J-1|H-1B|OPT|TPS|parole)\b/i,
  preparer: failedBy,
}

/** Which of them the reason tells. */
export function heldUpBy(reason: string | undefined): HeldUpBy[] {
  return (Object.keys(heldUp) as HeldUpBy[]).filter((kind) => heldUp[kind].test(reason ?? ''))
}

/** The reason without the sentences about who was to file. */
function withoutPreparer(reason: string): string {
  let isOfIt = false
  return reason
    .split(/(?<=[.;!?]["”]?)\s+/u)
    .filter((sentence) => {
      isOfIt = ofPreparer.test(sentence) || (isOfIt && ofTheSame.test(sentence))
      return !isOfIt
    })
    .join(' ')
}

/** The exception that the reason speaks of, by whole words; undefined when none tells, and the draft keeps a gap. */
export function exceptionType(reason: string | undefined): string | undefined {
  const text = reason ?? ''
  const isChanged = changed.test(withoutPreparer(text))
  const isExtraordinary = extraordinary.test(text) || ofPreparer.test(text)
  if (isChanged && isExtraordinary) return 'changed and extraordinary circumstances'
  if (isChanged) return 'changed circumstances'
  return isExtraordinary ? 'extraordinary circumstances' : undefined
}

/** The day on which the client came of age, where that was after the last arrival: 8 CFR 1208.4(a)(5)(ii) names the minor. */
export function cameOfAge({ timing, input }: CaseFrame): IsoDate | undefined {
  const born = fieldText(input.client.client, 'date_of_birth')
  if (!isIsoDate(born) || timing.lastArrival === undefined) return undefined
  const eighteen = addYears(born, 18)
  return eighteen > timing.lastArrival ? eighteen : undefined
}

/** Something that was done or ordered at home. */
const doneThere =
  /\b(?:arrest\w*|detain\w*|kill\w*|murder\w*|shot|burn(?:ed|t)|raid\w*|search(?:ed)?|summons|convocation|warrant|charged|sentenced|convicted|reopened|threat\w*|attack\w*|beaten|abducted|kidnapp?ed|taken|released|freed|amnest\w+|banned|outlawed|posted|published|proclaimed|declared)\b/iu
const doneHere = /\b(?:ICE|CBP|U\.?S\.?|immigration|license|traffic|bond|hospital|notario|attorney|lawyer)\b/u

/** A clause of the reason dates such a thing behind the last arrival: what the claim rests on changed then. */
function changedSinceArrival({ answers, timing: { lastArrival, filed } }: CaseFrame): boolean {
  if (lastArrival === undefined) return false
  return (
    (textOf(answers, 'missed_filing_deadline_reason') ?? '')
      // `On March 19, 2025, her brother was beaten`: the day stays with what happened on it.
      .replaceAll(/\b([Oo]n|[Ii]n) (\p{Lu}\p{Ll}{2,8}(?: \d{1,2},)? (?:19|20)\d\d), /gu, '$1 $2 ')
      .split(/[.;] |, (?!(?:19|20)\d\d\b)/u)
      .some(
        (clause) =>
          doneThere.test(clause) &&
          !doneHere.test(clause) &&
          findDays(clause).some(({ from }) => from > lastArrival && (filed === undefined || from < filed)),
      )
  )
}

/** The exception as the reason names it, else as its events and the client's age show it; undefined where nothing does. */
export function exceptionOf(frame: CaseFrame): string | undefined {
  const named = exceptionType(textOf(frame.answers, 'missed_filing_deadline_reason'))
  const isChanged = named?.includes('changed') === true || changedSinceArrival(frame)
  const isExtraordinary = named?.includes('extraordinary') === true || cameOfAge(frame) !== undefined
  if (isChanged && isExtraordinary) return 'changed and extraordinary circumstances'
  if (isChanged) return 'changed circumstances'
  return isExtraordinary ? 'extraordinary circumstances' : undefined
}
