import type { Evidence } from './evidence.ts'
import { canMean } from './judgement.ts'
import type { Statement } from './read-statements.ts'

/** Who was not examined may have been met: these follow only from what is affirmed. */
const onlyAffirmed = new Set(['met'])
/** Who was not met was not examined; who was met need not have been. */
const onlyDenied = new Set(['interviewed', 'examined'])

/** Whom the writer of an evaluation met was evaluated. */
const isReport = ({ from: { source }, statement: { denied } }: Evidence) =>
  !denied && source.kind === 'document' && /evaluation|assessment|examination/iu.test(source.title)

/** Whom the words themselves are: `his former wife`. */
const calledIn = ({ start, end, sentence }: Statement) =>
  sentence.mentions
    .filter((one) => one.start <= start - sentence.start && end - sentence.start <= one.end)
    .flatMap(({ ids }) => ids)

/** Affirmed of one of these by name or pronoun, or in an answer that has named nobody else before. */
const isSurelyOf = (ids: readonly string[], { statement, topic, from: { source } }: Evidence) => {
  if (statement.denied) return false
  const whom = statement.ids.length > 0 ? statement.ids : topic
  // `His former wife`: said of her, it tells of his marriage.
  const own = ids.map((id) => id.replace(/:former-.*$/u, ''))
  return whom.length > 0 ? whom.some((id) => own.includes(id)) : source.kind === 'answer' && own.includes('client')
}

/** Whether a passage can say with other words what a statement claims: nobody else, nothing denied, nothing only reported. */
export function canImply(claim: Statement, evidence: Evidence): boolean {
  const { concept, ids, sentence } = claim
  const { statement } = evidence
  if (concept === 'married-before') return isSurelyOf(ids.length > 0 ? ids : calledIn(claim), evidence)
  if (!canMean(ids, statement.ids)) return false
  // An arrest that was dismissed is a history and no conviction: one follows only from the absence of the other.
  if (statement.concept === 'record' && /^(?:arrest|conviction)$/.test(concept)) return statement.denied
  // Who is current on a payment plan still owes.
  if (concept === 'current' && /(?<!\p{L})(?:plan|agreement|installments?)(?!\p{L})/iu.test(sentence.text)) return false
  if (onlyAffirmed.has(concept)) return !statement.denied
  if (!onlyDenied.has(concept) || (statement.denied && !claim.denied)) return true
  return concept === 'examined' && isReport(evidence) && canMean(claim.by, statement.by)
}
