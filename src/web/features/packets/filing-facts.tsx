import type { PacketReply } from '#contract/packets.ts'
import { forumIds } from '#law/filing-kit/kit-shapes.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { FactForm } from './fact-form.tsx'
import type { PacketActs } from './packet-queries.ts'
import styles from './packet.module.css'
import { PlaceInCase } from './place-in-case.tsx'

const divisions = [
  { value: 'exhibits', label: 'Between exhibits' },
  { value: 'pages', label: 'At a page, so that files are full' },
]

/** Where it is filed and as which filing of the case, its stamps, and what the papers and the rules ask beside the record. */
export function FilingFacts({ packet, acts }: { packet: PacketReply; acts: PacketActs }) {
  return (
    <section className={`panel ${styles.section} ${styles.deskOnly}`} aria-labelledby="filing">
      <h2 className="sub" id="filing">
        The filing
      </h2>
      <div className={styles.fields}>
        <SelectField
          label="Forum"
          options={packet.forums.map(({ id, name }) => ({ value: id, label: name }))}
          value={packet.forum}
          onChange={(value) => {
            const forum = forumIds.find((id) => id === value)
            if (forum) acts.change.run({ forum })
          }}
        />
        <SelectField
          label="Where files are divided"
          options={divisions}
          value={packet.split}
          onChange={(value) => acts.change.run({ split: value === 'pages' ? 'pages' : 'exhibits' })}
        />
        <TickBox checked={packet.bates} onChange={(bates) => acts.change.run({ bates })}>
          Number every page at the lower left too (Bates)
        </TickBox>
      </div>
      <PlaceInCase packet={packet} acts={acts} />
      <FactForm title="Hearing, service and certificates" packet={packet} questions={packet.questions} acts={acts} />
    </section>
  )
}
