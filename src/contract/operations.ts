import * as z from 'zod'
import { endpoint } from './endpoint.ts'

export const operations = {
  getConfig: endpoint({
    method: 'GET',
    path: '/config',
    access: 'public',
    summary: 'What the page must know before anybody logs in',
    reply: z.object({
      support_email: z.string(),
      google_client_id: z.string().nullable(),
      chargebee_site: z.string().nullable(),
      chargebee_environment: z.string(),
      chargebee_script_url: z.string().nullable(),
      chargebee_hosted_url: z.string().nullable(),
      /** `login`: attorneys log in to the portal with their address; `single-sign-on`: the server opens it for them. */
      chargebee_portal: z.enum(['login', 'single-sign-on']),
      dev_mode: z.boolean(),
      chat: z.string().nullable(),
      google_script_url: z.string(),
      posthog: z.object({ key: z.string(), host: z.string() }).nullable(),
      sentry_dsn: z.string().nullable(),
    }),
  }),
  live: endpoint({
    method: 'GET',
    path: '/livez',
    access: 'public',
    summary: 'The process runs',
    reply: z.object({ status: z.literal('ok') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    access: 'public',
    summary: 'The database answers and the server takes requests',
    reply: z.object({ status: z.literal('ok') }),
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/metrics',
    access: 'public',
    summary: 'Figures for operators, for callers on this machine only',
    reply: z.string(),
    replyType: 'text/plain',
  }),
  describe: endpoint({
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    summary: 'This API as OpenAPI 3.1',
    reply: z.record(z.string(), z.json()),
  }),
}
