import { createElement, Fragment, type ReactNode } from 'react'
import { bindSpaces } from '#domain/legal-document/bind-spaces.ts'
import type { PlacedElement, PlacedNode, PlacedText } from '#domain/section-content/placed.ts'
import type { DraftFlag } from '../draft-flag.ts'
import { FlagMark } from './flag-mark.tsx'
import { cutByMarks, type Mark, type Piece } from './marks.ts'
import styles from './marks.module.css'
import type { Layer } from './section-marks.ts'
import { splitAtForms } from './typeset.ts'

/** How the texts of a section are to be drawn. */
export type Drawing = {
  readonly marks: readonly Mark<Layer>[]
  readonly selectedFlag: string | undefined
  readonly number: string | undefined
  /** The offset behind which the caret blinks; none when nothing arrives. */
  readonly caretAt: number | undefined
  readonly onFlag: (flag: DraftFlag, byKeyboard: boolean) => void
  /** How an inserted or deleted run is drawn; without it both are plain text. */
  readonly change?: (element: PlacedElement, children: ReactNode) => ReactNode
  /** The class of an element that a decision took away as a whole. */
  readonly goneClass?: (element: PlacedElement) => string | undefined
}

const plainElements = new Set(['p', 'strong', 'em', 'u', 'ol', 'ul', 'li', 'blockquote', 'tr', 'th', 'td', 'sup'])

/** One node of a section as React element; names outside the subset are unwrapped, attributes never copied. */
export function draw(node: PlacedNode, drawing: Drawing, key: number): ReactNode {
  if ('text' in node) return <Fragment key={key}>{drawText(node, drawing)}</Fragment>
  const special = drawSpecial(node, drawing, key)
  if (special !== undefined) return special
  const children = node.children.map((child, index) => draw(child, drawing, index))
  if (plainElements.has(node.name))
    return createElement(node.name, { key, className: drawing.goneClass?.(node) }, ...children)
  if (isChange(node) && drawing.change) return <Fragment key={key}>{drawing.change(node, children)}</Fragment>
  return <Fragment key={key}>{children}</Fragment>
}

function drawSpecial(node: PlacedElement, drawing: Drawing, key: number): ReactNode {
  switch (node.name) {
    case 'br':
      return <br key={key} />
    case 'h2':
    case 'h3':
      return drawHeading(node, drawing, key)
    case 'mark':
      return drawGap(node, drawing, key)
    case 'table':
      return (
        <table key={key}>
          <tbody>{rowsOf(node).map((row, index) => draw(row, drawing, index))}</tbody>
        </table>
      )
    default: {
      const note = node.name === 'sup' ? node.attributes['data-fn'] : undefined
      return note === undefined ? undefined : <FootnoteSign key={key} note={note} />
    }
  }
}

function isChange({ name }: PlacedElement): boolean {
  return name === 'ins' || name === 'del'
}

function drawHeading(node: PlacedElement, drawing: Drawing, key: number): ReactNode {
  const words = node.children.map((child, index) => draw(child, drawing, index))
  const className = drawing.goneClass?.(node)
  if (key > 0 || drawing.number === undefined) return createElement(node.name, { key, className }, ...words)
  return createElement(
    node.name,
    { key, className: styles.hanging },
    <span key="number" data-aside="">
      {drawing.number}
    </span>,
    <span key="words">{words}</span>,
  )
}

/** A short label stands whole, on the phone too: `[A-NUMBER]`. */
const longestInOneLine = 20

/** A gap is drawn as a marker over its whole label; its flag is the one that lies over it. */
function drawGap(node: PlacedElement, drawing: Drawing, key: number): ReactNode {
  const text = node.children.map((child) => ('text' in child ? child.text : '')).join('')
  const label = text.length > longestInOneLine ? text : <span className="nowrap">{text}</span>
  const over = drawing.marks.find(({ start, end, kind }) => kind.is === 'flag' && start < node.end && end > node.start)
  if (over?.kind.is !== 'flag')
    return (
      <span key={key} className={`${styles.mark} ${styles.gap}`}>
        {label}
      </span>
    )
  const { flag } = over.kind
  return (
    <FlagMark key={key} flag={flag} isFirst isSelected={flag.id === drawing.selectedFlag} onSelect={drawing.onFlag}>
      {label}
    </FlagMark>
  )
}

function drawText({ text, start }: PlacedText, drawing: Drawing): ReactNode {
  const pieces = cutByMarks(text, start, drawing.marks)
  const { caretAt } = drawing
  const hasCaret = caretAt !== undefined && start < caretAt && caretAt <= start + text.length
  return (
    <>
      {pieces.map((piece) => drawPiece(piece, drawing))}
      {hasCaret && <span className={styles.caret} data-aside="" aria-hidden />}
    </>
  )
}

function drawPiece({ text, start, kinds }: Piece<Layer>, { selectedFlag, onFlag }: Drawing): ReactNode {
  const words = <Words text={text} />
  const layers = kinds.map(({ kind }) => kind)
  const looks = layers.flatMap((layer) => (layer.is === 'flag' ? [] : [styles[layer.is]])).join(' ')
  const locked = layers.find((layer) => layer.is === 'locked')
  const styled =
    looks === '' ? (
      words
    ) : (
      <span className={looks} data-lock={locked?.lock.id}>
        {words}
      </span>
    )
  const over = kinds.find(({ kind }) => kind.is === 'flag')
  if (over?.kind.is !== 'flag') return <Fragment key={start}>{styled}</Fragment>
  const { flag } = over.kind
  return (
    <FlagMark
      key={start}
      flag={flag}
      isFirst={over.start === start}
      isSelected={flag.id === selectedFlag}
      onSelect={onFlag}
    >
      {styled}
    </FlagMark>
  )
}

/** Words as they are set: what belongs together does not break. */
function Words({ text }: { text: string }) {
  return splitAtForms(bindSpaces(text)).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** Rows wherever they stand in the table; anything else between them is no content. */
function rowsOf(table: PlacedElement): PlacedElement[] {
  return table.children.flatMap((child) => {
    if ('text' in child) return []
    return child.name === 'tr' ? [child] : rowsOf(child)
  })
}

/** The sign in the text; its note stands below the section and shows on hover. */
function FootnoteSign({ note }: { note: string }) {
  return (
    <sup className={styles.sign} data-aside="" title={note}>
      <span className="sr">Footnote: {note}</span>
    </sup>
  )
}
