import type { CaseMap } from '#domain/case-map/case-map.ts'

/** What an exhibit is, by the first such word of its title: `letter`, `evaluation`; `document` where none says it. */
export function documentNoun({ exhibits }: CaseMap, id: string): string {
  const title = exhibits.find((exhibit) => exhibit.id === id)?.title ?? ''
  if (/\b(?:first information|police|incident|crime|occurrence) report\b/iu.test(title)) return 'police report'
  const [noun] =
    /\b(?:letter|evaluation|report|record|statement|declaration|affidavit|quotation|estimate|invoice|certificate|discharge summary|information sheet|advisory|plan|transcript|assessment|order|docket|judgment|blotter|summons|warrant|convocation|decree|certification|protocol|proc[eè]s-verbal|notice of \p{L}+|register)\b/iu.exec(
      title,
    ) ?? []
  if (noun !== undefined) return noun.toLowerCase()
  if (/\b(?:police|gendarmerie|commissariat)\b/iu.test(title)) return 'police record'
  return /\b(?:hospital|clinic|historia cl[íi]nica)\b/iu.test(title) ? 'record' : 'document'
}
