import { Check, CircleHelp, Info } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PreflightLineReply } from '#contract/filing-kit.ts'
import { bindSpaces } from '#domain/legal-document/bind-spaces.ts'
import { longDate } from '#web/ui/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { FormNumbers } from '#web/ui/form-numbers.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SeverityIcon } from '#web/ui/severity.tsx'
import { wayOf } from './item-findings.ts'
import type { PacketActs, PacketPath } from './packet-queries.ts'
import styles from './packet.module.css'
import { Reason } from './preflight-reason.tsx'

type LineProps = {
  readonly line: PreflightLineReply
  /** The line above is of the same rule. */
  readonly isMore: boolean
  readonly path: PacketPath
  readonly acts: PacketActs
}

/** What one rule found: what it says, where it is mended, and what the attorney answers. */
export function Line({ line, isMore, path, acts }: LineProps) {
  const { code, title, place, state, sentence, answered } = line
  const [isExplaining, setExplaining] = useState(false)
  const mayDecide = acts.may('decide')
  const answer = (given: 'yes' | 'no') => acts.answer.run({ code, place, answer: given })
  return (
    <li data-more={isMore || undefined}>
      {isMore ? <span /> : <LineIcon line={line} />}
      <span>
        {isMore ? <span className="sr">{title}</span> : <Said line={line} />}
        {!isMore && state === 'open' && <Way line={line} path={path} />}
        <span className={`small ${styles.sentence}`}>
          <FormNumbers text={bindSpaces(sentence)} />
        </span>
        {!isMore && <Rule line={line} />}
        {answered && (
          <span className={`small ${styles.sentence}`}>
            {words[answered.answer]}
            {answered.reason === null ? '' : `: ${answered.reason}`}. {answered.by}, {longDate(Date.parse(answered.at))}
          </span>
        )}
        {state === 'ask' && mayDecide && (
          <span className={styles.answers}>
            <Button size="s" onClick={() => answer('yes')}>
              Yes
            </Button>
            <Button size="s" look="quiet" onClick={() => answer('no')}>
              No
            </Button>
          </span>
        )}
        {state === 'open' && mayDecide && !isExplaining && (
          <span className={styles.answers}>
            <Button size="s" look="text" className={styles.allTheSame} onClick={() => setExplaining(true)}>
              File it all the same
            </Button>
          </span>
        )}
        {isExplaining && (
          <Reason
            place={`${path.draftId} ${code} ${place}`}
            onGive={(reason, onStored) => {
              setExplaining(false)
              acts.answer.run({ code, place, answer: 'override', reason }, onStored)
            }}
            onCancel={() => setExplaining(false)}
          />
        )}
      </span>
    </li>
  )
}

type OfLine = Pick<LineProps, 'line'>

/** Where it is mended. */
function Way({ line, path: { clientId, draftId } }: Pick<LineProps, 'line' | 'path'>) {
  const way = wayOf(line)
  if (!way) return null
  const to = way.to === 'draft' ? `/drafty/my-drafts/${draftId}?client=${clientId}` : `/drafty/clients/${clientId}`
  return (
    <Link className={`small ${styles.way}`} to={to} aria-label={`${way.word}: ${line.title}`}>
      {way.word}
    </Link>
  )
}

function Said({ line }: OfLine) {
  return <span className={line.state === 'open' ? `${styles.said} ${lookOf(line)}` : undefined}>{line.title}</span>
}

/** Which rule it is and where it is from; how it was checked shows on hover. */
function Rule({ line: { code, state, source, confirmed, checked_on: checked } }: OfLine) {
  return (
    <span className={`small muted ${styles.sentence}`} title={`${source}; checked ${checked}`}>
      {code}. {shortSource(source)}
      {confirmed === false && ' Text not read.'}
      {state === 'later' && ' Judged on the finished packet.'}
    </span>
  )
}

export const words = { yes: 'Yes', no: 'No', override: 'Filed all the same' } as const

/** The color of what is open, as its icon has it. */
const lookOf = ({ severity }: PreflightLineReply) =>
  severity === 'block' ? styles.bad : severity === 'warn' ? styles.wary : ''

function LineIcon({ line: { state, severity } }: { line: PreflightLineReply }) {
  if (state === 'ask') return <Icon icon={CircleHelp} />
  if (state === 'open' && (severity === 'block' || severity === 'warn')) return <SeverityIcon severity={severity} />
  if (state === 'holds' || state === 'settled') return <Icon icon={Check} className={styles.fine} />
  return <Icon icon={Info} />
}

/** The first source, without its day, which shows on hover. */
function shortSource(source: string): string {
  const [first = ''] = source.split('; ')
  return `${first.replace(/, (?:eCFR as of |undated|current|manual|effective|\d{4}-).*/, '').replace(/\.$/, '')}.`
}
