import {
  ArrowRight,
  Calculator,
  Check,
  FileText,
  type LucideIcon,
  MessageSquareQuote,
  Pencil,
  Scale,
  UserPen,
  X,
} from 'lucide-react'
import type { CaseFact, FactSource } from '#domain/case-map/case-map.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { RowAction } from '#web/ui/row-action.ts'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { type EvidenceDesk, factPlaceId } from './evidence-desk.ts'
import { elsewhere, isMet, labelOf, type LinkedFact, placeOf } from './element-facts.ts'
import styles from './evidence.module.css'
import { WordsForm } from './words-form.tsx'

type Props = { readonly desk: EvidenceDesk; readonly one: LinkedFact; readonly number: number }

/** One fact: what it says, where it comes from, and what the attorney makes of it. */
export function FactRow({ desk, one, number }: Props) {
  const { fact, link } = one
  const { decisions, writing } = desk
  const isCurrent = desk.current?.fact.id === fact.id
  const isWriting = writing?.fact === fact.id ? writing.what : undefined
  return (
    // What gets the focus is the current fact; everything in it is a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.fact}
      id={factPlaceId(fact.id)}
      data-current={isCurrent || undefined}
      data-out={fact.state === 'left-out' || undefined}
      tabIndex={-1}
      onFocus={() => !isCurrent && fact.state !== 'left-out' && desk.choose(one)}
    >
      <span className={styles.number}>{number}</span>
      <div>
        {isWriting === 'correction' ? (
          <WordsForm
            label={`Fact ${number} in your words`}
            place={`fact ${desk.path.clientId} ${desk.path.type} ${fact.id}`}
            start={fact.statement}
            save="Save correction"
            onSave={(statement, onStored) => {
              desk.setWriting(undefined)
              decisions.correct(fact.id, statement, onStored)
            }}
            onCancel={() => desk.setWriting(undefined)}
          />
        ) : (
          <p className={styles.statement}>{fact.statement}</p>
        )}
        <Sources desk={desk} fact={fact} />
        {fact.state === 'corrected' && fact.asTold !== undefined && (
          <p className={styles.asTold}>As it was told: “{fact.asTold}”</p>
        )}
        {link?.direction === 'against' && <Answer desk={desk} one={one} number={number} />}
        {isCurrent && isWriting === undefined && <FactActions desk={desk} one={one} number={number} />}
      </div>
      <Standing desk={desk} fact={fact} number={number} isCurrent={isCurrent} />
    </li>
  )
}

const origins: Readonly<Record<FactSource['type'], { icon: LucideIcon; word: string; tone: string }>> = {
  passage: { icon: FileText, word: 'In document', tone: 'file' },
  answer: { icon: MessageSquareQuote, word: 'As told', tone: 'told' },
  record: { icon: MessageSquareQuote, word: 'On the record', tone: 'told' },
  computed: { icon: Calculator, word: 'Computed', tone: 'computed' },
  attorney: { icon: UserPen, word: 'Your words', tone: 'file' },
}

function Sources({ desk, fact }: { desk: EvidenceDesk; fact: CaseFact }) {
  const { map, questionnaire, showPage, passage } = desk
  const strongest = fact.sources.find(({ type }) => type === 'passage') ?? fact.sources[0]
  const origin = strongest && origins[strongest.type]
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
            {letter !== undefined && <span className={styles.exhibit}>Ex. {letter}</span>}
          </span>
        )
      })}
      {origin && (
        <span className={styles.origin} data-tone={origin.tone}>
          <Icon icon={origin.icon} size="s" />
          {origin.word}
        </span>
      )}
    </p>
  )
}

