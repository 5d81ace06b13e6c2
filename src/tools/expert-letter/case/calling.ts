import type { LetterSources } from './letter-sources.ts'

/** Who writes from daily life with a family or a community, and examines nobody. */
export type LayCalling = 'clergy' | 'school' | 'work' | 'community'

const callings: readonly (readonly [LayCalling, RegExp])[] = [
  [
    'clergy',
    /\b(?:pastor|priest|reverend|rev|minister of|imam|rabbi|chaplain|deacon|bishop|vicar|monk|nun|sister superior|clergy|parish|monsignor)\b/iu,
  ],
  [
    'school',
    /\b(?:school|guidance) counsell?or\b|\b(?:teacher|headmaster|headmistress|school principal|principal of|tutor|daycare|preschool)\b/iu,
  ],
  ['work', /\b(?:employer|foreman|shift supervisor|store manager|shop steward|landlord|landlady)\b/iu],
  ['community', /\b(?:scout(?:master| leader)|neighbor|volunteer coordinator|soccer coach|little league)\b/iu],
]

/** Whoever has one of these examines people, whatever else is said of them. */
const clinician =
  /psycholog|psychiatr|\btherapist|\bpsychotherap|physician|surgeon|\bM\.?D\.?\b|\bD\.?O\.?\b(?! not)|\bL\.?C\.?S\.?W|\bL\.?M\.?F\.?T|\bL\.?P\.?C\b|\bL\.?M\.?H\.?C|social worker|\bnurse\b|clinic(?:al|ian)/iu

/** The calling of an expert who is no clinician and no scholar, where the expert’s own record names it. */
export function layCallingOf({ expert, expertDocuments }: LetterSources): LayCalling | undefined {
  const record = `${expert?.title ?? ''}\n${expert?.text ?? ''}`
  if (clinician.test(record)) return undefined
  const found = callings.find(([, named]) => named.test(record))?.[0]
  if (found !== undefined) return found
  const own = expertDocuments.map(({ text }) => text).join('\n')
  return /\bam not a (?:psychologist|clinician|doctor)\b/iu.test(own) && !/\bexamin|\bevaluat/iu.test(own)
    ? 'community'
    : undefined
}
