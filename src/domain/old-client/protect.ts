import { type Attorney, attorneyName, cityLine } from '#domain/clients/attorney.ts'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { knownAuthorities } from '#law/authorities/list.ts'
import { fromLaw } from '#law/in-force.ts'
import { isLawWord } from './law-words.data.ts'
import { recogniseCitations } from '#domain/citations/recognise.ts'
import type { Range } from '#domain/section-content/read.ts'

/**
 * `People v. Gandy` in a sentence: a case that the paper cites nowhere in full and that no list of the law has. It may be
 * the old client's own.
 */
export function uncitedCases(lines: readonly TemplateLine[]): ReadonlyMap<TemplateLine, readonly Range[]> {
  const cited = lines.flatMap(({ text }) =>
    recogniseCitations(text).flatMap((one) => (one.kind === 'name-only' ? [] : foldToWords(one.text).split(' '))),
  )
  const known = new Set([...cited, ...caseWords()])
  return new Map(
    lines.map((line) => [
      line,
      (ofReference.test(line.text) ? [] : versusIn(line.text)).filter(({ start, end }) => {
        const isFull = isReported(line.text.slice(end))
        return !isFull && !nameOfCase(line.text.slice(start, end)).some((word) => known.has(word))
      }),
    ]),
  )
}

/** A reporter, or a docket with its court and year: the number alone of a case is no citation. */
const isReported = (behind: string): boolean =>
  / \d{1,4} (?:F\.|U\.S\.|S\. ?Ct|I&N)/u.test(behind.slice(0, 24)) ||
  /^,? Nos?\. [^;()]{4,60}(?:\bWL\b|LEXIS|slip op|\((?:[^()]{2,30} )?(?:19|20)\d\d\))/u.test(behind)

/** By what a case is known: the party before `v.`, or the other one where that is the people or a state. */
function nameOfCase(words: string): string[] {
  const [left = [], right = []] = words.split(' v. ').map((side) =>
    foldToWords(side)
      .split(' ')
      .filter((word) => word.length > 2 && !isLawWord(word)),
  )
  return left.length > 0 ? left : right
}

const caseWords = fromLaw([knownAuthorities], (all): readonly string[] =>
  all.flatMap(({ name }) => foldToWords(name).split(' ')),
)

/** What the firm's profile says: it is the firm's own wherever it stands. */
function firmWords(attorney: Attorney | undefined): string[] {
  if (!attorney) return []
  const { firm_name, address_1, address_2, license_number, phone, email } = attorney
  const name = attorneyName(attorney)
  const short = attorney.first_name && attorney.last_name ? `${attorney.first_name} ${attorney.last_name}` : undefined
  return [firm_name, name, short, address_1, address_2, license_number, phone, email, cityLine(attorney)]
    .flatMap((words) => (words?.trim() ? [words.trim()] : []))
    .filter((words) => words.length > 3)
}

/** The firm's city, which may be the old client's too: it is the firm's beside another of its words alone. */
function firmCity(attorney: Attorney | undefined): string[] {
  const { city, state } = attorney ?? {}
  return city && state ? [`${city}, ${state}`] : []
}

/** What is never of an old case, by line. */
export function protectLines(
  lines: readonly TemplateLine[],
  attorney: Attorney | undefined,
): ReadonlyMap<TemplateLine, readonly Range[]> {
  const own = firmWords(attorney)
  const city = firmCity(attorney)
  const isFirms = (line: TemplateLine | undefined) => {
    const lower = line?.text.toLowerCase() ?? ''
    return own.some((words) => lower.includes(words.toLowerCase()))
  }
  const parties = captionParties(lines)
  const cited = citedNames(lines)
  return new Map(
    lines.map((line, at) => {
      const isBeside = isFirms(line) || (isFirms(lines[at - 1]) && !/court|matter/i.test(line.text))
      const isAround = line.part === 'header' || line.part === 'footer' || line.part === 'property'
      const ranges = protectedRanges(line.text, isBeside ? [...own, ...city] : own, parties, isAround)
      return [line, [...ranges, ...shortCites(line.text, cited)]]
    }),
  )
}

