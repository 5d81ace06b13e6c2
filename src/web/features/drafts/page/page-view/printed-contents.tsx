import { type Block, inlineText } from '#domain/legal-document/block.ts'
import styles from './page-view.module.css'

type Props = {
  readonly block: Extract<Block, { kind: 'table-of-contents' | 'table-of-authorities' }>
  readonly blocks: readonly Block[]
  readonly pageOf: (index: number) => number | undefined
}

/** Contents with the pages of this view, and the authorities cited; Word fills in its own numbers when it opens the file. */
export function PrintedContents({ block, blocks, pageOf }: Props) {
  return (
    <div className={styles.block}>
      <p className={`${styles.block} ${styles.title}`}>{block.title}</p>
      {block.kind === 'table-of-contents' ? (
        <Headings blocks={blocks} pageOf={pageOf} />
      ) : (
        <Authorities block={block} />
      )}
    </div>
  )
}

function Headings({ blocks, pageOf }: Pick<Props, 'blocks' | 'pageOf'>) {
  return blocks.map((heading, index) => {
    if (heading.kind !== 'heading') return null
    return (
      // oxlint-disable-next-line react/no-array-index-key: a heading is its place in the document
      <div
        key={index}
        className={styles.entry}
        style={{ paddingLeft: (heading.level - 1) * 32 }}
        data-page={pageOf(index) ?? ''}
      >
        <span>
          {heading.number} {inlineText(heading.content)}
        </span>
        <span className={styles.dots} />
      </div>
    )
  })
}

function Authorities({ block }: { block: Extract<Block, { kind: 'table-of-authorities' }> }) {
  const groups = [...Map.groupBy(block.entries, ({ group }) => group)]
  return groups.map(([group, entries]) => (
    <div key={group} className={styles.block}>
      <p>
        <b>{group}</b>
      </p>
      {entries.map(({ citation }) => (
        <p key={citation}>{citation}</p>
      ))}
    </div>
  ))
}
