import type { ReadSource } from '#contract/draft-findings.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { calmLabel } from '../calm-label.ts'
import type { DraftFlag, SourceWords } from '../draft-flag.ts'
import { lookOf } from '../flag-looks.ts'
import { flagCardId } from '../paper/flag-mark.tsx'
import styles from './check-pane.module.css'
import { CitedWords } from './cited-words.tsx'
import { ReadSourceForm } from './read-source-form.tsx'
import { WriteForm } from './write-form.tsx'

export type FlagActions = {
  /** To the words in the text; `byKeyboard` moves the focus there. */
  readonly onPlace: (flag: DraftFlag, byKeyboard: boolean) => void
  readonly onAction: (flag: DraftFlag, action: string) => void
  /** What the attorney wrote into a gap. */
  readonly onWrite: (flag: DraftFlag, text: string) => void
  /** To the page of a source, beside the paper. */
  readonly onSource: (source: SourceWords) => void
  /** Where the attorney read a decision that is in no source and no list. */
  readonly onVerify: (flag: DraftFlag, source: ReadSource) => void
}

type Props = FlagActions & {
  readonly flag: DraftFlag
  readonly where: string
  readonly isSelected: boolean
  /** Every place of the draft that has it, this one first; one alone is not told. */
  readonly places?: readonly { readonly flag: DraftFlag; readonly where: string }[]
  /** The sentence of the draft that rests on the authority. */
  readonly claim?: string | undefined
  /** Its buttons are pressed by 1 and 2. */
  readonly hasKeys?: boolean
}

/** One finding: what it is, what speaks for and against it, at most two things to do. */
export function FlagCard({ flag, where, isSelected, places = [], claim, hasKeys = false, ...acts }: Props) {
  const { onPlace, onAction, onWrite, onSource, onVerify } = acts
  const [asked, setAsked] = useState<'text' | 'source'>()
  const run = (action: string) => {
    if (action === 'write') setAsked('text')
    else if (action === 'verify' && flag.asksWhereRead) setAsked('source')
    else onAction(flag, action)
  }
  const close = () => setAsked(undefined)
  return (
    <CardFrame flag={flag} where={where} isSelected={isSelected} onPlace={onPlace}>
      <Quoted flag={flag} claim={claim} />
      <p>{flag.topic === 'Placeholder' ? calmLabel(flag.message) : flag.message}</p>
      {places.length > 1 && <Places places={places} of={flag.id} onPlace={onPlace} />}
      {flag.readings && <Readings readings={flag.readings} onSource={onSource} />}
      {flag.passages && <Passages passages={flag.passages} onSource={onSource} />}
      {asked === undefined && (
        <>
          <Offers offers={flag.offers} onTake={(text) => onWrite(flag, text)} />
          <CardActions actions={flag.actions} hasKeys={hasKeys} onAction={run} />
        </>
      )}
      {asked === 'text' && (
        <WriteForm
          place={flag.id}
          onCancel={close}
          onWrite={(text) => {
            close()
            onWrite(flag, text)
          }}
        />
      )}
      {asked === 'source' && (
        <ReadSourceForm place={flag.id} onCancel={close} onVerify={(source) => onVerify(flag, source)} />
      )}
    </CardFrame>
  )
}

/** The words in question; of a citation the whole sentence that rests on it. */
function Quoted({ flag, claim }: Pick<Props, 'flag' | 'claim'>) {
  const { quote, cited = quote } = flag
  if (quote === undefined) return null
  const at = claim?.indexOf(quote) ?? -1
  if (claim === undefined || at < 0)
    return (
      <p className={styles.quote}>
        <CitedWords text={cited ?? quote} />
      </p>
    )
  return (
    <div>
      <p className={styles.said}>The draft says</p>
      <p className={styles.quote}>
        {claim.slice(0, at)}
        <mark className={styles.claimed}>
          <CitedWords text={quote} />
        </mark>
        {claim.slice(at + quote.length)}
      </p>
    </div>
  )
}

type PlacesProps = { readonly places: NonNullable<Props['places']>; readonly of: string }

