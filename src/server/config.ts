import * as z from 'zod'
import { readRetirements } from '#domain/drafting/model-retirements.ts'

const secretList = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((one) => one !== ''))
  .pipe(z.array(z.string().min(32, 'Each has at least 32 characters.')))

/** E-mail addresses of accounts, comma-separated. */
const addresses = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter((one) => one !== ''),
  )

const settings = z.object({
  /** `development` on one's own machine; anything else is production and refuses unsafe defaults. */
  NODE_ENV: z.string().default('production'),
  /** Development: what the calls of the developer panel carry; made at the first start and printed unless it is given. */
  DEVELOPER_KEY: z.string().min(16).optional(),
  /** Where to listen; 0 lets the system choose a free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  /** The certificate with its chain, and its key, as PEM files: for those without a proxy in front. Renewed files are taken by themselves. */
  TLS_CERT: z.string().min(1).optional(),
  TLS_KEY: z.string().min(1).optional(),
  /** Proxies in front, addresses and networks comma-separated: only what they say of a client's address is believed. */
  TRUSTED_PROXY: z.string().optional(),
  /** `/metrics` answers whoever has it; without it nobody in production. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** The address that attorneys type, for links in mails. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Holds the database file, the files and everything else that must survive a restart. */
  DRAFTY_DATA_DIR: z.string().min(1).default('data'),
  /** `mysql://user:password@host/name` to share one database among several servers. */
  DATABASE_URL: z.url({ protocol: /^mysql$/ }).optional(),
  /** Developer panel: the database that its switch and its import reach, often through a tunnel. */
  REMOTE_DATABASE_URL: z.url({ protocol: /^mysql$/ }).optional(),
  /** Developer panel: the other end of its backend switch, with the base path. */
  STAGING_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where `npm run dev` shows the page: the developer panel's address names it. */
  DEVELOPER_PAGE: z.url({ protocol: /^https?$/ }).optional(),
  /** Developer panel: how its local MySQL is run; without it in Docker where that answers, else as a process. */
  LOCAL_MYSQL: z.enum(['docker', 'process']).optional(),
  /** Developer panel: where its local MySQL listens. */
  LOCAL_MYSQL_PORT: z.coerce.number().int().min(1).max(65_535).default(3307),
  /** Signs tokens; at least 32 characters. One is made and kept in the data folder, unless several servers share a database. */
  APP_SECRET: z.string().min(32).optional(),
  /** Secrets that signed and sealed before `APP_SECRET`, comma-separated: what they signed is still read, nothing is signed with them. */
  APP_SECRETS_BEFORE: secretList,
  /** An S3-compatible store for the files; without it they are in the data folder. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(1).default('drafty'),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /**
   * Encrypts stored files; at least 32 characters. In production one is made and kept in the data folder, unless several
   * servers share a database. Files stored before it was set stay readable, lost keys lose files.
   */
  FILE_ENCRYPTION_KEY: z.string().min(32).optional(),
  /** Keys under which files were stored before, comma-separated: they are read with them and stored with the new one. */
  FILE_ENCRYPTION_KEYS_BEFORE: secretList,
  /** Who answers attorneys. */
  SUPPORT_EMAIL: z.email().default('support@drafty.example'),
  /** Whose invoices local billing makes: the lines under the name on them, separated by `|`. */
  INVOICE_SELLER: z.string().max(400).optional(),
  /** The zone of the dates in mails and on the pages of local billing. */
  BILLING_TIME_ZONE: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', 'No such time zone.')
    .default('America/New_York'),
  MAIL_FROM: z.string().default('Drafty <no-reply@drafty.example>'),
  /** `folder` writes mails as files to the outbox of the data folder: the choice of whoever has no mail server yet. */
  MAIL: z.enum(['folder']).optional(),
  /** Where mails go. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url().optional(),
  /** `chat` for servers that speak only the older protocol, such as most local model servers. */
  OPENAI_PROTOCOL: z.enum(['responses', 'chat']).default('responses'),
  AZURE_OPENAI_RESOURCE: z.string().min(1).optional(),
  AZURE_OPENAI_API_KEY: z.string().min(1).optional(),
  /** `alias=model` pairs, comma-separated, where the models behind the product's names differ. */
  MODEL_MAP: z.string().default(''),
  /** Models that end, where the provider's own list does not say it: `gpt-5=2026-12-11>gpt-6-luna`, comma-separated. */
  MODEL_RETIREMENTS: z
    .string()
    .default('')
    .refine((text) => readRetirements(text) !== undefined, 'Each is alias=day, or alias=day>successor.'),
  /** Requests under way to the AI provider at a time; the accounts take turns. */
  MEMORY_GOAL_MB: z.coerce.number().int().min(0).max(1_000_000).default(300),
  AI_REQUESTS_AT_ONCE: z.coerce.number().int().min(1).max(1000).default(8),
  AI_PROVIDER: z.enum(['openai', 'azure_openai']).default('openai'),
  /** `offline` writes every section from the product's own templates, with no network. */
  WRITER: z.enum(['model', 'offline']).optional(),
  /** The public keys whose law packs are taken, comma-separated: base64 of 32 bytes each. None: no pack is. */
  LAW_PACK_KEYS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
    .pipe(z.array(z.base64().length(44, 'Each is the base64 of an Ed25519 public key.'))),
  /** Who may import law packs in the settings: e-mail addresses of accounts, comma-separated. None: the command line alone. */
  LAW_KEEPERS: addresses,
  /** Who may see what waits in the whole installation: e-mail addresses of accounts, comma-separated. None: nobody. */
  OPERATORS: addresses,
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  /** Who issues the ID tokens of the Google button, where its keys are, and where the button comes from. */
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_JWKS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_SCRIPT_URL: z.url().default('https://accounts.google.com/gsi/client'),
  /** `crisp:<website id>`, `intercom:<app id>` or `chatwoot:<website token>@<base url>`. */
  SUPPORT_CHAT: z
    .string()
    .regex(/^(crisp:[\w-]+|intercom:\w+|chatwoot:\w+@https?:\/\/\S+)$/)
    .optional(),
  /** The vendor's secret for identity verification. */
  SUPPORT_CHAT_SECRET: z.string().min(1).optional(),
  POSTHOG_KEY: z.string().min(1).optional(),
  POSTHOG_HOST: z.url().default('https://us.i.posthog.com'),
  SENTRY_DSN: z.url().optional(),
  /** Who bills: `local` orders plans on pages of this server that move no money. In production it has to be chosen. */
  BILLING: z.enum(['local', 'chargebee']).optional(),
  CHARGEBEE_SITE: z.string().min(1).optional(),
  CHARGEBEE_API_KEY: z.string().min(1).optional(),
  /** Where the API, the page's script and the hosted pages of the provider are, when not at the provider's own addresses. */
  CHARGEBEE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHARGEBEE_SCRIPT_URL: z.url().default('https://js.chargebee.com/v2/chargebee.js'),
  CHARGEBEE_HOSTED_URL: z.url().optional(),
  /** `yes` where the site allows the portal through the API: attorneys then come to it without another login. */
  CHARGEBEE_PORTAL_SSO: z.enum(['yes', 'no']).default('no'),
  CHARGEBEE_WEBHOOK_USERNAME: z.string().min(1).optional(),
  CHARGEBEE_WEBHOOK_PASSWORD: z.string().min(1).optional(),
  /** Fixed when the web app is built. */
  CHARGEBEE_ENVIRONMENT: z.string().default('production'),
})

