import { useState } from 'react'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { useChange } from '#web/data/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { longDate } from '#web/ui/dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { calendarFeedKey } from '#web/data/query-keys.ts'
import { useCalendarFeed } from './deadlines-queries.ts'

const touches = [calendarFeedKey]

/** The secret address under which a calendar program reads the dates: made, shown once, ended. */
export function CalendarDialog({ onClose }: { readonly onClose: () => void }) {
  const feed = useCalendarFeed(true).data?.feed
  const [withNames, setWithNames] = useState(false)
  const [url, setUrl] = useState('')
  const make = useChange(() => call(api.createCalendarFeed, { body: { with_names: withNames } }), {
    touches,
    onDone: (made) => setUrl(made.url),
  })
  const end = useChange(() => call(api.deleteCalendarFeed, {}), { touches, onDone: () => setUrl('') })
  return (
    <Dialog
      opened
      size="lg"
      onClose={onClose}
      title="Calendar of your dates"
      subtitle="A secret address that a calendar program can subscribe to."
      footer={
        <>
          {feed && (
            <Button look="quiet" busy={end.isPending} onClick={() => end.run()}>
              End the address
            </Button>
          )}
          <Button look="accent" busy={make.isPending} onClick={() => make.run()}>
            {feed ? 'Make a new address' : 'Make an address'}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          Whoever has the address can read the calendar, without logging in. Each date says where something is due,
          never for what: calendars are copied to phones and employers. What it is about opens here, after logging in.
        </p>
        {feed && url === '' && (
          <p className="muted">
            There is an address since {longDate(Date.parse(feed.created_at))},{' '}
            {feed.with_names ? 'with names' : 'without names'}. It was shown once. A new one ends it.
          </p>
        )}
        <TickBox checked={withNames} onChange={setWithNames}>
          With the names of clients instead of codes
        </TickBox>
        {url !== '' && (
          <>
            <TextField label="Address, shown this once" value={url} onChange={() => undefined} readOnly />
            <CopyButton text={url} />
          </>
        )}
      </div>
    </Dialog>
  )
}
