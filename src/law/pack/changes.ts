import type { LawParts } from './law-pack.ts'

export type ChangeKind =
  | 'authority'
  | 'history'
  | 'policy'
  | 'circuit'
  | 'n400'
  | 'form'
  | 'preflight'
  | 'deadline'
  | 'numbers'
  | 'forum'
  | 'ai-rule'

/** One entry that differs between two packs. `id` names it within its kind; `label` is what an attorney reads. */
export type LawChange = {
  readonly kind: ChangeKind
  readonly id: string
  readonly label: string
  readonly how: 'added' | 'changed'
}

type Entry = { readonly kind: ChangeKind; readonly id: string; readonly label: string; readonly value: unknown }

/** What the second pack says differently, entry by entry, in the order of the packs. A new day of reading alone is none. */
export function changesBetween(before: LawParts, after: LawParts): LawChange[] {
  const known = new Map(entriesOf(before).map((entry) => [`${entry.kind} ${entry.id}`, contentOf(entry.value)]))
  return entriesOf(after).flatMap(({ kind, id, label, value }): LawChange[] => {
    const was = known.get(`${kind} ${id}`)
    if (was === undefined) return [{ kind, id, label, how: 'added' }]
    return was === contentOf(value) ? [] : [{ kind, id, label, how: 'changed' }]
  })
}

const ofReading = new Set(['checkedOn', 'version', 'source'])

/** The content without the days and sources of the reading. */
const contentOf = (value: unknown): string => textOf(value, (name) => !ofReading.has(name))

/** The same text for the same content, in whatever order its names stand. */
export function textOf(value: unknown, isWanted: (name: string) => boolean = () => true): string {
  return (
    JSON.stringify(value, (_name, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(
            Object.entries(inner)
              .filter(([name]) => isWanted(name))
              .toSorted(([a], [b]) => (a < b ? -1 : 1)),
          )
        : inner,
    ) ?? ''
  )
}

function entriesOf(parts: LawParts): Entry[] {
  const { n400Filing: n400, deadlineNumbers } = parts
  return [
    ...[...parts.authorities, ...parts.circuitAuthorities].map((value): Entry => ({
      kind: 'authority',
      id: value.id,
      label: value.citation,
      value,
    })),
    ...parts.historyChains.map((value): Entry => ({
      kind: 'history',
      id: `${value.key} ${(value.subs ?? []).join(' ')}`.trim(),
      label: `${value.name}, ${value.key}: later history`,
      value,
    })),
    ...parts.policies.map((value): Entry => ({ kind: 'policy', id: value.id, label: value.title, value })),
    ...parts.circuits.map((value): Entry => ({ kind: 'circuit', id: value.id, label: value.name, value })),
    { kind: 'n400', id: 'form', label: `Form N-400, edition ${n400.form.edition}`, value: n400.form },
    ...Object.entries(n400.fees).map(([name, value]): Entry => ({
      kind: 'n400',
      id: `fee ${name}`,
      label: `Form N-400, ${name} fee`,
      value,
    })),
    ...n400.addresses.map((value): Entry => ({
      kind: 'n400',
      id: `address ${value.id}`,
      label: `Filing address: ${value.label}`,
      value,
    })),
    { kind: 'n400', id: 'chart', label: 'Form N-400, lockbox of each state', value: n400.lockboxByState },
    ...parts.formEditions.map((value): Entry => ({
      kind: 'form',
      id: value.form,
      label: `Form ${value.form}, edition ${value.edition}`,
      value,
    })),
    ...parts.preflightRules.map((value): Entry => ({
      kind: 'preflight',
      id: value.code,
      label: `Preflight ${value.code}: ${value.holds}`,
      value,
    })),
    ...parts.deadlineRules.map((value): Entry => ({ kind: 'deadline', id: value.id, label: value.title, value })),
    ...Object.entries(deadlineNumbers).map(([id, value]): Entry => ({
      kind: 'numbers',
      id,
      label: `Number of days: ${spaced(id)}`,
      value: id === 'checkedOn' ? null : value,
    })),
    ...parts.forums.map((value): Entry => ({ kind: 'forum', id: value.id, label: value.name, value })),
    ...parts.aiDisclosureRules.map((value): Entry => ({
      kind: 'ai-rule',
      id: value.id,
      label: `Statement on AI: ${value.forum}`,
      value,
    })),
  ]
}

/** `asylumFeeNotice` -> `asylum fee notice`. */
function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
