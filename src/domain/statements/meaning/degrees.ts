import { citiesOf } from '#domain/language/cities.data.ts'
import { foldToWords } from '#domain/language/fold.ts'
import type { EvidenceIndex } from '../evidence.ts'
import { canBeSame } from '../whom-pronouns-mean.ts'
import { shown, type Finding, type Told } from './finding.ts'
import type { MeaningIndex, Placed } from './told-index.ts'

/** Degrees by what they are; a person takes each once. */
const degrees: readonly RegExp[] = [
  /(?<!\p{L})(?:doctorate|doctoral degree|Ph\. ?D\.?|PhD|D\.Phil\.?)(?!\p{L})/u,
  /(?<!\p{L})(?:master[’']s(?: degree)?|M\. ?Sc\.?|M\.S\.|M\.A\.|MSc)(?!\p{L})/u,
  /(?<!\p{L})(?:bachelor[’']s(?: degree)?|B\. ?Sc\.?|B\.S\.|B\.A\.|BSc)(?!\p{L})/u,
]
/** What a draft says of where: `from Delft`, `at Kyoto University`. */
const where =
  /^(?: degree)?(?: in (?:\p{Ll}+ ){1,4}?)?,? (?:(?:is|was) )?(?:from|at) (?:the )?((?:\p{Lu}[\p{L}’'-]+)(?: (?:of |de |for )?(?:the )?\p{Lu}[\p{L}’'-]+){0,4})/u
/** Words that the names of many schools have. */
const common = new Set(
  'university universidad institute institut college school technology science sciences state the of de for national polytechnic'.split(
    ' ',
  ),
)
/** A question for whoever writes a letter. */
const ofWriter = /(?<!\p{L})(?:experts?|signs?|signer|writer|author|letter|recommender)(?!\p{L})|^who(?!\p{L})/iu
const ofVita = /^(?:curriculum vitae|cv|resume|résumé)(?!\p{L})/iu

type Held = {
  readonly degree: number
  readonly ids: readonly string[]
  readonly words: ReadonlySet<string>
  readonly place: Placed
}
const kept = new WeakMap<EvidenceIndex, readonly Held[]>()

/** Every degree on file: whose it is, and the words told with it. */
function heldDegrees(evidence: EvidenceIndex, { byPlace }: MeaningIndex): readonly Held[] {
  const known = kept.get(evidence)
  if (known) return known
  const made = [...byPlace.values()].flat().flatMap((place): Held[] => {
    const { text, from, end } = place.sentence
    return degrees.flatMap((pattern, degree) => {
      const match = pattern.exec(text)
      if (!match || from.source.kind === 'record') return []
      // `Ph.D.` can end a sentence by its stop: what it is of stands behind.
      const behind = match.index + match[0].length >= text.length - 1 ? from.source.text.slice(end, end + 90) : ''
      const told = `${text} ${behind.split(/[;\n]|(?<=\d)\. /u)[0] ?? ''}`
      return [
        { degree, ids: ownersOf(place, match.index, evidence), words: new Set(foldToWords(told).split(' ')), place },
      ]
    })
  })
  kept.set(evidence, made)
  return made
}

/** Whose paper it is, or who is named in the sentence; none where that is open. */
function ownersOf(
  { sentence: { from, mentions, speaker } }: Placed,
  at: number,
  { roster }: EvidenceIndex,
): readonly string[] {
  const { kind, title } = from.source
  if (kind === 'document' && ofVita.test(title)) {
    const named = foldToWords(title)
      .split(' ')
      .flatMap((word) => roster.byWord.get(word) ?? [])
    return named.length > 0 ? [...new Set(named)] : ['client']
  }
  const own = mentions.filter(({ ids, end }) => ids.length > 0 && end <= at + 1)
  const [first] = own
  if (first) return first.ids.map((id) => (id === 'speaker' ? speaker : id))
  return kind === 'answer' && !ofWriter.test(title) ? ['client'] : []
}

/** `Her doctorate is from Delft` where the file has it from Zurich, and Delft for something else. */
export function otherSchool({ sentence, evidence, index }: Told): Finding[] {
  return degrees.flatMap((pattern, degree): Finding[] => {
    const match = pattern.exec(sentence.text)
    if (!match) return []
    const from = match.index + match[0].length
    const [whole, school = ''] = where.exec(sentence.text.slice(from)) ?? []
    const who = sentence.mentions.findLast(({ end, ids }) => end <= from && ids.length > 0)?.ids ?? []
    if (whole === undefined || !isOne(who, evidence)) return []
    const words = foldToWords(school)
      .split(' ')
      .filter((word) => !common.has(word))
    if (words.length === 0 || citiesOf(foldToWords(school)) !== undefined) return []
    const all = heldDegrees(evidence, index).filter((one) => one.degree === degree)
    const own = all.filter(({ ids }) => ids.length > 0 && canBeSame(ids, who))
    const [by] = own
    const isThere = (held: Held) => words.some((word) => held.words.has(word))
    if (!by || own.some(isThere) || all.some((held) => held.ids.length === 0 && isThere(held))) return []
    const word = { start: from + whole.length - school.length, end: from + whole.length }
    return [{ word, by: by.place, message: `The file has this degree from elsewhere: ${shown(by.place)}.` }]
  })
}

/** One person, or one who is on file with the last name and with the whole. */
function isOne(ids: readonly string[], { roster }: EvidenceIndex): boolean {
  const [first, second, ...others] = ids.map((id) => roster.persons.get(id)?.words ?? new Set<string>())
  if (!first || others.length > 0) return false
  return !second || [...first].every((word) => second.has(word)) || [...second].every((word) => first.has(word))
}
