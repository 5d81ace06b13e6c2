/** The sentence for a detail that an earlier answer calls for. */
export function requiredBecause(label: string, value: string, parent: string): string {
  return `${label} is required because you answered ${value} to ${parent}.`
}
