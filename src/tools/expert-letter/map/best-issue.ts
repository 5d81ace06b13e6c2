import { fieldText } from '#domain/clients/client-record.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import type { LetterType } from '../case/letter-type.ts'
import type { LetterFacts } from '../case.ts'
import { historyId } from './clinical-issues.ts'
import { issuesOf } from './issues.ts'
import { issueTerms } from './issue-terms.data.ts'

/** The element under which stands what the papers say and no issue of this letter asks for. */
export const restId = 'rest'

/** The issue of this letter that a statement serves by its words; that of its kind where it has none of them. */
export function bestIssue(words: string, facts: LetterFacts): string {
  return knownIssue(words, facts) ?? mainIssue[facts.type]
}

/** The same; undefined where fewer than so many of the words tell an issue. */
export function knownIssue(words: string, facts: LetterFacts, least = 1): string | undefined {
  // What is still to come is the work that the petition is for.
  if ((facts.type === 'O1A' || facts.type === 'O1B') && /\b(?:will|is to)\b/u.test(words)) return 'o1.coming'
  if (clinical.test(words) && issuesOf(facts).some(({ id }) => id === 'clinical.basis')) return 'clinical.basis'
  if (facts.type === 'HARD') {
    const sure = /^(?:In my opinion |My conclusion: )?(?:a |the )?relocation\b/iu.test(words)
      ? 'hard.relocation'
      : hardshipIssue(words, facts)
    if (sure !== undefined) return sure
  }
  const sure = plain.find(([id, pattern]) => issuesOf(facts).some((issue) => issue.id === id) && pattern.test(words))
  if (sure) return sure[0]
  const stems = stemsOf(words)
  const text = ` ${stems.join(' ')} `
  const scored = issuesOf(facts).map(({ id }) => ({ id, score: scoreOf(id, text) }))
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most), {
    id: '',
    score: least - 1,
  })
  const isOfPast = best.id === 'clinical.basis' && !ofExamination.test(words)
  if (isOfPast && issuesOf(facts).some(({ id }) => id === historyId)) return historyId
  return best.id === '' ? undefined : best.id
}

/** How, when and with what the examination was made, and no part of what was told in it. */
const ofExamination =
  /\bI (?:have )?(?:saw|seen|met|interviewed|examined|evaluated|read|reviewed|used|gave|administered|took|spoke|asked|explained)\b|\b(?:sessions?|interview|interpreter|tests?|inventory|scale|scores?|consent|records? (?:were|was|of)|referred|telehealth|photographs|first visit)\b/u

const clinical =
  /^(?:The first (?:session|visit|interview) was|I first (?:saw|met)|The scores? on|I reviewed|There is no (?:sign|indication) of) |\bwaiting room\b|\bgave (?:his|her) consent\b/u

/** Said so plainly that no count of words decides. */
const plain: readonly (readonly [issue: string, pattern: RegExp])[] = [
  ['cc.method', /^I have not been (?:in|to|back)\b|^What I know of the time since\b/u],
  ['cc.actor', /^As to the \p{Lu}/u],
  ['eb1a.significance', /\b(?:not|isn['’]t|is not) randomi[sz]ed\b/iu],
  [
    'cc.relocation',
    /\b(?:would be found in \p{Lu}|could be found\b)|\b(?:not be|be|is|are|was) (?:un)?safe (?:in (?!the country)|elsewhere|anywhere)|\bno refuge\b|\brelocat|\bmov(?:e|es|ed|ing) (?:to|elsewhere|within|away)\b|\banother (?:city|department|part|region)\b/iu,
  ],
  [
    'niw.merit',
    /\b(?:not random|randomi[sz]ed|control group|second (?:season|trial)|comparison (?:with|group)|small sample)\b/iu,
  ],
  [
    'clinical.diagnosis',
    /^My diagnos[ie]s\b|^I (?:diagnosed|considered|ruled out|excluded|base the (?:first|second|diagnos))\b|\bmeets? (?:the |all |full )?(?:\p{L}+ )?criteria\b/u,
  ],
  ['clinical.state', /^(?:My diagnos[ie]s|Of (?:his|her) mental state)\b/u],
  ['med.memory', /^(?:On dates|Of memory),/u],
  [
    'med.needs',
    /\bI recommend\b|^(?:An? (?:return|removal|detention|deportation) would mean|I note for a return|The prognosis is)\b/u,
  ],
  ['hard.care', /\bI recommend\b/u],
  ['cc.return', /\bdeport(?:ed|ees?|ation)\b|\breturnees?\b/iu],
]

/** Who goes decides: the applicant leaves the relative behind, or the relative goes along. */
function hardshipIssue(words: string, { subject, values, input }: LetterFacts): string | undefined {
  const own = subject?.pronoun ?? 'she'
  const other = own === 'she' ? 'he' : 'she'
  const kin = own === 'she' ? 'husband' : 'wife'
  const short = values['applicant.short']?.value ?? 'the applicant'
  const goes = '(?:leaves?|left|goes|went|moves?|moved|has to (?:leave|go)|must (?:leave|go)|is|are|was|were|has)'
  const away = new RegExp(
    String.raw`\b[Ii]f (?:${other}|her ${kin}|his ${kin}|\S+ ${kin}|the family|${RegExp.escape(short)}) ${goes}\b`,
    'u',
  )
  if (
    /\b(?:removal|deportation) of\b|\b(?:[Ii]f|when|that) (?:Papi|Papa|Mami|[Dd]ad|[Mm]om|(?:his|her) (?:father|mother)) (?:goes|leaves|is|will|may|has)\b/u.test(
      words,
    )
  )
    return 'hard.separation'
  if (
    away.test(words) ||
    /\bseparat(?!ion anxiety)|\bwithout (?:her|his) (?:husband|wife|spouse|son|daughter)\b/iu.test(words)
  )
    return 'hard.separation'
  // They were apart once already.
  if (
    /\b(?:[Ww]hen|[Ww]hile|[Dd]uring|[Aa]s) (?:\S+ ){1,3}(?:was|were) (?:\d+ |two |three )?(?:\p{L}+ )?(?:in|away|detained|gone|abroad)\b/u.test(
      words,
    )
  )
    return 'hard.separation'
  const along = new RegExp(String.raw`\b[Ii]f (?:${own}|they|the (?:couple|family)) ${goes}\b`, 'u')
  const country = fieldText(input.client.client, 'country_of_citizenship') ?? 'abroad'
  const isThere =
    words.includes(country) ||
    along.test(words) ||
    /\brelocat|\babroad\b|\bwould lose (?:her|his) (?:place|team|job|insurance|doctors?)\b/iu.test(words)
  return isThere ? 'hard.relocation' : undefined
}

/** Where the expert's own words stand when none of them tells the issue. */
export const mainIssue: Readonly<Record<LetterType, string>> = {
  EB1A: 'eb1a.significance',
  EB1B: 'eb1b.recognition',
  NIW: 'niw.merit',
  O1A: 'o1.recognition',
  O1B: 'o1.recognition',
  CC: 'cc.fit',
  MED: 'clinical.state',
  HARD: 'clinical.state',
  GENERIC: 'generic',
}

function scoreOf(id: string, text: string): number {
  return (issueTerms[id] ?? []).reduce((sum, term) => {
    const wanted = stemsOf(term)
    if (wanted.length === 0 || !text.includes(` ${wanted.join(' ')} `)) return sum
    return sum + (wanted.length > 1 ? 3 : 1)
  }, 0)
}
