import { continueSub } from '#domain/citations/subsections.ts'
import type { DraftFlag } from './draft-flag.ts'

/** Between two items of one list of sections: `, `, ` and `, `-`. */
const longestJoint = 12

/**
 * Flags with their citations as they are told outside of their sentence: the `(ii)` of `8 C.F.R. § 1208.16(b)(2)(i)-(ii)` is
 * `8 C.F.R. § 1208.16(b)(2)(ii)`, the second of `INA §§ 208, 241(b)(3)` is `INA § 241(b)(3)`.
 */
export function withCitationsWrittenOut(flags: DraftFlag[]): DraftFlag[] {
  const parts = flags.filter(({ topic, place, quote = '' }) => topic === 'Citation' && place && /^[\d(]/.test(quote))
  if (parts.length === 0) return flags
  const cited = new Map<string, string>()
  for (const part of parts.toSorted((a, b) => (a.place?.start ?? 0) - (b.place?.start ?? 0))) {
    const before = flags.find((other) => isRightBefore(other, part))
    const whole = before && goOn(cited.get(before.id) ?? before.quote ?? '', part.quote ?? '')
    if (whole !== undefined) cited.set(part.id, whole)
  }
  return flags.map((flag) => {
    const whole = cited.get(flag.id)
    return whole === undefined ? flag : written(flag, whole)
  })
}

const made = new WeakMap<DraftFlag, DraftFlag>()

/** Again the same object for the same flag: what shows it is drawn again only when it changed. */
function written(flag: DraftFlag, cited: string): DraftFlag {
  const known = made.get(flag)
  if (known?.cited === cited) return known
  const told = { ...flag, cited }
  made.set(flag, told)
  return told
}

function isRightBefore({ topic, place }: DraftFlag, { place: of }: DraftFlag): boolean {
  if (topic !== 'Citation' || !place || !of) return false
  if (place.sectionId !== of.sectionId || place.footnote !== of.footnote) return false
  return place.end <= of.start && of.start - place.end <= longestJoint
}

/** A section or its end behind a whole citation of one; nothing where either is another thing. */
function goOn(before: string, item: string): string | undefined {
  const section = /^(\D*)(\d+ )?(\D*)(\d[\w.-]*)((?: ?\([^()]+\))*)$/.exec(before)
  if (!section) return undefined
  const [, start = '', title = '', name = '', number = '', sub = ''] = section
  const head = `${start}${title}${name}`.replace(/§ ?§ ?/, '§ ')
  if (item.startsWith('(')) return `${head}${number}${continueSub(sub, item)}`
  return /^\d[\w.]*(?: ?\([^()]+\))*$/.test(item) ? `${head}${item}` : undefined
}
