import type { CSSProperties, ReactNode } from 'react'
import type { Block, ListItem } from '#domain/legal-document/block.ts'
import styles from './page-view.module.css'
import { PrintedContents } from './printed-contents.tsx'
import { Inlines, Lines } from './printed-inlines.tsx'

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

type Props = {
  readonly block: Block
  /** Its place in the document; headings are found again by it. */
  readonly index: number
  readonly indents: boolean
  /** The page break after the cover. */
  readonly startsBody: boolean
  readonly blocks: readonly Block[]
  readonly pageOf: (index: number) => number | undefined
}

/** One block of the legal document as the Word file prints it. */
export function PrintedBlock({ block, index, indents, startsBody, blocks, pageOf }: Props): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <Paragraph block={staysWith(blocks[index + 1]) ? { ...block, keepWithNext: true } : block} indents={indents} />
      )
    case 'lines':
    case 'signature':
      return <LinesTogether block={block} />
    case 'heading':
      return <Heading block={block} index={index} />
    case 'title':
      return (
        <p className={`${styles.block} ${styles.title}`}>
          <Inlines content={block.content} />
        </p>
      )
    case 'list':
      return <List block={block} />
    case 'quote':
      return (
        <blockquote className={`${styles.block} ${styles.quote}`}>
          <Inlines content={block.content} />
        </blockquote>
      )
    case 'table':
      return <Table block={block} />
    case 'page-break':
      return <div className={styles.newPage} {...(startsBody && { 'data-body': true })} />
    case 'table-of-contents':
    case 'table-of-authorities':
      return <PrintedContents block={block} blocks={blocks} pageOf={pageOf} />
  }
}

/** `Respectfully submitted,` stands on the page of the signature, as in the Word file. */
function staysWith(next: Block | undefined): boolean {
  return next?.kind === 'signature'
}

function LinesTogether({ block }: { block: Of<'lines'> | Of<'signature'> }) {
  const style = block.kind === 'lines' ? { textAlign: block.align, ...(block.bold && { fontWeight: 700 }) } : {}
  return (
    <div
      className={`${styles.block} ${styles.single} ${block.kind === 'signature' ? styles.signature : ''}`}
      style={style}
    >
      <Lines lines={block.lines} />
    </div>
  )
}

function Paragraph({ block, indents }: { block: Of<'paragraph'>; indents: boolean }) {
  const style: CSSProperties & { '--after'?: string } = {
    textAlign: block.align,
    ...(block.indent === true && { paddingLeft: 48 }),
    ...(block.indent === undefined && indents && block.align !== 'center' && { textIndent: 48 }),
    ...(block.spaceAfter !== undefined && { '--after': `${block.spaceAfter}pt` }),
  }
  return (
    <p className={`${styles.block} ${block.keepWithNext ? styles.withNext : ''}`} style={style}>
      <Inlines content={block.content} />
    </p>
  )
}

function Heading({ block: { level, content, number, align }, index }: { block: Of<'heading'>; index: number }) {
  const Element = (['h2', 'h3', 'h4'] as const)[level - 1] ?? 'h4'
  const isHanging = number !== undefined && (align ?? 'left') === 'left'
  return (
    <Element
      className={`${styles.block} ${isHanging ? styles.numbered : ''}`}
      style={{ textAlign: align, ...(isHanging && { marginLeft: (level - 1) * 48 }) }}
      data-heading={index}
    >
      {number !== undefined && <span>{isHanging ? number : `${number} `}</span>}
      <span>
        <Inlines content={content} />
      </span>
    </Element>
  )
}

function List({ block: { ordered, items } }: { block: Of<'list'> }) {
  const Element = ordered ? 'ol' : 'ul'
  return (
    <Element className={styles.block}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key: an item is its place in the list
        <Item key={index} item={item} Element={Element} />
      ))}
    </Element>
  )
}

function Item({ item, Element }: { item: ListItem; Element: 'ol' | 'ul' }) {
  return (
    <li>
      <Inlines content={item.content} />
      {item.items && (
        <Element>
          {item.items.map((content, index) => (
            // oxlint-disable-next-line react/no-array-index-key: an item is its place in the list
            <li key={index}>
              <Inlines content={content} />
            </li>
          ))}
        </Element>
      )}
    </li>
  )
}

function Table({ block: { rows, borders, widths, headerRow } }: { block: Of<'table'> }) {
  const [first, ...rest] = rows
  const head = headerRow ? first : undefined
  return (
    <table className={styles.block} data-borders={borders}>
      <colgroup>
        {widths.map((width, index) => (
          // oxlint-disable-next-line react/no-array-index-key: a column is its place
          <col key={index} style={{ width: `${width}%` }} />
        ))}
      </colgroup>
      {/* Printed again on each page that the table goes on to. */}
      {head && (
        <thead>
          <Row row={head} Cell="th" />
        </thead>
      )}
      <tbody>
        {(head ? rest : rows).map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key: a row is its place
          <Row key={index} row={row} Cell="td" />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, Cell }: { row: Of<'table'>['rows'][number]; Cell: 'th' | 'td' }) {
  return (
    <tr>
      {row.map((cell, index) => (
        // oxlint-disable-next-line react/no-array-index-key: a cell is its place
        <Cell key={index} style={{ textAlign: cell.align, ...(cell.bold && { fontWeight: 700 }) }}>
          <Lines lines={cell.content} />
        </Cell>
      ))}
    </tr>
  )
}
