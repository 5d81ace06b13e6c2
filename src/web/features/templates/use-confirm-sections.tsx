import { useQueryClient } from '@tanstack/react-query'
import { ListTree, UserRoundX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { DraftType } from '#domain/drafting/tool.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'
import { Button } from '#web/ui/button.tsx'
import { OldCaseScreen } from './old-case-screen.tsx'
import type { OldCaseReply } from '#contract/old-case.ts'
import { oldCaseQuery } from './old-case-queries.ts'
import { answerLines } from './old-case-words.ts'
import { SplitScreen } from './split-screen.tsx'
import { templateQuery } from './split-queries.ts'

type Input = {
  readonly type: DraftType
  readonly answers: Answers
  /** The sections were confirmed: the rules look at the template anew. */
  readonly onChanged: () => void
  /** What the template asks became known: lines for the answers, with what is on file. */
  readonly onAsked: (lines: string) => void
}

/** `goOn` when the sections are asked for because a request waits. */
type Open = { readonly briefId: string; readonly step: 'sections' | 'old-case'; readonly goOn?: () => void }

/**
 * For the tool that drafts from a template: its sections are confirmed before the first draft. `screen` stands in the
 * place of the form while they are; `button` opens it again.
 */
export function useConfirmSections({ type, answers, onChanged, onAsked }: Input) {
  const cache = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const clientId = textOf(answers, 'client_id')
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
    const found = await cache.fetchQuery(oldCaseQuery(template, clientId)).catch(() => undefined)
    if (found?.open === 0) {
      offerAnswers(found)
      setOpen(undefined)
      goOn?.()
    } else setOpen({ briefId: template, step: 'old-case', ...(goOn && { goOn }) })
  }

  /** Only where nothing was answered: what somebody wrote is never replaced. */
  function offerAnswers(settled: OldCaseReply): void {
    const lines = answerLines(settled)
    if (lines !== '' && textOf(answers, 'template_answers') === undefined) onAsked(lines)
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
        clientId={clientId}
        onSettled={(settled) => {
          setOpen(undefined)
          offerAnswers(settled)
          onChanged()
          open.goOn?.()
        }}
      />
    ))
  const button: ReactNode = briefId !== undefined && <TemplateButtons onOpen={(step) => setOpen({ briefId, step })} />
  return {
    screen,
    button,
    /** A template was chosen. */
    chosen: (template: string) => void (template !== '' && ask(template)),
    /** Goes on once the sections are confirmed; at once for the other tools. */
    beforeRequest: (perform: () => void) => (briefId === undefined ? perform() : void ask(briefId, perform)),
  }
}

/** The two looks at a template, to be opened again. */
function TemplateButtons({ onOpen }: { readonly onOpen: (step: Open['step']) => void }) {
  return (
    <>
      <Button size="s" icon={ListTree} onClick={() => onOpen('sections')}>
        Sections of the template
      </Button>
      <Button size="s" icon={UserRoundX} onClick={() => onOpen('old-case')}>
        Old client in the template
      </Button>
    </>
  )
}
