import { inaOfUsc, uscOfIna } from '#law/ina-sections.ts'
import type { Citation } from './citation.ts'
import { somePartsPattern, subsPattern } from './patterns.ts'
import { listPattern, readList, type ListItem } from './section-list.ts'
import { tidySub } from './subsections.ts'

const inaNumber = String.raw`\d{3}[A-Da-d]?(?![\d\w]|\.\d)`
/** `1158`, `1229a`, `5318A`, `2000e-2`, `300aa-12`, `460nnn-101`; a whole section behind a dash is the end of a range. */
const uscNumber = String.raw`\d{1,5}(?:[a-z]{0,5}|[A-Z]{1,2})(?:[-–]\d[a-z]?(?!\d)|(?<=\d)-\d{2}[a-z](?!\d)|(?<=[a-z])-\d{1,3}(?!\w))?(?![\w])(?:\.\d+)?`
const inaList = listPattern(inaNumber)
const uscList = listPattern(uscNumber)
const act = String.raw`(?:INA|I\.N\.A\.|(?:the )?Immigration (?:and|&(?:amp;)?) Nationality Act(?: ?\([“"]?(?:the )?[“"]?(?:INA|Act)[”"]?(?: or [“"]?(?:INA|Act)[”"]?)?\))?|(?<=the )Act(?= ?§))`
const mark = String.raw`(?:§ ?§?|[Ss]ections?|[Ss]ecs?\.)`

/** A head (`INA §§`), and the first section; further ones are read by `readList`. */
const inaForward = new RegExp(
  String.raw`(?<![\w.])${act},? ?(?:at )?(${mark})? ?(${inaNumber}|\d{4}[a-d]?(?![\d\w]|\.\d))(${subsPattern})`,
  'g',
)
const uscForward = new RegExp(
  String.raw`(?<![\w.])(\d{1,2}),? ?(?:(?:App\. )?U\. ?S\. ?C\.(?: ?A\.| ?S\.)?(?: ?App\.?)?|U\. ?S\. ?Code(?: Ann\.)?|USCA?|usc|United States Code),? ?(${mark})? ?(${uscNumber})(${subsPattern})`,
  'g',
)
const ofTheAct = new RegExp(
  String.raw`(?<![\w.])(${mark}) ?(${inaNumber})(${subsPattern})((?:(?:,|;|,? and|,? or|,? through|[-–]) ?(?:${mark} ?)?(?:${inaNumber}${subsPattern}|${somePartsPattern})){0,20}),? of (?:the )?(?:Act(?![\w])|INA|I\.N\.A\.|Immigration (?:and|&) Nationality Act(?: ?\([“"]?INA[”"]?\))?)`,
  'g',
)
const ofTitle = new RegExp(
  String.raw`(?<![\w.])[Ss]ections? (${uscNumber})(${subsPattern})(?: of|,) (?:(?:title|Title) (\d{1,2}),? (?:of the )?(?:United States Code|U\.S\.C\.|U\.S\. Code)|(\d{1,2}) U\. ?S\. ?C\.)`,
  'g',
)
const bare = new RegExp(String.raw`(?<![\w.])(§ ?§?) ?(\d{3,4}[A-Da-d]?)(?![\d\w]|\.\d)(${subsPattern})`, 'g')
const bareWord = new RegExp(
  String.raw`(?<![\w.])[Ss]ection (\d{3}[A-D]?)(?![\d.])((?: ?\([A-Za-z0-9]{1,4}\)){1,6})`,
  'g',
)

/** Citations of the Act and of the Code; lists give one citation for each section named. */
export function recogniseStatutes(text: string): Citation[] {
  return [...inaCitations(text), ...uscCitations(text), ...bareCitations(text)]
}

function inaCitations(text: string): Citation[] {
  const forward = [...text.matchAll(inaForward)].flatMap((match) => {
    const first = {
      start: match.index,
      end: match.index + match[0].length,
      number: match[2] ?? '',
      sub: match[3] ?? '',
    }
    return [first, ...readList(text, first, inaList, isPlural(match[1]))].map((item) => toIna(text, item))
  })
  const backward = [...text.matchAll(ofTheAct)].flatMap((match) => {
    const end = match.index + (match[0].length - lengthOfEnding(match[0]))
    const first = {
      start: match.index,
      end: match.index + firstLength(match),
      number: match[2] ?? '',
      sub: match[3] ?? '',
    }
    const items = [first, ...readList(text.slice(0, end), first, inaList, true)]
    const last = items.length - 1
    return items.map((item, index) =>
      toIna(text, index === last ? { ...item, end: match.index + match[0].length } : item),
    )
  })
  return [...forward, ...backward]
}

