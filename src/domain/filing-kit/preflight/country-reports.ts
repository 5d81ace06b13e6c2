import type { FilingItem } from './filing.ts'
import { ask, type Failure, failures, type Judge, none } from './outcome.ts'

const mostUnmarked = 30
/** So far into a report its source and its day are looked for. */
const opening = 2000

const address = /\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]{2,40}\.(?:org|gov|int|edu|com|net)\b/i
/** What bodies that publish reports are called. */
const body =
  /\b(?:Department|Ministry|Office|Bureau|Commission(?:er)?|Council|Committee|Cent(?:er|re)|Institute|University|Organi[sz]ation|Agency|Watch|Amnesty|Nations|Foundation|Federation|Association|Network|Observatory|Embassy|Parliament|Congress|Library|Court|Crisis Group|Times|Post|Journal|Press|News|Reuters|UNHCR|UNICEF|OHCHR|IOM|BBC|CNN)\b/
const credit = /\b(?:published|prepared|issued|written|compiled) by [A-Z]|\b(?:source|publisher|author)s?: ?\S/i
const month =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.|Feb\\.|Aug\\.|Sept\\.|Oct\\.|Nov\\.|Dec\\.'
const day = new RegExp(
  String.raw`\b(?:${month})\s{1,3}(?:\d{1,2},?\s{1,3})?(?:19|20)\d\d\b|\b(?:19|20)\d\d-\d\d-\d\d\b`,
)

const sourceIsKnown = ({ title, text }: FilingItem) => {
  const said = `${title}\n${text.slice(0, opening)}`
  return body.test(said) || address.test(said) || credit.test(said)
}
const dayIsKnown = ({ date, title, text }: FilingItem) =>
  date !== undefined || day.test(`${title}\n${text.slice(0, opening)}`)

/** E35: a country report names its publisher or address and its day, and one of more than 30 pages has marked passages. */
export const countryReports: Judge = ({ items }) => {
  const reports = items.filter(({ kind }) => kind === 'country-report')
  if (reports.length === 0) return none
  const isLong = ({ pages }: FilingItem) => (pages ?? 0) > mostUnmarked
  const found = reports
    .filter((one) => !sourceIsKnown(one) || !dayIsKnown(one) || (isLong(one) && one.marks === 0))
    .map(({ id, title }): Failure => ({
      place: id,
      sentence: `${title}: give source and date; mark the passages relied on.`,
    }))
  if (found.length > 0) return failures(found)
  const unseen = reports.find((one) => isLong(one) && one.marks === undefined)
  return unseen ? ask(`${unseen.title} has ${unseen.pages} pages: are the passages relied on marked?`) : failures([])
}
