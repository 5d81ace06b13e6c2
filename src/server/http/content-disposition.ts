/** The file is to be saved. The name keeps its letters; slashes, control characters and turns of direction become `-`. */
export function attachmentHeader(fileName: string): string {
  return disposition('attachment', fileName)
}

/** The file is to be shown. */
export function inlineHeader(fileName: string): string {
  return disposition('inline', fileName)
}

function disposition(kind: string, fileName: string): string {
  const safe = fileName.replaceAll(/[/\\\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '-')
  const ascii = safe
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll('"', "'")
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(safe.toWellFormed()).replaceAll("'", '%27')}`
}
