import { may, mayInFirm } from '../may.ts'
import {
  type ClientAct,
  clientActs,
  type FirmAct,
  firmActs,
  type Role,
  roles,
  type ShareLevel,
  shareLevels,
} from '../roles.ts'

/** What each act means, in the words of the printed table. */
const actMeanings: Readonly<Record<ClientAct | FirmAct, string>> = {
  read: 'see the client, the record, documents, answers and dates',
  prepare: 'change the record, answers, documents, evidence and exhibits',
  'read drafts': 'see drafts, their sections, versions and findings',
  comment: 'comment on a passage',
  draft: 'start, retry and stop a draft (spends credits)',
  write: 'edit the text of a draft and ask for a revision',
  decide: 'decide findings, preflight questions and proposals',
  accept: 'accept a section or a proposed text',
  'sign off': 'sign off a draft',
  export: 'download drafts, packets and the client as files',
  delete: 'delete the client or a draft',
  share: 'share the client, end a share, make and lift walls',
  'make clients': 'add clients that belong to the firm',
  'check conflicts': 'check names against all clients of the firm',
  'see billing': 'see and change the subscription',
  'manage people': 'invite, change roles, remove people',
}

/** The table of who may do what, as Markdown: made from the same function that the server asks. */
export function printTable(): string {
  const head = ['act', 'what it is', ...roles.map((role) => `**${role}**`)]
  const clientRows = clientActs.map((act) => [act, actMeanings[act], ...roles.map((role) => cell(role, act))])
  const firmRows = firmActs.map((act) => [
    act,
    actMeanings[act],
    ...roles.map((role) => (mayInFirm(role, act) ? 'yes' : '')),
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [head, head.map(() => '---'), ...clientRows, ...firmRows].map(line).join('\n')
}

function cell(role: Role, act: ClientAct): string {
  const levels = shareLevels.filter((level) => isOpen(role, level, act))
  return levels.length === shareLevels.length ? 'any share' : levels.join(', ')
}

function isOpen(role: Role, level: ShareLevel, act: ClientAct): boolean {
  return may({ role, seesAll: false, access: { level, until: null } }, act, 0)
}
