import { useCallback, useEffect, useRef } from 'react'
import { api } from '#contract/api.ts'
import type { SectionHold, Together } from '#contract/together.ts'
import { call } from '#web/data/call.ts'
import { keptWords } from '#web/data/kept-words.ts'
import { useChange } from '#web/data/use-action.ts'
import { notify } from '#web/ui/notify.tsx'
import { type DraftPath, draftKeys } from '../draft-queries.ts'

const keepAfterMs = 1000

type Input = {
  readonly path: DraftPath
  readonly together: Together | undefined
  /** False where nobody else can be in the draft: then nothing is asked of the server. */
  readonly isShared: boolean
  readonly keptKey: (sectionId: string) => string
  readonly onEdit: (sectionId: string) => void
  /** Somebody else has the section now. */
  readonly onLost: () => void
  /** The section whose editor is open. */
  readonly editing: string | undefined
}

/** Sections of a shared draft are edited by one at a time: taking one, keeping what is typed, asking and handing over. */
export function useHolds({ path, together, isShared, keptKey, onEdit, onLost, editing }: Input) {
  const at = (sectionId: string) => ({ ...path, sectionId })
  const touches = draftKeys.ofDraft(path)
  const taking = useChange((sectionId: string) => call(api.takeSection, { params: at(sectionId) }), {
    touches,
    onDone: ({ words, version, kept_version }, sectionId) => {
      if (words !== null && !keptWords.read(keptKey(sectionId))) keptWords.keep(keptKey(sectionId), words, `${version}`)
      if (kept_version !== null)
        notify('info', `What was typed here before is kept in the history as version ${kept_version}.`)
      held.begin(sectionId)
      onEdit(sectionId)
    },
  })
  const asking = useChange((sectionId: string) => call(api.askForSection, { params: at(sectionId) }), {
    onDone: () => notify('info', 'Asked. You get the section when it is handed over, or after a silence.'),
  })
  const answering = useChange(
    ({ sectionId, words }: { sectionId: string; words?: string }) =>
      call(api.answerForSection, {
        params: at(sectionId),
        body: words === undefined ? { gives: false } : { gives: true, words },
      }),
    {
      touches,
      onDone: (_, { sectionId, words }) => {
        if (words !== undefined) keptWords.forgetSaved(keptKey(sectionId), words)
      },
    },
  )
  const held = useHeld(path, { editing, onLost })
  const find = (sectionId: string | undefined): SectionHold | undefined =>
    together?.holds.find((hold) => hold.section_id === sectionId)

  return {
    /** Nobody else can be here. */
    isAlone: !isShared,
    /** Who else edits this section. */
    byOther: (sectionId: string | undefined) => {
      const hold = find(sectionId)
      return hold?.person.is_you === false ? hold : undefined
    },
    /** Who asks for the section that is edited here. */
    askedBy: (sectionId: string) => find(sectionId)?.asked_by ?? undefined,
    isTaking: taking.isPending,
    edit: (sectionId: string) => (isShared ? taking.run(sectionId) : onEdit(sectionId)),
    ask: asking.run,
    type: held.type,
    leave: (sectionId: string) => {
      held.end()
      if (isShared) void call(api.leaveSection, { params: at(sectionId) }).catch(() => undefined)
    },
    saved: held.end,
    /** Until the server has the words, this device keeps them. */
    give: (sectionId: string, words: string) => {
      held.end()
      answering.run({ sectionId, words })
    },
    refuse: (sectionId: string) => answering.run({ sectionId }),
  }
}

/** The section that is held here and was neither saved nor given up yet, with what was typed last. */
type Held = { readonly sectionId: string; readonly words: string | undefined }

/**
 * The section that is edited here. Its words go to the server a moment after the last key; it is let go as soon as its
 * editor is left without an end, by the outline or with the page: then what was typed is in the history, and on this device.
 */
function useHeld(path: DraftPath, { editing, onLost }: Pick<Input, 'editing' | 'onLost'>) {
  const { clientId, draftId } = path
  const held = useRef<Held>(undefined)
  const { later, forget } = useTyping(path, (sectionId) => {
    // Saved, handed over or given up meanwhile: then nobody has taken it away.
    if (held.current?.sectionId !== sectionId) return false
    held.current = undefined
    onLost()
    return true
  })
  const letGo = useCallback(() => {
    const { sectionId, words } = held.current ?? {}
    held.current = undefined
    if (sectionId === undefined) return
    forget()
    const params = { clientId, draftId, sectionId }
    const kept = words === undefined ? Promise.resolve() : call(api.keepWords, { params, body: { words } })
    void kept.then(() => call(api.leaveSection, { params, query: { keeps: 'yes' } })).catch(() => undefined)
  }, [clientId, draftId, forget])
  useEffect(() => {
    if (held.current?.sectionId !== editing) letGo()
  }, [editing, letGo])
  useEffect(() => letGo, [letGo])
  return {
    begin: (sectionId: string) => void (held.current = { sectionId, words: undefined }),
    type: (sectionId: string, words: string) => {
      if (held.current?.sectionId !== sectionId) return
      held.current = { sectionId, words }
      later(sectionId, words)
    },
    end: () => {
      held.current = undefined
      forget()
    },
  }
}

/** Sends what is typed a moment after the last key, so that nothing of it is lost when somebody else takes over. */
function useTyping(path: DraftPath, onLost: (sectionId: string) => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onLost)
  useEffect(() => {
    latest.current = onLost
  })
  const forget = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => forget, [forget])
  const keep = async (sectionId: string, words: string) => {
    const reply = await call(api.keepWords, { params: { ...path, sectionId }, body: { words } }).catch(() => undefined)
    if (!reply || reply.is_held || !latest.current(sectionId)) return
    notify(
      'warning',
      `Somebody else has this section now. What you typed is in its history, version ${reply.kept_version}.`,
    )
  }
  const later = (sectionId: string, words: string) => {
    forget()
    timer.current = setTimeout(() => void keep(sectionId, words), keepAfterMs)
  }
  return { later, forget }
}