/** @internal for the tests */
export const settingNames: readonly string[] = Object.keys(settings.shape)

export type Config = Readonly<z.output<typeof settings>> & { readonly isProduction: boolean }

/**
 * Reads all settings at once; a wrong one stops the start with its name. With `NODE_ENV=development`
 * alone it is a working set-up for one's own machine; else it is production, and whatever has to be chosen is named.
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = settings.safeParse(given)
  if (!success) throw new Error(`Wrong settings:\n${z.prettifyError(error)}`)
  if (data.S3_ENDPOINT && !(data.S3_ACCESS_KEY_ID && data.S3_SECRET_ACCESS_KEY))
    throw new Error('With S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed.')
  if ((data.TLS_CERT === undefined) !== (data.TLS_KEY === undefined))
    throw new Error('TLS_CERT and TLS_KEY belong together: set both, or none behind a proxy.')
  const isProduction = data.NODE_ENV !== 'development'
  refuseHalfBilling(data)
  if (isProduction) refuseUnsafeDefaults(data)
  return Object.freeze({ ...data, isProduction })
}

/** A site without its key would look like a provider and take no order; without a password anybody could send events. */
function refuseHalfBilling(data: z.output<typeof settings>): void {
  const names = [
    'CHARGEBEE_SITE',
    'CHARGEBEE_API_KEY',
    'CHARGEBEE_WEBHOOK_USERNAME',
    'CHARGEBEE_WEBHOOK_PASSWORD',
  ] as const
  const missing = names.filter((name) => data[name] === undefined)
  if (missing.length > 0 && missing.length < names.length)
    throw new Error(`For Chargebee these settings are needed as well: ${missing.join(', ')}.`)
}

/** Everything that an operator has to decide, each in one sentence that says what to set. */
function refuseUnsafeDefaults(data: z.output<typeof settings>): void {
  const open = [
    data.PUBLIC_URL === undefined &&
      'PUBLIC_URL: set the address that attorneys type, such as https://drafty.firm.com.',
    ...openChoices(data),
    ...(data.DATABASE_URL === undefined ? [] : openSecrets(data)),
  ].filter((sentence) => sentence !== false)
  if (open.length > 0)
    throw new Error(
      `In production these have to be decided (on your own machine, for development: NODE_ENV=development):\n${open.join('\n')}`,
    )
  const hasKey = data.AI_PROVIDER === 'openai' ? data.OPENAI_API_KEY : data.AZURE_OPENAI_API_KEY
  if (!hasKey && data.WRITER !== 'offline')
    throw new Error(`AI_PROVIDER is ${data.AI_PROVIDER} but it has no key. Set the key, or WRITER=offline.`)
}

function openChoices({ BILLING, CHARGEBEE_SITE, SMTP_URL, MAIL }: z.output<typeof settings>): (string | false)[] {
  const hasProvider = CHARGEBEE_SITE !== undefined
  return [
    BILLING === undefined &&
      'BILLING: set `chargebee` with its four settings, or `local` to order plans on this server, where no money moves.',
    BILLING === 'chargebee' &&
      !hasProvider &&
      'BILLING: it is `chargebee`, so CHARGEBEE_SITE and its key have to be set.',
    BILLING === 'local' && hasProvider && 'BILLING: it is `local`, so CHARGEBEE_SITE and the others must not be set.',
    SMTP_URL === undefined &&
      MAIL === undefined &&
      'SMTP_URL: set your mail server, or MAIL=folder to write mails as files that somebody on this machine passes on.',
  ]
}

function openSecrets({ APP_SECRET, FILE_ENCRYPTION_KEY }: z.output<typeof settings>): (string | false)[] {
  return [
    APP_SECRET === undefined &&
      'APP_SECRET: servers that share a database share it; set at least 32 random characters.',
    FILE_ENCRYPTION_KEY === undefined &&
      'FILE_ENCRYPTION_KEY: servers that share files share it; set at least 32 random characters.',
  ]
}