const institutions =
  /\b(?:U\.S\. )?(?:Department of (?:Homeland Security|Justice|State)|Executive Office for Immigration Review|(?:U\.S\. )?Citizenship and Immigration Services|Immigration and Customs Enforcement|Customs and Border Protection|Office of the (?:Principal Legal Advisor|Chief Counsel|Immigration Judge|Clerk)|Board of Immigration Appeals|5107 Leesburg Pike(?:, (?:Suite|Ste\.?) 2000)?|Falls Church, V(?:A|irginia)(?:,? 22041)?|National (?:Visa|Benefits|Records) Center|Homeland Security Investigations|Federal Bureau of Investigation|Social Security Administration|Internal Revenue Service|Department of (?:Labor|Health and Human Services|Motor Vehicles)|Administrative Appeals Office|Application Support Center|Office of Refugee Resettlement|(?:Consular|Immigrant Visa|Consular Services) (?:Section|Unit)|Immigration and Nationality Act|Convention Against Torture|Code of Federal Regulations|United States(?: of America)?|Assistant Chief Counsel|Notice to Appear|Matter of (?:\p{Lu}-)+|Immigration Court|Clerk[’']s Office)\b/giu

const captionParty =
  /^\W*(\p{Lu}[\p{L}\p{M}’'. -]{3,60}?),? (?:an individual, |in (?:his|her|their) [^,]{4,40}, )?(?:Petitioner|Plaintiff|Appellant|PETITIONER|PLAINTIFF)s?\b|^\W*(\p{Lu}[\p{L}\p{M}’'. -]{3,60}?),[^.;]{0,160}\b(?:Respondent|Defendant|RESPONDENT|DEFENDANT)s?\b/u

/** `Re: State v. Ana Example`: the case that a letter is about. */
const ofReference = /^\W*(?:re|subject):? (.{2,80} v\. .{2,80})$/iu

/** The family names of the parties to the paper’s own case, in small letters: `Example v. Warden` in its footer cites nothing. */
function captionParties(lines: readonly TemplateLine[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ text }) => {
      const [, one, other] = text.length < 260 ? (captionParty.exec(text) ?? ofReference.exec(text) ?? []) : []
      return (one ?? other)?.toLowerCase().match(/[\p{L}\p{M}’'-]{3,}/gu) ?? []
    }),
  )
}

/** Names of decisions that the paper cites in full, without those that name somebody of it too: `as Lozada requires`. */
function citedNames(lines: readonly TemplateLine[]): readonly string[] {
  const text = lines.map((line) => line.text).join('\n')
  const names = [...text.matchAll(/\bMatter of (\p{Lu}\p{Ll}[\p{L}’'-]{2,30}), \d{1,3} I&N/gu)].map(
    ([, name = '']) => name,
  )
  return [...new Set(names)].filter(
    (name) =>
      !new RegExp(
        String.raw`\b(?:Mr|Ms|Mrs|Dr|Mx)\.? (?:\p{Lu}[\p{L}’'-]{0,40} ){0,2}${name}(?!\p{L})|${name.toUpperCase()}`,
        'u',
      ).test(text),
  )
}

const shortCites = (text: string, names: readonly string[]): Range[] =>
  names.flatMap((name) =>
    [...text.matchAll(new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'gu'))].map(({ index }) => ({
      start: index,
      end: index + name.length,
    })),
  )

const versusIn = (text: string): Range[] =>
  [
    ...text.matchAll(
      /(?=\p{Lu})(?<!\p{Lu}[\p{L}’'-]{0,40}?)\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]*){0,3} v\. \p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){0,3}/gu,
    ),
  ].map(({ 0: words, index }) => ({ start: index, end: index + words.length }))

/** `In the Matter of Ana Example, in removal proceedings. File No. A 000-000-000`: a whole caption on one line. */
const isCaptionInOne = (text: string): boolean =>
  /^\W{0,4}(?:in the matters? of|in re|matter of)\b.{3,120}(?:\bremoval proceedings|\bbond proceedings|\bfile nos?\b|\brespondents?\b|\bA[- #]{0,3}\d{3}[- ]?\d{3}[- ]?\d{3})/iu.test(
    text,
  ) && !/\d (?:I&N|F\.|U\.S\.)/u.test(text)

/** Stretches that are never of an old case: citations, public bodies, and what is the firm's own. */
export function protectedRanges(
  text: string,
  own: readonly string[],
  parties: ReadonlySet<string> = new Set(),
  isAround = false,
): Range[] {
  const lower = text.toLowerCase()
  const known = own.flatMap((words): Range[] => {
    const found: Range[] = []
    const sought = words.toLowerCase()
    for (let at = lower.indexOf(sought); at !== -1; at = lower.indexOf(sought, at + 1))
      found.push({ start: at, end: at + sought.length })
    return found
  })
  const cases = [
    ...text.matchAll(
      /\b(?:Matter|In re|Interest) of \p{Lu}[\p{L}&.’'-]*(?:(?:[ -]| (?:&|and|v\.|de|la) )\p{Lu}[\p{L}&.’'-]*){0,5}(?=,? \d|[,.;’]| (?:and|is|was|held|applies|governs|controls|$))/gu,
    ),
  ].map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
  const versus = versusIn(text)
  const isOfParties = ({ start, end }: Range) => {
    const [left = '', right = ''] = text.slice(start, end).toLowerCase().split(/ v\. /u)
    const has = (side: string) => side.split(/[^\p{L}\p{M}’'-]+/u).some((word) => parties.has(word))
    return has(left) && has(right)
  }
  const bodies = [...text.matchAll(institutions)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }))
  // `In re Ana Example` at the head of a paper is its caption and cites nothing.
  // Around the body a case without its reporter is the paper's own.
  const isCaption = (start: number) =>
    isCaptionInOne(text) ||
    (isAround && !/\d (?:I&N|F\.|U\.S\.)/u.test(text)) ||
    (text.slice(0, start).trim() === '' && text.trim().split(/\s+/).length < 12 && !/\d (?:I&N|F\.|U\.S\.)/u.test(text))
  return [
    ...recogniseCitations(text)
      .filter(({ kind, start }) => kind !== 'name-only' || !isCaption(start))
      .filter(({ start, end }) => !isOfParties({ start, end }))
      .map(({ start, end }) => ({ start, end })),
    ...cases
      .filter(({ start }) => !isCaption(start))
      .filter(({ start }) => !/^in the matter/iu.test(text.slice(Math.max(0, start - 7), start + 20).trim())),
    ...versus.filter((range) => !isOfParties(range)),
    ...known,
    ...bodies,
  ]
}
