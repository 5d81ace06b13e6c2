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
    <div>
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
        style={{ marginLeft: (heading.level - 1) * 48 }}
        data-page={pageOf(index) ?? ''}
      >
        {heading.number !== undefined && <span className={styles.number}>{heading.number}</span>}
        <span>{inlineText(heading.content)}</span>
        <span className={styles.dots} />
      </div>
    )
  })
}

function Authorities({ block }: { block: Extract<Block, { kind: 'table-of-authorities' }> }) {
  const groups = [...Map.groupBy(block.entries, ({ group }) => group)]
  return groups.map(([group, entries]) => (
    <div key={group}>
      <p className={`${styles.block} ${styles.group}`}>{group}</p>
      {entries.map(({ citation, sections }) => (
        <div key={citation} className={`${styles.entry} ${styles.authority}`} data-page={sections.join(', ')}>
          <span>{citation}</span>
          {sections.length > 0 && <span className={styles.dots} />}
        </div>
      ))}
    </div>
  ))
}
