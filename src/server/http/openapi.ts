import * as z from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

/** The OpenAPI 3.1 document of a contract; its schemas are those that check the requests. */
export function describeApi(title: string, endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(endpoint) }
  }
  const securitySchemes = { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } }
  return { openapi: '3.1.0', info: { title, version: '1' }, components: { securitySchemes }, paths }
}

const mediaTypes = {
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
  raw: 'application/json',
} as const

function describe({ path, summary, access, query, body, bodyType, reply, replyType, status, example }: Endpoint) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const type = mediaTypes[bodyType ?? 'raw']
  const schema = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  const answer = status === 204 ? undefined : z.toJSONSchema(reply, { unrepresentable: 'any' })
  return {
    summary,
    security: access === 'public' || access === 'development' ? [] : [{ session: [] }],
    'x-permission': access,
    parameters: [...inPath, ...queryParameters(query)],
    ...(schema && {
      requestBody: { required: true, content: { [type]: { schema, ...(example !== undefined && { example }) } } },
    }),
    responses: {
      [status ?? 200]: {
        description: summary,
        ...(answer && { content: { [replyType ?? 'application/json']: { schema: answer } } }),
      },
    },
  }
}

function queryParameters(query: z.ZodType | undefined) {
  if (!(query instanceof z.ZodObject)) return []
  return Object.entries(query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }),
  }))
}
