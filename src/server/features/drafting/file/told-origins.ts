import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { ToldRow } from './section-texts.ts'

/** What the file says of a paragraph that came with this version. */
export function tellOrigin(
  { origin, model, prompt, email, created_at }: ToldRow,
  { title }: Pick<DraftRow, 'title'>,
): string {
  const day = new Date(created_at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })
  const who = email ?? 'the attorney'
  switch (origin) {
    case 'template':
      return `Origin: the template’s own text of “${title}”, filled in from what is on file (${day}).`
    case 'generated':
      return `Origin: written by ${model ?? 'a model'} (${day}).`
    case 'ai':
      return `Origin: revised by ${model ?? 'Drafty'} (${day})${prompt ? `, asked by ${who}: “${prompt}”` : ''}.`
    case 'manual':
      return `Origin: written by ${who} (${day}).`
    case 'reimported':
      return `Origin: came back from Word, taken by ${who} (${day}).`
    case 'restored':
      return `Origin: an earlier version, restored by ${who} (${day}).`
  }
}
