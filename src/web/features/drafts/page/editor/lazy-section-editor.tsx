import { lazy, Suspense } from 'react'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { SectionEditorProps } from './section-editor.tsx'

const SectionEditor = lazy(() =>
  loadChunk(async () => ({ default: (await import('./section-editor.tsx')).SectionEditor })),
)

/** The editor is a part of its own, loaded when the first section is edited. */
export function LazySectionEditor(props: SectionEditorProps) {
  return (
    <Suspense fallback={<Skeleton lines={6} label="Opening the editor" />}>
      <SectionEditor {...props} />
    </Suspense>
  )
}
