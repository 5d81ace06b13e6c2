import { CornerDownLeft, FileText, type LucideIcon, User, UserPlus } from 'lucide-react'
import { fullName } from '#domain/clients/client-record.ts'
import { foldText } from '#domain/language/fold.ts'
import type { DraftType } from '#domain/drafting/tool.ts'
import { toolIdentities } from '#tools/identities.ts'
import { stateInWords } from '#web/features/drafts/list/draft-state-label.tsx'
import { useKnown } from './loaded.ts'

export type Entry = {
  readonly id: string
  readonly group: 'Recent' | 'Clients' | 'Drafts' | 'Tools' | 'Do' | 'Places'
  readonly label: string
  readonly about: string
  /** At the right: where it stands, what it costs. */
  readonly end?: string
  readonly icon: LucideIcon
  /** The tool whose picture stands for it. */
  readonly tool?: DraftType
  readonly to: string
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

const actions = [['Add New Client', '/drafty/clients?add=client', UserPlus]] as const

/** What answers the words; without words, the newest drafts, the tools and the places. */
export function useEntries(words: string): readonly Entry[] {
  const { clients, drafts } = useKnown(words)
  const answers = (text: string) =>
    foldText(words)
      .split(' ')
      .every((word) => foldText(text).includes(word))
  const found: Entry[] = [
    ...(words === '' ? [] : clients)
      .filter((client) => answers(fullName(client)))
      .slice(0, mostOfAGroup)
      .map((client): Entry => {
        const to = `/drafty/clients/${client.id}`
        return {
          id: client.id,
          group: 'Clients',
          label: fullName(client),
          about: client.country_of_citizenship ?? '',
          icon: User,
          to,
        }
      }),
    ...drafts
      .filter(({ clientName, title, label }) => answers(`${clientName} ${title} ${label}`))
      .slice(0, mostOfAGroup)
      .map((draft): Entry => ({
        id: draft.id,
        group: words === '' ? 'Recent' : 'Drafts',
        label: draft.title,
        about: draft.clientName,
        end: stateInWords(draft),
        icon: FileText,
        tool: draft.type,
        to: draft.href,
      })),
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
    ...actions
      .filter(([label]) => answers(label))
      .map(([label, to, icon]): Entry => ({ id: 'do-client', group: 'Do', label, about: '', icon, to })),
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
  return found
}
