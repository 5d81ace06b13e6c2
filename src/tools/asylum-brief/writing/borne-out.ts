import type { CasePassage } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { Pen } from './pen.ts'
import type { SectionText } from './section-text.ts'

/** A clinician’s own word on whether what was found agrees with what was told. */
const finding =
  /\b(?:(?:highly |fully |entirely |clearly )?(?:consistent|compatible) with|diagnostic of|in keeping with) \p{L}[\p{L}’'-]{0,40}(?:,? \p{L}[\p{L}’'-]{0,40}){1,13}(?=[.;,]|$)/iu
/** What somebody saw with own eyes or heard there. */
const witnessed =
  /\bI (?:saw|heard|found (?:him|her|them)|washed|was (?:\p{L}+ (?:steps|meters|feet) (?:from|away)|there|present|beside|next to))\b/u
const ofAuthorities =
  /\b(?:police|blotter|FIR|first information report|general diary|denuncia|complaint|record of statement|prosecutor)\b/iu

/** Which parts of the account other papers bear out, and by what: findings, eyes of others, a paper made at the time. */
export function bearOut(text: SectionText, pen: Pen): void {
  const { map } = pen
  const titleOf = ({ document }: CasePassage) => map.exhibits.find(({ id }) => id === document)?.title ?? ''
  const others = map.passages.filter(({ speaker }) => speaker !== 'applicant')
  const found = others.flatMap((passage) =>
    sentencesOf(passage.words.replaceAll(/\s+/g, ' ')).flatMap((sentence) => {
      const words = /\b(?:not|cannot|in)consistent\b|\bnot (?:diagnostic|compatible)\b/iu.test(sentence)
        ? undefined
        : finding.exec(sentence)?.[0].trim()
      return words === undefined || words.split(' ').length < 4 ? [] : [{ passage, words: curlyQuotes(words) }]
    }),
  )
  // What the section tells itself is not quoted before it.
  const toldHere = new Set(
    (pen.arrangement.get('S22') ?? []).flatMap((fact) => passagesOf(map, fact).map(({ id }) => id)),
  )
  const chosen = found
    .filter(({ passage }) => !toldHere.has(passage.id))
    .filter(({ words }, at) => found.findIndex((other) => other.words === words) === at)
    .filter(({ passage }) =>
      /\b(?:evaluation|medical|hospital|clinic|forensic|exam\w*|doctor|dr|report|audiolog\w*)\b/iu.test(
        titleOf(passage),
      ),
    )
    .slice(0, 3)
  if (chosen.length > 0) {
    const parts = chosen.map(({ words }) => `“${words}”`)
    const said = parts.length > 1 ? `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1)}` : (parts[0] ?? '')
    text.cited(
      `${pen.narrator.say('Those who examined {applicant} found what the account tells')}: ${said.replace(/”$/u, '.”')}`,
      exhibitTokens(
        map,
        chosen.map(({ passage }) => passage),
      ),
    )
  }
  const seen = others.filter(
    ({ speaker, words, document }) =>
      speaker !== undefined &&
      witnessed.test(words) &&
      !/\b(?:evaluation|report|medical|decision|transcript)\b/iu.test(titleOf({ document } as CasePassage)),
  )
  if (seen.length > 0)
    text.rests('Others tell of what they saw or heard themselves.', exhibitTokens(map, seen.slice(0, 3)))
  const papers = others.filter(
    (passage) =>
      passage.speaker === undefined &&
      ofAuthorities.test(titleOf(passage)) &&
      !isOfReport.test(titleOf(passage)) &&
      // Who stands in it as the accused asked nobody for help there.
      !others.some(({ document, words }) => document === passage.document && accuses.test(words)),
  )
  const first = papers.filter(({ document }, at) => papers.findIndex((one) => one.document === document) === at)
  if (first.length > 0 && textOf(pen.frame.answers, 'client_reported') === 'yes')
    text.rests('That help was asked for stands in a paper of the authorities.', exhibitTokens(map, first.slice(0, 2)))
}

const accuses = /\b(?:accused|suspects?|defendant|is (?:cited|summoned|charged)|offender|under investigation)\b/iu

/** A paper on the country is no paper on the case; a summons or a charge asks for no help. */
const isOfReport =
  /\b(?:annual|observator\w+|monitor|watch|network|rights|summons|warrant|charge|sentence|judgment|wanted|expert|evaluation|desk|forum|institute|20\d\d \(excerpt\))\b/iu
