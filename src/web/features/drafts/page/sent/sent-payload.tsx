import { CopyButton } from '#web/ui/copy-button.tsx'
import styles from './sent-page.module.css'

type Sent = {
  readonly system: string
  readonly prompt: string
  readonly is_shielded: boolean
  readonly stand_ins: readonly { readonly stand_in: string; readonly words: string }[]
}

/** One request word for word: what it said of the case, the rules before it, and who the stand-ins are. */
export function SentPayload({ sent: { system, prompt, is_shielded, stand_ins } }: { sent: Sent }) {
  return (
    <div className={styles.payload}>
      <div className={styles.part}>
        <div className="row between">
          <h3 className={styles.heading}>The case, as it left</h3>
          <CopyButton size="s" text={`${system}\n\n${prompt}`}>
            Copy all
          </CopyButton>
        </div>
        <Words label="The case, as it left" text={prompt} standIns={stand_ins.map(({ stand_in }) => stand_in)} />
      </div>
      {is_shielded && <StandIns standIns={stand_ins} />}
      <div className={styles.part}>
        <h3 className={styles.heading}>Rules sent with it</h3>
        <p className="small muted">Drafty's own instructions. They hold nothing about the case.</p>
        <Words label="Rules sent with it" text={system} standIns={[]} />
      </div>
    </div>
  )
}

function StandIns({ standIns }: { standIns: Sent['stand_ins'] }) {
  if (standIns.length === 0)
    return <p className="small muted">This request needed no stand-ins: it names nobody and no number of the case.</p>
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>Who the stand-ins are</h3>
      <p className="small muted">These words stayed here. They are put back when the answer comes.</p>
      <dl className={styles.standIns}>
        {standIns.map(({ stand_in, words }) => (
          <div key={stand_in}>
            <dt>{stand_in}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type WordsProps = { readonly label: string; readonly text: string; readonly standIns: readonly string[] }

/** The words as they went, in a box that scrolls and can be reached by keyboard; stand-ins are marked. */
function Words({ label, text, standIns }: WordsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.words} aria-label={label} tabIndex={0}>
      {split(text, standIns).map(({ words, at, isStandIn }) =>
        isStandIn ? (
          <span key={at} className={styles.standIn}>
            {words}
          </span>
        ) : (
          words
        ),
      )}
    </section>
  )
}

function split(text: string, standIns: readonly string[]) {
  if (standIns.length === 0) return [{ words: text, at: 0, isStandIn: false }]
  const longestFirst = standIns.toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(`(${longestFirst.map((one) => one.replaceAll(/[^\w]/g, '\\$&')).join('|')})`)
  let at = 0
  return text.split(pattern).map((words, index) => {
    const piece = { words, at, isStandIn: index % 2 === 1 }
    at += words.length
    return piece
  })
}
