import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { withThousands } from '#domain/prose/words.ts'
import { shownBy } from './help-of-others.ts'
import { own } from './paragraphs.ts'
import type { Teller } from './teller.ts'
import { isClinicalPaper } from './whose-paper.ts'

const limit = /\baltitudes? (?:above|over|higher than|of more than|exceeding) (\d{1,2},?\d{3}) feet\b/u
const height =
  /(?<![\p{L}\p{M}])(\p{Lu}[\p{L}\p{M}]{1,30}(?: \p{Lu}[\p{L}\p{M}]{1,30})?) (?:is|lies|stands|sits) (?:at )?(?:about |over |some )?(\d{1,2},?\d{3}) feet\b/u

const feet = (digits = ''): number => Number(digits.replace(',', ''))

type Above = { readonly town: string; readonly at: number; readonly allowed: number; readonly allowing: CaseFact }

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
  const [, town = '', digits] = facts.map(({ wording }) => height.exec(wording)).find((found) => found !== null) ?? []
  const at = feet(digits)
  return digits === undefined || at <= allowed ? undefined : { town, at, allowed, allowing }
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
        `${above.town} lies at ${withThousands(above.at)} feet, ${withThousands(above.at - above.allowed)} feet above the altitude that the clinician allows${shownBy(teller, [above.allowing])}.`,
      )
}
