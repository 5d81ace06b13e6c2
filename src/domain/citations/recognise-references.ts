import type { Citation } from './citation.ts'
import { pagesPattern, reporterPattern, subsPattern } from './patterns.ts'
import { tidySub } from './subsections.ts'

const id = new RegExp(
  String.raw`(?<![A-Za-z.\d])(?:[Ii]d\.|[Ii]bid\.)(?:,? at (${pagesPattern}(?:, ${pagesPattern}(?! [A-Z]))*)|,? §§? ?([\d.]+[a-zA-Z]?)(${subsPattern})|,? at §? ?((?:\([A-Za-z0-9]{1,4}\))+))?(?=[\s,;.:)”"’]|$)`,
  'g',
)
const supra = new RegExp(
  String.raw`(?<![\w-])((?:Matter of |In re )?[A-Z][\w’'.&-]{0,30}(?: (?:&|v\.|of|and|de|la|[A-Z][\w’'.-]{0,30})){0,8}),?(?: \d{1,4})? supra(?:,? note \d{1,3})?(?:,? (?:at|pp?\.) ?(${pagesPattern}))?`,
  'g',
)
/** `Kaiser Foundation, supra, 13 Cal.App.5th at 1146` is one citation, by its reporter. */
const shortBehind = new RegExp(String.raw`^,? ?\d{1,4} ?(?:${reporterPattern}),? at `)

/** `asdf, supra, at 2`: a name in small letters, with a comma before the word and a page or another comma behind it. */
const lowerSupra = new RegExp(
  String.raw`(?<=^|[\s“"(])([a-z][\w’'-]{2,30}), (?:\d{1,4} )?supra,?(?: (?:at|pp?\.) ?(${pagesPattern}))?(?=[\s.,;:)]|$)`,
  'g',
)
/** `Part II, supra` points to another place of the same paper. */
const ofPaper =
  /^(?:Parts?|Sections?|Points?|Arguments?|Exhibits?|Ex\.|Tab|Notes?|Chapter|Appendix|Statement of)(?= |$)/

/** `Supra.` alone, or with a volume, as `Id.` stands: nothing of its sentence tells what is meant. */
const bareSupra = /(?<=^|[.;:!?)] |\n)(?:, ?)?(?:\d{1,4} )?[Ss]upra(?=[.,;]|$)/g

/** Words that point to another place of the same paper. */
const ofDiscourse =
  /^(?:above|below|infra|discussed|noted|stated|described|explained|cited|mentioned|set|forth|argued|shown|here|there|see|and|or|section|part|point|note|supra|herein|facts?|discussion|argument|brief|declaration|exhibit|letter|report)$/

/** `Id.` and `supra`. */
export function recogniseBackReferences(text: string): Citation[] {
  const ids = [...text.matchAll(id)].map((match): Citation => {
    const [whole, pin, , sub, part] = match
    const tidy = tidySub(sub ?? part ?? '')
    return {
      kind: 'id',
      start: match.index,
      end: match.index + whole.length,
      text: whole,
      ...(pin && { pin }),
      ...(tidy && { sub: tidy }),
    }
  })
  const supras = [...text.matchAll(supra)].flatMap((match): Citation[] => {
    const [whole, written = '', pin] = match
    const from = match.index + whole.length
    if (shortBehind.test(text.slice(from, from + 60))) return []
    const name = written.replace(/^(?:See|In|Under|But|Accord|Cf\.) (?=[A-Z])/, '')
    if (ofPaper.test(name)) return []
    const start = match.index + (written.length - name.length)
    const range = { start, end: from, text: whole.slice(written.length - name.length) }
    return [{ kind: 'supra', ...range, name, ...(pin && { pin }) }]
  })
  const inSmall = [...text.matchAll(lowerSupra)].flatMap((match): Citation[] => {
    const [whole, name = '', pin] = match
    if (ofDiscourse.test(name)) return []
    const range = { start: match.index, end: match.index + whole.length, text: whole }
    return [{ kind: 'supra', ...range, name, ...(pin && { pin }) }]
  })
  const alone = [...text.matchAll(bareSupra)].map((match): Citation => ({
    kind: 'supra',
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }))
  return [...ids, ...supras, ...inSmall, ...alone]
}
