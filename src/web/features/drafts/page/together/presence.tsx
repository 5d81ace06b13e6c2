import type { Together } from '#contract/together.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { type DraftSection, sectionReference } from '../draft-section.ts'
import styles from './together.module.css'

type Props = { readonly together: Together | undefined; readonly sections: readonly DraftSection[] }

/** Who else has the draft open, and at which section. */
export function Presence({ together, sections }: Props) {
  const others = together?.people.filter(({ is_you }) => !is_you) ?? []
  if (others.length === 0) return null
  return (
    <ul className={styles.presence} aria-label="Also here">
      {others.map(({ id, name, section_id }) => {
        const hold = together?.holds.find(({ person }) => person.id === id)
        const at = hold?.section_id ?? section_id
        const where = at === null ? '' : ` ${sectionReference(sections, at)}`
        const does = hold ? `edits${where}` : at === null ? 'is here' : `reads${where}`
        return (
          <li key={id} title={`${name} ${does}`} data-edits={hold ? '' : undefined}>
            <Avatar name={name} />
            <span className="sr">
              {name} {does}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
