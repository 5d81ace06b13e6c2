import type { Config } from '#web/data/config.ts'

/**
 * Counts pages for an analytics service (PostHog's capture call). What is sent is the route's pattern and nothing else: no
 * text, no input, no client, no cookie; the identifier lives as long as the page.
 */
export function createAnalytics({ key, host }: NonNullable<Config['posthog']>) {
  const visitor = crypto.randomUUID()
  return {
    /** `pattern` is the path of the route table, `/drafty/clients/:id`, never the address itself. */
    countPage: (pattern: string): void => {
      const properties = {
        distinct_id: visitor,
        $current_url: pattern,
        $process_person_profile: false,
        $ip: null,
        $geoip_disable: true,
      }
      post(`${host.replace(/\/$/, '')}/i/v0/e/`, { api_key: key, event: '$pageview', properties })
    },
  }
}

/** Without credentials, and nobody waits for it. */
function post(url: string, body: object): void {
  const init: RequestInit = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }
  void fetch(url, init).catch(() => undefined)
}
