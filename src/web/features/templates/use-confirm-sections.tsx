import { useQueryClient } from '@tanstack/react-query'
import { ListTree, UserRoundX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { DraftType } from '#domain/drafting/tool.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'
import { Button } from '#web/ui/button.tsx'
import { OldCaseScreen } from './old-case-screen.tsx'
import { oldCaseQuery } from './old-case-queries.ts'
import { SplitScreen } from './split-screen.tsx'
import { templateQuery } from './split-queries.ts'

type Input = {
  readonly type: DraftType
  readonly answers: Answers
  /** The sections were confirmed: the rules look at the template anew. */
  readonly onChanged: () => void
}

/** `goOn` when the sections are asked for because a request waits. */
type Open = { readonly briefId: string; readonly step: 'sections' | 'old-case'; readonly goOn?: () => void }

/**
 * For the tool that drafts from a template: its sections are confirmed before the first draft. `screen` stands in the
 * place of the form while they are; `button` opens it again.
 */
export function useConfirmSections({ type, answers, onChanged }: Input) {
  const cache = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const briefId = type === 'draft_from_template_sections' ? textOf(answers, 'template') : undefined

  /** Opens the screen unless this very text was confirmed before. A template that cannot be read is told on request. */
  async function ask(template: string, goOn?: () => void): Promise<void> {
    try {
      const { recalled } = await cache.fetchQuery(templateQuery(template))
      if (recalled === 'all') await askForOldCase(template, goOn)
      else setOpen({ briefId: template, step: 'sections', ...(goOn && { goOn }) })
    } catch {
      setOpen({ briefId: template, step: 'sections', ...(goOn && { goOn }) })
    }
  }

  /** Goes on where everything of an old client's case is decided, else asks for it. */
  async function askForOldCase(template: string, goOn?: () => void): Promise<void> {
    const found = await cache.fetchQuery(oldCaseQuery(template)).catch(() => undefined)
    if (found?.open === 0) {
      setOpen(undefined)
      goOn?.()
    } else setOpen({ briefId: template, step: 'old-case', ...(goOn && { goOn }) })
  }

  const screen: ReactNode =
    open &&
    (open.step === 'sections' ? (
      <SplitScreen
        briefId={open.briefId}
        confirmLabel={open.goOn ? 'Confirm and perform request' : 'Confirm sections'}
        onClose={() => setOpen(undefined)}
        onConfirmed={() => {
          onChanged()
          void askForOldCase(open.briefId, open.goOn)
        }}
      />
    ) : (
      <OldCaseScreen
        briefId={open.briefId}
        confirmLabel={open.goOn ? 'Use it and perform request' : 'Use the template'}
        onClose={() => setOpen(undefined)}
        onSettled={() => {
          setOpen(undefined)
          onChanged()
          open.goOn?.()
        }}
      />
    ))
  const button: ReactNode = briefId !== undefined && (
    <>
      <Button size="s" icon={ListTree} onClick={() => setOpen({ briefId, step: 'sections' })}>
        Sections of the template
      </Button>
      <Button size="s" icon={UserRoundX} onClick={() => setOpen({ briefId, step: 'old-case' })}>
        Old client in the template
      </Button>
    </>
  )
  return {
    screen,
    button,
    /** A template was chosen. */
    chosen: (template: string) => void (template !== '' && ask(template)),
    /** Goes on once the sections are confirmed; at once for the other tools. */
    beforeRequest: (perform: () => void) => (briefId === undefined ? perform() : void ask(briefId, perform)),
  }
}
