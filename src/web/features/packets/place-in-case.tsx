import type { PacketReply } from '#contract/packets.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { FactForm } from './fact-form.tsx'
import type { PacketActs } from './packet-queries.ts'
import styles from './packet.module.css'

type Props = { readonly packet: PacketReply; readonly acts: PacketActs }

/** Which filing of the case this is: as the filings on record have it, or as the attorney says who knows of others. */
export function PlaceInCase({ packet, acts }: Props) {
  const said = sayPlace(packet.filing)
  // An agency counts no filings; the numbers at the lower left go on all the same.
  if (said === '' && !packet.bates) return null
  return (
    <div className={styles.place}>
      {said !== '' && <p>{said}</p>}
      <FactForm
        title="Earlier filings made elsewhere"
        lead="What stands here goes before what is counted from the filings that are marked as filed."
        packet={packet}
        questions={packet.place_questions}
        acts={acts}
      />
    </div>
  )
}

/** `Second Filing of the case, after that of November 20, 2026 (tabs A-F). Tabs go on after F; pages are counted from 1 again.` */
function sayPlace({ number, name, is_given, last_letter, last_bates, earlier }: PacketReply['filing']): string {
  const bates = last_bates === null ? '' : ` Bates numbers go on after ${last_bates}.`
  if (number === null || name === null) return bates.trim()
  const before = earlier.map(({ filed_on, letters }) => `${formatLongDate(filed_on)} (tabs ${letters})`).join(' and ')
  const after = before === '' ? '' : `, after ${earlier.length === 1 ? 'that' : 'those'} of ${before}`
  const own = is_given ? ', as you say' : ''
  if (number === 1) return `${name} of the case${own}.${bates}`
  const tabs = last_letter === null ? 'Tabs begin at A' : `Tabs go on after ${last_letter}`
  return `${name} of the case${own}${after}. ${tabs}; pages are counted from 1 again, and cites say (${name}).${bates}`
}
