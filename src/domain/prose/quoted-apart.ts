/** What stands in quotation marks is nobody's to change: it is kept apart while the rest is told. */
export function withoutQuoted(statement: string): { text: string; restore: (told: string) => string } {
  const kept: string[] = []
  const text = statement.replaceAll(
    /“([^“”{}]*?)([.,;:!?]?’?[.,;:!?]?)”/gu,
    (_, words: string, end: string) => `“\uE000${kept.push(words) - 1}\uE001${end}”`,
  )
  return { text, restore: (told) => told.replaceAll(/\uE000(\d+)\uE001/gu, (_, at: string) => kept[Number(at)] ?? '') }
}
