import { randomUUIDv7 } from 'node:crypto'
import type { Role } from '#domain/firm/roles.ts'
import { endAccess, setAccess } from '#server/access/shares.ts'
import type { Database } from '#server/database/schema.ts'
import { buildRecords } from './records.ts'
import { type Caller, createTestApp, testNow } from './test-app.ts'

export type Ids = Readonly<Record<string, string>>

/** What is said of a person and the firm's client: a share, one that has ended or will end, a wall, or nothing. */
export type Sharing =
  | undefined
  | { readonly level: 'full' | 'documents' | 'review' | 'wall'; readonly until_at?: number | null }

export const sharings: readonly Sharing[] = [
  undefined,
  { level: 'wall' },
  { level: 'full' },
  { level: 'documents' },
  { level: 'review' },
  { level: 'full', until_at: testNow - 1 },
  { level: 'documents', until_at: testNow },
  { level: 'review', until_at: testNow + 1 },
]

export type TestFirm = Awaited<ReturnType<typeof createFirm>>

/** A firm of an owner, an attorney, a reviewer and a paralegal, with a client that has one of everything and nobody's share. */
export async function createFirm({ seesAll }: { readonly seesAll: boolean }) {
  const drafty = await createTestApp()
  const { database } = drafty
  const people: Record<Role, Caller> = {
    owner: await drafty.signUp('ana@firm.example'),
    attorney: await drafty.signUp('dapo@firm.example'),
    reviewer: await drafty.signUp('june@firm.example'),
    paralegal: await drafty.signUp('ines@firm.example'),
  }
  const accountIds = new Map<Role, string>()
  for (const [role, { email }] of Object.entries(people)) {
    const accounts = database.selectFrom('accounts').select('id').where('email', '=', email)
    accountIds.set(role as Role, (await accounts.executeTakeFirstOrThrow()).id)
  }
  const idOf = (role: Role) => accountIds.get(role) ?? ''
  const records = await buildRecords(people.owner)
  const clientId = records['clientId'] ?? ''
  await joinFamily(database, idOf('owner'), [idOf('attorney'), idOf('reviewer'), idOf('paralegal')])
  const given = {
    [idOf('attorney')]: 'attorney',
    [idOf('reviewer')]: 'reviewer',
    [idOf('paralegal')]: 'paralegal',
  }
  const made = await people.owner.call('POST', '/firm', { name: 'Clarke Law', owner_sees_all: seesAll, roles: given })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const handed = await people.owner.call('POST', `/clients/${clientId}/hand-over`)
  if (handed.status !== 200) throw new Error(JSON.stringify(handed.body))
  const { owner_id: firmId } = await database.selectFrom('firms').select('owner_id').executeTakeFirstOrThrow()
  const set = async (role: Role, sharing: Sharing) => {
    const place = { firmId, clientId, personId: idOf(role) }
    await endAccess(database, place)
    const until = sharing?.until_at ?? null
    if (sharing)
      await setAccess(database, { ...place, level: sharing.level, until, madeBy: idOf('owner'), now: testNow })
  }
  await set('owner', undefined)
  // In the draft something waits for each of them, to be seen by those alone who may see it.
  for (const role of ['attorney', 'reviewer', 'paralegal'] as const)
    await database
      .insertInto('draft_asks')
      .values({ ...reviewOf(records['draftId'] ?? ''), person_id: idOf(role), asked_by: idOf('owner') })
      .execute()
  const ids: Ids = { ...records, type: 'naturalization', memberId: idOf('attorney'), missingId: randomUUIDv7() }
  return { ...drafty, people, idOf, firmId, clientId, ids, set }
}

function reviewOf(draft_id: string) {
  const nothing = { section_id: null, comment_id: null, mailed_at: null, done_at: null }
  return { id: randomUUIDv7(), draft_id, kind: 'review' as const, asked_at: testNow, ...nothing }
}

export function memberOf({ people }: TestFirm, role: Role): Caller {
  return people[role]
}

/** As if each had been invited and had accepted. */
async function joinFamily(database: Database, ownerId: string, memberIds: readonly string[]): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ parent_account_id: ownerId })
    .where('id', 'in', [...memberIds])
    .execute()
}
