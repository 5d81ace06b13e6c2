import {
  actsOfLevel,
  actsOfRole,
  type ClientAct,
  clientActs,
  type FirmAct,
  firmActsOfRole,
  type Role,
  type ShareLevel,
  shareLevels,
} from './roles.ts'

/** How a person stands to a client. `own`: their private client, which no firm has a say in. */
export type Standing =
  | 'own'
  | {
      readonly role: Role
      /** The firm said at its making that its owner sees every client. */
      readonly seesAll: boolean
      readonly access: Access | undefined
    }

/** What was said about a person and a client: a share with its end, or a wall. There is never both. */
export type Access =
  | {
      readonly level: ShareLevel
      /** Epoch milliseconds; from then on there is no share. */ readonly until: number | null
    }
  | { readonly level: 'wall' }

/** The one answer to whether somebody may do something to a client now. */
export function may(standing: Standing, act: ClientAct, now: number): boolean {
  if (standing === 'own') return true
  const level = levelOf(standing, now)
  return level !== undefined && allows(standing.role, level, act)
}

/** Everything that somebody may do to a client now; nothing at all where it is as if there were no such client. */
export function actsOf(standing: Standing, now: number): readonly ClientAct[] {
  return clientActs.filter((act) => may(standing, act, now))
}

/** The levels of a share through which a role may do something: what lists are selected by. */
export function levelsFor(role: Role, act: ClientAct): readonly ShareLevel[] {
  return shareLevels.filter((level) => allows(role, level, act))
}

/** Whether the owner's right to see every client holds for somebody. */
export function seesEvery({ role, seesAll }: { readonly role: Role; readonly seesAll: boolean }): boolean {
  return seesAll && role === 'owner'
}

export function mayInFirm(role: Role, act: FirmAct): boolean {
  return firmActsOfRole[role].includes(act)
}

function allows(role: Role, level: ShareLevel, act: ClientAct): boolean {
  return actsOfRole[role].includes(act) && actsOfLevel[level].includes(act)
}

function levelOf({ role, seesAll, access }: Exclude<Standing, 'own'>, now: number): ShareLevel | undefined {
  if (access?.level === 'wall') return undefined
  const isOver = access !== undefined && access.until !== null && access.until <= now
  if (seesEvery({ role, seesAll })) return 'full'
  return access === undefined || isOver ? undefined : access.level
}
