import type { SourceText } from '#domain/drafting/tool.ts'
import { isOfClinician } from './clinician.ts'

/** The expert's own record and papers. */
type OfExpert = { readonly expert?: SourceText; readonly expertDocuments: readonly SourceText[] }

/** Who writes from daily life with a family or a community, and examines nobody. */
export type LayCalling = 'clergy' | 'school' | 'work' | 'community'

const callings: readonly (readonly [LayCalling, RegExp])[] = [
  [
    'clergy',
    /\b(?:pastor|priest|reverend|rev|minister of|imam|rabbi|chaplain|deacon|bishop|vicar|monk|nun|sister superior|clergy|parish|monsignor)\b/iu,
  ],
  [
    'school',
    /\b(?:school|guidance) counsell?or\b|\bschool (?:social worker|nurse)\b|\b(?:assistant |vice )?principal,? (?:at |of )?[^.;\n]{0,60}\b(?:school|academy)\b|\b(?:teacher|headmaster|headmistress|school principal|principal of|tutor|daycare|preschool)\b/iu,
  ],
  ['work', /\b(?:employer|foreman|shift supervisor|store manager|shop steward|landlord|landlady)\b/iu],
  ['community', /\b(?:scout(?:master| leader)|neighbor|volunteer coordinator|soccer coach|little league)\b/iu],
]

/** An expert who examines nobody and reckons or judges by papers and markets: of work, money, a country, a school. */
const analyst =
  /\bvocational|\brehabilitation counsel|\beconomi(?:st|cs)\b|\baccountan|\bCPA\b|\bactuar|\bfinancial (?:expert|analyst|planner|adviser|advisor)|\blife[- ]care planner|\bpolitical science|\bhistorian\b|\banthropolog|\bsociolog|\bappraiser/iu

/** An economist or a vocational expert on a family's hardship: an expert, and no clinician. */
export function isAnalyst({ expert, expertDocuments }: OfExpert): boolean {
  const record = `${expert?.title ?? ''}\n${expert?.text ?? ''}`
  const own = expertDocuments.map(({ text }) => text.slice(0, 400)).join('\n')
  return analyst.test(record) && !isOfClinician(expert) && !/\bpsycholog|\bpsychiatr|\bM\.?D\.?\b/u.test(own)
}

const ofWitness =
  /\b(?:letter|statement|affidavit|declaration|testimony)\b[^.;]{0,30}\b(?:of|from|by) (?:an? |the |his |her |client['’]s )?((?:\p{L}+ ){0,2}(?:neighbou?r|friend|pastor|priest|imam|rabbi|teacher|coach|landlord|landlady|co-?worker|parishioner|employer|boss|lay witness))\b/iu

/** `letter of neighbor`: the attorney says who writes. */
function writtenBy(asked: string): LayCalling | undefined {
  const written = ofWitness.exec(asked)?.[1]
  if (written === undefined) return undefined
  if (/friend|neighbou?r|coworker|co-worker|parishioner|witness/iu.test(written)) return 'community'
  return callings.find(([, named]) => named.test(written))?.[0] ?? 'community'
}

/** A school's social worker or nurse tells of school days: no examination, unless the notes have a diagnosis of their own. */
const isOfSchool = (record: string, notes: readonly SourceText[]): boolean =>
  /\bschool (?:social worker|nurse)\b/iu.test(record) &&
  !/psycholog|psychiatr|\btherapist|private practice/iu.test(record) &&
  !notes.some(({ text }) => /\bF\d{2}(?:\.\d|\b)|\bmy diagnos[ei]s\b|(?<!no )\bDx:/iu.test(text))

/** The calling of an expert who is no clinician and no scholar, where the expert’s own record names it. */
export function layCallingOf({ expert, expertDocuments }: OfExpert, asked = ''): LayCalling | undefined {
  const record = `${expert?.title ?? ''}\n${expert?.text ?? ''}`
  if (isOfClinician(expert) && !isOfSchool(record, expertDocuments)) return undefined
  const written = analyst.test(record) ? undefined : writtenBy(asked)
  if (written !== undefined) return written
  const found = callings.find(([, named]) => named.test(record))?.[0]
  if (found !== undefined) return found
  const own = expertDocuments.map(({ text }) => text).join('\n')
  return /\bam not a (?:psychologist|clinician|doctor)\b/iu.test(own) && !/\bexamin|\bevaluat/iu.test(own)
    ? 'community'
    : undefined
}