/** Where the draft has it, each place a way there; a mark in the text leads to its own. */
function Places({ places, of, onPlace }: Pick<FlagActions, 'onPlace'> & PlacesProps) {
  return (
    <div>
      <p className={styles.said}>{places.length} places</p>
      {places.map(({ flag, where }) => (
        <button
          key={flag.id}
          type="button"
          {...(flag.id !== of && { id: flagCardId(flag.id) })}
          className={styles.place}
          onClick={(event) => onPlace(flag, event.detail === 0)}
        >
          {where}
          <span className="sr">, show in the text</span>
        </button>
      ))}
    </div>
  )
}

/** What stands in the sources, in their own words. */
function Passages({ passages, onSource }: Pick<FlagActions, 'onSource'> & { passages: readonly SourceWords[] }) {
  return passages.map((passage) => (
    <div key={`${passage.id} ${passage.start}`}>
      <p className={styles.said}>
        {passage.title}
        {passage.hasPage && (
          <button type="button" className={styles.link} onClick={() => onSource(passage)}>
            Open the page<span className="sr"> of {passage.title}</span>
          </button>
        )}
      </p>
      <blockquote className={styles.own}>“{shortened(passage.text)}”</blockquote>
    </div>
  ))
}

const longestWords = 420

function shortened(text: string): string {
  return text.length > longestWords ? `${text.slice(0, longestWords - 1).trimEnd()}…` : text
}

/** What the record and the answers hold for a gap, to be put in as it is. */
function Offers({ offers = [], onTake }: { offers?: DraftFlag['offers']; onTake: (text: string) => void }) {
  return offers.map(({ text, from }) => (
    <div key={`${text} ${from}`} className={styles.offer}>
      <Button size="s" onClick={() => onTake(text)}>
        Put in “{text}”
      </Button>
      <span className="small muted">{from}</span>
    </div>
  ))
}

type FrameProps = Pick<Props, 'flag' | 'where' | 'isSelected' | 'onPlace'> & { readonly children: ReactNode }

function CardFrame({ flag, where, isSelected, onPlace, children }: FrameProps) {
  const { icon, tone } = lookOf(flag)
  return (
    <div
      className={styles.card}
      id={flagCardId(flag.id)}
      data-card={flag.id}
      data-selected={isSelected || undefined}
      tabIndex={-1}
    >
      <Icon icon={icon} className={styles[tone]} />
      <div className={styles.head}>
        {flag.place ? (
          <button
            type="button"
            className={`${styles.kind} ${styles[tone]}`}
            onClick={(event) => onPlace(flag, event.detail === 0)}
          >
            {flag.kind}
            <span className="sr">, show in the text</span>
          </button>
        ) : (
          <span className={`${styles.kind} ${styles[tone]}`}>{flag.kind}</span>
        )}
        <span className={styles.where} title={where}>
          {where}
        </span>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}

type ReadingsProps = Pick<FlagActions, 'onSource'> & { readonly readings: NonNullable<DraftFlag['readings']> }

function Readings({ readings, onSource }: ReadingsProps) {
  return (
    <div className={styles.readings}>
      {readings.map(({ value, source, to, page }) => (
        <div key={`${value} ${source}`}>
          <b>{value}</b>
          {to === undefined ? source : <Link to={to}>{source}</Link>}
          {page && (
            <button type="button" className={styles.link} onClick={() => onSource(page)}>
              Open the page<span className="sr"> of {source}</span>
            </button>
          )}
        </div>
      ))}
    </div>
  )
}

type ActionsProps = {
  readonly actions: DraftFlag['actions']
  readonly hasKeys: boolean
  readonly onAction: (action: string) => void
}

function CardActions({ actions, hasKeys, onAction }: ActionsProps) {
  if (actions.length === 0) return null
  return (
    <div className={styles.actions}>
      {actions.map(({ id, label, quiet }, index) => (
        <Button key={id} size="s" look={quiet ? 'text' : 'default'} data-choice={id} onClick={() => onAction(id)}>
          {label} {hasKeys && <kbd aria-hidden>{index + 1}</kbd>}
        </Button>
      ))}
    </div>
  )
}
