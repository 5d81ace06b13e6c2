import {
  BookOpen,
  Brackets,
  Calculator,
  Check,
  type LucideIcon,
  OctagonAlert,
  SearchX,
  ShieldQuestionMark,
  TriangleAlert,
  UserCheck,
} from 'lucide-react'
import type { DraftFlag, FlagKind } from './draft-flag.ts'

type FlagTone = 'danger' | 'warning' | 'info' | 'accent' | 'success'

type FlagLook = {
  readonly icon: LucideIcon
  readonly tone: FlagTone
  /** The kind of line under the words. */
  readonly line: 'verified' | 'source' | 'computed' | 'conflict' | 'unknown' | 'missing' | 'gap'
}

/** How each kind of flag is drawn: its own line, icon and word, so that color never stands alone. */
export const flagLooks: Readonly<Record<FlagKind, FlagLook>> = {
  Conflict: { icon: OctagonAlert, tone: 'danger', line: 'conflict' },
  'Verify or remove': { icon: ShieldQuestionMark, tone: 'danger', line: 'unknown' },
  'Negative history': { icon: TriangleAlert, tone: 'warning', line: 'missing' },
  'Not found': { icon: SearchX, tone: 'warning', line: 'missing' },
  'Fill in': { icon: Brackets, tone: 'warning', line: 'gap' },
  Decided: { icon: UserCheck, tone: 'accent', line: 'source' },
  Computed: { icon: Calculator, tone: 'info', line: 'computed' },
  'From your sources': { icon: BookOpen, tone: 'accent', line: 'source' },
  Verified: { icon: Check, tone: 'success', line: 'verified' },
}

/** How one flag is drawn: by its kind, and where it is less grave than its kind mostly is, milder. */
export function lookOf({ kind, severity }: Pick<DraftFlag, 'kind' | 'severity'>): FlagLook {
  const look = flagLooks[kind]
  if (look.tone !== 'danger' || severity === undefined || severity === 'red') return look
  return { ...look, tone: 'warning', line: 'missing' }
}

/** Red flags stand in the way of accepting a section without a recorded reason. */
export function isRed({ kind, severity }: Pick<DraftFlag, 'kind' | 'severity'>): boolean {
  return severity === undefined ? flagLooks[kind].tone === 'danger' : severity === 'red'
}
