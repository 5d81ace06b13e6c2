import { ChevronDown } from 'lucide-react'
import { useSupportEmail } from '#web/data/config.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MessageText } from '#web/ui/message-text.tsx'
import styles from './faq.module.css'
import { type FaqGroup, faqGroups } from './questions.data.ts'

export function FaqPage() {
  const email = useSupportEmail()
  return (
    <div className={`wrap ${styles.page}`}>
      <div className="stack">
        <h1 className="title">Questions and answers</h1>
        <p className="lead muted">What Drafty does, and what it leaves to you.</p>
      </div>
      {faqGroups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      <p className="ink2">
        Your question is not here? Write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  )
}

function Group({ group: { title, entries } }: { group: FaqGroup }) {
  return (
    <section className="stack" aria-label={title}>
      <h2 className="head">{title}</h2>
      <div className="panel">
        {entries.map(({ question, answer }) => (
          <details key={question} className={styles.entry}>
            <summary>
              {question}
              <Icon icon={ChevronDown} />
            </summary>
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <MessageText message={paragraph} />
              </p>
            ))}
          </details>
        ))}
      </div>
    </section>
  )
}
