import { ArrowRight, Clock, Coins } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { ToolIdentity } from '#domain/drafting/tool.ts'
import { markMatches } from '#domain/fuzzy-match.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ToolPicture } from '#web/ui/tool-picture.tsx'
import { creditsText, textFor } from './tool-search.ts'
import styles from './tool-strip.module.css'

type Props = { tool: ToolIdentity; query: string; first: boolean }

/** A tool: what it produces, how long it takes, what it costs. The words that answer the search are marked. */
export function ToolCard({ tool, query, first }: Props) {
  return (
    <Link to={tool.route} className={`${styles.tool} ${first ? styles.first : ''}`}>
      <ToolPicture type={tool.type} />
      <span className={`docname ${styles.title}`}>
        <Marked query={query} text={tool.title.replaceAll(' /', '\u00a0/')} />
      </span>
      <span className={styles.what}>
        <Marked query={query} text={textFor(tool, query)} />
      </span>
      <span className={`small ${styles.meta}`}>
        <span>
          <Icon icon={Clock} size="s" label="Turnaround" />
          {tool.turnaround}
        </span>
        <span>
          <Icon icon={Coins} size="s" label="Cost" />
          {creditsText(tool.cost)}
        </span>
      </span>
      <Icon icon={ArrowRight} size="l" className={styles.go} />
    </Link>
  )
}

/** A form's number does not break at its hyphen. */
function Unbroken({ text }: { text: string }) {
  return text.split(/(\b[A-Z]-\d+[A-Z]?\b)/).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the text
      <span key={index} className={styles.form}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

function Marked({ query, text }: { query: string; text: string }) {
  return markMatches(query, text).map((part, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the text
    return <Fragment key={index}>{part.matched ? <mark>{part.text}</mark> : <Unbroken text={part.text} />}</Fragment>
  })
}
