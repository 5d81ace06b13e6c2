import type { Download } from './downloads.ts'

/** At most 30 characters: longer names are cut to 27 and '...' (specification 2, section 4). */
export function shortFileName(fileName: string): string {
  const letters = Array.from(fileName)
  return letters.length > 30 ? `${letters.slice(0, 27).join('')}...` : fileName
}

/** The panel's heading (specification 2, section 4). */
export function summaryOf(downloads: readonly Download[]): string {
  const active = downloads.filter(({ status }) => status === 'downloading')
  const done = downloads.filter(({ status }) => status === 'success')
  // What waits in My Drafts has not been downloaded.
  const made = done.filter(({ saved }) => saved === false).length
  const completed = done.length - made
  const failed = downloads.filter(({ status }) => status === 'error').length
  if (active.length > 0 && active.every(({ stage }) => stage === 'waiting')) return 'Loading Content...'
  if (active.length > 0) return counted(active.length, 'Active Download')
  if (completed > 0 && failed > 0) return `${completed} Completed, ${failed} Failed`
  if (failed > 0) return counted(failed, 'Failed Download')
  return completed > 0 ? counted(completed, 'Completed Download') : counted(made, 'Finished Draft')
}

/** A row's text. `Done & Downloaded` leads to My Drafts. */
export function statusTextOf({ status, stage, saved, message, fileName }: Download): string {
  if (status === 'error') return message ?? 'Download failed'
  if (status === 'success' && stage === 'file') return 'Download completed successfully'
  if (status === 'success') return saved === true ? 'Done & Downloaded' : 'Done'
  if (stage === 'content') return 'Generating content sections...'
  if (stage === 'document') return 'Generating document...'
  return `Processing ${shortFileName(fileName)}...`
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
