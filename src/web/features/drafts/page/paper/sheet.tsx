import type { ReactNode, Ref } from 'react'
import { isRunning } from '#domain/drafting/draft-state.ts'
import { type DraftFlag, flagKinds } from '../draft-flag.ts'
import type { DraftView } from '../draft-view.ts'
import type { LockedPassage } from '../draft-section.ts'
import { kindDescriptionId } from './flag-mark.tsx'
import { SectionOnPaper } from './section-on-paper.tsx'
import styles from './sheet.module.css'
import { useFirstSections } from './use-first-sections.ts'

type Props = {
  readonly draft: Pick<DraftView, 'hasIndents' | 'sections' | 'flags' | 'state' | 'title'>
  readonly selectedFlag: string | undefined
  readonly onFlag: (flag: DraftFlag, byKeyboard: boolean) => void
  /** Left out for somebody who does not write. */
  readonly onUnlock: ((sectionId: string, lock: LockedPassage) => void) | undefined
  /** The section whose text is replaced by the editor. */
  readonly editing?: { readonly sectionId: string; readonly editor: ReactNode } | undefined
  /** When nothing is written yet. */
  readonly empty: ReactNode
  /** The section that the reader comes for. */
  readonly asked?: string | undefined
  /** What stands at the lines beside the paper, where there is room. */
  readonly lane?: ReactNode | undefined
  readonly paper?: Ref<HTMLElement>
}

/** The document on paper, as far as it is written: what waits at its end stands in the outline alone. */
export function Sheet({ draft, selectedFlag, onFlag, onUnlock, editing, empty, asked, lane, paper }: Props) {
  const sections = useFirstSections(writtenSections(draft), asked, !isRunning(draft.state))
  return (
    <div className={styles.desk} data-lane={lane === undefined ? undefined : ''}>
      <article className={styles.sheet} aria-label={draft.title} ref={paper}>
        <FlagKindDescriptions />
        {sections.length === 0 && <div className={styles.empty}>{empty}</div>}
        <div className={styles.document} data-indents={draft.hasIndents || undefined}>
          {sections.map((section) => (
            <SectionOnPaper
              key={section.id}
              section={section}
              flags={flagsOf(draft.flags, section.id)}
              selectedFlag={ownSelection(draft.flags, selectedFlag, section.id)}
              onFlag={onFlag}
              onUnlock={onUnlock}
            >
              {editing?.sectionId === section.id ? editing.editor : undefined}
            </SectionOnPaper>
          ))}
        </div>
      </article>
      {lane}
    </div>
  )
}

/** The words that say each kind of mark to those who do not see its line. */
function FlagKindDescriptions() {
  return (
    <div hidden>
      {flagKinds.map((kind) => (
        <span key={kind} id={kindDescriptionId(kind)}>
          {kind}
        </span>
      ))}
    </div>
  )
}

/** While it is written, up to the last section that has begun; after that, what has a text or a failure to tell. */
function writtenSections({ sections, state }: Pick<DraftView, 'sections' | 'state'>) {
  const begun = sections.slice(0, sections.findLastIndex(hasBegun) + 1)
  return isRunning(state) ? begun : begun.filter((section) => section.html !== '' || section.state === 'failed')
}

function hasBegun({ html, state }: DraftView['sections'][number]): boolean {
  return html !== '' || state === 'generating'
}

const flagCache = new WeakMap<readonly DraftFlag[], Map<string, readonly DraftFlag[]>>()

/** The same list for the same flags, so that a section is drawn again only when something of its own changed. */
function flagsOf(flags: readonly DraftFlag[], sectionId: string): readonly DraftFlag[] {
  const bySection = flagCache.get(flags) ?? groupBySection(flags)
  flagCache.set(flags, bySection)
  return bySection.get(sectionId) ?? none
}

const none: readonly DraftFlag[] = []

function groupBySection(flags: readonly DraftFlag[]): Map<string, readonly DraftFlag[]> {
  return Map.groupBy(
    flags.filter(({ place }) => place !== undefined),
    ({ place }) => place?.sectionId ?? '',
  )
}

function ownSelection(
  flags: readonly DraftFlag[],
  selected: string | undefined,
  sectionId: string,
): string | undefined {
  if (selected === undefined) return undefined
  return flags.find(({ id }) => id === selected)?.place?.sectionId === sectionId ? selected : undefined
}
