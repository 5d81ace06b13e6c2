import { isDenied } from '../polarity.ts'
import { isRead, shown, subjectOf, type Finding, type Told } from './finding.ts'
import { isAbout } from './occurrences.ts'

/** Acts of which one person does the one or the other. */
const pairs =
  'admit:deny confess:deny resign:dismiss acquit:convict acquit:sentence grant:refuse grant:deny grant:reject accept:reject approve:reject approve:deny release:imprison win:lose marry:divorce hire:dismiss increase:decrease improve:worsen succeed:fail remember:forget support:oppose complete:abandon adopt:reject die:survive kill:survive sustain:dismiss withdraw:grant withdraw:approve withdraw:deny appeal:withdraw'
const opposites = new Map<string, string[]>()
for (const pair of pairs.split(' ')) {
  const [one = '', other = ''] = pair.split(':')
  opposites.set(one, [...(opposites.get(one) ?? []), other])
  opposites.set(other, [...(opposites.get(other) ?? []), one])
}

/** Verbs with a particle, and the acts that are their reverse. */
const phrasal: readonly (readonly [verb: string, particle: string, ...against: string[]])[] = [
  ['give', 'up ', 'keep', 'maintain', 'retain', 'hold'],
  ['turn', 'down ', 'accept'],
  ['drop', 'out ', 'graduate', 'complete', 'finish'],
  ['break', 'off ', 'maintain', 'continue'],
]

/** `She admitted that she used it` where the file has her deny it. */
export function reversed(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      const against = [
        ...word.meaning.lemmas.flatMap((lemma) => opposites.get(lemma) ?? []),
        ...phrasal.flatMap(([verb, particle, ...others]) =>
          word.meaning.lemmas.includes(verb) && sentence.text.startsWith(` ${particle}`, word.end) ? others : [],
        ),
      ]
      if (against.length === 0 || isRead(told, word) || isDenied(sentence.text, word.start, word.end)) return []
      if (!against.some((lemma) => index.same.has(`l${lemma}`))) return []
      const others = told.clauses
        .flatMap(({ words }) => words)
        .filter(
          (other) => other.start !== word.start && (other.weight > 0 || other.isName) && other.hits.exact.size > 0,
        )
      const persons = subjectOf(word, clause, told)
      if (persons.length === 0) return []
      const beside = (at: number) => others.some(({ hits }) => hits.exact.has(at))
      const places = against.flatMap((lemma) => index.same.get(`l${lemma}`) ?? []).filter(beside)
      const [by] = places
        .flatMap((at) => index.byPlace.get(at) ?? [])
        .filter((place) => isAbout(place, persons))
        .filter(({ tokens, sentence: { text } }) =>
          tokens.some(
            ({ meaning, start, end }) =>
              meaning.lemmas.some((lemma) => against.includes(lemma)) && !isDenied(text, start, end),
          ),
        )
      const isSaid = word.meaning.lemmas.some((lemma) => (index.same.get(`l${lemma}`) ?? []).some(beside))
      return by && !isSaid ? [{ word, by, message: `The file says otherwise: ${shown(by)}.` }] : []
    }),
  )
}
