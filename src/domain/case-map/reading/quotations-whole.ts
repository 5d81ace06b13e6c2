import type { Range } from '#domain/section-content/read.ts'

/** Sentences inside one quotation are not torn apart: `He said: “The law is on our side. You brought a curse.”` */
export function withQuotationsWhole(text: string, sentences: readonly Range[]): Range[] {
  const whole: Range[] = []
  for (const sentence of sentences) {
    const before = whole.at(-1)
    if (before && isOpenQuotation(text.slice(before.start, before.end)) && sentence.end - before.start < 900)
      whole[whole.length - 1] = { start: before.start, end: sentence.end }
    else whole.push(sentence)
  }
  return whole
}

function isOpenQuotation(text: string): boolean {
  const straight = text.match(/"/g)?.length ?? 0
  const opened = text.match(/“/g)?.length ?? 0
  const closed = text.match(/”/g)?.length ?? 0
  return straight % 2 === 1 || opened > closed
}
