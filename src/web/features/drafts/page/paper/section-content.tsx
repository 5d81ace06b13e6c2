import { memo, useMemo } from 'react'
import { placeSection } from '#domain/section-content/placed.ts'
import type { DraftFlag } from '../draft-flag.ts'
import type { LockedPassage, Passage } from '../draft-section.ts'
import { draw } from './draw.tsx'
import { arrivingWords, type Mark } from './marks.ts'
import styles from './marks.module.css'
import { flagMarks, type Layer, lockMarks, passageMarks } from './section-marks.ts'

type Props = {
  readonly sectionId: string
  /** `B.`, hung before the first heading. */
  readonly number?: string | undefined
  readonly html: string
  readonly flags?: readonly DraftFlag[]
  readonly locks?: readonly LockedPassage[] | undefined
  /** A passage to show as chosen. */
  readonly passage?: Passage | undefined
  readonly isArriving?: boolean
  readonly selectedFlag?: string | undefined
  readonly onFlag?: (flag: DraftFlag, byKeyboard: boolean) => void
}

/**
 * The HTML subset of a section as React elements: names outside the subset are unwrapped, attributes are never copied,
 * so nothing in a text can act. Marks lie over the words by their offsets in the plain text.
 */
export const SectionContent = memo(function SectionContent(props: Props) {
  const {
    sectionId,
    number,
    html,
    flags = [],
    locks,
    passage,
    isArriving = false,
    selectedFlag,
    onFlag = ignore,
  } = props
  // Marks come and go over a text that stays: it is read once.
  const section = useMemo(() => placeSection(isArriving ? html.replace(/<[^<>]*$/, '') : html), [html, isArriving])
  const words = isArriving ? arrivingWords(section.text) : undefined
  const arriving: Mark<Layer>[] = words
    ? [
        { ...words.newest, kind: { is: 'newest' } },
        { ...words.newer, kind: { is: 'newer' } },
      ]
    : []
  const marks = [...flagMarks(flags, sectionId), ...lockMarks(locks), ...passageMarks(passage), ...arriving]
  const drawing = { marks, selectedFlag, number, onFlag, caretAt: isArriving ? section.text.length : undefined }
  return (
    <>
      {section.nodes.map((node, index) => draw(node, drawing, index))}
      {isArriving && section.text === '' && <span className={styles.caret} />}
      <Footnotes notes={section.footnotes} {...{ sectionId, flags, selectedFlag, onFlag }} />
    </>
  )
})

type FootnotesProps = Pick<Props, 'sectionId' | 'selectedFlag'> & {
  readonly notes: readonly string[]
  readonly flags: readonly DraftFlag[]
  readonly onFlag: NonNullable<Props['onFlag']>
}

function Footnotes({ notes, sectionId, flags, selectedFlag, onFlag }: FootnotesProps) {
  if (notes.length === 0) return null
  return (
    <ol className={styles.footnotes} data-aside="" aria-label="Footnotes">
      {notes.map((note, index) => {
        const marks = flagMarks(flags, sectionId, index)
        const drawing = { marks, selectedFlag, onFlag, number: undefined, caretAt: undefined }
        // oxlint-disable-next-line react/no-array-index-key: a note is its number
        return <li key={index}>{draw({ text: note, start: 0 }, drawing, 0)}</li>
      })}
    </ol>
  )
}

function ignore() {}
