import { Link } from 'react-router'
import type { SignOffReply } from '#contract/sign-offs.ts'
import styles from './sign-off.module.css'
import type { SignOffPath } from './sign-off-queries.ts'

/** What has to be settled before a sign-off, in figures; one that is not settled leads to the draft. */
export function Gates({ gates, path }: { gates: SignOffReply['gates']; path: SignOffPath }) {
  const { accepted, sections, open_points: points, placeholders, citations_decided, citations, overridden } = gates
  const shown = [
    { figure: `${accepted} of ${sections}`, word: 'sections accepted', isOpen: accepted < sections },
    { figure: String(points), word: points === 1 ? 'check to decide' : 'checks to decide', isOpen: points > 0 },
    {
      figure: String(placeholders),
      word: placeholders === 1 ? 'placeholder' : 'placeholders',
      isOpen: placeholders > 0,
    },
    {
      figure: `${citations_decided} of ${citations}`,
      word: 'citations settled',
      isOpen: citations_decided < citations,
    },
    { figure: String(overridden), word: overridden === 1 ? 'check overridden' : 'checks overridden', isOpen: false },
  ]
  return (
    <section className={`panel ${styles.gates}`} aria-label="Gates">
      {shown.map(({ figure, word, isOpen }) => (
        <div key={word}>
          <b>
            {isOpen ? <Link to={`/drafty/my-drafts/${path.draftId}?client=${path.clientId}`}>{figure}</Link> : figure}
          </b>
          <span className="small muted">{word}</span>
        </div>
      ))}
    </section>
  )
}
