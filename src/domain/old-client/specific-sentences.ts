import { dictionaryLine, formsOf, isCommonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { functionWords, institutionWords } from '#domain/language/word-lists.data.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { FoundMark, Slot, TemplateLine } from '#domain/template-sections/old-case.ts'
import { citation, ofAnybody } from './firm-sentences.ts'
import { citesLaw } from './narrated.ts'
import { kin } from './lexicon.data.ts'
import { type IsOrdinary, type IsProtected, isNameWord } from './name-words.ts'

/**
 * What only the company of other words makes a part of the old case: a number of days, months or years is the law's own
 * unless its sentence says something else of the case, and there a capital that is no public word's is a name.
 */
export function withoutGeneral(
  line: TemplateLine,
  marks: readonly FoundMark[],
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
  isHasty = false,
): readonly FoundMark[] {
  const { text, isHeading } = line
  // `My family` over a part of a declaration is anybody's.
  const isShort = isHeading || (line.part === 'body' && line.row === undefined && /^\p{Lu}[^.!?:;,\d]*$/u.test(text))
  if (
    isShort &&
    text.split(' ').length < (/\b(?:my|our) /iu.test(text) ? 8 : 4) &&
    marks.every(({ slot }) => slot === 'family')
  )
    return []
  const isGeneral = ({ slot, start, end }: FoundMark) =>
    (slot === 'amount' || slot === 'age') &&
    !text.slice(start, end).includes('$') &&
    // How old somebody was at something, where no law is cited.
    !(text.slice(0, start).endsWith(' at the age of ') && !citesLaw(text)) &&
    !/^(?:is|was|am|turn(?:ed|s)) /iu.test(text.slice(start, end))
  const sentences = findSentences(text)
  const specific = sentences.filter(({ start, end }) =>
    marks.some((mark) => !isGeneral(mark) && start <= mark.start && mark.start < end),
  )
  const isSpecific = (at: number) => specific.some(({ start, end }) => start <= at && at < end)
  const isOfRule = ({ start }: FoundMark) => {
    const { start: from = 0, end } = sentences.find((one) => one.start <= start && start < one.end) ?? {}
    return isRuleAt(text.slice(from, start), text.slice(from, end))
  }
  const isSumOfLaw = (mark: FoundMark) => isOfStatute(text, mark, marks)
  const isTerm = ({ slot, start, end }: FoundMark) =>
    slot === 'amount' &&
    (term.test(text.slice(0, start)) || (longer.test(text.slice(0, start)) && citesLaw(text))) &&
    !ofStateLaw.test(text) &&
    /(?:days?|weeks?|months?|years?)$/u.test(text.slice(start, end))
  const isOfMany = (mark: FoundMark) => isOfPeople(text, mark, marks) || isAnyFamily(text, mark)
  const kept = [...ofSomebody(text, marks), ...ownersOfFamily(text, marks)].filter(
    (mark) =>
      !isTerm(mark) &&
      !isSumOfLaw(mark) &&
      !isOfMany(mark) &&
      (!isGeneral(mark) || isSpecific(mark.start) || !isOfRule(mark)),
  )
  const isPlain = !isHeading && line.part === 'body'
  const names = [...text.matchAll(loneCapital)]
  const found = names.flatMap(({ 0: written, index }): FoundMark[] => {
    const end = index + written.length
    const isNew = kept.every((mark) => end <= mark.start || mark.end <= index) && !isProtected(line, index, end)
    return isNew &&
      written.length > 3 &&
      isNameWord(written, isOrdinary) &&
      (isUnknown(written) || (isPlain && isSpecific(index) && !isCommonWord(foldWord(written))))
      ? [{ start: index, end, slot: 'name' }]
      : []
  })
  const small = isHasty
    ? smallPlaces(text).filter(({ start, end }) => kept.every((mark) => end <= mark.start || mark.end <= start))
    : []
  return [
    ...kept,
    ...found,
    ...small,
    ...agesAfterNames(text, [...kept, ...found]),
    ...appositions(text, kept),
  ].toSorted((a, b) => a.start - b.start)
}

/** Of `her family`, which everybody has, whose it is stays the client's. */
const ownersOfFamily = (text: string, marks: readonly FoundMark[]): FoundMark[] =>
  marks.flatMap((mark): FoundMark[] => {
    const owner = isAnyFamily(text, mark) ? /^(?:his|her)(?= )/iu.exec(text.slice(mark.start))?.[0] : undefined
    return owner === undefined ? [] : [{ start: mark.start, end: mark.start + owner.length, slot: 'pronoun' }]
  })

/** `that my family be kept together`: everybody has one; of what it does something is told. */
const isAnyFamily = (text: string, { slot, start, end }: FoundMark): boolean =>
  slot === 'family' &&
  /^(?:my|his|her|their) family$/iu.test(text.slice(start, end)) &&
  // In `The hardship to her family is severe` it is not the family that is.
  (/\bhardship (?:to|for|on) $/iu.test(text.slice(0, start)) ||
    !/^ (?:and I )?(?:also |still |never |all )?(?:is|are|was|were|has|have|had|does|did|will|would|can|could|cannot|(?!together)\p{Ll}{3,20}(?:s|ed)|came|went|fled|left|lost|knew|ran|sold|kept|took|made|got|gave)(?!\p{L})/u.test(
      text.slice(end),
    ))

/** `survivors heal, and their children do too`: of people in general. */
const isOfPeople = (text: string, { slot, start, end }: FoundMark, marks: readonly FoundMark[]): boolean =>
  slot === 'family' &&
  /^their /iu.test(text.slice(start, end)) &&
  findSentences(text).some(
    (one) =>
      one.start <= start &&
      start < one.end &&
      many.test(text.slice(one.start, start)) &&
      marks.every((mark) => mark.start < one.start || mark.start >= one.end || mark.slot === 'family'),
  )

/** `The minimum is $1,500. INA § 236(a).`: the law's own sum, with nobody in its sentence. */
function isOfStatute(text: string, { slot, start, end }: FoundMark, marks: readonly FoundMark[]): boolean {
  const one = findSentences(text).find((sentence) => sentence.start <= start && start < sentence.end)
  if (slot !== 'amount' || !one || !text.slice(start, end).includes('$')) return false
  const words = text.slice(one.start, one.end)
  if (!ofStatute.test(words) || !(citesLaw(words) || citation.test(text.slice(one.end)))) return false
  const isOutside = (mark: FoundMark) => mark.end <= one.start || one.end <= mark.start
  return (
    ofMinimum.test(text.slice(0, start)) ||
    ofSomebody(text, marks).every((mark) => mark.slot === 'amount' || isOutside(mark))
  )
}

/** In `A noncitizen bears the burden of showing that he` nobody of the case is `he`. */
const ofSomebody = (text: string, marks: readonly FoundMark[]): readonly FoundMark[] =>
  marks.filter((mark) => !isAnybodys(mark, text, marks))

function isAnybodys({ slot, start }: FoundMark, text: string, marks: readonly FoundMark[]): boolean {
  if (slot !== 'pronoun' && slot !== 'other-pronoun') return false
  const here = findSentences(text).find((one) => one.start <= start && start < one.end)
  if (!here || !ofAnybody(text.slice(here.start, here.end))) return false
  return marks.every((mark) => mark.slot !== 'client' || mark.start < here.start || here.end <= mark.start)
}

/** Where the writer says `i`, names have no capitals either: `born in keren`, `at san ysidro`. */
export const isTypedInHaste = (lines: readonly TemplateLine[]): boolean =>
  lines.flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}(.])i (?=\p{Ll})/gu) ?? []).length > 1

