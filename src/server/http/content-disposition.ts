/** The file is to be saved. The name keeps its letters; slashes and control characters become `-`. */
export function attachmentHeader(fileName: string): string {
  return disposition('attachment', fileName)
}

/** The file is to be shown. */
export function inlineHeader(fileName: string): string {
  return disposition('inline', fileName)
}

function disposition(kind: string, fileName: string): string {
  const safe = fileName.replaceAll(/[/\\\p{Cc}]/gu, '-')
  const ascii = safe
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll('"', "'")
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(safe.toWellFormed()).replaceAll("'", '%27')}`
}
