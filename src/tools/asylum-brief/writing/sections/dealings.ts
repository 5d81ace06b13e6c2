import { formatLongDate } from '#domain/dates/calendar.ts'
import { listInWords } from '#domain/prose/words.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { Pen } from '../pen.ts'
import { dayOf, isCountry } from '../../map/signs.ts'
import { type Words, withoutSpeech, wordsOfAccount } from '../words-of-account.ts'
import { wordsOnReport } from '../words-on-office.ts'

/** Behind a report the same paragraph tells that the client was charged or held for it. */
export function turnedAgainst(pen: Pen): readonly Words[] {
  if (textOf(pen.frame.answers, 'client_reported') !== 'yes') return []
  const turned = wordsOnReport(pen, 60)
  const all = wordsOfAccount(pen)
  return all
    .filter((one) => {
      const report = turned.find(({ paragraph }) => paragraph === one.paragraph)
      return (
        report !== undefined &&
        all.indexOf(report) < all.indexOf(one) &&
        /\b(?:case|report|charge|complaint|FIR)\b[^.;“]{0,20} against me\b|\bI was (?:then )?(?:locked|arrested|detained|charged|put in)\b|\b(?:arrested|locked|detained|charged) me\b/iu.test(
          withoutSpeech(one.told),
        )
      )
    })
    .slice(0, 2)
}

/** The days on which the client was with the authorities, where the Statement of Facts tells them: they count here as well. */
export function dealings({ map, told, frame }: Pen): string | undefined {
  if (textOf(frame.answers, 'client_reported') !== 'yes') return undefined
  const isToldWithoutDay = map.facts.some(
    (fact) =>
      told.get(fact.id) === 'S15' &&
      !isCountry(fact) &&
      fact.persons.includes('applicant') &&
      withAuthorities.test(fact.statement),
  )
  const days = map.facts.flatMap((fact) =>
    told.get(fact.id) === 'S15' &&
    !isCountry(fact) &&
    fact.persons.includes('applicant') &&
    withAuthorities.test(fact.statement) &&
    (dayOf(fact) ?? '') < (frame.timing.lastArrival ?? '9999')
      ? (dayOf(fact) ?? [])
      : [],
  )
  const own = [...new Set(days)].toSorted().slice(0, 4)
  if (own.length === 0 && isToldWithoutDay)
    return 'How {applicant.subj} turned to the authorities is told in the Statement of Facts, and counts here as well.'
  return own.length === 0
    ? undefined
    : `What passed between {applicant} and the authorities on ${listInWords(own.map((day) => formatLongDate(day)))} is told in the Statement of Facts, and counts here as well.`
}

const withAuthorities =
  /\b(?:statement to|complain\w*|reported|(?:went|go|gone) to) (?:\p{L}+ ){0,3}(?:police|prosecutor|DPI|court|ministry|authorities|station|thana|gendarmerie|militia|commissioner|ombudsman|Ministerio|Fiscal[ií]a|juzgado|comisar[ií]a)(?![\p{L}])|\bgave a statement\b|\b(?:application|petition|report) to the (?:SHO|police|chief|sheriff|officer|station)\b|\b(?:for|of) registering \{applicant(?:\.\p{Ll}+)?\} (?:case|complaint)\b|\bto (?:register|file|lodge) (?:an?|\{applicant(?:\.\p{Ll}+)?\}|the) (?:case|complaint|FIR|police report|report)\b/iu