const firstLength = (match: RegExpMatchArray) => match[0].length - (match[4] ?? '').length - lengthOfEnding(match[0])
const lengthOfEnding = (whole: string) =>
  /,? of (?:the )?(?:Act|INA|I\.N\.A\.|Immigration.*)$/.exec(whole)?.[0].length ?? 0
const isPlural = (written: string | undefined) => /§ ?§|s\.?$/.test(written ?? '')

function uscCitations(text: string): Citation[] {
  const forward = [...text.matchAll(uscForward)].flatMap((match) => {
    const [whole, title = '', marks, number = '', sub = ''] = match
    const first = { start: match.index, end: match.index + whole.length, number, sub }
    return [first, ...readList(text, first, uscList, isPlural(marks))].map((item) => toUsc(text, title, item))
  })
  const named = [...text.matchAll(ofTitle)].map((match) =>
    toUsc(text, match[3] ?? match[4] ?? '', {
      start: match.index,
      end: match.index + match[0].length,
      number: match[1] ?? '',
      sub: match[2] ?? '',
    }),
  )
  return [...forward, ...named]
}

/** `§ 1158(b)(1)` or `section 208(b)(1)` alone: read by its shape, and only when such a section exists. */
function bareCitations(text: string): Citation[] {
  const marks = [...text.matchAll(bare)].flatMap((match) => {
    const item = { start: match.index, end: match.index + match[0].length, number: match[2] ?? '', sub: match[3] ?? '' }
    return readBare(text, item)
  })
  const words = [...text.matchAll(bareWord)].flatMap((match) =>
    readBare(text, {
      start: match.index,
      end: match.index + match[0].length,
      number: match[1] ?? '',
      sub: match[2] ?? '',
    }),
  )
  return [...marks, ...words]
}

function readBare(text: string, item: ListItem): Citation[] {
  if (uscOfIna(item.number)) return [{ ...toIna(text, item), written: 'bare' }]
  if (inaOfUsc(item.number)) return [{ ...toUsc(text, '8', item), written: 'bare' }]
  return []
}

function toIna(text: string, { start, end, number, sub }: ListItem): Citation {
  const usc = uscOfIna(number)
  const tidy = tidySub(sub)
  const twin = inaOfUsc(number)
  return {
    kind: 'statute',
    start,
    end,
    text: text.slice(start, end),
    key: usc ? `8 USC ${usc}` : `INA ${number.toUpperCase()}`,
    written: 'ina',
    ...(tidy && { sub: tidy }),
    ...(!usc && {
      malformed: twin
        ? `The Immigration and Nationality Act has no section ${number}; 8 U.S.C. § ${number} is INA § ${twin}.`
        : `The Immigration and Nationality Act has no section ${number}.`,
    }),
  }
}

function toUsc(text: string, title: string, { start, end, number: written, sub }: ListItem): Citation {
  const tidy = tidySub(sub)
  const number = asPrinted(title, written)
  const malformed = uscProblem(title, number)
  return {
    kind: 'statute',
    start,
    end,
    text: text.slice(start, end),
    key: `${Number(title)} USC ${/App\.? ?(?:§|\d|U)/.test(text.slice(start, end)) ? 'App. ' : ''}${number}`,
    written: 'usc',
    ...(tidy && { sub: tidy }),
    ...(malformed && { malformed }),
  }
}

/** A section in one form: a plain hyphen, and small letters in title 8, where headings in capitals have `1229A`. */
function asPrinted(title: string, written: string): string {
  const plain = written.replace('–', '-')
  return Number(title) === 8 && inaOfUsc(plain.toLowerCase()) ? plain.toLowerCase() : plain
}

function uscProblem(title: string, number: string): string | undefined {
  if (Number(title) < 1 || Number(title) > 54) return `The United States Code has no title ${title}.`
  if (number.includes('.')) return `Sections of the United States Code have no part after a point (${number}).`
  const usc = uscOfIna(number)
  if (Number(title) === 8 && usc)
    return `8 U.S.C. has no section ${number} on immigration; INA § ${number} is 8 U.S.C. § ${usc}.`
  return undefined
}
