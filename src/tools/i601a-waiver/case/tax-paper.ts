import type { SourceText } from '#domain/drafting/tool.ts'

/** What a paper of a tax office says of each year. */
export type TaxPaper = {
  readonly document: string
  readonly filed: readonly number[]
  readonly unfiled: readonly number[]
  /** Filed in a later year than the one after it. */
  readonly late: readonly { readonly year: number; readonly filedIn: number }[]
  readonly owed: readonly { readonly year: number; readonly sum: string; readonly plan?: string }[]
}

const ofTaxes =
  /\bIRS\b|\bInternal Revenue\b|\btax (?:account|transcripts?|compliance|returns?|summary|record)\b|\b(?:account|return|wage and income) transcripts?\b/iu
const years = /(?<![\d$.,/-])((?:19|20)\d\d)(?: ?(?:[-–]|to|through) ?((?:19|20)\d\d))?(?![\d/-])/gu
const isUnfiled = /\bno (?:record of )?(?:tax )?returns?\b|\bnot filed\b|\bdid not file\b|\bno return\b/iu
const isFiled = /\bfiled\b|\brefund\b|\breturn (?:received|processed)\b/iu
const owing = /\bbal(?:ance)?\b[^\d$\n]{0,20}\$? ?(\d[\d,]*\.\d\d)/iu
const planned = /\b(?:installment agreement|payment plan)\b[^$\n]{0,60}\$ ?(\d[\d,]*(?:\.\d\d)?)/iu

/** The client's tax papers that list years; nothing is taken from a line without one. */
export function taxPapers(sources: readonly SourceText[]): TaxPaper[] {
  return sources.flatMap(({ id, kind, title, text }) => {
    if (kind !== 'client_document' || !ofTaxes.test(`${title} ${text.slice(0, 200)}`)) return []
    if (/^(?:declaration|affidavit|statement|letter)\b/iu.test(title)) return []
    const lines = text.split('\n').flatMap((line) => readLine(line.trim()))
    const filed = lines.flatMap((line) => (line.status === 'filed' ? line.years : []))
    const unfiled = lines.flatMap((line) => (line.status === 'unfiled' ? line.years : []))
    const owed = lines.flatMap(({ owed: one }) => one ?? [])
    const late = lines.flatMap((line) => line.late)
    return filed.length + unfiled.length < 2 ? [] : [{ document: id, filed, unfiled, late, owed }]
  })
}

type Line = {
  readonly years: readonly number[]
  readonly status?: 'filed' | 'unfiled'
  readonly late: TaxPaper['late']
  readonly owed?: TaxPaper['owed'][number]
}

function readLine(line: string): Line[] {
  // A line that begins with its year, or with its form and year.
  if (!/^(?:tax (?:year|period)s? |form \d{3,4},? )?(?:19|20)\d\d\b/iu.test(line)) return []
  const status = isUnfiled.test(line) ? 'unfiled' : isFiled.test(line) || owing.test(line) ? 'filed' : undefined
  const own = [...(line.split(/\b(?:filed|balance|bal)\b/iu)[0]?.matchAll(years) ?? [])].flatMap(([, from = '', to]) =>
    rangeOf(Number(from), Number(to ?? from)),
  )
  const [year] = own
  const sum = owing.exec(line)?.[1]
  const plan = planned.exec(line)?.[1]
  const isOwed = year !== undefined && sum !== undefined && Number(sum.replaceAll(',', '')) > 0
  return [
    {
      years: own,
      ...(status !== undefined && { status }),
      late: lateIn(line, own),
      ...(isOwed && { owed: { year, sum, ...(plan !== undefined && { plan }) } }),
    },
  ]
}

/** `2017: return filed April 4, 2022` */
function lateIn(line: string, own: readonly number[]): TaxPaper['late'] {
  const day = /\bfiled (?:on )?(?:\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, |\d{1,2}\/\d{1,2}\/)((?:19|20)\d\d)\b/u.exec(line)?.[1]
  return day === undefined
    ? []
    : own.flatMap((year) => (Number(day) > year + 1 ? [{ year, filedIn: Number(day) }] : []))
}

const rangeOf = (from: number, to: number): number[] =>
  to < from || to - from > 40 ? [from] : Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** `2016 to 2022, 2024 and 2025`: years in their order, three or more in a row as a span. */
export function yearsInWords(all: readonly number[]): string[] {
  const ordered = [...new Set(all)].toSorted((a, b) => a - b)
  const runs = ordered.reduce<number[][]>((found, year) => {
    const last = found.at(-1)
    if (last?.at(-1) === year - 1) last.push(year)
    else found.push([year])
    return found
  }, [])
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run.map(String)))
}
