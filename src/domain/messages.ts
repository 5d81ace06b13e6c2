/**
 * The sentences that the page itself says when something fails, each in one place (specification 1, section 8 "Error
 * dialog messages"; specification 2, section 8). `email` is the support address of the installation.
 */
export const messages = {
  templateNotFound: 'Template not found please select or upload another template to continue.',
  notFound: 'Not Found.',
  networkInterrupted: 'Network connection interrupted. This can happen with longer document generation.',
  /** After the connection was lost while the draft goes on on the server. */
  checkMyDrafts: 'Your draft is still being written. Please check My Drafts in a few minutes.',
  noSpouseInfo:
    'Will the spouse of the applicant be part of the application?* was selected, but no information about spouse is found. Please, fill that information for this client in the Client Management section to continue.',
  noChildInfo:
    'Will the children of the applicant be part of the application?* was selected, but no information about child is found. Please, fill that information for this client in the Client Management section to continue.',
  goodMoralCharacter:
    "Please give more extensive details about the applicant's good moral character, or select No on the optional question about good moral character.",

  verificationSent: 'A new verification email has been sent',
  verifiedRefresh: "I've verified! Refresh page",
  profileLoading: 'Please, hold on while we fetch attorney profile.',
  profileMissing: 'No profile information available.',
  profileNotLoaded: 'Error getting attorney profile. An unexpected error occurred while getting attorney profile',
  profileNotCreated: 'Error creating attorney profile.',
  profileCreated: 'Successfully created attorney profile.',
  profileEdited: 'Successfully edited attorney profile.',

  downloadFailed: 'An error occurred. Please try again.',
  templateUnreadable: 'There was an error reading the template. Please try again.',
  fileNotLoaded: 'Error loading the file. Please try again.',
  clientsNotLoaded: 'Please refresh page. Error getting all clients',
  citationsNotLoaded: 'Please refresh page. Error getting all cited documents',
  extraExpertNotLoaded: "Please refresh page. Error getting all additional expert's documents",
  extraClientNotLoaded: "Please refresh page. Error getting all additional client's documents",
} as const

/**
 * Counts in drafts; `days` until the term ends. The link to the plans is added by the dialog.
 * @internal the gallery and the tests show it as another server sends it
 */
export function subscriptionLimitReached({ left, limit, days }: { left: number; limit: number; days: number }): string {
  return `${limitOpening}You have ${asCount(left)} out of ${asCount(limit)} 💎 Premium Document drafts left. The count will reset in ${daysText(days)}`
}

/** `3 days`, `1 day`, `0 day` (specification 1, section 4). */
export function daysText(days: number): string {
  const whole = Math.max(0, Math.ceil(days))
  return whole <= 1 ? `${whole} day` : `${whole} days`
}

export function unexpectedError(email: string): string {
  return `An unexpected error occurred. Please try again or contact our support team at ${email} if the issue persists`
}

export function profileNotUpdated(email: string): string {
  return `Error updating profile. Please try again or contact our support team at ${email} if the issue persists.`
}

/** When the sections of a draft cannot be fetched. `said` is the server's message, whose own “try again” is not said twice. */
export function sectionsNotFetched(said: string, email: string): string {
  const why = said.replace(/(?:; please|\. Please) try again[^.;]{0,80}\.?$/, '')
  return `${why.replace(/\.$/, '')}. Please try again or contact us at ${email}`
}

export function sectionsNotGenerated(email: string): string {
  return `Error generating content sections. Please try again. Contact our support team at ${email} if the issue persists.`
}

export function documentNotGenerated(email: string): string {
  return `Error generating document. Contact our support team at ${email} if the issue persists.`
}

/** In the download panel, for a file that could not be made ready. */
export function fileNotProcessed(name: string, email: string): string {
  return `Error processing ${name}, please try again. Contact our support team at ${email} if the issue persists.`
}

const limitOpening = 'You reached your subscription limit. '

/** The limit message in its two sentences, or null when it is another message. */
export function asLimitMessage(message: string): { title: string; rest: string } | null {
  if (!message.startsWith(limitOpening)) return null
  return { title: limitOpening.trimEnd(), rest: message.slice(limitOpening.length) }
}

const withoutHint: readonly RegExp[] = [
  /^You reached your subscription limit\./,
  /^An unexpected error occurred\./,
  /^Template not found/,
  /no information about (spouse|child) is found/,
  /^Not Found\.?$/,
  /^Network connection interrupted\./,
  /\bcheck '?My Drafts\b/i,
  /^No subscription found/,
]

/**
 * The line under a list of messages (specification 1, section 5). Null for a single sentence, for a list with one of the
 * messages that are no missing field, and for the message on good moral character when it stands alone.
 */
export function hintFor(error: string | readonly string[]): string | null {
  if (typeof error === 'string' || error.length === 0) return null
  if (error.some((message) => withoutHint.some((pattern) => pattern.test(message)))) return null
  if (error.length > 1) return 'Please fill out all these fields to continue.'
  return /good moral character/i.test(error[0] ?? '') ? null : 'Please fill out this field to continue.'
}

/** A piece of a message; `to` is a page of the product or a mail address. */
export type MessagePart = { readonly text: string; readonly to?: string }

const places: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/Client Management/, () => '/drafty/clients'],
  [/My Drafts/, () => '/drafty/my-drafts'],
  [/Click here/, () => '/settings/billingandsubscriptions'],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/, (email) => `mailto:${email}`],
]
const anyPlace = new RegExp(`(${places.map(([pattern]) => pattern.source).join('|')})`)

/** A message in pieces, with the pages and addresses that it names as links. */
export function withLinks(message: string): MessagePart[] {
  return message
    .split(anyPlace)
    .filter((text) => text !== '')
    .map((text) => {
      const place = places.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`).test(text))
      return place ? { text, to: place[1](text) } : { text }
    })
}

function asCount(drafts: number): string {
  return String(Math.max(0, Math.round(drafts * 100) / 100))
}
