import { join } from 'node:path'
import type { Plugin } from 'vite'
import type * as z from 'zod'
import { api } from '#contract/api.ts'
import type { Shape } from '#web/data/reply-shapes.ts'

const contractFile = join(import.meta.dirname, '../src/contract/api.ts')
const shapesFile = join(import.meta.dirname, '../src/web/data/reply-shapes.ts')

/**
 * The page calls the same contract as the server serves, but carries of it only what it needs: how to make each call, and
 * the shape of its reply. Development and tests use the contract itself.
 */
export const pageContract: Plugin = {
  name: 'page-contract',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id !== contractFile) return undefined
    const { shapes, calls } = describeCalls()
    return [
      `import { replyOf } from ${JSON.stringify(shapesFile)}`,
      `const shapes = ${JSON.stringify(shapes)}`,
      // One call after the other, so that a page knows them all in a millisecond.
      `const calls = ${JSON.stringify(calls)}`,
      `export const api = Object.fromEntries(calls.map(([name, method, path, access, reply, more]) =>
        [name, { method, path, access, reply: replyOf(shapes, reply), ...more }]))`,
    ].join('\n')
  },
}

type Call = readonly [
  name: string,
  method: string,
  path: string,
  access: string,
  reply: number,
  more: { readonly status?: number; readonly bodyType?: string },
]

/** Every call with the place of its reply among the shapes. */
export function describeCalls() {
  const table = new ShapeTable()
  const calls = Object.entries(api).map(([name, endpoint]): Call => {
    const { method, path, access, reply } = endpoint
    const { status, bodyType } = endpoint as { status?: number; bodyType?: string }
    return [
      name,
      method,
      path,
      access,
      table.placeOf(reply),
      { ...(status && { status }), ...(bodyType && { bodyType }) },
    ]
  })
  return { shapes: table.shapes, calls }
}

type Definition = {
  readonly type: string
  readonly shape: Readonly<Record<string, z.ZodType>>
  readonly catchall?: z.ZodType
  readonly element: z.ZodType
  readonly innerType: z.ZodType
  readonly valueType: z.ZodType
  readonly options: readonly z.ZodType[]
  readonly entries: Readonly<Record<string, string | number>>
  readonly values: readonly (string | number | boolean | null)[]
  readonly getter: () => z.ZodType
}

class ShapeTable {
  readonly shapes: Shape[] = []
  readonly #places = new Map<z.ZodType, number>()
  readonly #known = new Map<string, number>()

  placeOf(schema: z.ZodType): number {
    const known = this.#places.get(schema)
    if (known !== undefined) return known
    const definition = schema.def as unknown as Definition
    if (definition.type === 'lazy') return this.#placeOfLazy(schema, definition)
    const shape = this.#shapeOf(definition)
    const text = JSON.stringify(shape)
    const place = this.#known.get(text) ?? this.shapes.push(shape) - 1
    this.#known.set(text, place)
    this.#places.set(schema, place)
    return place
  }

  /** Names its place before it is known what stands there: it may be part of itself. */
  #placeOfLazy(schema: z.ZodType, { getter }: Definition): number {
    const place = this.shapes.push(['any']) - 1
    this.#places.set(schema, place)
    this.shapes[place] = ['union', this.placeOf(getter())]
    return place
  }

  #shapeOf(definition: Definition): Shape {
    const { type, shape, catchall } = definition
    const simple = simpleShapes[type]
    if (simple) return simple
    switch (type) {
      case 'enum':
        return ['one of', ...Object.values(definition.entries)]
      case 'literal':
        return ['one of', ...definition.values]
      case 'array':
        return ['array', this.placeOf(definition.element)]
      case 'record':
        return ['record', this.placeOf(definition.valueType)]
      case 'optional':
      case 'nullable':
        return [type, this.placeOf(definition.innerType)]
      case 'union':
        return ['union', ...definition.options.map((option) => this.placeOf(option))]
      case 'object': {
        const fields = Object.entries(shape).map(([name, field]) => [name, this.placeOf(field)])
        return [catchall ? 'open object' : 'object', Object.fromEntries(fields) as Record<string, number>]
      }
      default:
        throw new Error(`A reply with "${type}" in it: the page cannot read that yet.`)
    }
  }
}

/** Of what the contract checks by hand the page checks nothing. */
const simpleShapes: Partial<Record<string, Shape>> = {
  string: ['string'],
  number: ['number'],
  boolean: ['boolean'],
  null: ['null'],
  undefined: ['undefined'],
  unknown: ['any'],
  any: ['any'],
  custom: ['any'],
}
