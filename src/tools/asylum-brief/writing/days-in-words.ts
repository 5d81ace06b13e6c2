import { type IsoDate, isIsoDate } from '#domain/dates/calendar.ts'

const units = 'one|two|three|four|five|six|seven|eight|nine'.split('|')
const tens = ['ten', 'twenty', 'thirty']
const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first|twenty-second|twenty-third|twenty-fourth|twenty-fifth|twenty-sixth|twenty-seventh|twenty-eighth|twenty-ninth|thirtieth|thirty-first'.split(
    '|',
  )
const months = 'january|february|march|april|may|june|july|august|september|october|november|december'.split('|')
const inWords =
  /\b((?:twenty|thirty)-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth) (?:day )?of (January|February|March|April|May|June|July|August|September|October|November|December)\b/iu

/** The day that an office writes in words, `the thirteenth of February two thousand twenty-three`, and where it stands. */
export function dayInWords(words: string): { readonly day: IsoDate; readonly at: number } | undefined {
  const found = inWords.exec(words)
  const [, ordinal = '', month = ''] = found ?? []
  const day = ordinals.indexOf(ordinal.toLowerCase()) + 1
  const at = months.indexOf(month.toLowerCase()) + 1
  const year = /\b(?:19|20)\d\d\b/u.exec(words)?.[0] ?? yearInWords(words)
  const iso = `${year ?? ''}-${String(at).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return found !== null && day > 0 && at > 0 && isIsoDate(iso) ? { day: iso, at: found.index } : undefined
}

/** `two thousand twenty-three` */
function yearInWords(words: string): string | undefined {
  const [, ten = '', unit = ''] =
    /\btwo thousand (?:and )?(ten|twenty|thirty)(?:[- ](one|two|three|four|five|six|seven|eight|nine))?\b/iu.exec(
      words,
    ) ?? []
  const at = tens.indexOf(ten.toLowerCase()) + 1
  return at === 0 ? undefined : `20${at}${units.indexOf(unit.toLowerCase()) + 1}`
}
