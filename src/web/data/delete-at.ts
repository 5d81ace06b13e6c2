import { api } from '#contract/api.ts'
import { endpoint } from '#contract/endpoint.ts'
import { call } from './call.ts'

/** Deletes what is at a path that another part of the page made; the server's sentence is the reply. */
export async function deleteAt(path: string): Promise<string> {
  const { message } = await call(
    endpoint({ method: 'DELETE', path, access: 'user', summary: '', reply: api.deleteClient.reply }),
    {},
  )
  return message
}
