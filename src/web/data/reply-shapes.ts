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

/**
 * Reads replies of one shape as the schema of the contract does: what is not named in it is left out.
 * @public the built page's contract, which `scripts/page-contract.ts` writes, reads with it
 */
export function replyOf(shapes: readonly Shape[], place: number) {
  const safeParse = (value: unknown): Outcome => {
    const misfit: Misfit = { at: [], lacks: '' }
    const data = read(shapes, place, value, misfit)
    return data === misfit ? { success: false, error: new Error(sentenceOf(misfit)) } : { success: true, data }
  }
  const parse = (value: unknown): unknown => {
    const outcome = safeParse(value)
    if (outcome.success) return outcome.data
    throw outcome.error
  }
  return { safeParse, parse }
}

/**
 * What is read in place of something that does not fit, and where that stands, from the inside out: a draft has thousands of
 * fields, and the names on the way to each are put together for the one alone that is refused.
 */
type Misfit = { at: string[]; lacks: string }

const sentenceOf = ({ at, lacks }: Misfit) => `The reply has no ${lacks} at ${at.toReversed().join('.') || 'its top'}.`

/** The value as far as its shape names it; `misfit` itself where it does not fit. */
function read(shapes: readonly Shape[], place: number, value: unknown, misfit: Misfit): unknown {
  const shape = shapes[place] ?? ['any']
  switch (shape[0]) {
    case 'optional':
      return value === undefined ? value : read(shapes, shape[1], value, misfit)
    case 'nullable':
      return value === null ? value : read(shapes, shape[1], value, misfit)
    case 'array':
      return Array.isArray(value) ? readEach(shapes, shape[1], value, misfit) : refuse(misfit, shape[0])
    case 'union':
      return readFirst(shapes, shape, value, misfit)
    case 'record':
    case 'object':
    case 'open object':
      return isNamed(value) ? readNamed(shapes, shape, value, misfit) : refuse(misfit, shape[0])
    default:
      return fits(shape, value) ? value : refuse(misfit, shape[0])
  }
}

function fits(shape: Shape, value: unknown): boolean {
  if (shape[0] === 'any') return true
  if (shape[0] === 'one of') return shape.includes(value as string, 1)
  return (value === null ? 'null' : typeof value) === shape[0]
}

function isNamed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readEach(shapes: readonly Shape[], place: number, items: readonly unknown[], misfit: Misfit): unknown {
  const known: unknown[] = []
  for (const item of items) {
    const one = read(shapes, place, item, misfit)
    if (one === misfit) return foundIn(misfit, String(known.length))
    known.push(one)
  }
  return known
}

function readFirst(shapes: readonly Shape[], union: Shape, value: unknown, misfit: Misfit): unknown {
  for (const place of union.slice(1) as number[]) {
    const data = read(shapes, place, value, misfit)
    if (data !== misfit) return data
    misfit.at = []
  }
  return refuse(misfit, 'union')
}

type Named = readonly ['record', number] | readonly ['object' | 'open object', Readonly<Record<string, number>>]

function readNamed(shapes: readonly Shape[], shape: Named, given: Record<string, unknown>, misfit: Misfit): unknown {
  const known: Record<string, unknown> = shape[0] === 'open object' ? { ...given } : {}
  const places = shape[0] === 'record' ? undefined : shape[1]
  for (const name of Object.keys(places ?? given)) {
    const value = read(shapes, places?.[name] ?? (shape[1] as number), given[name], misfit)
    if (value === misfit) return foundIn(misfit, name)
    // A name that is absent stays absent; one that is called like the prototype is a name like any other.
    if (name in given) define(known, name, value)
  }
  return known
}

function define(known: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(known, name, { value, enumerable: true, configurable: true })
  else known[name] = value
}

function foundIn(misfit: Misfit, name: string): Misfit {
  misfit.at.push(name)
  return misfit
}

function refuse(misfit: Misfit, lacks: string): Misfit {
  misfit.lacks = lacks
  return misfit
}
