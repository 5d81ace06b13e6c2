import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Bucket, Share } from './usage-shares.ts'
import styles from './usage.module.css'

/** Tones in the order of the shares; the legend says each one's name and sum. */
const tones = ['var(--accent)', 'var(--info)', 'var(--mark-line)', 'var(--success)', 'var(--danger)', 'var(--muted)']

/** Credits as stacked columns over time, with a legend that says the sums: the chart is never the only way to read them. */
export function UsageChart({ shares, buckets }: { shares: readonly Share[]; buckets: readonly Bucket[] }) {
  const said = shares.map(({ name, credits }) => `${name} ${credits}`).join(', ')
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={`Credits: ${said}`} className={styles.plot}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={[...buckets]} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey="label" tickLine={false} axisLine={{ stroke: 'var(--field-line)' }} minTickGap={16} />
            <YAxis width={44} tickLine={false} axisLine={false} allowDecimals={false} />
            <Tooltip cursor={{ fill: 'var(--sunken)' }} isAnimationActive={false} contentStyle={tooltip} />
            {shares.map(({ name }, index) => (
              <Bar
                key={name}
                dataKey={name}
                stackId="credits"
                fill={toneAt(index)}
                stroke="var(--surface)"
                isAnimationActive={false}
                maxBarSize={40}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ul className={styles.legend}>
        {shares.map(({ name, credits }, index) => (
          <li key={name}>
            <i style={{ background: toneAt(index) }} />
            <span>{name}</span>
            <b className="num">{credits.toLocaleString('en-US')}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}

const tooltip = { border: '1px solid var(--line)', borderRadius: 6, background: 'var(--surface)', color: 'var(--ink)' }

function toneAt(index: number): string {
  return tones[index % tones.length] ?? 'var(--accent)'
}
