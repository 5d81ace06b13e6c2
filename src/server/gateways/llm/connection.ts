import type { ModelPort } from './port.ts'

/** How a provider is reached; plain data, so that a thread can be told. */
export type AiSdkConnection = Pick<ModelPort, 'provider'> & {
  readonly apiKey: string
  /** Another address than the vendor's: any endpoint that speaks the same protocol. */
  readonly baseUrl?: string | undefined
  readonly resource?: string | undefined
  /** `chat`: the older protocol, which local model servers speak. */
  readonly protocol?: 'responses' | 'chat'
  /** Without a sign of life for so long a stream counts as stalled. */
  readonly stallMs?: number
  /** The first words may take longer: the model thinks. */
  readonly firstTextMs?: number
}