const smallPlaces = (text: string): FoundMark[] =>
  [
    ...text.matchAll(
      /(?<=\b(?:in|at|from|to|near|through|of|and|,) )(?:(?:san|santa|el|la|los|las|new|fort|port|adi) )?(\p{Ll}[\p{L}\p{M}’'-]{3,30})(?![\p{L}\p{M}])/gu,
    ),
  ]
    .filter(([, word = '']) => !functionWords.has(word) && !institutionWords.has(word) && isUnknown(word))
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length, slot: 'name' }))

/** No word of English in any form: with a capital it is somebody's or some place's. */
const isUnknown = (written: string): boolean =>
  formsOf(foldWord(written)).every((form) => dictionaryLine(form) === undefined)

const ofMinimum = /\b(?:statutory|minimum|maximum)\b[^.;,$]{0,24}$/iu
const ofStatute = /\b(?:statut\p{L}+|minimum|maximum|by law|the Act|regulations?|at least|no (?:more|less) than)\b/iu

const many =
  /\b(?:survivors|families|people|patients|students|parents|immigrants|victims|workers|refugees|women|men|clients|applicants|those|many|most)\b/iu

/** `Under Va. Code § 9.1-1501`: what the law of one state sets is of cases there. */
const ofStateLaw =
  /\b(?:Code|Stat|Laws|Ann|Gen\. Laws)\.?,? (?:Ann\. )?§|\b(?:RCW|MCL|C\.R\.S|NMSA|O\.C\.G\.A|N\.J\.S\.A|A\.R\.S|ILCS|N\.Y\. \p{Lu})/u
/** `within thirty days`: a term that the firm or the law sets, whoever the client is. */
const term = /\b(?:within|at least|at most|up to|no (?:more|less|fewer|later) than) $/iu
/** `far longer than ten years`, where the law is cited that asks for them. */
const longer = /\b(?:more|longer|less|fewer|greater) than $/iu
/** A period of the law or of the firm's own terms, not of one case. */
const ofRule =
  /\b(?:within|at least|at most|over|under|up to|no (?:more|less|fewer|later) than|more than|less than|valid for|every|each|the (?:last|past|preceding|prior)|for|after|than|of) (?:the )?$/iu
