import type { Usage } from '#contract/billing.ts'
import { counted } from '#domain/subscription/money.ts'
import { shortDate } from '#web/ui/dates.ts'
import { termLine, type TermLine } from './term-line.ts'
import styles from './term-chart.module.css'

const width = 312
const base = 136
const top = 16

/** Credits used this term as a line under the limit, with the pace when a day has passed. */
export function TermChart({ usage, now }: { usage: Usage; now: number }) {
  const line = termLine(usage, now)
  const limit = usage.limit ?? 0
  if (!line || limit === 0) return null
  return (
    <figure className={`panel ${styles.chart}`}>
      <figcaption className={styles.caption}>
        <span>
          <b className="head">{counted(usage.used)}</b> <span className="muted">of {counted(limit)} used</span>
        </span>
        {usage.held > 0 && <span className="muted small">{usage.held} held</span>}
      </figcaption>
      <Drawing line={line} limit={limit} now={now} />
      <p className="small muted">
        {usage.legal_drafts} legal {usage.legal_drafts === 1 ? 'draft' : 'drafts'}, {usage.expert_letters} expert{' '}
        {usage.expert_letters === 1 ? 'letter' : 'letters'}
        {line.pace !== null && usage.used > 0 && `. About ${counted(line.pace)} at this pace.`}
      </p>
    </figure>
  )
}

function Drawing({ line: { start, end, points, pace }, limit, now }: { line: TermLine; limit: number; now: number }) {
  const x = (at: number) => Math.round((10 * width * (at - start)) / (end - start)) / 10
  const y = (used: number) => Math.round(10 * (base - ((base - top) * Math.min(used, limit)) / limit)) / 10
  const path = points.map(({ at, used }, index) => (index === 0 ? `M0 ${y(used)}` : `H${x(at)}V${y(used)}`)).join('')
  const last = points.at(-1) ?? { at: start, used: 0 }
  return (
    <svg viewBox={`0 0 ${width} 160`} aria-hidden="true" className={styles.drawing}>
      <path className={styles.limit} d={`M0 ${top}H${width}`} />
      <path className={styles.grid} d={`M0 56H${width}M0 96H${width}`} />
      <path className={styles.area} d={`${path}V${base}H0Z`} />
      {pace !== null && <path className={styles.pace} d={`M${x(last.at)} ${y(last.used)}L${width} ${y(pace)}`} />}
      <path className={styles.used} d={path} />
      <path className={styles.base} d={`M0 ${base}H${width}`} />
      <circle className={styles.dot} cx={x(last.at)} cy={y(last.used)} r="4" />
      <text x="0" y="11">
        {counted(limit)} limit
      </text>
      <text x="0" y="154">
        {shortDate(start, now)}
      </text>
      <text x={width} y="154" textAnchor="end">
        {shortDate(end, now)}
      </text>
    </svg>
  )
}
