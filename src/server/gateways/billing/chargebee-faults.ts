import { BillingFault } from './port.ts'

/** What the SDK throws for a refusal of the API: the parsed body, which is no `Error`. */
type ApiRefusal = {
  readonly http_status_code?: number
  readonly type?: string
  readonly api_error_code?: string
  readonly error_code?: string
  readonly name?: string
}

/** Whatever the SDK throws as a fault of ours. The provider's sentences are for developers and are not kept. */
export function toFault(error: unknown): BillingFault {
  if (error instanceof BillingFault) return error
  const refusal = (error ?? {}) as ApiRefusal
  const code = refusal.api_error_code ?? refusal.error_code ?? refusal.name ?? 'unknown'
  return new BillingFault(
    kindOf(refusal),
    String(refusal.http_status_code ?? '')
      .concat(' ', code)
      .trim(),
    {
      cause: error,
    },
  )
}

function kindOf({ http_status_code: status, type, api_error_code: code }: ApiRefusal): BillingFault['kind'] {
  if (type === 'payment') return 'payment'
  if (status === undefined || status === 429 || status >= 500) return 'busy'
  if (status === 404 || code === 'resource_not_found') return 'missing'
  return status === 409 ? 'conflict' : 'refused'
}
