import type { SectionPlan, SectionSetting } from '#domain/drafting/tool.ts'

export type SectionId =
  | 'letterhead'
  | 'date'
  | 'delivery'
  | 'addressee'
  | 're'
  | 'introduction'
  | 'eligibility'
  | 'filing_fee'
  | 'enclosures'
  | 'closing'
  | 'signature'

type LetterSection = SectionPlan & { readonly id: SectionId }

const settings: Partial<Record<SectionId, SectionSetting>> = {
  letterhead: 'letterhead',
  date: 'lines',
  delivery: 'lines',
  addressee: 'lines',
  re: 'lines',
  signature: 'lines',
}

/** The parts of the letter in the order of the page. Three print their title as a heading. */
export const sections: readonly LetterSection[] = [
  unheaded('letterhead', 'Letterhead'),
  unheaded('date', 'Date'),
  unheaded('delivery', 'Delivery'),
  unheaded('addressee', 'Addressee'),
  unheaded('re', 'RE block'),
  unheaded('introduction', 'Introduction'),
  section('eligibility', 'Eligibility'),
  section('filing_fee', 'Filing Fee'),
  section('enclosures', 'Enclosures'),
  unheaded('closing', 'Closing'),
  unheaded('signature', 'Signature'),
]

function section(id: SectionId, title: string): LetterSection {
  return { id, title, mode: 'software', wave: 1, level: 1 }
}

function unheaded(id: SectionId, title: string): LetterSection {
  const setting = settings[id]
  return { ...section(id, title), heading: false, ...(setting && { setting }) }
}
