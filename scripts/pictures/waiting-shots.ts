import { attorney, type Shot } from './shots.ts'
import type { StandIn } from './stand-in.ts'

/** Pages while they load and when they did not, and a draft while it is written, stopped, cut off and failed. */
export function waitingShots(draft: string, client: string): Shot[] {
  return [...loadingShots(draft, client), ...writingShots(draft)]
}

function loadingShots(draft: string, client: string): Shot[] {
  const places = {
    dashboard: '/',
    'my-drafts': '/drafty/my-drafts',
    clients: '/drafty/clients',
    client,
    'client dates': `${client}?tab=dates`,
    draft,
    'draft packet': draft.replace('?', '/packet?'),
    'tool asylum': client.replace('/drafty/clients/', '/ai/asylum?client='),
    evidence: client.replace('/drafty/clients/', '/ai/asylum/evidence?client='),
    'revision-workflow': '/drafty/revision-workflow',
    'settings billing': '/settings/billing',
    firm: '/firm',
  }
  const evidence = (name: string, standIn: StandIn) => ({ ...attorney(`evidence ${name}`, places.evidence), standIn })
  const waiting = Object.entries(places).flatMap(([name, path]) => [
    { ...attorney(`${name} loading`, path), standIn: 'silent' as const },
    { ...attorney(`${name} failed`, path), standIn: 'failing' as const },
  ])
  return [...waiting, evidence('empty', 'nothing read'), evidence('unread', 'reading failed')]
}

function writingShots(draft: string): Shot[] {
  const shot = (name: string, standIn: StandIn, act?: Shot['act']): Shot => ({
    ...attorney(`draft ${name}`, draft, act),
    standIn,
  })
  return [
    shot('not begun', 'not begun'),
    shot('writing', 'being written'),
    shot('writing stop', 'being written', async (page) =>
      page.getByRole('button', { name: 'Stop', exact: true }).first().click(),
    ),
    shot('writing connection lost', 'connection lost'),
    shot('failed on the way', 'failed on the way'),
  ]
}