/** How the draft meets a fact that speaks against the client. */
function Answer({ desk, one, number }: Props) {
  const { fact, link } = one
  const { writing, setWriting, decisions, element } = desk
  if (writing?.fact === fact.id && writing.what === 'answer')
    return (
      <WordsForm
        label={`How fact ${number} is met`}
        help="One or two sentences. The section that must meet it is written from them."
        place={`met ${desk.path.clientId} ${desk.path.type} ${fact.id}`}
        start={link?.met ?? ''}
        save="Save"
        onSave={(met, onStored) => {
          setWriting(undefined)
          decisions.link(
            { fact: fact.id, element, direction: 'against', met, met_by: [...(link?.metBy ?? [])] },
            onStored,
          )
        }}
        onCancel={() => setWriting(undefined)}
      />
    )
  const answer = () => setWriting({ fact: fact.id, what: 'answer' })
  if (isMet(one))
    return (
      <div className={styles.met}>
        <b>Met.</b> {link?.met}{' '}
        <button type="button" className={styles.link} onClick={answer}>
          Change<span className="sr"> how fact {number} is met</span>
        </button>
      </div>
    )
  return (
    <div className={styles.met} data-open>
      <b>Not met yet.</b> The draft says nothing to it.
      <div className={styles.formActions}>
        <Button size="s" onClick={answer}>
          Say how it is met
        </Button>
      </div>
    </div>
  )
}

function FactActions({ desk, one: { fact, link }, number }: Props) {
  const { decisions, element } = desk
  return (
    <div className={styles.actions}>
      {fact.state === 'proposed' && (
        <Button size="s" icon={Check} onClick={() => decisions.setState(fact.id, 'confirmed')} aria-keyshortcuts="y">
          Confirm
        </Button>
      )}
      <Button size="s" onClick={() => desk.setWriting({ fact: fact.id, what: 'correction' })} aria-keyshortcuts="e">
        Correct
      </Button>
      <Button size="s" onClick={() => decisions.setState(fact.id, 'left-out')} aria-keyshortcuts="x">
        Leave out
      </Button>
      <RowMenu name={`fact ${number}`} actions={movesOf(desk, fact, element, link?.direction)} />
    </div>
  )
}

/** Where else the fact can serve, and whether it speaks for or against. */
function movesOf(desk: EvidenceDesk, fact: CaseFact, element: string, direction = 'supports'): RowAction[] {
  const { map, decisions } = desk
  const turned = direction === 'against' ? ('supports' as const) : ('against' as const)
  const turn: RowAction[] =
    element === elsewhere
      ? []
      : [
          {
            label: turned === 'against' ? 'It speaks against the element' : 'It speaks for the element',
            icon: Scale,
            run: () => decisions.link({ fact: fact.id, element, direction: turned }),
          },
        ]
  const others = map.elements.filter(({ id }) => id !== element)
  return [
    ...turn,
    ...others.map(({ id, name }) => ({
      label: `Use under ${name}`,
      icon: ArrowRight,
      run: () =>
        decisions.link({
          fact: fact.id,
          element: id,
          direction: 'supports',
          ...(element !== elsewhere && { from: element }),
        }),
    })),
  ]
}

type StandingProps = {
  readonly desk: EvidenceDesk
  readonly fact: CaseFact
  readonly number: number
  readonly isCurrent: boolean
}

/** What was decided; for a fact that still waits and is not the current one, the three decisions as small buttons. */
function Standing({ desk, fact, number, isCurrent }: StandingProps) {
  const { decisions } = desk
  if (fact.state === 'left-out')
    return (
      <span className={styles.standing}>
        <Button size="s" look="text" onClick={() => decisions.setState(fact.id, 'confirmed')}>
          Take it back in
        </Button>
      </span>
    )
  if (fact.state !== 'proposed')
    return (
      <span className={styles.standing}>
        <StateLabel icon={fact.state === 'corrected' ? Pencil : Check} tone="success">
          {fact.state === 'corrected' ? 'Corrected' : 'Confirmed'}
        </StateLabel>
      </span>
    )
  if (isCurrent) return <span />
  return (
    <span className={styles.standing}>
      <IconButton
        icon={Check}
        label={`Confirm fact ${number}`}
        onClick={() => decisions.setState(fact.id, 'confirmed')}
      />
      <IconButton
        icon={Pencil}
        label={`Correct fact ${number}`}
        onClick={() => desk.setWriting({ fact: fact.id, what: 'correction' })}
      />
      <IconButton icon={X} label={`Leave out fact ${number}`} onClick={() => decisions.setState(fact.id, 'left-out')} />
    </span>
  )
}
