import type { FactKind } from '#domain/case-map/case-map.ts'
import { factKinds } from '#domain/case-map/fact-kinds.ts'
import type { LabelledStatement } from '#test/fact-kinds/labelled-statements.ts'

/** A multinomial logistic regression on what a statement has and the direction of its words (docs/decisions/0027). */
export type Model = {
  readonly places: ReadonlyMap<string, number>
  readonly weights: Float64Array
  readonly of: Float64Array
  readonly bias: Float64Array
}

export type Example = {
  readonly one: LabelledStatement
  readonly names: readonly string[]
  readonly direction: Float32Array
}

/** What steers the learning. */
export type Steering = {
  readonly strength: number
  readonly epochs: number
  readonly rate: number
  readonly leastCases: number
  /** How much a direction weighs. */
  readonly scale: number
}

export const kinds: readonly FactKind[] = factKinds.filter((kind) => kind !== 'computed')
export const size = kinds.length

/** Always the same from the same examples. `uses` says which names of features count. */
export function learn(
  examples: readonly Example[],
  uses: (name: string) => boolean,
  { strength, epochs, rate, leastCases, scale }: Steering,
): Model {
  const cases = new Map<string, Set<string>>()
  for (const { names, one } of examples)
    for (const name of names) if (uses(name)) cases.set(name, (cases.get(name) ?? new Set()).add(one.case))
  const places = new Map(
    [...cases].filter(([, found]) => found.size >= leastCases).map(([name], place) => [name, place]),
  )
  const weights = new Float64Array(places.size * size)
  const squares = new Float64Array(places.size * size).fill(1e-6)
  const dims = examples[0]!.direction.length
  const of = new Float64Array(dims * size)
  const ofSquares = new Float64Array(dims * size).fill(1e-6)
  const bias = new Float64Array(size)
  const biasSquares = new Float64Array(size).fill(1e-6)
  const rows = examples.map(({ names, direction, one }) => ({
    at: names.flatMap((name) => places.get(name) ?? []),
    direction,
    wanted: wantedOf(one),
  }))
  let seed = 7
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
  const order = rows.map((_, at) => at)
  const decay = strength / rows.length
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    for (const number of order) {
      const { at, direction, wanted } = rows[number]!
      const shares = sharesOf({ places, weights, of, bias }, { at, direction, scale })
      for (let kind = 0; kind < size; kind += 1) {
        const error = shares[kind]! - wanted[kind]!
        if (Math.abs(error) < 1e-4) continue
        step(bias, biasSquares, { at: kind, error, decay: 0, rate })
        for (const place of at) step(weights, squares, { at: place * size + kind, error, decay: decay * 20, rate })
        for (let dim = 0; dim < dims; dim += 1)
          step(of, ofSquares, {
            at: dim * size + kind,
            error: error * direction[dim]! * scale,
            decay: decay * 20,
            rate,
          })
      }
    }
  }
  return { places, weights, of, bias }
}

type Step = { readonly at: number; readonly error: number; readonly decay: number; readonly rate: number }

function step(weights: Float64Array, squares: Float64Array, { at, error, decay, rate }: Step): void {
  const slope = error + decay * weights[at]!
  squares[at]! += slope * slope
  weights[at]! -= (rate * slope) / Math.sqrt(squares[at]!)
}

type Seen = { readonly at: readonly number[]; readonly direction: Float32Array; readonly scale: number }

function sharesOf({ weights, of, bias }: Model, { at, direction, scale }: Seen): Float64Array {
  const odds = Float64Array.from(bias)
  for (const place of at) for (let kind = 0; kind < size; kind += 1) odds[kind]! += weights[place * size + kind]!
  for (let dim = 0; dim < direction.length; dim += 1) {
    const value = direction[dim]! * scale
    if (value !== 0) for (let kind = 0; kind < size; kind += 1) odds[kind]! += of[dim * size + kind]! * value
  }
  const top = odds.reduce((most, one) => Math.max(most, one), -Infinity)
  const raised = odds.map((one) => Math.exp(one - top))
  const sum = raised.reduce((all, one) => all + one, 0)
  return raised.map((one) => one / sum)
}

function wantedOf({ kinds: right }: LabelledStatement): Float64Array {
  const wanted = new Float64Array(size)
  const first = right.length === 1 ? 1 : 0.7
  for (const [at, kind] of right.entries()) wanted[kinds.indexOf(kind)] = at === 0 ? first : 0.3 / (right.length - 1)
  return wanted
}

/** The likeliest kind of an example, and how likely it is. */
export function kindFrom(
  model: Model,
  { names, direction }: Example,
  scale: number,
): { readonly kind: FactKind; readonly share: number } {
  const at = names.flatMap((name) => model.places.get(name) ?? [])
  const shares = sharesOf(model, { at, direction, scale })
  const best = shares.reduce((most, share, place) => (share > shares[most]! ? place : most), 0)
  return { kind: kinds[best]!, share: shares[best]! }
}
