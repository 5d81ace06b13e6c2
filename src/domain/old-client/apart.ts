import type {
  FoundGroup,
  Mark,
  OldCase,
  SettledCase,
  Settlement,
  StorySentence,
} from '#domain/template-sections/old-case.ts'

const prefix = 'place '

/** The name of one place among the decisions, for a place that is decided apart from its group. */
export const placeId = ({ part, index, start }: Pick<Mark, 'part' | 'index' | 'start'>): string =>
  `${prefix}${part} ${index} ${start}`

/** Whether a decision is about one place. */
export const isOfPlace = (id: string): boolean => id.startsWith(prefix)

/** Each place that was decided apart is a group of its own, behind the group from which it was taken. */
export function withPlacesApart({ found, sources }: SettledCase): SettledCase {
  const apart = new Set(Object.keys(sources).filter(isOfPlace))
  if (apart.size === 0) return { found, sources }
  const regroup = <T extends Mark | StorySentence>(place: T): T =>
    apart.has(placeId(place)) ? { ...place, group: placeId(place) } : place
  const before = [...found.marks, ...found.stories].filter((place) => apart.has(placeId(place)))
  const changed: OldCase = { ...found, marks: found.marks.map(regroup), stories: found.stories.map(regroup) }
  const left = Map.groupBy<string, Mark | StorySentence>([...changed.marks, ...changed.stories], ({ group }) => group)
  const groups = found.groups.flatMap((group): FoundGroup[] => {
    const own = left.get(group.id)
    const texts = own && new Set(own.map(({ text }) => text))
    const singles = before
      .filter((place) => place.group === group.id)
      .map((place) => ({
        id: placeId(place),
        slot: group.slot,
        label: `${group.label}, in one place`,
        texts: [place.text],
        places: 1,
      }))
    return [
      ...(own && texts ? [{ ...group, texts: group.texts.filter((text) => texts.has(text)), places: own.length }] : []),
      ...singles,
    ]
  })
  return { found: { ...changed, groups }, sources }
}

/** Decisions that still have what they are about: a group, or a place where something was found. */
export function keepDecisions(found: OldCase, earlier: Settlement): Settlement {
  const known = new Set([...found.groups.map(({ id }) => id), ...[...found.marks, ...found.stories].map(placeId)])
  return Object.fromEntries(Object.entries(earlier).filter(([id]) => known.has(id)))
}
