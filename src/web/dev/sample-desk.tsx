import { Download, FileText, PenLine, Trash2 } from 'lucide-react'
import { answerCallsBy } from '#web/data/call.ts'
import { keepToken } from '#web/data/token.ts'
import { createInPageServer } from './in-page-server.ts'
import { naomi, sampleCalls } from './sample-server.ts'

/** The desk of a fictional attorney, to look at the pages without a server. */
export function openSampleDesk(): void {
  answerCallsBy(createInPageServer(sampleCalls))
  keepToken(naomi.token)
}

export const sampleActions = () => [
  { label: 'Open draft', icon: FileText, to: '/drafty/my-drafts' },
  { label: 'Revise', icon: PenLine, to: '/drafty/revision-workflow' },
  { label: 'Download', icon: Download, run: () => undefined },
  { label: 'Delete draft', icon: Trash2, run: () => undefined, danger: true },
]
