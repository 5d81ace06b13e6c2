/**
 * The shapes of replies as the built page carries them: a table of kinds that name each other by their places in it. The
 * schemas themselves, with their sentences and limits, stay with the server (`scripts/page-contract.ts` makes the table).
 */
export type Shape =
  | readonly ['string' | 'number' | 'boolean' | 'null' | 'undefined' | 'any']
  | readonly ['one of', ...(string | number | boolean | null)[]]
  | readonly ['array' | 'optional' | 'nullable', number]
  | readonly ['record', number]
  | readonly ['union', ...number[]]
  | readonly ['object' | 'open object', Readonly<Record<string, number>>]

type Outcome = { readonly success: true; readonly data: unknown } | { readonly success: false; readonly error: Error }

/** Reads replies of one shape as the schema of the contract does: what is not named in it is left out. */
export function replyOf(shapes: readonly Shape[], place: number) {
  const safeParse = (value: unknown): Outcome => {
    try {
      return { success: true, data: read(shapes, place, value, '') }
    } catch (error) {
      return { success: false, error: error as Error }
    }
  }
  const parse = (value: unknown): unknown => read(shapes, place, value, '')
  return { safeParse, parse }
}

function read(shapes: readonly Shape[], place: number, value: unknown, at: string): unknown {
  const shape = shapes[place] ?? ['any']
  switch (shape[0]) {
    case 'optional':
      return value === undefined ? value : read(shapes, shape[1], value, at)
    case 'nullable':
      return value === null ? value : read(shapes, shape[1], value, at)
    case 'array':
      if (!Array.isArray(value)) return refuse(shape, at)
      return value.map((item, index) => read(shapes, shape[1], item, `${at}.${index}`))
    case 'union':
      return readFirst(shapes, shape.slice(1) as number[], value, at)
    case 'record':
    case 'object':
    case 'open object':
      return readNamed(shapes, shape, value, at)
    default:
      return fits(shape, value) ? value : refuse(shape, at)
  }
}

function fits(shape: Shape, value: unknown): boolean {
  if (shape[0] === 'any') return true
  if (shape[0] === 'one of') return shape.slice(1).includes(value as string)
  return (value === null ? 'null' : typeof value) === shape[0]
}

function readFirst(shapes: readonly Shape[], places: readonly number[], value: unknown, at: string): unknown {
  for (const place of places) {
    const outcome = replyOf(shapes, place).safeParse(value)
    if (outcome.success) return outcome.data
  }
  return refuse(['union'], at)
}

type Named = readonly ['record', number] | readonly ['object' | 'open object', Readonly<Record<string, number>>]

function readNamed(shapes: readonly Shape[], shape: Named, value: unknown, at: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(shape, at)
  const given = value as Record<string, unknown>
  if (shape[0] === 'record')
    return Object.fromEntries(
      Object.entries(given).map(([name, item]) => [name, read(shapes, shape[1], item, `${at}.${name}`)]),
    )
  const known = Object.entries(shape[1]).map(([name, place]) => [
    name,
    read(shapes, place, given[name], `${at}.${name}`),
  ])
  // A name that is absent stays absent.
  const present = known.filter(([name]) => (name as string) in given)
  return { ...(shape[0] === 'open object' && given), ...(Object.fromEntries(present) as object) }
}

function refuse([kind]: Shape | readonly ['union'], at: string): never {
  throw new Error(`The reply has no ${kind} at ${at || 'its top'}.`)
}
