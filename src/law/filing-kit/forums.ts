import { lawPart } from '../in-force.ts'
import type { ForumId } from './kit-shapes.ts'
import { filingKitReadOn } from './kit-shapes.ts'
import type { Dated } from '../dated.ts'

/** How a forum takes files. Sizes are bytes; a megabyte is read as 1,000,000, the smaller reading. */
export type Forum = Dated & {
  readonly id: ForumId
  readonly name: string
  /** How the filing travels. */
  readonly channel: 'ecas' | 'lockbox' | 'online' | 'asylum-office'
  readonly channelName: string
  /** The most that one file may have; null where the filing is printed. */
  readonly fileBytes: number | null
  /** What some of its fields take at most, where that is less. */
  readonly warnBytes?: number
  /** `combined`: one packet with everything; `exhibits`: the brief is uploaded as a file of its own. */
  readonly briefIs: 'combined' | 'exhibits'
  /** Body pages of a brief without leave, where there is a limit. */
  readonly briefPages?: number
  /** Who is served, where a proof of service belongs to the filing. */
  readonly service?: string
}

export const forums = lawPart<readonly Forum[]>('forums', [
  {
    id: 'court',
    name: 'Immigration court',
    channel: 'ecas',
    channelName: 'ECAS',
    fileBytes: 25_000_000,
    briefIs: 'exhibits',
    briefPages: 25,
    service: 'Department of Homeland Security, Office of the Principal Legal Advisor',
    source: 'ECAS upload guidelines; ECAS User Manual 2022-09-25',
    checkedOn: filingKitReadOn,
    confirmed: false,
  },
  {
    id: 'board',
    name: 'Board of Immigration Appeals',
    channel: 'ecas',
    channelName: 'ECAS',
    fileBytes: 25_000_000,
    briefIs: 'exhibits',
    briefPages: 30,
    service: 'Department of Homeland Security, Office of the Principal Legal Advisor',
    source: 'ECAS upload guidelines; ECAS User Manual 2022-09-25',
    checkedOn: filingKitReadOn,
    confirmed: false,
  },
  {
    id: 'uscis-paper',
    name: 'USCIS, on paper',
    channel: 'lockbox',
    channelName: 'mail',
    fileBytes: null,
    briefIs: 'combined',
    source: 'USCIS tips for filing by mail; USCIS advice on paper filings of 2022-11-16',
    checkedOn: filingKitReadOn,
    confirmed: true,
  },
  {
    id: 'uscis-online',
    name: 'USCIS online account',
    channel: 'online',
    channelName: 'myUSCIS',
    fileBytes: 12_000_000,
    warnBytes: 6_000_000,
    briefIs: 'combined',
    source: 'USCIS tips for filing online',
    checkedOn: filingKitReadOn,
    confirmed: false,
  },
  {
    id: 'asylum-office',
    name: 'Asylum office',
    channel: 'asylum-office',
    channelName: 'mail',
    fileBytes: null,
    briefIs: 'combined',
    source: 'USCIS: preparing for the affirmative asylum interview; 8 CFR 208.9',
    checkedOn: filingKitReadOn,
    confirmed: true,
  },
])

export function forumOf(id: ForumId): Forum {
  const forum = forums().find((one) => one.id === id)
  if (!forum) throw new Error(`There is no forum ${id}.`)
  return forum
}
