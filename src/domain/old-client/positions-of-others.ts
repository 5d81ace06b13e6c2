import { findDates } from '#domain/language/find-dates.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { FoundMark } from '#domain/template-sections/old-case.ts'

/** Counsel says whom it asked: the sentence is the firm's, and only what the other side answered is of one case. */
const asked =
  /\b(?:undersigned|(?<!\bChief )counsel|I|we|(?:our|this) office)\b[^.;]{0,60}\b(?:conferred|contacted|wrote|e-?mailed|asked|reached out|inquired|sought|spoke|called|requested|solicited)\b/iu
/** `She replied that`: of whom `she` is, the next case knows nothing. */
const ofSomebody = /^(?:\W{0,3}\d{1,2}[.)] )?(?:he|she|they)\b/iu
const answer =
  /\b(?:(?:does|do|did|would) not (?:oppose|object)|(?:will |would )?oppose[sd]?|objects?|(?:takes?|took) no position|ha(?:s|d|ve) no objection|joins?|consents?|agrees?|stipulates?|ha(?:s|d|ve) not (?:yet )?(?:responded|answered|replied)|did not (?:respond|answer|reply))(?: (?:in|on|to|with))?(?: (?:this|the|our|his|her|such) (?:motion|request|filing|continuance|application|stay)| it)?(?=[.,;]|$)/iu

/** Where a sentence of counsel says what the other side answered. */
export function answersOfOthers(text: string): FoundMark[] {
  return findSentences(text).flatMap(({ start, end }): FoundMark[] => {
    const words = text.slice(start, end)
    const said = ofOtherSide(text, start, end)
    if (said) return [said]
    // Without its day the sentence would say of the next case that somebody was asked.
    const isDated = findDates(words).length > 0
    const found = isDated && asked.test(words) && !ofSomebody.test(words) ? answer.exec(words) : null
    return found
      ? [{ start: start + found.index, end: start + found.index + found[0].length, slot: 'department-position' }]
      : []
  })
}

/** `Respondent’s counsel, Ana Example, takes no position until it is filed`, of counsel for a petitioner. */
function ofOtherSide(text: string, start: number, end: number): FoundMark | undefined {
  const lead =
    /^(?:Respondent|Defendant|Appellee|Government|Department|DHS|Opposing)(?:s?[’']s?)? counsel(?!\p{L})/u.exec(
      text.slice(start, end),
    )?.[0]
  const from = start + (lead?.length ?? 0)
  const found = lead === undefined ? null : openAnswer.exec(text.slice(from, end))
  return found
    ? { start: from + found.index, end: from + found.index + found[0].length, slot: 'department-position' }
    : undefined
}
const openAnswer =
  /(?<!\p{L})(?:(?:does|do|did|would) not (?:oppose|object)|oppose[sd]?|objects?|(?:takes?|took) no position|ha(?:s|d|ve) no objection|joins?|consents?|agrees?|stipulates?|did not (?:respond|answer|reply))(?!\p{L})[^.;,]{0,80}/u

/** What the other side says now, in the place of `does not oppose this motion`; undefined where it is no verb. */
export function printAnswerOfOther(old: string, value: string | undefined): string | undefined {
  const bare = value
    ?.replace(/^(?:the )?(?:Department|DHS|OPLA|ICE|government|opposing counsel) /iu, '')
    .replace(/\.$/u, '')
  const [verb, more = ''] = bare === undefined ? [] : (said.exec(bare)?.slice(1) ?? [])
  if (verb === undefined) return undefined
  const thing = /(?:this|the|our|his|her|such) \p{L}+$| it$/u.exec(old)?.[0].trim()
  if (more !== '' || thing === undefined || /respond|answer|repl/iu.test(verb)) return verb + more
  return `${verb} ${/no position/iu.test(verb) ? 'on ' : /oppose|joins?/iu.test(verb) ? '' : 'to '}${thing}`
}
const said =
  /^((?:does|do|did|will) not (?:oppose|object)|(?:will )?oppose[sd]?|objects?|(?:takes?|took) no position|ha(?:s|d) no objection|joins?|consents?|agrees?|stipulates?|ha(?:s|d) not (?:yet )?(?:responded|answered|replied|stated a position)|did not (?:respond|answer|reply))(?!\p{L})(.*)$/iu
