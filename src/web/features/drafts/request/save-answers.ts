import { api } from '#contract/api.ts'
import type { SavedAnswers } from '#contract/answers.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { call } from '#web/data/call.ts'

/** Typing pauses for so long before answers are sent. */
const pauseMs = 800

type Saving = {
  readonly clientId: string
  readonly type: string
  readonly onSaved: (reply: SavedAnswers & { overtook: boolean }) => void
  readonly onTrouble: (error: unknown) => void
}

/**
 * Saves answers while they are typed: a moment after the last change, one request at a time. What could not be sent
 * stays in the tab's session storage until it could.
 */
export function createAnswerSaver({ clientId, type, onSaved, onTrouble }: Saving) {
  const key = unsavedKey(clientId, type)
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Answers | undefined
  let sending = Promise.resolve()
  let version: number | undefined
  let hasOvertaken = false

  /** One after the other: what is asked for while a request is under way is sent when it is over. */
  function send(): Promise<void> {
    sending = sending.then(sendWaiting)
    return sending
  }

  async function sendWaiting(): Promise<void> {
    if (waiting === undefined) return
    const answers = waiting
    waiting = undefined
    try {
      const body = {
        answers: answers as Record<string, never>,
        ...(version !== undefined && { base_version: version }),
      }
      const reply = await call(api.saveAnswers, { params: { clientId, type }, body })
      version = reply.version
      hasOvertaken ||= reply.overtook
      // What the reply finds is about answers that have changed since; the next one is about to be sent.
      if (isChanged()) return
      sessionStorage.removeItem(key)
      onSaved({ ...reply, overtook: hasOvertaken })
      hasOvertaken = false
    } catch (error) {
      waiting ??= answers
      onTrouble(error)
      schedule(pauseMs * 5)
    }
  }

  const isChanged = () => waiting !== undefined

  function schedule(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), ms)
  }

  return {
    /** Tells which version the form was filled from. */
    begin(from: number): void {
      version = from
    },
    change(answers: Answers): void {
      waiting = answers
      sessionStorage.setItem(key, JSON.stringify(answers))
      schedule(pauseMs)
    },
    /** Sends at once and waits for it, for example before a draft is requested or the page is left. */
    async flush(): Promise<void> {
      clearTimeout(timer)
      await send()
    },
  }
}

/** Answers that were typed but could not be saved, from this tab. */
export function readUnsaved(clientId: string, type: string): Answers | undefined {
  const text = sessionStorage.getItem(unsavedKey(clientId, type))
  return text === null ? undefined : (JSON.parse(text) as Answers)
}

function unsavedKey(clientId: string, type: string): string {
  return `drafty.unsaved.${type}.${clientId}`
}
