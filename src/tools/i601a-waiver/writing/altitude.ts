import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { withThousands } from '#domain/prose/words.ts'
import { shownBy } from './help-of-others.ts'
import { own } from './paragraphs.ts'
import type { Teller } from './teller.ts'
import { isClinicalPaper } from './whose-paper.ts'

const limit =
  /\b(?:altitudes? (?:above|over|higher than|of more than|exceeding)|not (?:to )?(?:live|reside|stay|move|travel) (?:above|over|higher than)) (\d{1,2},?\d{3}) feet\b/u
const height =
  /(?<![\p{L}\p{M}])(\p{Lu}[\p{L}\p{M}]{1,30}(?: \p{Lu}[\p{L}\p{M}]{1,30})?) (?:is|lies|stands|sits) (?:at )?(?:about |over |some )?(\d{1,2},?\d{3}) feet\b/u

/** `is from a village in Dhading, at 9,200 feet` */
const home =
  /\{applicant(?:\.\w+)?\}[^.;{}]{0,60}? (?:in|from|near) (\p{Lu}[\p{L}\p{M}]{1,30}(?: \p{Lu}[\p{L}\p{M}]{1,30})?),? (?:at|which (?:is|lies) at) (?:about |over |some )?(\d{1,2},?\d{3}) feet\b/u

const feet = (digits = ''): number => Number(digits.replace(',', ''))

type Above = { readonly place: string; readonly at: number; readonly allowed: number; readonly allowing: CaseFact }

function readAbove({ map, waiver }: Teller, facts: readonly CaseFact[]): Above | undefined {
  const allowing = facts.find((fact) =>
    passagesOf(map, fact).some(
      ({ document, words }) =>
        limit.test(words) &&
        isClinicalPaper(map.exhibits.find(({ id }) => id === document)?.title ?? '', document, waiver),
    ),
  )
  if (allowing === undefined) return undefined
  const words = passagesOf(map, allowing).map((passage) => passage.words)
  const allowed = feet(limit.exec(words.join(' '))?.[1])
  const first = (pattern: RegExp) => facts.map(({ wording }) => pattern.exec(wording)).find((found) => found !== null)
  const [, town = '', digits] = first(height) ?? []
  const [, region = '', above] = first(home) ?? []
  const place = digits === undefined ? `The place in ${region} from which {applicant} comes` : town
  const at = feet(digits ?? above)
  return at <= allowed ? undefined : { place, at, allowed, allowing }
}

export const isAboveAltitude = (teller: Teller, facts: readonly CaseFact[]): boolean =>
  readAbove(teller, facts) !== undefined

/** A clinician sets a limit of altitude, and the place of the move lies above it: the two figures, set side by side. */
export function aboveAltitude(teller: Teller, facts: readonly CaseFact[]): string {
  const above = readAbove(teller, facts)
  return above === undefined
    ? ''
    : own(
        teller,
        `${above.place} lies at ${withThousands(above.at)} feet, ${withThousands(above.at - above.allowed)} feet above the altitude that the clinician allows${shownBy(teller, [above.allowing])}.`,
      )
}
