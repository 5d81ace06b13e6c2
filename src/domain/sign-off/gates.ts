/** What is counted of a draft before it is signed off. */
export type Gates = {
  readonly sections: { readonly accepted: number; readonly total: number }
  readonly openPoints: number
  readonly placeholders: number
  readonly citations: { readonly decided: number; readonly total: number }
  readonly overridden: number
  /** Rules of the preflight that stop the filing; of a packet that was made. */
  readonly mustFix: number
  /** Something that the packet was made from has changed since. */
  readonly isPacketStale: boolean
}

/** Where a closed gate is opened. */
export type Obstacle = { readonly where: 'draft' | 'packet'; readonly sentence: string }

/** What stands in the way of a sign-off, in the order in which it is settled; empty when all gates are open. */
export function obstaclesOf(gates: Gates): Obstacle[] {
  const { sections, openPoints, placeholders, mustFix, isPacketStale } = gates
  const left = sections.total - sections.accepted
  return [
    ...(placeholders > 0 ? [onDraft(`${count(placeholders, 'placeholder is', 'placeholders are')} open.`)] : []),
    ...(openPoints > 0 ? [onDraft(`${count(openPoints, 'point waits', 'points wait')} for a decision.`)] : []),
    ...(left > 0 ? [onDraft(`${count(left, 'section is', 'sections are')} not accepted.`)] : []),
    ...(isPacketStale ? [onPacket('The packet was made before the last change. Make it again.')] : []),
    ...(mustFix > 0
      ? [
          onPacket(
            `${count(mustFix, 'rule', 'rules')} of the preflight must be fixed, or filed all the same with a reason.`,
          ),
        ]
      : []),
  ]
}

const onDraft = (sentence: string): Obstacle => ({ where: 'draft', sentence })
const onPacket = (sentence: string): Obstacle => ({ where: 'packet', sentence })
const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`
