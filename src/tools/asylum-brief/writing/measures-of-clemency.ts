import type { CaseMap } from '#domain/case-map/case-map.ts'

/** A measure by which a state forgives: the other side will say that it ended the danger. */
const ofClemency =
  /\b(?:amnest(?:y|ies|ied)|pardon(?:s|ed|ing)?|remission of (?:\p{L}+ )?(?:sentences?|punishment)|clemency|reprieve)\b/iu
const measure = /\b(?:law|decree|act|order|proclamation|edict|ordinance|resolution)\b/iu
const ofCourt = /\b(?:court|tribunal|judge?ment|verdict|prosecutor)\b/iu

/** `Law on Amnesty of November 2, 2022, extract`: the measure itself, and no judgment that applies it. */
export const isMeasureOfClemency = (document: string, { exhibits }: Pick<CaseMap, 'exhibits'>): boolean => {
  const title = exhibits.find(({ id }) => id === document)?.title ?? ''
  return ofClemency.test(title) && measure.test(title) && !ofCourt.test(title)
}

export const speaksOfClemency = (text: string): boolean => ofClemency.test(text)
