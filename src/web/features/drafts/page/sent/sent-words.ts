import type { Draft } from '#contract/drafting.ts'
import type { SentRequest } from '#contract/sent-requests.ts'

const providers: Readonly<Record<string, string>> = { openai: 'OpenAI', azure_openai: 'Azure OpenAI' }

/** `gpt-4.1 at OpenAI`. */
export function modelWords({ model, provider }: Pick<SentRequest, 'model' | 'provider'>): string {
  return `${model} at ${providers[provider] ?? provider}`
}

/** How a request ended; null while it is under way. */
const outcomes: Readonly<Record<string, string>> = {
  answered: 'Answered',
  'rate-limited': 'The provider asked to wait',
  quota: 'The quota was used up',
  'refused-request': 'Refused by the provider',
  unauthorised: 'The key was refused',
  'model-gone': 'The model is gone',
  unavailable: 'The provider did not answer',
  'cut-off': 'The answer was cut off',
  stalled: 'The answer stopped coming',
  'too-long': 'The answer was too long',
  refusal: 'The model did not write',
  aborted: 'Stopped',
  unusable: 'The answer could not be read',
}

export function outcomeWords(outcome: string | null): string {
  return outcome === null ? 'No answer yet' : (outcomes[outcome] ?? outcome)
}

/** `1,204 tokens sent, 380 received`; empty where the provider counted none. */
export function tokenWords(input: number | null, output: number | null): string {
  if (input === null || output === null) return ''
  return `${count(input)} tokens sent, ${count(output)} received`
}

/** `31 requests for 22 of 24 sections; 40,120 tokens sent, 9,004 received. Asked: gpt-4.1 at OpenAI.` */
export function totalsOf(draft: Draft, requests: readonly SentRequest[]): string {
  const sections = new Set(
    draft.sections.filter(({ id }) => requests.some((one) => one.section_id === id)).map(({ id }) => id),
  ).size
  const sum = (one: (request: SentRequest) => number | null) =>
    requests.reduce((total, request) => total + (one(request) ?? 0), 0)
  const tokens = tokenWords(
    sum(({ input_tokens }) => input_tokens),
    sum(({ output_tokens }) => output_tokens),
  )
  const models = [...new Set(requests.map(modelWords))].join(', ')
  const asked = `${count(requests.length)} ${requests.length === 1 ? 'request' : 'requests'}`
  return `${asked} for ${sections} of ${draft.sections.length} sections; ${tokens}. Asked: ${models}.`
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}
