import { CornerDownLeft, FilePlus2, FileText, Flag, type LucideIcon, Moon, Upload, User, UserPlus } from 'lucide-react'
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { fullName } from '#domain/clients/client-record.ts'
import type { DraftType } from '#domain/drafting/tool.ts'
import { foldText } from '#domain/language/fold.ts'
import { toolIdentities } from '#tools/identities.ts'
import type { KnownClient } from '#web/features/clients/clients-queries.ts'
import { awaitsReview, type DraftSummary } from '#web/features/drafts/list/draft-summary.ts'
import { pointsInWords } from '#web/features/drafts/points-in-words.ts'
import { useKnown } from './loaded.ts'

export type Entry = {
  readonly id: string
  readonly group: 'Recent' | 'Clients' | 'Drafts' | 'Tools' | 'Do' | 'Places'
  readonly label: string
  readonly about: string
  /** At the right: what it costs. */
  readonly end?: string
  /** At the right: where it stands. */
  readonly draft?: DraftSummary
  readonly icon: LucideIcon
  /** The tool whose picture stands for it. */
  readonly tool?: DraftType
  /** A page to go to, or something to do. */
  readonly to?: string
  readonly run?: () => void
}

const mostOfAGroup = 5

const places = [
  ['Dashboard', '/'],
  ['Clients', '/drafty/clients'],
  ['My Drafts', '/drafty/my-drafts'],
  ['Drafts to review', '/drafty/my-drafts?state=review'],
  ['Templates', '/drafty/clients?tab=templates'],
  ['Drafts from templates', '/drafty/revision-workflow'],
  ['Attorney profile', '/settings/profile'],
  ['Billing and subscriptions', '/settings/billing'],
  ['Security', '/settings/security'],
  ['Law', '/settings/law'],
  ['Appearance', '/settings/appearance'],
  ['Questions and answers', '/drafty/faq'],
] as const

/** What answers the words; without words, the newest drafts, the tools and the places. `>` asks for things to do alone. */
export function useEntries(typed: string): readonly Entry[] {
  const isDoing = typed.startsWith('>')
  const words = (isDoing ? typed.slice(1) : typed).trim()
  const { clients, drafts } = useKnown(words)
  const scheme = useSchemeEntry()
  const answers = (text: string) =>
    foldText(words)
      .split(' ')
      .every((word) => foldText(text).includes(word))
  const named = (words === '' ? [] : clients).filter((client) => answers(fullName(client))).slice(0, mostOfAGroup)
  const done = [
    ...named.slice(0, 1).flatMap(doForClient),
    ...[addClient, ...nextPoints(drafts), scheme].filter(({ label }) => answers(label)),
  ]
  if (isDoing) return done
  return [
    ...named.map(clientEntry),
    ...drafts
      .filter(({ clientName, title, label }) => answers(`${clientName} ${title} ${label}`))
      .slice(0, mostOfAGroup)
      .map((draft) => draftEntry(draft, words === '' ? 'Recent' : 'Drafts')),
    ...toolIdentities
      .filter(({ title, produces, keywords }) => answers([title, produces, ...keywords].join(' ')))
      .map(({ type, title, cost, route }): Entry => ({
        id: type,
        group: 'Tools',
        label: title,
        about: '',
        end: cost === 0 ? 'no credits' : `${cost} credits`,
        icon: FileText,
        tool: type,
        to: route,
      })),
    ...done,
    ...places
      .filter(([label]) => answers(label))
      .map(([label, to]): Entry => ({
        id: to.replaceAll(/\W/g, '-'),
        group: 'Places',
        label,
        about: '',
        icon: CornerDownLeft,
        to,
      })),
  ]
}

function clientEntry(client: KnownClient): Entry {
  return {
    id: client.id,
    group: 'Clients',
    label: fullName(client),
    about: client.country_of_citizenship ?? '',
    icon: User,
    to: `/drafty/clients/${client.id}`,
  }
}

function draftEntry(draft: DraftSummary, group: 'Recent' | 'Drafts'): Entry {
  const { id, title, clientName, type, href } = draft
  return { id, group, label: title, about: clientName, draft, icon: FileText, tool: type, to: href }
}

const addClient: Entry = {
  id: 'do-client',
  group: 'Do',
  label: 'Add New Client',
  about: '',
  icon: UserPlus,
  to: '/drafty/clients?add=client',
}

/** What one comes for when one has named a client. */
function doForClient(client: KnownClient): Entry[] {
  const name = fullName(client)
  const act = (id: string, label: string, icon: LucideIcon, to: string): Entry => ({
    id: `do-${id}`,
    group: 'Do',
    label,
    about: name,
    icon,
    to,
  })
  return [
    act('draft', 'New asylum brief', FilePlus2, `/ai/asylum?client=${client.id}`),
    act('waiver', 'New I-601A waiver draft', FilePlus2, `/ai/I-601A-Waivers?client=${client.id}`),
    act('documents', 'Documents of this client', Upload, `/drafty/clients/${client.id}?tab=documents`),
  ]
}

/** To the newest draft that waits for its attorney; how much waits in all that are known. */
function nextPoints(drafts: readonly DraftSummary[]): Entry[] {
  const waiting = drafts.filter((draft) => awaitsReview(draft) && (draft.progress.open_points ?? 0) > 0)
  const [first] = waiting
  if (!first) return []
  const points = waiting.reduce((sum, { progress }) => sum + (progress.open_points ?? 0), 0)
  const about = waiting.length === 1 ? pointsInWords(points) : `${pointsInWords(points)} in ${waiting.length} drafts`
  return [{ id: 'do-points', group: 'Do', label: 'Go to the next open point', about, icon: Flag, to: first.href }]
}

function useSchemeEntry(): Entry {
  const { setColorScheme } = useMantineColorScheme()
  const next = useComputedColorScheme('light') === 'light' ? 'dark' : 'light'
  return {
    id: 'do-scheme',
    group: 'Do',
    label: `Switch to ${next}`,
    about: '',
    icon: Moon,
    run: () => setColorScheme(next),
  }
}
