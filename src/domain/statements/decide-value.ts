import type { EvidenceIndex, ValueEvidence } from './evidence.ts'
import { by, canMean, type Judgement } from './judgement.ts'
import { isCompatible, type ValueStatement } from './values.ts'

/** `Speaks fluent Persian` where the file gives a few words of it. */
const isLess = ({ kind, denied, sentence }: ValueStatement, known: ValueStatement) =>
  kind === 'language' &&
  !denied &&
  /(?<!\p{L})(?:fluent(?:ly)?|well|native)(?!\p{L})/iu.test(sentence.text) &&
  /(?<!\p{L})(?:a little|some|few|basic|limited|broken|badly|poor(?:ly)?)(?!\p{L})/iu.test(known.sentence.text)

const at = (found: ValueEvidence | undefined): Judgement['by'] =>
  found && {
    from: found.from,
    at: { start: Math.max(0, found.statement.sentence.start), end: found.statement.sentence.end },
  }

/** A nationality, a language or who did the harm, by the sources. */
export function decideValue(claim: ValueStatement, { values, byConcept }: EvidenceIndex): Judgement {
  const same = values.filter(({ statement }) => statement.kind === claim.kind && canMean(claim.ids, statement.ids))
  const agreeing = same.find(
    ({ statement }) => isCompatible(statement.value, claim.value) && statement.denied === claim.denied,
  )
  if (agreeing && isLess(claim, agreeing.statement)) return { state: 'conflict', how: 'denied', by: at(agreeing) }
  if (agreeing) return { state: 'supported', by: at(agreeing) }
  const opposed = same.find(({ statement }) => isCompatible(statement.value, claim.value))
  if (opposed) return { state: 'conflict', how: claim.denied ? 'asserted' : 'denied', by: at(opposed) }
  if (isOpen(claim, values)) return { state: 'supported' }
  if (claim.denied || claim.kind === 'language') return { state: claim.kind === 'language' ? 'not-found' : 'supported' }
  const other = same.find(({ statement }) => !statement.denied)
  if (other) return { state: 'conflict', how: 'other-value', by: at(other) }
  const usc = claim.kind === 'nationality' ? citizenHere(claim, byConcept) : undefined
  return usc ? { state: 'conflict', how: 'other-value', by: by(usc) } : { state: 'not-found' }
}

/** Where the file tells of nobody's languages, or names nobody who did harm by a word that is known, it was not read for them. */
const isOpen = ({ kind, value }: ValueStatement, values: readonly ValueEvidence[]) =>
  (kind === 'language' || (kind === 'actor' && value === 'private')) &&
  !values.some(({ statement }) => statement.kind === kind)

const citizenHere = ({ ids }: ValueStatement, byConcept: EvidenceIndex['byConcept']) =>
  byConcept
    .get('usc')
    ?.find(
      ({ statement }) => ids.length > 0 && statement.ids.length > 0 && canMean(ids, statement.ids) && !statement.denied,
    )
