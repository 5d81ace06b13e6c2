/** `feb-nov 2023` -> `February to November 2023` */
export function withMonths(text: string): string {
  const short = 'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec'
  // `from feb to october 2019`
  const told = text.replaceAll(
    new RegExp(String.raw`\b(${short})\.? to (?=(?:${short})\p{Ll}{0,6}\.? (?:19|20)\d\d)`, 'giu'),
    (_, from: string) => `${monthNamed(from)} to `,
  )
  return told.replaceAll(
    new RegExp(String.raw`\b(${short})\.?[-–](${short})\.? (?=(?:19|20)\d\d)`, 'gi'),
    (_, from: string, to: string) => `${monthNamed(from)} to ${monthNamed(to)} `,
  )
}

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
)
const monthNamed = (short: string) =>
  monthNames.find((name) => name.toLowerCase().startsWith(short.toLowerCase().slice(0, 3))) ?? short
