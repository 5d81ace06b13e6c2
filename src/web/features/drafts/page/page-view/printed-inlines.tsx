import type { ReactNode } from 'react'
import { bindSpaces } from '#domain/legal-document/bind-spaces.ts'
import type { Inline } from '#domain/legal-document/block.ts'
import styles from './page-view.module.css'

/** Inline content as it prints: gaps on yellow, footnotes as their signs. Lines break where the file lets them. */
export function Inlines({ content }: { content: readonly Inline[] }): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key: a run is its place in the paragraph
  return content.map((inline, index) => <InlineRun key={index} inline={inline} />)
}

function InlineRun({ inline }: { inline: Inline }): ReactNode {
  if ('lineBreak' in inline) return <br />
  if ('tab' in inline) return '\u2003'
  if ('footnote' in inline) return <span className={styles.note}>*</span>
  return wrap(inline)
}

type TextRun = Extract<Inline, { text: string }>

function wrap({ text, bold, italic, underline, superscript, gap }: TextRun): ReactNode {
  let run: ReactNode = bindSpaces(text)
  if (gap !== undefined) run = <span className={styles.gap}>{run}</span>
  if (superscript) run = <sup>{run}</sup>
  if (underline) run = <u>{run}</u>
  if (italic) run = <em>{run}</em>
  return bold ? <b>{run}</b> : run
}

/** Lines below each other without space between them. */
export function Lines({ lines }: { lines: readonly (readonly Inline[])[] }): ReactNode {
  return lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key: a line is its place
    <div key={index}>
      <Inlines content={line} />
      {line.length === 0 && '\u00a0'}
    </div>
  ))
}
