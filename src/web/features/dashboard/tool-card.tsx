import { ArrowRight, Clock, Coins } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { ToolIdentity } from '#domain/drafting/tool.ts'
import { markMatches } from '#domain/fuzzy-match.ts'
import { FormNumbers } from '#web/ui/form-numbers.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ToolPicture } from '#web/ui/tool-picture.tsx'
import { creditsText, textFor } from './tool-search.ts'
import styles from './tool-strip.module.css'

type Props = { tool: ToolIdentity; query: string; first: boolean }

/** A tool: what it produces, how long it takes, what it costs. The words that answer the search are marked. */
export function ToolCard({ tool, query, first }: Props) {
  const marked = (text: string) => <Marked query={query} text={text} />
  return (
    <Link to={tool.route} className={`${styles.tool} ${first ? styles.first : ''}`}>
      <ToolPicture type={tool.type} />
      <span className={`docname ${styles.title}`}>
        <FormNumbers text={tool.title.replaceAll(' /', '\u00a0/')} render={marked} />
      </span>
      <span className={styles.what}>
        <FormNumbers text={textFor(tool, query)} render={marked} />
      </span>
      <span className={`small ${styles.meta}`}>
        <span>
          <Icon icon={Clock} size="s" label="Turnaround" />
          {tool.turnaround}
        </span>
        {tool.cost > 0 && (
          <span>
            <Icon icon={Coins} size="s" label="Cost" />
            {creditsText(tool.cost)}
          </span>
        )}
      </span>
      <Icon icon={ArrowRight} size="l" className={styles.go} />
    </Link>
  )
}

function Marked({ query, text }: { query: string; text: string }) {
  return markMatches(query, text).map((part, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the text
    return <Fragment key={index}>{part.matched ? <mark>{part.text}</mark> : part.text}</Fragment>
  })
}
