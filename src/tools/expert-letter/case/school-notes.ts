import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { isProseLine } from './prose-lines.ts'
import { isTopic } from './note-topics.ts'
import { asSentence, type ChildInNotes } from './school-sentence.ts'
import { schoolWords } from './school-words.data.ts'

const bullet = /^[-–—*•·>]+\s+/u

/**
 * The notes of a teacher, a principal or a school's social worker on a child, line by line and in their order: short words
 * are written out, a verb gets its subject where nobody but the child or the person named before can be meant, and what
 * has no verb of its own is told as noted. A line that reads as prose stays.
 */
export function asSchoolNotes(text: string, child: ChildInNotes): string {
  return text
    .split('\n')
    .map((line, at) => {
      const bare = line.trim().replace(bullet, '')
      if (bare === '' || isTopic(bare)) return bare
      if (isHeading(bare, at)) return ''
      const words = spelled(bare)
      return isProseLine(words) ? words : toldLine(words, child)
    })
    .join('\n')
}

/** `Notes 10/19/26 for letter`, `what I see`, `Academics:`: a head that says nothing else. */
const isHeading = (line: string, at: number): boolean =>
  (at < 3 && /\bnotes?\b/iu.test(line) && countWords(line) < 9) ||
  (countWords(line) < 5 &&
    !/\d/u.test(line) &&
    /^(?:what I (?:see|saw|know|think|have seen|noticed)|(?:my )?concerns?|academics?|behaviou?r|attendance|home|class|classroom|family|social|health|background|observations?)\s?:?$/iu.test(
      line,
    ))

const spelled = (line: string): string =>
  line
    .split(/(“[^“”]*”|"[^"]*")/u)
    .map((part) =>
      /^["“]/u.test(part)
        ? part
        : schoolWords.reduce(
            (told, [short, long]) =>
              typeof long === 'string' ? told.replaceAll(short, long) : told.replaceAll(short, long),
            part,
          ),
    )
    .join('')

/** Labels that say only that something is told. */
const ofTelling =
  /^(?:how I know(?: (?:him|her|them|the (?:child|family)))?|what I (?:see|saw|know|have seen|noticed)|academics?|behaviou?r|(?:my )?concerns?|observations?) ?(?::|[-–—]) /iu
const ofBelief = /^(?:what I think|my (?:view|take|thoughts?|opinion)|I think|bottom line) ?(?::|[-–—]) (?=\p{L})/iu
const ofAdvice = /^(?:recs?|recommend(?:ations?|ed)?|what would help|suggest(?:ions?)?) ?(?::|[-–—]) (.+)$/iu

function toldLine(line: string, child: ChildInNotes): string {
  const advice = ofAdvice.exec(line)?.[1]
  if (advice !== undefined)
    return `I recommend the following: ${advice
      .replace(/\.$/u, '')
      .split(/, (?![^(]*\))|; /u)
      .map((one) => one.trim().replace(/^and /u, ''))
      .join('; ')}.`
  const words = ofPlace(line.replace(ofTelling, '')).replace(ofBelief, 'I think that ')
  const said: string[] = []
  let noted: string[] = []
  let subject: string | undefined = child.name
  const close = () => {
    if (noted.length > 0) said.push(`I noted: ${noted.join('; ')}.`)
    noted = []
  }
  for (const piece of sentencesOf(words.replace(/, (?=never (?:seen|met) (?:him|her)\b)/u, '. ')).map((one) =>
    one.replace(/[.;,:]{1,2}$/u, '').trim(),
  )) {
    if (piece === '') continue
    const whole = asSentence(piece, subject, child)
    if (whole === undefined) noted.push(inside(piece))
    else {
      close()
      said.push(whole)
    }
    subject = subjectAfter(whole ?? piece, subject, child)
  }
  close()
  return said.join(' ')
}

/** Of whom the next words without a subject speak: who opens this sentence; nobody can say where somebody stands inside of it. */
function subjectAfter(piece: string, before: string | undefined, { name, parents }: ChildInNotes): string | undefined {
  const people = [name, ...parents]
  const opening = people.toSorted((a, b) => b.length - a.length).find((one) => piece.startsWith(`${one} `))
  if (opening !== undefined) return opening
  return people.some((one) => piece.includes(one)) || /^(?:If|When|While|After|Before)\b/u.test(piece)
    ? undefined
    : before
}

/** `Honduras - she asked me if they would have it there`: the place in its sentence. */
const ofPlace = (line: string): string => {
  const [, place = '', rest = ''] = /^(\p{Lu}\p{L}+) ?(?:[-–—]|:) (.+)$/u.exec(line) ?? []
  if (place === '' || !/\bthere\b/u.test(rest)) return line
  return rest.replace(/\bthere\b(?! (?:is|are|was|were)\b)/u, `in ${place}`)
}

/** Inside of a sentence a word that opened one is small, and a name keeps its capital. */
const inside = (words: string): string =>
  /^(?:The|An?|Low|High|Absent|Late|Always|Never|Not|No|Now|Still|Also|After|Before|When|During|Often|Very|Pump|Nurse|School|Playground|Attendance|Grades?|Reading|Math)\b/u.test(
    words,
  )
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words
