import { formOf } from './verbs.ts'

/** Signs of a note that no sentence has. */
const ofNotes =
  /(?:^|\s)\(\d\)\s|\b(?:of|by|with|from|to) (?:grandfather|grandmother|father|mother|brother|sister|husband|wife|uncle|aunt|cousin)\b(?! to (?:eldest |oldest |first |youngest )?(?:son|daughter)\b)|(?<!\d)\/(?!\d)|\.\.(?!\.)|\s[-–]\s|\bw\/|^\d+(?:st|nd|rd|th)?\b|^(?:Further|Also|Then|And|Or|But),? |, “[^“”]{1,24}”(?:,| and\b)/u

/**
 * Whether a wording is a sentence with a subject and a verb of its own, as a brief prints one: `ANR cell in Goma six days,
 * raped by two agents` is none, however many verbs stand in it. Strict: what is doubtful is no sentence.
 */
export function isWholeSentence(wording: string): boolean {
  const plain = wording
    .replaceAll(/“[^“”]*”/gu, 'Q')
    .replace(/^\{[^{}]*\.(?:poss|his)\}/u, 'His')
    .replaceAll(/\{[^{}]*\.(?:poss|his)\}/gu, 'his')
    .replaceAll(/\{[^{}]*\}/gu, 'X')
    .replaceAll(/\([^()]*\)/gu, '')
    .trim()
  if (/^X would (?:happen|occur|continue)\b/u.test(plain)) return false
  if (!/^(?:\p{Lu}|Q|\d{1,3} \p{Ll})/u.test(plain) || ofNotes.test(wording)) return false
  const body = plain
    .replace(/^(?:On|In|At|Since|After|Before|During|From|By|For|Until|When|While|As|Because|If)\b[^,]{2,80}, /u, '')
    .replace(/^(?:On|In|Since) (?:\p{Lu}\p{L}+ )?(?:\d{1,2}, )?(?:19|20)\d\d,? /u, '')
  const [first = ''] = body.split(/[,;:]/u)
  const words = first.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []
  // `Documents abuses by the army`: a verb without anybody who does it.
  if (
    /^\p{Lu}\p{Ll}+s$/u.test(words[0] ?? '') &&
    isThird((words[0] ?? '').toLowerCase()) &&
    !/^(?:is|are|was|were|have|had|did|do|\p{Ll}+ed|came|took|went|said|told|beat|shot)$/u.test(words[1] ?? '')
  )
    return false
  const at = words.findIndex(
    (word, index) => index > 0 && isFinite(word, words[index - 1] ?? '', words[index + 1] ?? ''),
  )
  return at > 0 && at <= 12
}

/** No participle has this form: `brothers came with ten men`. */
const pastOnly =
  /^(?:came|went|took|saw|gave|ran|began|drank|drove|fell|flew|knew|spoke|stole|threw|woke|wore|wrote|grew|broke|chose|rode|sang|tore|did|ate|shook)$/u

const isThird = (word: string): boolean =>
  [word.slice(0, -1), word.slice(0, -2)].some((base) => formOf(base) === 'present' || formOf(base) === 'same')

/** A verb that says who did something; a participle before `by`, `with` or `at` says what was done to whom nobody names. */
function isFinite(word: string, before: string, after: string): boolean {
  if (!/^\p{Ll}/u.test(word)) return false
  const form = formOf(word)
  if (form === 'be' || form === 'modal' || /^(?:has|have|had|does|do|did)$/u.test(word)) return true
  if (/^(?:to|by|of|the|a|an|his|her|their|my)$/u.test(before)) return false
  if (pastOnly.test(word)) return true
  if (form === 'past' || form === 'same')
    return !/^(?:by|with|at)$/u.test(after) || /^(?:X|[Hh]e|[Ss]he|[Tt]hey|[Ww]ho|I|[Ww]e)$/u.test(before)
  return (
    (word.endsWith('s') && [word.slice(0, -1), word.slice(0, -2)].some((base) => formOf(base) === 'present')) ||
    (form === 'present' && /^(?:X|they|They|who|we|I|\p{L}+s)$/u.test(before))
  )
}
