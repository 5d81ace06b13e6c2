import { sectionText } from '#domain/legal-document/from-section.ts'
import { withoutQuotations } from '#domain/prose/guard.ts'
import { countWords, runsOf } from './runs-of-words.ts'

const cannot = String.raw`(?:can(?:not|['’]t)|won['’]t|(?:am|['’]m) (?:unable|not able|not comfortable|not permitted) to|must (?:decline|refuse) to)`
const thisText = String.raw`(?:this|that|your|legal|any|the (?:section|draft|text|document|request)|an? (?:section|draft|legal))`
/** It declines: a client who is unable to work, is sorry or cannot write declines nothing. */
const refusal = new RegExp(
  [
    String.raw`\bI ?${cannot} (?:(?:help|assist)(?: you)?(?: (?:with|in) (?:this|that|your|the|drafting|writing|creating|legal)|[.,!]|$)|comply\b|fulfil+ ${thisText}|(?:write|draft|create|produce|generate|provide|complete|continue|do) (?:with )?${thisText})`,
    String.raw`\bI(?:['’]m| am) (?:very |so )?sorry,? but I\b|\bI apologi[sz]e,? but I\b`,
    String.raw`\bas an? (?:AI|language model|artificial)\b|\bI must (?:decline|refuse)\b|\bI(?:['’]m| am) not able to write\b`,
    String.raw`\b(?:unable|not able) to (?:assist|help|comply|fulfil) with (?:this|that|your)\b|\bagainst my (?:guidelines|policy|programming)\b`,
  ].join('|'),
  'i',
)
/** It asks for what it would need, in place of a text with gaps. */
const asking = new RegExp(
  [
    String.raw`\bI (?:do not|don['’]t) (?:currently |yet )?(?:have|see) (?:(?:enough|sufficient|the necessary|any) (?:information|facts|details|context)|access to (?:the|your|any))\b`,
    String.raw`\b(?:[Cc]ould|[Cc]an|[Ww]ould) you (?:please )?(?:provide|share|send|supply|tell me|confirm|clarify|upload)\b`,
    String.raw`\b(?:[Oo]nce|[Ii]f|[Ww]hen|[Aa]s soon as) you (?:can |could )?(?:provide|share|send|supply)(?: me)?(?: with)? (?:the|these|those|them|this|more|additional|further|it)\b`,
    String.raw`\b[Bb]efore I (?:can )?(?:write|draft|begin|proceed|complete)\b`,
    String.raw`\bI(?:['’]ll| will| would) need (?:more|additional|further|some|the following) (?:information|facts|details|documents)\b`,
  ].join('|'),
)
const ofWriting = /\b(?:section|draft|document|prepare|write|complete|text)\b/i

/** A refusal stands at the beginning, or is most of a short text; a client who says "I cannot help" in a long one is none. */
export function isRefusal(text: string, count: number): boolean {
  const found = refusal.exec(text) ?? (ofWriting.test(text) ? asking.exec(text) : null)
  if (!found) return false
  return count <= 120 || (found.index < 120 && !/[“"]/.test(text.slice(0, found.index)))
}

const marks =
  /&lt;\/?(?:case_file|section|instruction|tell_in_full|must_meet|given)\b|<\/?(?:case_file|instruction|tell_in_full)\b|\b(?:tell_in_full|must_meet|may_refer_to|case_file|template_text|drafter_instructions|attorney_prompt)\b|[{,]\s?[“"”](?:id|label|source|value|kind)[“"”]\s?:/

/** So many words of the instructions in a row are an echo however long the text is. */
const inARow = 22

/** Long runs of the instructions' own words; what they quote is theirs to be written. */
export function isEcho(text: string, instructions: string): boolean {
  if (marks.test(text)) return true
  const known = new Set(runsOf(withoutQuotations(instructions)))
  const own = runsOf(text)
  const repeated = own.filter((run) => known.has(run)).length
  return (repeated >= 12 && repeated > own.length * 0.1) || longestRow(own, known) + 6 >= inARow
}

function longestRow(runs: readonly string[], known: ReadonlySet<string>): number {
  let [longest, row] = [0, 0]
  for (const run of runs) {
    row = known.has(run) ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  return longest
}

const ofTheTask =
  /\b(?:let me (?:write|draft|think|plan|make sure|start by|begin by)\b|(?:I|we)(?:['’]ll| (?:need|have|should|must|want|will|am going))\b[^.]{0,50}\b(?:this|the) (?:section|word range|range of words|word limit|instructions?|html)\b|the user (?:asks|asked|wants|is asking|needs me)\b|(?:the|these|those) instructions? (?:say|ask|require|want|tell|forbid)s?\b|the (?:prompt|case file) (?:says|asks|gives|does not)\b)/i

/** Thought without a mark around it: words about the task, outside quotations. A case has none of them. */
export function isThinking(text: string): boolean {
  return ofTheTask.test(withoutQuotations(text))
}

/** The last paragraph has no end. Items of a list, cells and a closing line (`Respectfully submitted,`) need none. */
export function isBrokenOff(html: string): boolean {
  const last = html.slice(Math.max(0, html.lastIndexOf('<p'))).trimEnd()
  if (!/^<p\b/i.test(last) || /<(?:ul|ol|li|table|blockquote|h\d)\b/i.test(last)) return false
  const end = last.toLowerCase().lastIndexOf('</p')
  const open = (end < 0 ? last : last.slice(0, end)).trimEnd()
  if (open.endsWith(']]')) return false
  const text = sectionText(`${open.replaceAll(/\[\[[^[\]]*\]\]/g, '')}</p>`).trim()
  return countWords(text) >= 6 && !/[.!?:;…)\]”"’']$/.test(text)
}
