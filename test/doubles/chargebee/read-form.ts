/** A form as Chargebee's: `a[b][0]=1` is `{ a: { b: [1] } }`; figures and truth values are read as such. */
export function readForm(text: string): Record<string, unknown> {
  const form: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).filter((part) => part !== '')
    put(form, path, readValue(value))
  }
  return toLists(form) as Record<string, unknown>
}

function put(place: Record<string, unknown>, [first = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) place[first] = value
  else put((place[first] ??= {}) as Record<string, unknown>, rest, value)
}

function readValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d{1,12}$/.test(text) ? Number(text) : text
}

function toLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, toLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
