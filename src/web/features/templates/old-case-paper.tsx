import { memo } from 'react'
import type { OldCaseReply } from '#contract/old-case.ts'
import type { Source } from './old-case-queries.ts'
import { type Look, printedWords } from './old-case-words.ts'
import styles from './old-case.module.css'

type Props = {
  readonly found: OldCaseReply
  /** Number and look of a group, by its id. */
  readonly shown: ReadonlyMap<
    string,
    { readonly number: number; readonly look: Look; readonly gap: string; readonly source: Source | undefined }
  >
  readonly selected: string | undefined
  /** `place`: the name of the mark among the decisions. */
  readonly onSelect: (group: string, place: string) => void
  readonly isPrinted: boolean
}

/** The template's text with every place of an old case marked with its group's number. */
export function OldCasePaper({ found, ...rest }: Props) {
  // A told sentence that is kept is the firm's text, in which names and pronouns are still replaced.
  const told = found.stories.filter(({ group }) => rest.shown.get(group)?.look !== 'kept')
  const places = Map.groupBy([...told, ...found.marks], ({ part, index }) => `${part} ${index}`)
  return (
    <article className={styles.sheet}>
      {found.paragraphs.map(({ text, align, bold }, index) => (
        <p key={index} data-align={align} data-bold={bold || undefined}>
          <Line at={`body ${index}`} text={text} places={places.get(`body ${index}`) ?? none} {...rest} />
        </p>
      ))}
      {found.beside.length > 0 && (
        <section className={styles.beside} aria-label="Around the text">
          <h2>In headers, notes, comments and properties</h2>
          {found.beside.map(({ part, index, text }) => (
            <p key={`${part} ${index}`}>
              <span className={styles.part}>{part.replace('-', ' ')}</span>{' '}
              {rest.isPrinted && gone.has(part) ? (
                <em>{part === 'comment' ? 'removed' : 'emptied'}</em>
              ) : (
                <Line at={`${part} ${index}`} text={text} places={places.get(`${part} ${index}`) ?? none} {...rest} />
              )}
            </p>
          ))}
        </section>
      )}
    </article>
  )
}

/** Parts of which a draft keeps nothing. */
const gone = new Set(['comment', 'property', 'alternative-text'])

type Place = OldCaseReply['marks'][number]
const none: readonly Place[] = []

type LineProps = Omit<Props, 'found'> & {
  readonly at: string
  readonly text: string
  readonly places: readonly Place[]
}

const Line = memo(function Line({ at, text, places, shown, selected, onSelect, isPrinted }: LineProps) {
  return cutAt(text, places).map(({ start, words, group, prints }) => {
    const known = group === undefined ? undefined : shown.get(group)
    if (group === undefined || !known || known.look === 'kept') return words
    const printed = printedWords(known.source, known.gap, prints)
    // A gap is shown as one, also where its words are to come from an answer or a record that has none yet.
    const isGap = isPrinted && known.look === 'replaced' && printed === `[${known.gap}]`
    return (
      <button
        key={start}
        type="button"
        className={styles.mark}
        data-look={isGap ? 'asked' : known.look}
        data-selected={group === selected || undefined}
        data-group={group}
        onClick={() => onSelect(group, `place ${at} ${start}`)}
      >
        {isPrinted ? printed : words}
        <sup>{known.number}</sup>
      </button>
    )
  })
})

type Piece = {
  readonly start: number
  readonly words: string
  readonly group?: string
  readonly prints?: string | null
}

/** The text in pieces, marked and unmarked; of two marks at one place the first stands. */
function cutAt(text: string, places: readonly Place[]): Piece[] {
  const kept: Place[] = []
  for (const place of places) if (!kept.some((one) => place.start < one.end && one.start < place.end)) kept.push(place)
  const inOrder = kept.toSorted((a, b) => a.start - b.start)
  return [
    ...inOrder.flatMap(({ start, end, group, prints }, index): Piece[] => {
      const from = inOrder[index - 1]?.end ?? 0
      return [
        { start: from, words: text.slice(from, start) },
        { start, words: text.slice(start, end), group, prints: prints ?? null },
      ]
    }),
    { start: inOrder.at(-1)?.end ?? 0, words: text.slice(inOrder.at(-1)?.end ?? 0) },
  ]
}
