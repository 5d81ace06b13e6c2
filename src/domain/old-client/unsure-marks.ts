import { dictionaryLine, formsOf } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'
import { isLawWord } from './law-words.data.ts'
import type { IsProtected } from './name-words.ts'
import { citesLaw } from './narrated.ts'
import { isPastForm } from './specific-words.ts'

/**
 * What nobody has explained: capitals that no paper of law has whoever the client is, initials, numbers that count
 * nothing of the law, days and months. None of it is known to be of the old case, and none is guessed to be the firm's:
 * the attorney says. Gone through last, with what was found before it as `taken`.
 */
export function findUnsure(
  line: TemplateLine,
  taken: readonly Range[],
  isProtected: IsProtected,
  isForeign: boolean,
): FoundMark[] {
  if (emptied.has(line.part)) return []
  const { text } = line
  const places = [...text.matchAll(placeholder)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }))
  const isFree = ({ start, end }: Range) =>
    !isProtected(line, start, end) && [...taken, ...places].every((one) => end <= one.start || one.end <= start)
  const kinds = kindsIn(line, isForeign)
  const words = [...text.matchAll(token)].map(({ 0: written, index }): Word => {
    const bare = written.replace(/[’']s?$|(?<![,.:/(-])[,.:/(-]+$/u, (end) => (/^\p{Lu}\.$/u.test(written) ? end : ''))
    const place = { start: index, end: index + bare.length }
    return { ...place, kind: isFree(place) ? kinds(bare, index) : 'taken' }
  })
  const runs = runsOf(text, words)
  const found = [
    ...saidIn(text),
    ...(isName(line, words) ? wholeOf(text) : runs),
    ...(isForeign ? smallMonths(text) : []),
  ]
  return found.filter((range) => isFree(range)).map((range) => ({ ...withTitle(text, range), slot: 'unsure' as const }))
}

/** `North Star Removal Defense`, alone on its line with nothing else found in it: open words and those of the law are one name. */
const isName = ({ text, isHeading, row }: TemplateLine, words: readonly Word[]): boolean =>
  isHeading !== true &&
  row === undefined &&
  !isTitle(text) &&
  words.some(({ kind }) => kind === 'open') &&
  words.every(({ kind }) => kind !== 'taken') &&
  /^\p{Lu}[\p{L}’'.&-]*(?: (?:&|of|and|the|\p{Lu}[\p{L}’'.&-]*)){1,6}$/u.test(text.trim()) &&
  !isInCapitals(text)
const wholeOf = (text: string): Range[] => [
  { start: text.length - text.trimStart().length, end: text.trimEnd().length },
]

