import { useQuery } from '@tanstack/react-query'
import { Check, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { DraftComment, DraftComments, Remark, ReviewRequest } from '#contract/comments.ts'
import { call } from '#web/data/call.ts'
import { useChange } from '#web/data/use-action.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { PaneScroll } from '#web/workspace/workspace.tsx'
import { waitingKey } from '#web/data/query-keys.ts'
import type { DraftPath } from '../draft-queries.ts'
import { type DraftSection, type Passage, sectionReference } from '../draft-section.ts'
import { momentText } from '../draft-view.ts'
import { CommentForm, type Written } from './comment-form.tsx'
import styles from './together.module.css'
import { commentsKey } from './use-together.ts'

export type NewPassage = Passage & { readonly version: number }

type Props = {
  readonly path: DraftPath
  readonly sections: readonly DraftSection[]
  /** What a new comment is about: the selected words, else the section that is read. */
  readonly passage: NewPassage | undefined
  readonly sectionId: string | undefined
  readonly canComment: boolean
  readonly onPlace: (comment: DraftComment) => void
  readonly onClose: () => void
}

/** What is said about the draft: new comments, those that are open, and who was asked to review it. */
export function CommentPane({ path, ...props }: Props) {
  const { data, isError, refetch } = useQuery({
    queryKey: commentsKey(path),
    queryFn: () => call(api.listComments, { params: path }),
  })
  return (
    <PaneScroll>
      <div className={styles.pane}>
        <div className={styles.paneHead}>
          <h2 className="head">Comments</h2>
          <IconButton icon={X} label="Close the comments" onClick={props.onClose} />
        </div>
        {data ? (
          <Said {...props} path={path} said={data} />
        ) : (
          <Missing isError={isError} label="Loading the comments" onRefresh={() => void refetch()} />
        )}
      </div>
    </PaneScroll>
  )
}

function Said({ said, path, sections, passage, sectionId, canComment, onPlace }: Props & { said: DraftComments }) {
  const touches = [commentsKey(path), waitingKey]
  const about = passage?.sectionId ?? sectionId
  const add = useChange(
    ({ body, mentions }: Sent) =>
      call(api.addComment, {
        params: path,
        body: {
          section_id: about ?? '',
          body,
          mentions,
          ...(passage && { passage: { version: passage.version, start: passage.start, end: passage.end } }),
        },
      }),
    { touches, onDone: (_, { onStored }) => onStored() },
  )
  const open = said.comments.filter(({ resolved }) => resolved === null)
  const settled = said.comments.filter(({ resolved }) => resolved !== null)
  const thread = { path, people: said.people, sections, canComment, onPlace }
  return (
    <>
      {canComment && about !== undefined && (
        <CommentForm
          key={passage ? `${passage.sectionId} ${passage.start} ${passage.end}` : about}
          place={`${path.draftId} ${about} ${passage?.start ?? ''}`}
          label={passage ? `Comment on “${shorten(passage.text)}”` : `Comment on ${sectionReference(sections, about)}`}
          button="Comment"
          people={said.people}
          isBusy={add.isPending}
          onSend={add.run}
        />
      )}
      <Reviews said={said} path={path} sections={sections} canComment={canComment} />
      {open.length === 0 && <p className="small muted">No open comments.</p>}
      {open.map((comment) => (
        <Thread key={comment.id} comment={comment} {...thread} />
      ))}
      {settled.length > 0 && (
        <details>
          <summary>{settled.length === 1 ? '1 resolved comment' : `${settled.length} resolved comments`}</summary>
          {settled.map((comment) => (
            <Thread key={comment.id} comment={comment} {...thread} />
          ))}
        </details>
      )}
    </>
  )
}

type Sent = Written & { readonly onStored: () => void }

function shorten(words: string): string {
  return words.length > 60 ? `${words.slice(0, 60)}…` : words
}

type ThreadProps = Pick<Props, 'path' | 'sections' | 'canComment' | 'onPlace'> & {
  readonly comment: DraftComment
  readonly people: DraftComments['people']
}

function Thread({ comment, people, path, sections, canComment, onPlace }: ThreadProps) {
  const touches = [commentsKey(path), waitingKey]
  const params = { ...path, commentId: comment.id }
  const answer = useChange(
    ({ body, mentions }: Sent) => call(api.replyToComment, { params, body: { body, mentions } }),
    { touches, onDone: (_, { onStored }) => onStored() },
  )
  const settle = useChange(
    (isResolved: boolean) => call(api.resolveComment, { params, body: { is_resolved: isResolved } }),
    { touches },
  )
  const where = sectionReference(sections, comment.section_id)
  const isOpen = comment.resolved === null
  return (
    <article className={styles.thread} data-resolved={isOpen ? undefined : ''} aria-label={`Comment on ${where}`}>
      <button type="button" className={styles.quote} onClick={() => onPlace(comment)}>
        {comment.quote === null ? where : `“${shorten(comment.quote)}”`}
        {comment.quote !== null && comment.place === null && (
          <span className="small muted"> These words are not in the text any more.</span>
        )}
      </button>
      <RemarkView remark={comment} />
      {comment.replies.length > 0 && (
        <ul className={styles.replies}>
          {comment.replies.map((reply) => (
            <li key={reply.id}>
              <RemarkView remark={reply} />
            </li>
          ))}
        </ul>
      )}
      {comment.resolved && (
        <p className="small muted">
          Resolved by {comment.resolved.by}, {momentText(new Date(comment.resolved.at))}
        </p>
      )}
      {canComment && isOpen && (
        <CommentForm
          place={`${path.draftId} answer ${comment.id}`}
          label="Answer"
          button="Answer"
          isSmall
          people={people}
          isBusy={answer.isPending}
          onSend={answer.run}
        />
      )}
      {canComment && (
        <div className={styles.actions}>
          <Button size="s" look="quiet" icon={isOpen ? Check : RotateCcw} onClick={() => settle.run(isOpen)}>
            {isOpen ? 'Resolve' : 'Open again'}
          </Button>
        </div>
      )}
    </article>
  )
}

function RemarkView({ remark: { author, at, body } }: { remark: Remark }) {
  return (
    <div className={styles.remark}>
      <Avatar name={author.name} />
      <span>
        <b>{author.is_you ? 'You' : author.name}</b> <span className="small muted">{momentText(new Date(at))}</span>
      </span>
      <p>{body}</p>
    </div>
  )
}

type ReviewsProps = Pick<Props, 'path' | 'sections' | 'canComment'> & { readonly said: DraftComments }

/** Who was asked to review the draft, and the way to ask. */
function Reviews({ said, path, sections, canComment }: ReviewsProps) {
  const touches = [commentsKey(path), waitingKey]
  const [person, setPerson] = useState<string | null>(null)
  const ask = useChange((person_id: string) => call(api.askForReview, { params: path, body: { person_id } }), {
    touches,
    onDone: () => setPerson(null),
  })
  const finish = useChange((askId: string) => call(api.finishAsk, { params: { ...path, askId } }), { touches })
  const others = said.people.filter(({ is_you }) => !is_you)
  const open = said.reviews.filter(({ done_at }) => done_at === null)
  return (
    <>
      {open.map((review) => (
        <ReviewLine key={review.id} review={review} sections={sections} onDone={() => finish.run(review.id)} />
      ))}
      {canComment && others.length > 0 && (
        <div className={styles.form}>
          <SelectField
            label="Ask for a review"
            placeholder="Choose a colleague"
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            value={person}
            onChange={setPerson}
          />
          {person !== null && (
            <div className={styles.actions}>
              <Button size="s" busy={ask.isPending} onClick={() => ask.run(person)}>
                Please review
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  )
}

type LineProps = {
  readonly review: ReviewRequest
  readonly sections: readonly DraftSection[]
  readonly onDone: () => void
}

function ReviewLine({ review, sections, onDone }: LineProps) {
  const { person, asked_by, section_id } = review
  const what = section_id === null ? 'this draft' : sectionReference(sections, section_id)
  return (
    <div className={styles.actions}>
      <span className="small">
        {asked_by.is_you ? 'You' : asked_by.name} asked {person.is_you ? 'you' : person.name} to review {what}.
      </span>
      {(person.is_you || asked_by.is_you) && (
        <Button size="s" look={person.is_you ? 'default' : 'quiet'} onClick={onDone}>
          <Icon icon={Check} size="s" /> {person.is_you ? 'Reviewed' : 'Take back'}
        </Button>
      )}
    </div>
  )
}