/** Whether a number behind these words, in this sentence, is the law's. */
function isRuleAt(before: string, sentence: string): boolean {
  if (ofStateLaw.test(sentence)) return false
  if (generalRule.test(sentence)) return true
  return !lasted.test(before) && (ofRule.test(before) || rule.test(sentence))
}

/** `An applicant must have resided for five years`. */
const generalRule =
  /\b(?:an?|any|each|every|no) (?:\p{L}+ ){0,2}(?:applicant|respondent|petitioner|noncitizen|alien|person|beneficiary)s? (?:must|may|shall|cannot|who)\b/iu
/** `has waited for`: how long it was in this case. */
const lasted =
  /\b(?:has|have|had) (?:now |already |been )?\p{L}{3,20} (?:(?:\p{L}{1,20} ){0,7}for )?(?:over |more than |nearly |about )?$/iu
const rule =
  /\b(?:must|shall|may|requires?|required|agree|period|statut\p{L}+|continuous|years of age|bar|section|fees?)\b|§|C\.F\.R\.|U\.S\.C\./u

const numberWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}{3,6}teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{L}{3,5})?)'
const ageBehind = new RegExp(String.raw`^(?:, | \()(\d{1,2}|${numberWord})(?=[,;.)]| and(?! a half)|$)`, 'u')

/** `Brayan, 22;` and `Yareli, six,`: how old somebody is, with no word for it. */
function agesAfterNames(text: string, marks: readonly FoundMark[]): FoundMark[] {
  return marks.flatMap(({ slot, end }): FoundMark[] => {
    const written = named.has(slot) ? ageBehind.exec(text.slice(end)) : null
    const start = end + (written?.[0].length ?? 0) - (written?.[1]?.length ?? 0)
    const isFree = marks.every((other) => other.end <= start || start < other.start)
    return written && isFree
      ? [{ start, end: end + written[0].length, slot: slot === 'client' ? 'age' : 'relative-age' }]
      : []
  })
}
/** `Nadia Haddad, a dental hygienist in Dearborn,`: what somebody is, beside the name. */
function appositions(text: string, marks: readonly FoundMark[]): FoundMark[] {
  return marks.flatMap(({ slot, end }): FoundMark[] => {
    const after = !named.has(slot)
      ? null
      : slot === 'client'
        ? whatTheClientIs.exec(text.slice(end))
        : (whatOneIs.exec(text.slice(end)) ?? kinInBrackets.exec(text.slice(end)))
    const words = after?.[1] ?? after?.[2]
    if (words === undefined) return []
    const start = end + text.slice(end).indexOf(words)
    const inside = marks.find((other) => start < other.end && other.start < start + words.length)
    const stop = inside ? inside.start : start + words.length
    return stop - start > 2
      ? [
          {
            start,
            end: start + text.slice(start, stop).trimEnd().length,
            slot: text.charAt(start - 1) === '(' ? 'family' : 'background',
          },
        ]
      : []
  })
}
/** `Kevin Example (son)`, `Ana Example (sister, under 18)`: who that is to the client. */
const kinInBrackets = new RegExp(
  String.raw`^ \(((?:(?:minor|adult|elder|younger|oldest|youngest|only|step|half)[- ])?(?:${kin})(?:, [^()]{2,30})?)\)`,
  'iu',
)
/** `Ana Example, the victim of a robbery.`: what else the client is. */
const whatTheClientIs =
  /^, ((?:an?|the) (?!native|citizen|national|noncitizen|U\.S\.|United|lawful|permanent|resident|conditional|respondent|applicant|petitioner|beneficiary|client|above|principal|appellant|plaintiff|detainee|derivative)(?:victim|survivor|mother|father|widow|widower|grandmother|grandfather|student|native speaker|\p{Ll}{4,20}) (?:of|who|from|with|by|at|in) [^,.;:]{2,60})(?=[,.;]|$)/u
const whatOneIs =
  /^, (?:(?:an? |(?:its|our|the|their) (?=\p{Lu}))((?!native|citizen|national|U\.S\.|United|lawful|permanent|resident|noncitizen|respondent|applicant)[\p{L}][^,.;]{2,60})(?=,|\.$|$)|((?:(?:Senior|Vice|Executive|Managing|Chief|Lead|Assistant|Associate|Head|General) ){0,2}(?:Director|President|Manager|Owner|Officer|Engineer|Pastor|Principal|Supervisor|Coordinator|Superintendent|Founder|Chair|Head)(?:,? (?:of|for|and) (?:the )?\p{Lu}[\p{L}-]{1,30}(?: \p{Lu}[\p{L}-]{1,30}){0,3})?)(?=[,.;]|$))/u

const named = new Set<Slot>(['client', 'relative', 'person', 'witness', 'name'])

/** A word with a capital inside of a sentence, after a word in small letters. */
const loneCapital = /(?<=(?:(?<![\p{L}’'-])\p{Ll}[\p{L}’'-]{0,30}|\d)[,;:]? )\p{Lu}\p{Ll}[\p{L}\p{M}’'-]+/gu
