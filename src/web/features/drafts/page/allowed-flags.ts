import type { ClientAct } from '#domain/firm/roles.ts'
import type { DraftFlag } from './draft-flag.ts'

/** What each thing to do with a finding asks of whoever does it: new words, or a decision. */
const actOf: Readonly<Record<string, ClientAct>> = {
  keep: 'decide',
  verify: 'decide',
  take: 'write',
  remove: 'write',
  write: 'write',
  source: 'write',
}

/** Findings with only such things to do as the reader may: what the server would refuse is not offered. */
export function allowedFlags(flags: DraftFlag[], may: (act: ClientAct) => boolean): DraftFlag[] {
  if (may('write') && may('decide')) return flags
  return flags.map(({ offers, ...flag }) => ({
    ...flag,
    ...(offers && may('write') && { offers }),
    actions: flag.actions.filter(({ id }) => may(actOf[id] ?? 'decide')),
  }))
}
