import { isDenied } from '../../polarity.ts'
import { certainPersons, isRead, shown, type Finding, type Told } from '../finding.ts'
import { isAbout } from '../occurrences.ts'
import { type MeaningIndex, type Placed, tokensOf } from '../told-index.ts'
import { findMatters, type Matter, type MatterPlace } from './find-matters.ts'

type OnFile = { readonly place: Placed; readonly denied: boolean }

const kept = new WeakMap<MeaningIndex, Map<Matter, OnFile[]>>()

/** Where a file speaks of each matter; read once. */
function onFile(index: MeaningIndex): Map<Matter, OnFile[]> {
  const known = kept.get(index)
  if (known) return known
  const found = new Map<Matter, OnFile[]>()
  for (const places of index.byPlace.values())
    for (const place of places) {
      const { text, from } = place.sentence
      const title = from.source.kind === 'record' ? [] : findMatters(tokensOf(from.source.title))
      for (const { matter } of title) add(found, matter, { place, denied: false })
      for (const { matter, start, end } of findMatters(place.tokens))
        add(found, matter, { place, denied: isDenied(text, start, end) })
    }
  kept.set(index, found)
  return found
}

function add(found: Map<Matter, OnFile[]>, matter: Matter, one: OnFile): void {
  const list = found.get(matter)
  if (list) list.push(one)
  else found.set(matter, [one])
}

/** What is feared, advised or only possible has not been. */
const notYet =
  /(?<!\p{L})(?:could|might|may|can|cannot|will|if|unless|(?:fear|risk|threat|warn|avoid|prevent|consider|recommend|advis)\p{L}*|afraid|instead of|rather than)(?!\p{L})[^.;]{0,80}$/iu

/** What decides a case (an illness, a death, a trial, a dismissal) and what no paper tells of, or of another person only. */
export function unsaidMatters(told: Told): Finding[] {
  const { sentence, index, more } = told
  return told.clauses
    .flatMap(({ words }) => findMatters(words))
    .flatMap((spoken): Finding[] => {
      if (!spoken.isPlain || spoken.isName || isRead(told, spoken)) return []
      if (isDenied(sentence.text, spoken.start, spoken.end) || notYet.test(sentence.text.slice(0, spoken.start)))
        return []
      if ((onFile(more).get(spoken.matter) ?? []).some(({ denied }) => !denied)) return []
      const said = onFile(index).get(spoken.matter) ?? []
      const words = sentence.text.slice(spoken.start, spoken.end)
      if (said.length === 0) return [{ word: spoken, message: `No answer or document tells of “${words}”.` }]
      const [denial] = said
      if (denial && said.every(({ denied }) => denied))
        return [{ word: spoken, by: denial.place, message: `The file says otherwise: ${shown(denial.place)}.` }]
      return ofAnother(spoken, said, told)
    })
}

/** All that the file tells of it is told of persons of whom the sentence does not speak. */
function ofAnother(spoken: MatterPlace, said: readonly OnFile[], { sentence }: Told): Finding[] {
  // Whose father `her father` is, is open.
  const isOpen = sentence.mentions.some(({ text, isPronoun }) => isPronoun || /^(?:his|her|their) /iu.test(text))
  const persons = spoken.matter.isPersonal && !isOpen ? certainPersons(sentence.mentions) : []
  if (persons.length === 0 || said.some(({ place, denied }) => !denied && isAbout(place, persons))) return []
  const [other] = said.filter(({ denied }) => !denied)
  return other
    ? [{ word: spoken, by: other.place, message: `The file tells it of another: ${shown(other.place)}.` }]
    : []
}
