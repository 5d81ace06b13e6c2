/** `A; B` as a list; where there are lines, one entry a line. */
export function listed(text: string | undefined): string[] {
  const said = (text ?? '').trim()
  return said
    .split(said.includes('\n') ? '\n' : ';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
