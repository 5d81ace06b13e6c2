import type { SourceText } from '#domain/drafting/tool.ts'
import { isInNoteForm, ofOthers } from './note-form.ts'

/** Notes for counsel and notes about the fee are read, and never filed or named. */
export function isForCounselOnly(paper: SourceText): boolean {
  const { kind, title, text } = paper
  return (
    (kind === 'extra_expert' && isInNoteForm(paper)) ||
    /\bnotes?\b|\b(?:e-?)?mails?\b|\b(?:text|chat|whats ?app|signal|sms) ?(?:messages?|threads?)?\b|\bmessages? (?:of|from)\b|\bcall with\b|\bpoints\b|\bby (?:tele)?phone\b|\bvoice ?(?:mail|message|memo|note)s?\b|\bwrites\b|\bquestionnaire\b|\breference form\b|\bexam(?:ination)? log\b|\boutline\b|\bfor the letter\b|\bmemo\b|\bdictat\w+|\brecord(?:ing|ed)\b|\baudio\b|\btranscribed\b|\banswers? (?:of|from|by|to)\b[^.]{0,60}\b(?:counsel|questions?|attorney|us)\b|\bto (?:our )?questions\b/i.test(
      title,
    ) ||
    (kind === 'extra_expert' && (text.match(/^Q[.:] /gmu)?.length ?? 0) > 1) ||
    ofExamination.test(title) ||
    (kind === 'extra_expert' && isOwnVoice(paper) && !isFiled.test(title)) ||
    /\bfor (?:the |your )?(?:attorney|counsel|lawyer|atty)\b/iu.test(title) ||
    /\bnot for filing\b|\bfor (?:the |your )?(?:attorney|counsel|lawyer|atty)\b|^from\s?:/im.test(text.slice(0, 600))
  )
}

/** A paper that stands by itself, whatever is taken from it: the expert’s own words beside it are what the letter is made of. */
const isFiled =
  /\b(?:report|evaluation|assessment|article|letters?|reference|statement|publication|chapter|study|paper|list|sources|survey|certificat\p{L}+|license|consent|protocol|record|table|opinion|brochure|data)\b/iu

/** What is said into a recorder and typed by somebody, and no transcript of a hearing or a school. */
const isSpoken = ({ title }: SourceText): boolean =>
  /\bdictat\w+|\bmemo\b|\bvoice\b|\brecording\b|\bcall\b/iu.test(title)

const isOfOthers = (paper: SourceText): boolean => ofOthers.test(paper.title) && !isSpoken(paper)

/** Papers in which the expert speaks: notes, mails and drafts, and the report of an examination that the expert made. */
export function isOwnVoice(paper: SourceText): boolean {
  const { kind, text } = paper
  return (
    isOwnRecord(paper) ||
    isNotedOfCall(paper) ||
    (kind === 'extra_expert' && isInNoteForm(paper)) ||
    (kind === 'extra_expert' && !isOfOthers(paper) && /(?<![\p{L}.])[Ii](?:['’](?:m|ve|d|ll))? \p{Ll}/u.test(text))
  )
}

/** `Notes from call with Prof. Thorvaldsen`: what somebody else wrote down of the expert, in the third person. */
export function isNotedOfCall(paper: SourceText): boolean {
  const { kind, title, text } = paper
  return (
    kind === 'extra_expert' &&
    !isOfOthers(paper) &&
    /\b(?:notes?|call|conversation|interview)\b[^.]{0,20}\b(?:from|with|of)\b/iu.test(title) &&
    /\b(?:she|he|her|his)\b/iu.test(text) &&
    !/(?<![\p{L}.])I(?:['’](?:m|ve|d|ll))? \p{Ll}/u.test(text)
  )
}

/** `Notes of the evaluation`, `Exam notes`: what the expert wrote down in lines and without a word of himself. */
export function isOwnRecord(paper: SourceText): boolean {
  const { kind, title, text } = paper
  return (
    kind === 'extra_expert' &&
    !isOfOthers(paper) &&
    (ofExamination.test(title) || /\bnotes?\b/iu.test(title) || isInNoteForm(paper)) &&
    !/(?<![\p{L}.])[Ii](?:['’](?:m|ve|d|ll))? \p{Ll}/u.test(text)
  )
}

const ofExamination =
  /\b(?:notes?|record|protocol|findings)\b[^.]{0,30}\b(?:evaluation|exam(?:ination)?|assessment|sessions?|visits?|interview)\b|\b(?:evaluation|exam(?:ination)?|assessment|session|visit|interview|intake) (?:notes?|record|protocol|findings|form|sheet|chart)\b|^work ?sheet\b/iu
