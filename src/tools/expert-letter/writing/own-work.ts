import { foldToWords } from '#domain/language/fold.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { quoted } from '#domain/prose/quoting.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import { citeExhibit, isListing, type LetterExhibit } from '../case/exhibits.ts'
import type { LetterFacts } from '../case.ts'

/** What the expert's own list of publications says, in the first person, about the client's work: quoted whole. */
export function writeOwnWork(facts: LetterFacts): string {
  const surname = foldToWords(facts.input.client.last_name)
  if (surname === '') return ''
  return facts.exhibits
    .filter(({ source }) => source.kind === 'extra_expert' && isListing(source))
    .flatMap((exhibit) => passagesAbout(exhibit, surname))
    .join('')
}

function passagesAbout(exhibit: LetterExhibit, surname: string): string[] {
  let page: number | undefined
  return exhibit.source.text.split('\n').flatMap((line) => {
    page = Number(/^\W{0,9}page (\d{1,4})\b/iu.exec(line)?.[1] ?? page) || page
    const sentences = sentencesOf(line.replace(/^.{0,400}?\babstract: /iu, ''))
    const from = sentences.findIndex(
      (words) => /\b(?:We|I|Our|My)\b/u.test(words) && ` ${foldToWords(words)} `.includes(` ${surname} `),
    )
    const said = from < 0 ? undefined : quoted(sentences.slice(from, from + 4).join(' '), 90)
    if (said === undefined) return []
    const cite = citeExhibit(exhibit, page === undefined ? [] : [page])
    return [paragraph(`I have published on this myself (${cite}): ${escapeText(said.replace(/”$/u, '.”'))}`)]
  })
}
