import type { ToolIdentity } from '#domain/drafting/tool.ts'
import type { LawChange } from '#law/pack/changes.ts'
import type { LawParts } from '#law/pack/law-pack.ts'
import { findCountry } from '#law/countries.ts'

/** What of a draft decides whether a change of the law reaches it. */
export type DraftInLaw = {
  readonly tool: Pick<ToolIdentity, 'type' | 'folder' | 'form'>
  /** Its sections as they stand. */
  readonly html: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly citizenship: string | undefined
  readonly birthCountry: string | undefined
}

/** The changes that reach a draft: what it cites, and what its tool's checks read. */
export function changesOfDraft(changes: readonly LawChange[], after: LawParts, draft: DraftInLaw): LawChange[] {
  const text = plain(draft.html)
  const places = codesOf(draft.citizenship, draft.birthCountry)
  const { type, folder, form } = draft.tool
  const cites = new Map(
    [...after.authorities, ...after.circuitAuthorities].map(({ id, citation }) => [id, keyOf(citation)]),
  )
  const byPolicy = new Map(after.policies.map((policy) => [policy.id, policy]))
  return changes.filter(({ kind, id }) => {
    switch (kind) {
      case 'authority':
        return draft.html.includes(`"${id}"`) || isNamed(text, cites.get(id))
      case 'history':
        return isNamed(text, plain(id.split(' (')[0] ?? id))
      case 'policy': {
        const policy = byPolicy.get(id)
        if (!policy?.tools.includes(folder)) return false
        return policy.countries.length === 0 || policy.countries.some((code) => places.includes(code))
      }
      case 'n400':
        return type === 'naturalization' && isOfLetter(id, draft.answers)
      case 'form':
        return id === form
      default:
        return false
    }
  })
}

/** The changes that reach a client beside the drafts: dates that are counted, policies for the nationality. */
export function changesOfClient(
  changes: readonly LawChange[],
  after: LawParts,
  client: Pick<DraftInLaw, 'citizenship' | 'birthCountry'> & { readonly dateRules: readonly string[] },
): LawChange[] {
  const places = codesOf(client.citizenship, client.birthCountry)
  const byPolicy = new Map(after.policies.map((policy) => [policy.id, policy]))
  return changes.filter(({ kind, id }) => {
    if (kind === 'deadline') return client.dateRules.includes(id)
    if (kind === 'numbers') return client.dateRules.length > 0
    return kind === 'policy' && (byPolicy.get(id)?.countries ?? []).some((code) => places.includes(code))
  })
}

function isOfLetter(id: string, answers: Readonly<Record<string, unknown>>): boolean {
  if (id === 'form' || id === 'chart') return true
  if (id.startsWith('address ')) return answers['uscis_mailing_address'] === id.slice('address '.length)
  const option = answers['fee_option']
  const service = answers['is_us_military_member']
  const isOfService = service === 'active_military' || service === 'past_military'
  const fee = isOfService ? 'service' : typeof option === 'string' ? option : 'standard'
  return id === `fee ${fee}`
}

function codesOf(...names: readonly (string | undefined)[]): string[] {
  return names.flatMap((name) => (name === undefined ? [] : (findCountry(name)?.code ?? [])))
}

/** The part of a citation that names it alone: volume, reporter and page, or title and section. */
function keyOf(citation: string): string {
  const [found] =
    /(?<!\d)\d+ (?:I&N Dec\.|U\.S\.|S\. Ct\.|F\.(?:2d|3d|4th)|F\. Supp\.(?: [23]d)?) \d+/.exec(citation) ??
    /(?<!\d)\d+ (?:U\.S\.C\.|C\.F\.R\.) § ?[\d.]+[a-z]?(?:\(\w+\))*/.exec(citation) ??
    []
  return plain(found ?? citation)
}

function isNamed(text: string, key: string | undefined): boolean {
  if (key === undefined || key === '') return false
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    const isPart = isDigit(text[at - 1]) || isDigit(text[at + key.length])
    if (!isPart) return true
  }
  return false
}

/** A digit on either side makes it another volume or page. */
const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9'

/** Without tags, spaces, dots and section signs, so that every spelling of a citation reads alike. */
function plain(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', '')
    .replaceAll(/[\s.§\u00A0]/g, '')
    .toLowerCase()
}
