import type { ToolIdentity } from '#domain/drafting/tool.ts'
import { identitiesByType } from './every-identity.ts'

/** The tools in the order in which the dashboard shows them. */
export const toolIdentities: readonly ToolIdentity[] = Object.values(identitiesByType)

/** The tool with this draft type; undefined when there is none. */
export function findIdentity(type: string): ToolIdentity | undefined {
  return toolIdentities.find((identity) => identity.type === type)
}
