import type { SourceText } from '#domain/drafting/tool.ts'
import { capitalized } from '#domain/prose/words.ts'

/** `Call notes GPY`, `Opinion by phone (TA notes)`: somebody of the office wrote down what the expert said. */
const ofTalk =
  /\b(?:call|phone|telephone|conversation|interview|zoom|video)\b|\bnotes?\b.{0,40}\b(?:with|from|of|by)\b/iu

/** `He will say:`, `Dr. Roe said:` over the points. */
const says =
  /^(?:he|she|(?:the )?expert|(?:dr|prof|mr|ms|mrs|rev)\b\.? ?[\p{L}. -]{1,40}?) (?:will say|would say|says|said|told (?:me|us)|can say|will testify)(?: that| this)?:?$/imu

/** `(Dana: he was late 20 min, call back)`: of whoever took the notes. */
const ofTaker = /^[([]\p{Lu}\p{L}+: .*[)\]]$/u

/** What counsel is told about the letter: `he wants this in`, `do not make it stronger`, `he will not leave this out`. */
const toCounsel =
  /(?:^|[.;,] ?|[-–—] )(?:and )?(?:he|she) (?:wants?|insists|asks|would like|prefers)(?: to (?:have|keep))? (?:this|that|it) (?:in|left in|said|kept|included)[^.;]*(?=[.;]|$)|(?:^|[.;,] ?)(?:he|she) (?:will not|won['’]?t|refuses to) (?:leave|take|drop) (?:this|that|it) out[^.;]*(?=[.;]|$)|, ?it(?:['’]?s| is) (?:only )?(?:honest|fair)(?=[.;]|$)/giu

const ownThings =
  '(?:(?:own|main|nine|five|ten|first|last|\\p{Ll}+-?step|\\p{L}+-point) ){0,3}(?:views?|opinions?|conclusions?|interviews?|interviewees|informants|sources|cases|scale|research|field ?work|models?|estimates?|sample|data|figures|book|articles?|papers?|team|laborator\\p{L}+|lab|colleagues|assistants|experience|knowledge|method|practice|visits?|notes)'

/** Verbs of which only whoever judges is the subject. */
const judges =
  "(?:(?:can ?not|can['’]?t|could ?not|couldn['’]?t) (?:support|say|tell|exclude|rule|judge|comment|confirm|verify|speak|put|date|determine)|(?:did|does|do)(?: not|n['’]?t) (?:read|see|examine|look|use|know|speak|visit|do|interview|measure|test|have)|knows?|reads|read|used|uses|puts|thinks|believes|relies|relied|counted|interviewed|visited|testified|speaks|documented|followed|reviewed|compared|measured|checked|examined|holds|estimates|considers|agrees|supports|(?:has|have)(?: not|n['’]?t)? (?:been|seen|read|visited|testified|interviewed|documented|worked|published|written|lived|followed)|has(?: not|n['’]?t)? (?=\\d|no |never |about |over |more )|is (?:not )?an? (?:doctor|lawyer|physician|psychologist|specialist|expert|economist)|was (?:banned|there|present))"

const inFirstPerson: readonly (readonly [RegExp, string])[] = [
  [/^(?:has(?: not|n['’]?t)|hasn['’]?t)/iu, 'have not'],
  [/^has\b/iu, 'have'],
  [/^(?:does(?: not|n['’]?t))/iu, 'do not'],
  [/^(?:did(?: not|n['’]?t))/iu, 'did not'],
  [/^can(?: not|['’]?t|not)/iu, 'cannot'],
  [/^could(?: not|n['’]?t)/iu, 'could not'],
  [/^is\b/iu, 'am'],
  [/^(knows|reads|uses|puts|thinks|believes|relies|speaks|holds|estimates|considers|agrees|supports)\b/iu, ''],
]

const asOwn = (verb: string): string => {
  const base: Readonly<Record<string, string>> = { relies: 'rely' }
  for (const [pattern, words] of inFirstPerson)
    if (pattern.test(verb))
      return words === ''
        ? verb.replace(pattern, (found) => base[found.toLowerCase()] ?? found.replace(/s$/u, ''))
        : verb.replace(pattern, words)
  return verb
}

/**
 * What somebody else wrote down of a talk with the expert, as the expert’s own notes: only where the paper says who
 * speaks (`He will say:`), and only what nobody but the expert can be the subject of. Other papers stay as they are.
 */
export function asOwnNotes(paper: SourceText): SourceText {
  if (paper.kind !== 'extra_expert' || !ofTalk.test(paper.title) || !says.test(paper.text)) return paper
  const lines = paper.text
    .split('\n')
    .filter((line) => !says.test(line.trim()) && !ofTaker.test(line.trim()))
    .map((line) => inOwnVoice(line))
  return { ...paper, title: 'Notes of the expert', text: lines.join('\n') }
}

const subject = new RegExp(
  String.raw`(^|[.;:,] |[-–—] |\b(?:and|but|that|because|which) |^[-–—*•] |^\(?\d{1,2}[.)] )(?:he|she) (${judges})`,
  'giu',
)

function inOwnVoice(line: string): string {
  return line
    .replaceAll(toCounsel, '')
    .replaceAll(subject, (_, before: string, verb: string) => `${before}I ${asOwn(verb)}`)
    .replaceAll(new RegExp(String.raw`\b(?:his|her) (?=${ownThings}\b)`, 'giu'), (word) =>
      /^\p{Lu}/u.test(word) ? 'My ' : 'my ',
    )
    .replaceAll(new RegExp(String.raw`(?<=\bI [^.;]{3,80}, )(?:he|she) (?=${judges})`, 'giu'), 'I ')
    .replace(
      /^((?:[-–—*•]|\(?\d{1,2}[.)]) )?["“]((?:It is my opinion|In my opinion|I )[^"”]{10,400})[.]?["”]/u,
      (_, mark: string | undefined, said: string) => `${mark ?? ''}${capitalized(said)}.`,
    )
    .replaceAll(/(?<=\p{L}[.]) [-–—] (?=\p{Ll})/gu, ' ')
    .replace(/^((?:[-–—*•]|\(?\d{1,2}[.)]) )?((?:[Hh]as|[Hh]ave)n['’]?t been)/u, '$1I have not been')
}
