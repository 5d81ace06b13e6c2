import type { Config } from '#server/config.ts'
import { hostedUrlOf } from '#server/gateways/billing/chargebee-site.ts'

type Hosts = { script?: string[]; style?: string[]; connect?: string[]; frame?: string[]; img?: string[] }

/** The hosts of vendors that are set up; without a setting, no host: the page then talks to this server alone. */
export function outsideHosts(config: Config): Hosts {
  const hosts = [googleHosts, chatHosts, telemetryHosts, billingHosts, stagingHosts]
  return hosts.map((of) => of(config)).reduce(join, {})
}

function googleHosts({ GOOGLE_CLIENT_ID, GOOGLE_SCRIPT_URL }: Config): Hosts {
  if (GOOGLE_CLIENT_ID === undefined) return {}
  const folder = new URL('.', GOOGLE_SCRIPT_URL).href
  return { script: [GOOGLE_SCRIPT_URL], style: [`${folder}style`], connect: [folder], frame: [folder] }
}

function chatHosts({ SUPPORT_CHAT }: Config): Hosts {
  if (SUPPORT_CHAT === undefined) return {}
  if (SUPPORT_CHAT.startsWith('crisp:')) {
    const client = 'https://client.crisp.chat'
    return {
      script: [client],
      style: [client],
      connect: [client, 'wss://client.relay.crisp.chat'],
      img: [client, 'https://image.crisp.chat', 'https://storage.crisp.chat'],
    }
  }
  if (SUPPORT_CHAT.startsWith('intercom:'))
    return {
      script: ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
      connect: ['https://*.intercom.io', 'wss://*.intercom.io', 'https://*.intercomcdn.com'],
      frame: ['https://intercom-sheets.com'],
      img: ['https://*.intercomcdn.com', 'https://static.intercomassets.com'],
    }
  const base = new URL(SUPPORT_CHAT.slice(SUPPORT_CHAT.indexOf('@') + 1)).origin
  return { script: [base], connect: [base, base.replace(/^http/, 'ws')], frame: [base], img: [base] }
}

function telemetryHosts({ POSTHOG_KEY, POSTHOG_HOST, SENTRY_DSN }: Config): Hosts {
  const analytics = POSTHOG_KEY === undefined ? [] : [new URL(POSTHOG_HOST).origin]
  const errors = SENTRY_DSN === undefined ? [] : [new URL(SENTRY_DSN).origin]
  return { connect: [...analytics, ...errors] }
}

/** The other end of the developer panel's backend switch. */
function stagingHosts({ STAGING_API_URL, isProduction }: Config): Hosts {
  return STAGING_API_URL === undefined || isProduction ? {} : { connect: [new URL(STAGING_API_URL).origin] }
}

/** The checkout and portal scripts with the frames that they open. */
function billingHosts(config: Config): Hosts {
  const hosted = hostedUrlOf(config)
  if (hosted === undefined) return {}
  const site = new URL(hosted).origin
  const scripts = new URL(config.CHARGEBEE_SCRIPT_URL).origin
  return {
    script: [config.CHARGEBEE_SCRIPT_URL],
    style: [`${site}/assets/hp_v3/iframe_views/`],
    connect: [site],
    frame: [site, scripts],
  }
}

function join(all: Hosts, more: Hosts): Hosts {
  const kinds = ['script', 'style', 'connect', 'frame', 'img'] as const
  return Object.fromEntries(kinds.map((kind) => [kind, [...(all[kind] ?? []), ...(more[kind] ?? [])]]))
}
