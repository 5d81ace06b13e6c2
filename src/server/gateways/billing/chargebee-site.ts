import type { Config } from '#server/config.ts'

/** Where the provider's hosted pages of this installation are; undefined without a provider. */
export function hostedUrlOf({ CHARGEBEE_SITE, CHARGEBEE_HOSTED_URL }: Config): string | undefined {
  if (CHARGEBEE_SITE === undefined) return undefined
  return (CHARGEBEE_HOSTED_URL ?? `https://${CHARGEBEE_SITE}.chargebee.com`).replace(/\/$/, '')
}
