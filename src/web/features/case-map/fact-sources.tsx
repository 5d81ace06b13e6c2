import { Calculator, FileText, type LucideIcon, MessageSquareQuote, UserPen } from 'lucide-react'
import type { CaseFact, FactSource } from '#domain/case-map/case-map.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { EvidenceDesk } from './evidence-desk.ts'
import { labelOf, placeOf } from './element-facts.ts'
import styles from './evidence.module.css'

const origins: Readonly<Record<FactSource['type'], { icon: LucideIcon; word: string; tone: string }>> = {
  passage: { icon: FileText, word: 'In document', tone: 'file' },
  answer: { icon: MessageSquareQuote, word: 'As told', tone: 'told' },
  record: { icon: MessageSquareQuote, word: 'On the record', tone: 'told' },
  computed: { icon: Calculator, word: 'Computed', tone: 'computed' },
  attorney: { icon: UserPen, word: 'Your words', tone: 'file' },
}

/** How a fact is known, by the strongest of its sources. */
export function Origin({ fact }: { fact: CaseFact }) {
  const strongest = fact.sources.find(({ type }) => type === 'passage') ?? fact.sources[0]
  if (!strongest) return null
  const { icon, word, tone } = origins[strongest.type]
  return (
    <span className={styles.origin} data-tone={tone}>
      <Icon icon={icon} size="s" />
      {word}
    </span>
  )
}

/** The letter of an exhibit as its tab has it. */
export function ExhibitTab({ letter }: { letter: string }) {
  return <span className={styles.exhibit}>Ex. {letter}</span>
}

/** Where a fact was told, each place a link to its page. */
export function Sources({ desk, fact }: { desk: EvidenceDesk; fact: CaseFact }) {
  const { map, questionnaire, showPage, passage } = desk
  return (
    <p className={styles.meta}>
      {fact.sources.map((source) => {
        if (source.type === 'answer')
          return <span key={source.question}>Your answer, {labelOf(questionnaire, source.question)}</span>
        if (source.type === 'record') return <span key={source.field}>Client record</span>
        if (source.type === 'computed') return <span key={source.from.join()}>{source.how ?? 'From other facts'}</span>
        const found = source.type === 'passage' && map.passages.find(({ id }) => id === source.passage)
        if (!found) return null
        const letter = map.exhibits.find(({ id }) => id === found.document)?.letter
        return (
          <span key={found.id} className={styles.source}>
            <button
              type="button"
              className={styles.link}
              aria-pressed={passage === found.id}
              onClick={() => showPage(found.id)}
            >
              {placeOf(map, found)}
            </button>
            {letter !== undefined && <ExhibitTab letter={letter} />}
          </span>
        )
      })}
      <Origin fact={fact} />
    </p>
  )
}
