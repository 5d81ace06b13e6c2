import { longDate, recentDate, timeOfDay } from './dates.ts'

/** A moment as people say it in a list; the full date and time show on hover. `at` and `now` in epoch milliseconds. */
export function Moment({ at, now }: { at: number; now: number }) {
  return (
    <time className="num nowrap" dateTime={new Date(at).toISOString()} title={`${longDate(at)}, ${timeOfDay(at)}`}>
      {recentDate(at, now)}
    </time>
  )
}
