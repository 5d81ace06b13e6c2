import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { capitalized } from '#domain/prose/words.ts'
import { topicAsked } from './note-topics.ts'

/** `Q: Anything against?`, `> 3. Would the police protect him?`, `4) Can she relocate?`: counsel’s question. */
const question = /^(?:Q[.:] |(?:> ?){1,4}(?:\(?\d{1,2}[.)] ?)?|\(?\d{1,2}[.)] (?=.*\?$))(\p{L}.*)$/u
const isAsked = (line: string): string | undefined => {
  const found = question.exec(line)
  return found !== null && (line.startsWith('Q') || line.endsWith('?')) ? found[1] : undefined
}

/** Without the questions that `isApart` and without what is answered to them. */
export function withoutAskedApart(lines: readonly string[], isApart: (asked: string) => boolean): string[] {
  let isLeft = false
  return lines.filter((line) => {
    const asked = isAsked(line.trim())
    if (asked !== undefined) isLeft = isApart(asked)
    return !isLeft
  })
}

const denies =
  /^(?:no|not (?:really|in my (?:view|opinion)|to my mind)|in my (?:view|opinion),? not?|I (?:do not|don['’]t) think so|hardly)[.!]$/iu
const assents =
  /^(?:yes|certainly|definitely|absolutely|of course|I think so|in my (?:view|opinion),? yes|very much so)[.!]$/iu

/**
 * Lines in which an expert answers between counsel’s questions: each answer stands, under the topic that its question
 * names; a bare yes or no is said with what was asked. Fewer than two questions change nothing.
 */
export function answeredLines(lines: readonly string[]): string[] {
  if (lines.filter((line) => isAsked(line) !== undefined).length < 2) return [...lines]
  let asked = ''
  let topic: string | undefined
  return lines.flatMap((line) => {
    const next = isAsked(line)
    if (next !== undefined) {
      asked = next
      topic = topicAsked(next)
      return []
    }
    const answer = line.replace(/^A[.:] /u, '')
    if (asked === '' || answer === '') return [answer]
    const said = ofOpinion.test(asked) ? asOpinion(answer) : withAsked(answer, asked)
    asked = topic === undefined ? '' : 'more'
    return [topic === undefined || /^In my (?:opinion|view)\b/u.test(said) ? said : `${topic}. ${said}`]
  })
}

/** `Your opinion in one sentence?`: what is held. */
const ofOpinion = /\byour (?:own |professional )?(?:opinion|view|conclusion)\b/iu
const asOpinion = (answer: string): string =>
  /^(?:He|She|It|They|The|An?|There|This|These|Those) /u.test(answer)
    ? `In my opinion ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`
    : answer

/** The answer, its bare yes or no in the words of the question. */
function withAsked(answer: string, asked: string): string {
  const [first = '', ...others] = sentencesOf(answer)
  const isNo = denies.test(first)
  if (!isNo && !assents.test(first)) return namingAsked(answer, first, asked)
  const said = asStatement(asked, isNo)
  if (said === undefined) return others.length === 0 ? answer : others.join(' ')
  return [said, ...others].join(' ')
}

/** `Mostly the party, since about 2016.`: no sentence without the question who does the harm; `they` are of whom it asks. */
function namingAsked(answer: string, first: string, asked: string): string {
  const [, whom] = /\b(?:of|to|on|about) ((?:\p{Lu}\p{L}+ )?\p{Lu}\p{L}+s)\?$/u.exec(asked) ?? []
  if (whom !== undefined && /^[^.]*\bthey\b/u.test(first) && !first.includes(whom))
    return answer.replace(/\bthey\b/u, whom)
  if (!/^(?:who|what) \p{Ll}/iu.test(asked) || hasFiniteVerb(`x ${first}`)) return answer
  return `On the question ${asked.charAt(0).toLowerCase()}${asked.slice(1).replace(/\?$/u, '')} I say: ${first.charAt(0).toLowerCase()}${answer.slice(1)}`
}

/** `Would the police protect him?` and no: `In my opinion the police would not protect him.` */
function asStatement(asked: string, isNo: boolean): string | undefined {
  const [, modal = '', rest = ''] =
    /^(Would|Could|Can|Will|Should|May|Might) (\p{L}.*)\?$/u.exec(capitalized(asked)) ?? []
  const words = rest.split(' ')
  const at = words.findIndex((word, index) => index > 0 && /^(?:present|same)$/u.test(formOf(word)))
  if (modal === '' || at < 1) return undefined
  const verb = `${modal.toLowerCase()}${isNo ? (modal === 'Can' ? 'not' : ' not') : ''}`
  return `In my opinion ${words.slice(0, at).join(' ')} ${verb} ${words.slice(at).join(' ')}.`
}
