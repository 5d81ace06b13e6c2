import { formatLongDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import type { PapersFacts, Place, Trip } from './paper-facts.ts'
import { listOfTrips, tripsIn, unreadIn } from './trips-in-papers.ts'
import { namesIn } from './former-names.ts'
import { taxesIn } from './taxes-in-papers.ts'

/** A continuous absence of more than this many days may break continuous residence. */
export const halfYear = 180

/** Reads the client's documents line by line; nothing is asserted that no line says. */
export function readPapers({ sources }: Pick<DraftInput, 'sources'>): PapersFacts {
  const lines = sources
    .filter(({ kind }) => kind === 'client_document')
    .flatMap(({ title, text }) => linesOf(text).map((line) => ({ paper: title, line })))
  return {
    trips: tripsIn(apart(lines)),
    unreadTrips: [
      ...new Map([...unreadIn(apart(lines)), ...besideTrips(lines)].map((one) => [one.line, one])).values(),
    ],
    arrests: lines.filter(({ line }) => arrest.test(line) && !denied.test(line)),
    dispositions: lines.filter(
      ({ line, paper }) => ended.test(line) && lines.some((one) => one.paper === paper && arrest.test(one.line)),
    ),
    otherNames: namesIn(lines),
    taxes: taxesIn(lines),
  }
}

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.replaceAll(/\s+/g, ' ').trim() || [])

/** `Lagos 12/10/2023 to 1/14/2024; London 3/28/2026 to 4/2/2026`: one trip between two semicolons. */
const apart = (lines: readonly Place[]): Place[] =>
  lines.flatMap(({ paper, line }) => {
    // `Trips: A 1/2/2024-1/9/2024; B 3/4/2025-3/9/2025`: the label speaks of each of them.
    const label = listOfTrips.exec(line)?.[0]
    return line
      .split(/; +(?![^();]{0,80}\))/u)
      .map((part, at) => ({ paper, line: at === 0 || label === undefined ? part : `${label} ${part}` }))
  })

/** `Travel: 12/20/23-1/28/24 Nairobi; 7/2025 2 wks Kenya`: what has a month alone, beside a trip of which both days are told. */
const besideTrips = (lines: readonly Place[]): Place[] =>
  lines.flatMap((one) => {
    const parts = apart([one])
    const isRead = parts.map((part) => tripsIn([part]).length > 0)
    return /^(?:travel|trips?)\b[^:]{0,20}:/i.test(one.line) && isRead.includes(true)
      ? parts.filter(({ line }, at) => isRead[at] === false && monthAlone.test(line))
      : []
  })

const monthAlone =
  /(?<![\d/])\d{1,2}\/(?:(?:19|20)\d\d|\d\d)(?![\d/])|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\.? [’']?(?:(?:19|20)\d\d|\d\d)\b/iu

const arrest =
  /\b(?:arrest(?:ed)?|citation|cited for|ticketed|charged with|convicted|pleaded (?:guilty|no contest)|pled guilty|booked|DUII?|DWI|DWAI|OWI|OUI|OVI|misdemeanor|felony|(?:traffic|speeding) (?:ticket|citation)|(?:stopped|pulled over|fined) for (?:speeding|reckless|driving)|driving (?:while|under)|(?:plea|verdict|disposition): guilty|found guilty)\b|\b(?:charges?|offense(?: date)?): ?\S|\b(?:violation date|non-criminal citation|petty offense|arraigned|plea guilty|ticket date)\b|\boffense (?:date )?\d|\bdate of offense\b|^(?:the )?(?:people|state of \p{L}+|commonwealth(?: of \p{L}+)?|united states(?: of america)?|city of \p{L}+)(?: of the state of \p{L}+(?: \p{L}+)?)? (?:v|vs)\.? /iu
const denied =
  /\b(?:no (?:arrests?|record|criminal|citations?|charges?)|never (?:been )?(?:arrested|cited|charged|convicted)|not (?:been )?(?:arrested|charged|convicted)|without (?:any )?(?:arrests?|record))\b/i

const ended =
  /\bplea: |\bsentence: |\bdisposition: |\bprobation closed\b|\bsentenced to\b|\b(?:dismissed|dismissal|no charges (?:were )?filed|not filed|acquitted|not guilty|expunged|sealed|vacated|set aside|nolle|withdrawn|diversion|probation (?:was )?(?:ended|completed|terminated)|fine (?:was )?paid|case closed|deferred disposition|conditions (?:were )?met|paid in full)\b|\bFINE \$\d|\bPAID \d/i

/** `March 3, 2023, to October 20, 2023 (230 days)`. */
export const tripWords = ({ left, returned, days }: Trip): string =>
  `${formatLongDate(left)}, to ${formatLongDate(returned)} (${days === 1 ? 'one day' : `${days.toLocaleString('en-US')} days`})`
