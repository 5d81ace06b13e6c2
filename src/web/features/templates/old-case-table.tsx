import type { RefObject } from 'react'
import type { Source } from './old-case-queries.ts'
import type { Group } from './old-case-words.ts'
import styles from './old-case.module.css'
import { sourceWords } from './source-words.ts'

/** Where each group comes from, by its id; undefined while nobody has decided. */
export type Sources = Readonly<Record<string, Source | undefined>>

type Props = {
  readonly groups: readonly Group[]
  readonly sources: Sources
  readonly selected: string | undefined
  readonly onSelect: (group: string) => void
  /** Its first place in the text is to be seen. */
  readonly onLook: (group: string) => void
  readonly onChoose: (group: string, source: Source | undefined) => void
  /** The place that was pressed in the text, where it may be decided apart from its group or with it again. */
  readonly place: string | undefined
  readonly onPlace: (group: Group) => void
  readonly rows: RefObject<HTMLTableSectionElement | null>
}

/** What was found, a row for each group, and where it comes from. */
export function GroupTable({ groups, sources, selected, onSelect, onLook, onChoose, place, onPlace, rows }: Props) {
  const hasClient = groups.some(({ slot, prints }) => slot === 'client' && prints !== null)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Number</span>
          </th>
          <th scope="col">Found in the template</th>
          <th scope="col">Comes from</th>
        </tr>
      </thead>
      <tbody ref={rows}>
        {groups.map((group, index) => (
          <tr
            key={group.id}
            data-group={group.id}
            data-open={sources[group.id] === undefined || undefined}
            data-selected={group.id === selected || undefined}
          >
            <td>{index + 1}</td>
            <td>
              <button type="button" className={styles.words} onClick={() => onLook(group.id)}>
                {excerptOf(group.texts)}
              </button>
              <small>
                {group.label}, {group.places} {group.places === 1 ? 'place' : 'places'}
                {likelyOf(group, sources[group.id])}
                {group.by_model && ', found by the model'}
              </small>
              {(group.place || (group.id === selected && place !== undefined && group.places > 1)) && (
                <button type="button" className={styles.apart} onClick={() => onPlace(group)}>
                  {group.place ? 'Decide it with the others again' : 'Decide the marked place alone'}
                </button>
              )}
            </td>
            <td>
              <select
                aria-label={`Where ${group.slot === 'claim' ? 'what looks like a claim' : group.slot === 'unsure' ? 'what nobody explains' : group.label} comes from: ${excerptOf(group.texts)}`}
                aria-describedby={`prints-${index}`}
                value={sources[group.id] ?? ''}
                onFocus={() => onSelect(group.id)}
                onChange={({ target }) =>
                  onChoose(
                    group.id,
                    group.choices.find((choice) => choice === target.value),
                  )
                }
              >
                <option value="" disabled>
                  Choose: nothing printed until you do
                </option>
                {group.choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {sourceWords(choice, group)}
                  </option>
                ))}
              </select>
              <small id={`prints-${index}`}>{printsOf(group, sources[group.id], hasClient)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What it prints for the chosen client, where that is on file; what is nowhere yet is a gap. */
function printsOf({ prints, slot }: Group, source: Source | undefined, hasClient: boolean): string {
  const isPrinted = source === 'record' || source === 'profile' || source === 'answer' || source === 'computed'
  if (isPrinted && prints !== null) return `prints ${prints}`
  if (source === 'record' && hasClient && slot !== 'pronoun') return 'not in the record yet: a gap'
  return source === 'answer' ? 'not answered yet: a gap' : ''
}

/** Why it is as it is where software has weighed it, or what it would most likely be. */
function likelyOf({ likely }: Group, source: Source | undefined): string {
  if (likely === 'own' && source === undefined) return ', most likely the firm’s own text'
  return likely === 'ask' && source === 'ask' ? ', most likely only that client’s' : ''
}

function excerptOf(texts: readonly string[]): string {
  const words = texts
    .slice(1, 3)
    .reduce((all, text) => `${all}${/[.!?]$/.test(all) ? '' : ','} ${text}`, texts[0] ?? '')
  return words.length > 110 ? `${words.slice(0, 108).replace(/\s\S*$/, '')}…` : words
}
