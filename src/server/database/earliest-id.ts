/** What stands before every id that was made at this moment or later, and after those made before: ids are UUIDv7 texts. */
export function earliestId(ms: number): string {
  const digits = Math.trunc(ms).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}