/** `stamped “Not Known”`, `the notes have that as “evasive”`: what somebody wrote or said, where no law is cited. */
const saidIn = (text: string): Range[] =>
  citesLaw(text)
    ? []
    : [...text.matchAll(said)].map(({ 0: whole, 1: words = '', index }) => {
        const start = index + whole.indexOf(words, whole.search(/[“"]/u))
        return { start, end: start + words.length }
      })
const said =
  /(?<!\p{L})(?:stamped|marked|labell?ed|returned as|reads?|said|says|states?(?: that \p{Ll}+ \p{Ll}+)?|stated|wrote|writes|answered|replied|told (?:him|her|them|us|me)|recorded as|entered as|noted as|that as|called (?:him|her|them|it)),? [“"]([^“”"]{2,120})[”"]/giu

/** `del pago de diciembre`: Spanish writes months and days small. */
const smallMonths = (text: string): Range[] =>
  [
    ...text.matchAll(
      /(?<=(?:^|[^\p{L}])(?:de|en|el|este|hasta|desde|del mes de) )(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L})/giu,
    ),
  ].map(({ 0: words, index }) => ({ start: index, end: index + words.length }))

/** `doña Mari`: the title goes with the name. */
const withTitle = (text: string, { start, end }: Range): Range => ({
  start:
    start -
    (/(?<!\p{L})(?:don|doña|señora?|tía|tío|aunt|uncle|brother|sister|pastor|coach|doc) $/iu.exec(
      text.slice(0, start),
    )?.[0].length ?? 0),
  end,
})

/** Parts of which a draft keeps nothing. */
const emptied = new Set<TemplateLine['part']>(['comment', 'property', 'alternative-text'])
const placeholder = /\[[^[\]]{1,120}\]|\{\{[^{}]{1,120}\}\}|\{%[^{}]{1,120}%\}|<<[^<>]{1,80}>>|«[^«»]{1,80}»/g
const token =
  /(?<![\p{L}\p{N}@_.,:/’'-])(?:(?:\p{Lu}\.){2,6}|\p{Lu}\.(?= \p{Lu})|\p{Lu}[\p{L}\p{M}’'-]*|\.\d{2,3}(?!\d)|[$#]?\d[\p{L}\p{N},.:/()-]*)/gu

type Word = Range & { readonly kind: 'taken' | 'law' | 'open' }

/** How a line is read: as a title, in which every word has a capital, or as prose; in English or in another language. */
function kindsIn(line: TemplateLine, isForeign: boolean): (bare: string, at: number) => 'law' | 'open' {
  const { text } = line
  const isTitled = line.isHeading === true || isInCapitals(text) || (line.row === undefined && isTitle(text))
  const starts = findSentences(text).map(({ start }) => start)
  const label = labelOf.exec(text)?.[0].length ?? 0
  return (bare, at) => {
    if (/\d/.test(bare)) return isOfLaw(text, bare, at) ? 'law' : 'open'
    const word = foldWord(bare)
    if (ofStage.test(word) && paperAfter.test(text.slice(at + bare.length))) return 'open'
    const isFirst =
      starts.some((start) => start <= at && opens.test(text.slice(start, at))) || /[:;–—“"] ?$/u.test(text.slice(0, at))
    if (calendar.test(word) && !isFirst && !/\b(?:an?|any|every|each|it) $/iu.test(text.slice(0, at))) return 'open'
    if (isOfAnyPaper(bare, word)) return 'law'
    return (isTitled || isFirst || at < label) && (isForeign || isEnglish(word)) ? 'law' : 'open'
  }
}

/** `If I Had to Relocate`, `II. The Documents Show a Shared Life`: a title without the look of one says what follows. */
const isTitle = (text: string): boolean => {
  const words = text.trim().replace(numberOfTitle, '')
  return (
    /^\p{Lu}/u.test(words) &&
    !/[.;:,]$/u.test(words) &&
    !/(?<!\p{L})\p{Ll}[\p{L}’'-]{4,}/u.test(words) &&
    words.split(' ').length < 16 &&
    saysOfTitle.test(words)
  )
}
const numberOfTitle = /^(?:[IVX]{1,5}|[A-Z]|\d{1,2})[.)] /u
/** A word by which a title is no name: who, what is or was done, how and why. */
const saysOfTitle =
  /(?<!\p{L})(?:I|We|You|He|She|It|They|My|Our|Your|His|Her|Their|How|Why|What|When|Where|Who|If|Is|Are|Was|Were|Am|Be|Been|Has|Have|Had|Do|Does|Did|Not|No|Cannot|Can|Could|Will|Would|Should|Must|May|Shows?|Establish(?:es)?|Meets?|Merits?|Warrants?|Satisf(?:y|ies)|Supports?|Because)(?!\p{L})/u

/** A word of the law, an abbreviation of it, or a small word that is written together. */
const isOfAnyPaper = (bare: string, word: string): boolean =>
  bare.endsWith('-') ||
  contracted.test(bare) ||
  abbreviated.test(bare) ||
  isLawWord(word) ||
  isLawWord(word.replace(/s$/, ''))

/** `FATHER / MOTHER:`, over or before what is filled in. */
const labelOf = /^\W{0,4}\p{Lu}[\p{L} /’'-]{1,36}:(?= )/u
const isInCapitals = (text: string): boolean => text === text.toUpperCase() && /\p{L}{4}/u.test(text)
const opens =
  /^[^\p{L}\p{N}]*(?:\(?(?:\d{1,3}|\p{L}|[ivxIVX]{1,5})[.)]|(?:Tab|Exhibit|Ex\.|Exh\.|Attachment|Appendix) (?:[A-Z]{1,2}|\d{1,3})[.:]?)?[^\p{L}\p{N}]*$/u
const isEnglish = (folded: string): boolean =>
  isPastForm(folded) || formsOf(folded).some((form) => dictionaryLine(form) !== undefined)
const contracted = /^(?:I|You|He|She|It|We|They|That|There|Who|What|Here|Let)[’'](?:m|ve|ll|d|re|s)$|n[’']t$/iu
const abbreviated = /^(?:[IVXLC]+|U\.S\.|U\.S\.C\.|C\.F\.R\.|D\.C\.|A\.G\.|I\.J\.|P\.O\.|N\.B\.|[A-Z]-)$/u
/** `UNOPPOSED MOTION`, `Second Request`: what only one case was at. */
const ofStage =
  /^(?:unopposed|opposed|joint|agreed|stipulated|consented|second|third|fourth|renewed|successive|late|untimely|expedited|corrected)$/
const paperAfter = /^ (?:\p{Lu}\p{L}* ){0,2}(?:motion|request|application|petition|brief)\b/iu
const calendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/

/** `1.` and, before the name of a paper in its list, `2 Photograph of`. */
function isTagOfItem(before: string, bare: string, after: string): boolean {
  if (opens.test(before) && /^[.)]/.test(after) && bare.length < 4) return true
  const [, first] = /^ (\p{Lu}\p{L}+)/u.exec(after) ?? []
  return first !== undefined && before.trim() === '' && bare.length < 3 && isOfAnyPaper(first, foldWord(first))
}

/** A number of a form, a provision, a list, a page, an exhibit or a period: any case has it. */
function isOfLaw(text: string, bare: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 40), at)
  const after = text.slice(at + bare.length, at + bare.length + 24)
  if (isTagOfItem(text.slice(0, at), bare, after)) return true
  // `bond of at least $1,500` in a line that cites its law: the law's own sum.
  if (bare.startsWith('$') && ofMinimum.test(before) && citesLaw(text)) return true
  if (bare.length < 6 && text.trim() === text.slice(at).trim() && /^[-–\d\s,.]*$/u.test(after)) return true
  return (
    (numbered.test(before) && !isYear(before, bare) && !isLongNumber(before, bare)) ||
    unit.test(after) ||
    (bare === '20' && after.startsWith('_')) ||
    // `Introduction ... 2`, in a table of contents.
    /\.{3} ?$/u.test(before)
  )
}
/** A year counts nothing: `rounds of 2015 and 2018`. */
const isYear = (before: string, bare: string): boolean =>
  /^(?:19|20)\d\d$/.test(bare) && !/(?:\bact of|§|[-–(])\s?$/iu.test(before)
/** `no. 0000881` is the number of one paper. */
const isLongNumber = (before: string, bare: string): boolean => /\bnos?\. ?$/iu.test(before) && /\d{5}/.test(bare)
const ofMinimum = /\b(?:statutory|minimum|maximum|at least|no (?:more|less) than)\b[^.;,$]{0,24}$/iu
const numbered =
  /(?:\b(?:forms?|tabs?|exhibits?|exh?s?\.|pages?|pp?\.|at|nos?\.|ch\.|chapters?|sections?|part|vol\.|volume|titles?|rules?|paragraphs?|article|amendment|subsections?|clauses?|counts?|steps?|attachments?|enclosures?|appendix|figures?|fig\.|photo|photograph|image|diagram|chart|notes?|footnotes?|act of|code|clause)|§§?|[-–(]|(?<![\dA-Z()])\d[\dA-Z()]*(?:,| and| or| through| to))\s?$/iu
const unit =
  /^(?:[- ](?:calendar |business |working |court )?(?:days?|weeks?|months?|years?|hours?|minutes?|percent|copies|pages?|words|prongs?|elements?|factors?)\b|%| (?:C\.F\.R|U\.S\.C|I&N|F\.|U\.S\.|S\. Ct|Fed\.|Stat\.))/iu

/** What is open with what joins it; words of the law stand within such a run and not at its ends. */
function runsOf(text: string, words: readonly Word[]): Range[] {
  const runs: { start: number; end: number }[] = []
  let from: number | undefined
  for (const [at, { start, end, kind }] of words.entries()) {
    const before = words[at - 1]
    const isJoined = before !== undefined && joint.test(text.slice(before.end, start))
    if (kind === 'taken' || !isJoined) from = undefined
    if (kind !== 'open') continue
    const last = runs.at(-1)
    if (from !== undefined && last) last.end = end
    else
      runs.push({
        start: isJoined && before.kind === 'law' && isPartOf(text, before, start, end) ? before.start : start,
        end,
      })
    from = start
  }
  return runs.map(({ start, end }) => ({ start, end: end + (ofBody.exec(text.slice(end))?.[0].length ?? 0) }))
}
/** `Example Western Bureau`: what a body is, right behind its name. */
const ofBody =
  /^ (?:\p{Lu}\p{Ll}+ )?(?:Bureau|Department|Office|Agency|Board|Council|Commission|Authority|Program|Services?|Society|Association|Unit|Division|Court|Administration|Fund|Transit|Authority)(?!\p{L})/u
/** `Agency Lake`: a word of the law right before another word of the language is part of the same name. */
const isPartOf = (text: string, before: Range, start: number, end: number): boolean =>
  text.slice(before.end, start) === ' ' &&
  /(?:^|\p{Ll}[,;]? )$/u.test(text.slice(0, before.start)) &&
  /^\p{Lu}\p{Ll}{2}/u.test(text.slice(before.start)) &&
  (isEnglish(foldWord(text.slice(start, end))) || numberedBody.test(text.slice(before.start, end)))
const numberedBody = /^(?:Branch|Ward|Precinct|Zone|Sector|Brigade|Battalion|Local|Lodge|Chapter|Troop) \d{1,4}$/u
const joint = /^(?:[.’']?s?,? |-|[.’']| (?:&|of|the|of the|de|de la|del|and|y) )$/u
