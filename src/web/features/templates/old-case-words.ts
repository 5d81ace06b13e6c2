import type { OldCaseReply } from '#contract/old-case.ts'
import type { Source } from './old-case-queries.ts'

export type Group = OldCaseReply['groups'][number]

const bySoftware = 'Read by software: names, numbers, dates, places, illness, family, gender.'

/** Who has read the template, for the head of the list. */
export function readBy({ state, model, groups }: OldCaseReply['model_reading']): string {
  switch (state) {
    case 'none':
      return bySoftware
    case 'reading':
      return `${bySoftware} A model is looking at the rest; it sees nothing that stands here.`
    case 'failed':
      return `${bySoftware} The model did not answer for all of the rest.`
    case 'read':
      return `${bySoftware} ${model ?? 'A model'} looked at the rest and added ${groups === 0 ? 'nothing' : groups === 1 ? 'one group' : `${groups} groups`}.`
  }
}

/** What a place will print: the new words where they are known, nothing where it is left out, else the gap. */
export function printedWords(source: Source | undefined, gap: string, prints: string | null | undefined): string {
  if (source === 'leave-out') return '[left out]'
  if (source === 'ask' || source === undefined) return `[${gap}]`
  return prints ?? `[${gap}]`
}

/** The lines that the attorney answers for this template, with what is on file already. */
export function answerLines({ groups }: OldCaseReply): string {
  return groups
    .filter(({ source, story }) => !story && (source === 'answer' || source === 'ask'))
    .map(({ label, prints }) => `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${prints ?? ''}`.trim())
    .join('\n')
}

/** How a place is marked: its new words are known, are asked for, or nobody has decided. */
export type Look = 'replaced' | 'asked' | 'open' | 'kept'

export function lookOf(source: Source | undefined): Look {
  if (source === undefined) return 'open'
  if (source === 'own') return 'kept'
  return source === 'ask' || source === 'leave-out' ? 'asked' : 'replaced'
}
