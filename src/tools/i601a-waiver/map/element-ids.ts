/** The id of an element of one relative's hardship: `spouse-health`. */
export function elementId(role: string, part: HardshipPart): string {
  return `${role}-${part}`
}

/** What is argued on separation (the first four) and on relocation. */
export type HardshipPart = 'life' | 'health' | 'care' | 'money' | 'ties' | 'services' | 'conditions'
